/// A parser of a small part of YAML, which is enough for `xtool.yml`.
///
/// It reads block mappings, block and flow sequences, scalars with and without quotation marks, and comments. Anchors,
/// tags, block scalars and flow mappings are errors. The lines `---` between documents are ignored.
struct YAMLDocument {
    struct Failure: Error, Equatable {
        /// The line, starting at 1.
        var line: Int
        var message: String
    }

    private struct Line {
        var number: Int
        var indentation: Int
        var text: String
    }

    private var lines: [Line] = []
    private var position = 0
    private var depth = 0

    private init(_ text: String) throws {
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            let content: String = String(YAMLDocument.withoutComment(line)).trimmed
            if content.isEmpty { continue }
            if content == "---" {
                guard lines.isEmpty else {
                    throw Failure(line: number, message: "A second document begins. Only one is supported.")
                }
                continue
            }
            let indentation: Substring = line.prefix { $0 == " " || $0 == "\t" }
            guard !indentation.contains("\t") else {
                throw Failure(line: number, message: "The line is indented with a tab. Use spaces.")
            }
            lines.append(Line(number: number, indentation: indentation.count, text: content))
        }
    }

    /// Returns the value of YAML text. Empty text is an empty dictionary.
    static func parse(_ text: String) throws -> PropertyListValue {
        var document = try YAMLDocument(text)
        guard !document.lines.isEmpty else { return .dictionary(PropertyListDictionary()) }
        let value: PropertyListValue = try document.readBlock(document.lines[0].indentation)
        guard document.position == document.lines.count else {
            throw Failure(
                line: document.lines[document.position].number, message: "The line has the wrong indentation.")
        }
        return value
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        var last: Character = " "
        var index: Substring.Index = line.startIndex
        while index < line.endIndex {
            let character: Character = line[index]
            // Within a value, a quotation mark is an ordinary character, such as an apostrophe.
            if character == "\"" || character == "'", last.isWhitespace || ":[,-".contains(last) {
                index = endOfQuotation(line, from: index)
            } else if character == "#", last.isWhitespace {
                return line[..<index]
            } else {
                index = line.index(after: index)
            }
            last = character
        }
        return line
    }

    /// Returns the index after the quotation that begins at `start`. Doubled apostrophes and quotation marks after a
    /// backslash do not end it.
    private static func endOfQuotation(_ text: Substring, from start: Substring.Index) -> Substring.Index {
        let quote: Character = text[start]
        var index: Substring.Index = text.index(after: start)
        while index < text.endIndex {
            let isEscape: Bool = text[index] == "\\" && quote == "\""
            let isQuote: Bool = text[index] == quote
            index = text.index(after: index)
            if isEscape || isQuote && quote == "'" && text[index...].first == "'" {
                index = text.index(index, offsetBy: 1, limitedBy: text.endIndex) ?? text.endIndex
            } else if isQuote {
                return index
            }
        }
        return index
    }

    // MARK: Blocks

    private mutating func readBlock(_ indentation: Int) throws -> PropertyListValue {
        depth += 1
        defer { depth -= 1 }
        guard depth < 50 else {
            throw Failure(line: lines[position].number, message: "The values are nested too deeply.")
        }
        let first: String = lines[position].text
        if first == "-" || first.hasPrefix("- ") { return try readSequence(indentation) }
        guard YAMLDocument.entry(first) != nil else {
            let line: Line = lines[position]
            position += 1
            return try scalar(line.text, line.number)
        }
        return try readMapping(indentation)
    }

    private mutating func readSequence(_ indentation: Int) throws -> PropertyListValue {
        var values: [PropertyListValue] = []
        while position < lines.count, lines[position].indentation == indentation,
            lines[position].text == "-" || lines[position].text.hasPrefix("- ")
        {
            let rest: Substring = lines[position].text.dropFirst()
            let content: String = String(rest).trimmed
            if content.isEmpty {
                position += 1
                guard position < lines.count, lines[position].indentation > indentation else {
                    values.append(.string(""))
                    continue
                }
                values.append(try readBlock(lines[position].indentation))
            } else {
                // The content after the hyphen is a block whose indentation is its column.
                let column: Int = indentation + 1 + rest.prefix { $0 == " " }.count
                lines[position].indentation = column
                lines[position].text = content
                values.append(try readBlock(column))
            }
        }
        return .array(values)
    }

    private mutating func readMapping(_ indentation: Int) throws -> PropertyListValue {
        var entries: [PropertyListDictionary.Entry] = []
        while position < lines.count, lines[position].indentation == indentation {
            let line: Line = lines[position]
            guard let (key, rest) = YAMLDocument.entry(line.text) else {
                throw Failure(line: line.number, message: "The line has no key. Write “key: value”.")
            }
            position += 1
            var value: PropertyListValue = .string("")
            if !rest.isEmpty {
                value = try scalar(rest, line.number)
            } else if position < lines.count {
                let next: Line = lines[position]
                let isSequence: Bool = next.text == "-" || next.text.hasPrefix("- ")
                if next.indentation > indentation || next.indentation == indentation && isSequence {
                    value = try readBlock(next.indentation)
                }
            }
            entries.append(PropertyListDictionary.Entry(key: key, value: value))
        }
        return .dictionary(PropertyListDictionary(entries))
    }

    /// Divides `key: value`.
    private static func entry(_ text: String) -> (key: String, value: String)? {
        if text.hasPrefix("[") || text.hasPrefix("{") { return nil }
        let isQuoted: Bool = text.hasPrefix("\"") || text.hasPrefix("'")
        let start: String.Index = isQuoted ? endOfQuotation(text[...], from: text.startIndex) : text.startIndex
        for index in text[start...].indices where text[index] == ":" {
            let next: String.Index = text.index(after: index)
            guard next == text.endIndex || text[next].isWhitespace else { continue }
            return (unquoted(String(text[..<index]).trimmed), String(text[next...]).trimmed)
        }
        return nil
    }

    // MARK: Scalars

    private func scalar(_ text: String, _ line: Int) throws -> PropertyListValue {
        if text.hasPrefix("[") {
            guard text.hasSuffix("]") else {
                throw Failure(line: line, message: "The bracket [ has no closing bracket ].")
            }
            let elements: [Substring] = text.dropFirst().dropLast().split(separator: ",")
            return .array(elements.map { .string(YAMLDocument.unquoted(String($0).trimmed)) })
        }
        if let first = text.first, "{&*!|>%@`".contains(first) {
            throw Failure(line: line, message: "Values that begin with “\(first)” are not supported.")
        }
        return .string(YAMLDocument.unquoted(text))
    }

    private static func unquoted(_ text: String) -> String {
        guard text.count >= 2, let first = text.first, first == text.last else { return text }
        let inner = String(text.dropFirst().dropLast())
        switch first {
        case "'": return inner.replacing("''", with: "'")
        case "\"": return inner.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
        default: return text
        }
    }
}
