/// A parser of XML documents without text.
struct MarkupParser {
    struct Failure: Error, Equatable {
        /// The line, starting at 1.
        var line: Int
        var message: String
    }

    private let bytes: [UInt8]
    private var position = 0
    private static let depthLimit = 200

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the root element.
    static func parse(_ bytes: [UInt8]) throws -> MarkupElement {
        var parser = MarkupParser(bytes)
        var open: [MarkupElement] = []
        while let tag = try parser.nextTag() {
            switch tag {
            case .empty(let element):
                guard !open.isEmpty else { return element }
                open[open.count - 1].children.append(element)
            case .start(let element):
                guard open.count < depthLimit else { throw parser.failure("The elements are nested too deeply.") }
                open.append(element)
            case .end(let name):
                guard let element = open.popLast(), element.name == name else {
                    throw parser.failure("The end tag </\(name)> has no start tag.")
                }
                guard !open.isEmpty else { return element }
                open[open.count - 1].children.append(element)
            }
        }
        if let element = open.last { throw parser.failure("The element <\(element.name)> has no end tag.") }
        throw parser.failure("The file has no elements.")
    }

    private enum Tag {
        case start(MarkupElement)
        case empty(MarkupElement)
        case end(String)
    }

    /// Reads the next tag, and skips text, comments and declarations before it.
    private mutating func nextTag() throws -> Tag? {
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start + 1
            if skip("!--", to: "-->") || skip("?", to: "?>") || skip("!", to: ">") { continue }
            if position < bytes.count, bytes[position] == UInt8(ascii: "/") {
                position += 1
                let name: String = readName()
                skipSpace()
                try expect(UInt8(ascii: ">"))
                return .end(name)
            }
            return try readStart()
        }
        return nil
    }

    private mutating func readStart() throws -> Tag {
        var element = MarkupElement(name: readName())
        guard !element.name.isEmpty else { throw failure("A tag has no name.") }
        while true {
            skipSpace()
            guard position < bytes.count else { throw failure("The tag <\(element.name)> has no end.") }
            if bytes[position] == UInt8(ascii: ">") {
                position += 1
                return .start(element)
            }
            if bytes[position] == UInt8(ascii: "/") {
                position += 1
                try expect(UInt8(ascii: ">"))
                return .empty(element)
            }
            let name: String = readName()
            guard !name.isEmpty else { throw failure("The tag <\(element.name)> has an invalid attribute.") }
            skipSpace()
            try expect(UInt8(ascii: "="))
            skipSpace()
            element.attributes[name] = try readValue()
        }
    }

    private mutating func readValue() throws -> String {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
        else {
            throw failure("The value of an attribute has no quotation marks.")
        }
        let quote: UInt8 = bytes[position]
        let start: Int = position + 1
        guard let end = bytes[start...].firstIndex(of: quote) else {
            throw failure("The value of an attribute has no closing quotation mark.")
        }
        position = end + 1
        return MarkupParser.decoded(String(decoding: bytes[start..<end], as: UTF8.self))
    }

    /// Replaces the character and entity references in a string.
    private static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        var rest: Substring = text[...]
        while let ampersand = rest.firstIndex(of: "&") {
            result += rest[..<ampersand]
            rest = rest[rest.index(after: ampersand)...]
            guard let semicolon = rest.prefix(12).firstIndex(of: ";"), let character = character(rest[..<semicolon])
            else {
                result += "&"
                continue
            }
            result.append(character)
            rest = rest[rest.index(after: semicolon)...]
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> Character? {
        switch name {
        case "quot": return "\""
        case "amp": return "&"
        case "apos": return "'"
        case "lt": return "<"
        case "gt": return ">"
        default:
            guard name.first == "#" else { return nil }
            let digits: Substring = name.dropFirst()
            let code: UInt32? = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return code.flatMap(Unicode.Scalar.init).map(Character.init)
        }
    }

    // MARK: Bytes

    private mutating func readName() -> String {
        let start: Int = position
        while position < bytes.count, !MarkupParser.endsName(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...32, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "\""),
            UInt8(ascii: "'"):
            true
        default: false
        }
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position] <= 32 { position += 1 }
    }

    private mutating func expect(_ byte: UInt8) throws {
        guard position < bytes.count, bytes[position] == byte else {
            throw failure("The character “\(Character(Unicode.Scalar(byte)))” is missing.")
        }
        position += 1
    }

    /// Skips a construct that begins and ends with the given strings. Returns false if the position is not at its
    /// start.
    private mutating func skip(_ start: StaticString, to end: StaticString) -> Bool {
        let first = Array(UnsafeBufferPointer(start: start.utf8Start, count: start.utf8CodeUnitCount))
        guard bytes[position...].starts(with: first) else { return false }
        let last = Array(UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount))
        var index: Int = position + first.count
        while index < bytes.count, !bytes[index...].starts(with: last) { index += 1 }
        position = min(index + last.count, bytes.count)
        return true
    }

    private func failure(_ message: String) -> Failure {
        Failure(line: 1 + bytes[..<min(position, bytes.count)].count { $0 == 10 }, message: message)
    }
}
