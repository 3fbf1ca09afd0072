/// Divides HTML into tags and text. Anything that is not valid HTML becomes text.
///
/// The source is scanned as UTF-8, because a `Character` can contain a sign of the markup and a combining mark that
/// belongs to the text. The time is linear in the length of usual sources, even if they are damaged.
struct HTMLTokens: Sequence, IteratorProtocol {
    enum Token: Equatable {
        case start(String, [String: String])
        case end(String)
        case text(String)
        /// The content of a `style` element.
        case style(String)
    }

    private let bytes: [UInt8]
    private var index = 0
    /// The tag after the text that was returned last.
    private var pending: Token?
    /// The element whose content is not HTML.
    private var rawElement: String?
    /// The offsets of attributes in tags that do not end.
    private var unfinished: Set<Int> = []

    init(_ html: String) {
        bytes = Array(html.utf8)
    }

    mutating func next() -> Token? {
        if let tag = pending {
            pending = nil
            return tag
        }
        if let rawElement { return rawText(of: rawElement) }
        var start: Int = index
        while index < bytes.count {
            let position: Int = index
            if bytes[index] != UInt8(ascii: "<") {
                index += 1
            } else if let tag = tag() {
                guard position > start else { return tag }
                pending = tag
                return text(start..<position)
            } else if skipComment() {
                if position > start { return text(start..<position) }
                start = index
            } else {
                // A less-than sign that begins no tag is text.
                index += 1
            }
        }
        return index > start ? text(start..<index) : nil
    }

    private func text(_ range: Range<Int>) -> Token {
        .text(HTMLEntities.decoded(bytes[range]))
    }

    private func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// Returns the offset of the first byte that fulfills a condition, or of the end.
    private func offset(from start: Int, where condition: (UInt8) -> Bool) -> Int {
        var offset = start
        while offset < bytes.count, !condition(bytes[offset]) { offset += 1 }
        return offset
    }

    private func matches(_ text: String, at offset: Int) -> Bool {
        bytes[offset...].starts(with: text.utf8) { $0 == $1 || ($0 >= 0x41 && $0 <= 0x5A && $0 | 0x20 == $1) }
    }

    /// Returns the offset after the next occurrence of a text, or of the end.
    private func end(of text: String, from start: Int) -> Int {
        let found: Int? = (start..<bytes.count).first { matches(text, at: $0) }
        return found.map { $0 + text.utf8.count } ?? bytes.count
    }

    /// Skips a comment, a declaration or a processing instruction. Returns false if there is none.
    private mutating func skipComment() -> Bool {
        if matches("<!--", at: index) {
            index = end(of: "-->", from: index)
        } else if matches("<!", at: index) || matches("<?", at: index) {
            index = end(of: ">", from: index)
        } else {
            return false
        }
        return true
    }

    private mutating func tag() -> Token? {
        let isEnd: Bool = matches("</", at: index)
        let start: Int = index + (isEnd ? 2 : 1)
        guard start < bytes.count, (0x61...0x7A).contains(bytes[start] | 0x20) else { return nil }
        let nameEnd: Int = offset(from: start) { $0.endsTagName }
        let name: String = string(start..<nameEnd).lowercased()
        guard let (attributes, end) = attributes(from: nameEnd) else { return nil }
        index = end
        if isEnd { return .end(name) }
        if ["script", "style", "title", "textarea", "template"].contains(name) { rawElement = name }
        return .start(name, attributes)
    }

    /// Reads the attributes from an offset up to the end of the tag, and returns the offset after the tag. Returns nil
    /// if the tag does not end before another tag or the end of the source.
    private mutating func attributes(from start: Int) -> (found: [String: String], end: Int)? {
        var found: [String: String] = [:]
        var visited: [Int] = []
        var index = start
        while true {
            index = offset(from: index) { !$0.isSpace && $0 != UInt8(ascii: "/") }
            guard index < bytes.count, bytes[index] != UInt8(ascii: "<"), !unfinished.contains(index) else {
                unfinished.formUnion(visited)
                return nil
            }
            if bytes[index] == UInt8(ascii: ">") { return (found, index + 1) }
            visited.append(index)
            let nameStart: Int = index
            index = offset(from: index + 1) { $0.endsTagName || $0 == UInt8(ascii: "=") }
            let name: String = string(nameStart..<index).lowercased()
            index = offset(from: index) { !$0.isSpace }
            var value: Range<Int> = index..<index
            if index < bytes.count, bytes[index] == UInt8(ascii: "=") {
                index = offset(from: index + 1) { !$0.isSpace }
                if index < bytes.count, case let quote = bytes[index], quote == 0x22 || quote == 0x27 {
                    value = index + 1..<offset(from: index + 1) { $0 == quote }
                    index = Swift.min(value.upperBound + 1, bytes.count)
                } else {
                    value = index..<offset(from: index) { $0.isSpace || $0.isTagEnd }
                    index = value.upperBound
                }
            }
            if found[name] == nil { found[name] = HTMLEntities.decoded(bytes[value], isAttribute: true) }
        }
    }

    private mutating func rawText(of name: String) -> Token {
        rawElement = nil
        let (start, endTag) = (index, "</" + name)
        while index < bytes.count {
            let end: Int = index + endTag.utf8.count
            if matches(endTag, at: index), end == bytes.count || bytes[end].endsTagName { break }
            index += 1
        }
        return name == "style" ? .style(string(start..<index)) : .text("")
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    /// Whether the byte ends a tag or begins another.
    fileprivate var isTagEnd: Bool { self == UInt8(ascii: ">") || self == UInt8(ascii: "<") }

    fileprivate var endsTagName: Bool { isSpace || isTagEnd || self == UInt8(ascii: "/") }
}
