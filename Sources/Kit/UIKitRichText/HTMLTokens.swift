import Foundation

/// Divides HTML into tags and text. Anything that is not valid HTML becomes text.
struct HTMLTokens: Sequence, IteratorProtocol {
    enum Token: Equatable {
        case start(String, [String: String])
        case end(String)
        case text(String)
        /// The content of a `style` element.
        case style(String)
    }

    private var rest: Substring
    /// The element whose content is not HTML.
    private var rawElement: String?

    init(_ html: String) {
        rest = html[...]
    }

    mutating func next() -> Token? {
        if let rawElement { return rawText(of: rawElement) }
        while !rest.isEmpty {
            guard rest.first == "<" else { return text() }
            if rest.hasPrefix("<!--") {
                skip(past: "-->")
            } else if rest.hasPrefix("<!") || rest.hasPrefix("<?") {
                skip(past: ">")
            } else if let tag = tag() {
                return tag
            } else {
                // A less-than sign that begins no tag is text.
                rest.removeFirst()
                return .text("<")
            }
        }
        return nil
    }

    private mutating func text() -> Token {
        let end = rest.firstIndex(of: "<") ?? rest.endIndex
        defer { rest = rest[end...] }
        return .text(HTMLEntities.decoded(rest[..<end]))
    }

    private mutating func skip(past mark: String) {
        guard let range = rest.range(of: mark) else { return rest = rest[rest.endIndex...] }
        rest = rest[range.upperBound...]
    }

    private mutating func tag() -> Token? {
        var scan = rest.dropFirst()
        let isEnd: Bool = scan.first == "/"
        if isEnd { scan.removeFirst() }
        guard scan.first?.isLetter == true else { return nil }
        let name = scan.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == ":" }.lowercased()
        scan = scan.dropFirst(name.count)
        guard let attributes = Self.attributes(&scan) else { return nil }
        rest = scan
        if isEnd { return .end(name) }
        if ["script", "style", "title", "textarea", "template"].contains(name) { rawElement = name }
        return .start(name, attributes)
    }

    /// Reads attributes up to the end of the tag. Returns nil if the tag does not end.
    private static func attributes(_ scan: inout Substring) -> [String: String]? {
        var found: [String: String] = [:]
        while true {
            scan = scan.drop { $0.isWhitespace || $0 == "/" }
            guard let first = scan.first else { return nil }
            if first == ">" {
                scan.removeFirst()
                return found
            }
            let name = scan.prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }
            scan = name.isEmpty ? scan.dropFirst() : scan.dropFirst(name.count)
            scan = scan.drop(while: \.isWhitespace)
            guard scan.first == "=" else {
                if found[name.lowercased()] == nil { found[name.lowercased()] = "" }
                continue
            }
            scan = scan.dropFirst().drop(while: \.isWhitespace)
            let value: Substring
            if let quote = scan.first, quote == "\"" || quote == "'" {
                scan.removeFirst()
                value = scan.prefix { $0 != quote }
                scan = scan.dropFirst(value.count).dropFirst()
            } else {
                value = scan.prefix { !$0.isWhitespace && $0 != ">" }
                scan = scan.dropFirst(value.count)
            }
            if found[name.lowercased()] == nil { found[name.lowercased()] = HTMLEntities.decoded(value) }
        }
    }

    private mutating func rawText(of name: String) -> Token {
        rawElement = nil
        let end = rest.range(of: "</\(name)", options: .caseInsensitive)?.lowerBound ?? rest.endIndex
        defer { rest = rest[end...] }
        return name == "style" ? .style(String(rest[..<end])) : .text("")
    }
}
