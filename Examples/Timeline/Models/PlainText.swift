/// The plain text of the HTML in statuses. Paragraphs and line breaks are kept, other tags are removed, common entities
/// are decoded, pictures are replaced by their descriptions, and text that Mastodon marks as invisible is omitted.
struct PlainText {
    let text: String

    init(_ html: String) {
        var reader = HTMLReader()
        reader.read(html)
        text = PlainText.tidied(reader.text)
    }

    /// Returns the text with one space between words, no spaces at the ends of lines, no more than one empty line in a
    /// row, and no empty lines at the beginning or the end.
    private static func tidied(_ text: String) -> String {
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let words: String = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }.joined(separator: " ")
            if !words.isEmpty || lines.last?.isEmpty == false { lines.append(words) }
        }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}

/// Collects the visible text of an HTML fragment.
private struct HTMLReader {
    private(set) var text = ""
    /// The depth of nested elements inside a hidden one; 0 outside.
    private var hiddenDepth = 0
    /// The strings to append when the open elements end, the innermost last.
    private var endings: [String] = []

    init() {}

    mutating func read(_ html: String) {
        var rest = html[...]
        while let character = rest.first {
            if character == "<", let end = HTMLReader.endOfTag(rest) {
                tag(rest[rest.index(after: rest.startIndex)..<end])
                rest = rest[rest.index(after: end)...]
            } else if character == "&", let (decoded, after) = HTMLReader.entity(at: rest) {
                append(decoded)
                rest = after
            } else {
                // A line break in HTML is a space.
                append(character.isNewline ? " " : String(character))
                rest = rest.dropFirst()
            }
        }
    }

    private mutating func append(_ more: String) {
        if hiddenDepth == 0 { text += more }
    }

    /// Elements that have no end tag.
    private static let emptyElements: Set<String> = ["br", "hr", "img", "input", "meta", "link", "wbr"]

    /// Returns the end of the tag at the beginning of `rest`, ignoring `>` in attribute values.
    private static func endOfTag(_ rest: Substring) -> Substring.Index? {
        var quote: Character?
        for index in rest.indices {
            switch rest[index] {
            case ">" where quote == nil: return index
            case let character where character == quote: quote = nil
            case "\"", "'": quote = quote ?? (rest[rest.index(before: index)] == "=" ? rest[index] : nil)
            default: break
            }
        }
        return nil
    }

    private mutating func tag(_ tag: Substring) {
        let isEnd = tag.hasPrefix("/")
        let name: String = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        switch name {
        case "br": append("\n")
        case "hr": append("\n\n")
        case "img": append(HTMLReader.description(in: tag))
        // Mastodon writes these elements for the choices of a poll.
        case "radio": if !isEnd { append("○ ") }
        case "checkbox": if !isEnd { append("☐ ") }
        case "p", "div", "blockquote", "ul", "ol": if isEnd { append("\n\n") }
        case "li": append(isEnd ? "\n" : "• ")
        default: break
        }
        guard !HTMLReader.emptyElements.contains(name), !tag.hasSuffix("/"), !name.isEmpty else { return }
        if isEnd {
            if hiddenDepth > 0 { hiddenDepth -= 1 }
            if let ending = endings.popLast() { append(ending) }
        } else {
            if hiddenDepth > 0 || tag.contains("\"invisible\"") || name == "script" || name == "style" {
                hiddenDepth += 1
            }
            endings.append(tag.contains("\"ellipsis\"") ? "…" : "")
        }
    }

    private static let entities: [Substring: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…", "ndash": "–",
        "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "middot": "·",
        "copy": "©", "reg": "®", "trade": "™", "euro": "€", "laquo": "«", "raquo": "»",
    ]

    /// Returns the description of a picture, such as the name of an emoji.
    private static func description(in tag: Substring) -> String {
        for quote in ["\"", "'"] {
            guard let start = tag.firstRange(of: " alt=\(quote)"),
                let end = tag[start.upperBound...].firstRange(of: quote)
            else { continue }
            var text = ""
            var rest = tag[start.upperBound..<end.lowerBound]
            while let character = rest.first {
                let (piece, after): (String, Substring) = entity(at: rest) ?? (String(character), rest.dropFirst())
                text += piece
                rest = after
            }
            return text
        }
        return ""
    }

    /// Decodes the entity at the beginning, and returns it with the rest; nil if there is none.
    private static func entity(at rest: Substring) -> (String, Substring)? {
        guard rest.first == "&", let end = rest.prefix(12).firstIndex(of: ";"),
            let decoded = entity(rest[rest.index(after: rest.startIndex)..<end])
        else { return nil }
        return (decoded, rest[rest.index(after: end)...])
    }

    private static func entity(_ name: Substring) -> String? {
        guard name.hasPrefix("#") else { return entities[name] }
        let digits = name.dropFirst()
        let value: UInt32? =
            digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap { Unicode.Scalar($0) }.map { String($0) }
    }
}
