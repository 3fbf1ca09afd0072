import Foundation

/// A parser of property lists in the old text format, which Xcode uses for project files.
///
/// A value is a string with or without quotation marks, data in hexadecimal digits (`<0fbd77>`), an array
/// (`(a, b)`) or a dictionary (`{a = b; c = d;}`). Comments have the syntax of C. Text without braces that consists
/// of entries (`"a" = "b";`) is a dictionary, as in files with localized strings.
struct OldStylePropertyList {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    /// A reason why text is not a property list.
    struct Failure: Error, Equatable {
        /// The line, starting at 1.
        var line: Int
        /// The error message, without the name of the file.
        var message: String
    }

    /// The maximum depth of nested dictionaries and arrays. Project files have up to about eight levels.
    private static let depthLimit = 200

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the value of UTF-8 text.
    ///
    /// - Throws: A ``Failure`` if the text is not a property list.
    /// - Complexity: O(*n*)
    static func parse(_ bytes: [UInt8]) throws -> PropertyListValue {
        var parser = OldStylePropertyList(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
        do {
            return try parser.document()
        } catch let failure as Failure {
            throw parser.conflict() ?? failure
        }
    }

    // MARK: Values

    private mutating func document() throws -> PropertyListValue {
        try skipSpace()
        guard position < bytes.count else { throw failure("The file is empty.") }
        let value: PropertyListValue = try readValue()
        try skipSpace()
        if position < bytes.count, case .string(let key) = value { return try readEntries(after: key) }
        guard position == bytes.count else { throw failure("There is text after the end of the property list.") }
        return value
    }

    private mutating func readValue() throws -> PropertyListValue {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "("):
            depth += 1
            defer { depth -= 1 }
            guard depth <= OldStylePropertyList.depthLimit else {
                throw failure("The values are nested too deeply.")
            }
            return byte == UInt8(ascii: "{") ? try readDictionary() : try readArray()
        case UInt8(ascii: "<"):
            return try readData()
        default:
            return .string(try readString())
        }
    }

    private mutating func readDictionary() throws -> PropertyListValue {
        let start: Int = position
        position += 1
        var entries: [PropertyListDictionary.Entry] = []
        while true {
            try skipSpace()
            guard position < bytes.count else {
                throw failure("The brace { has no closing brace }, because the file is not complete.", at: start)
            }
            if byte == UInt8(ascii: "}") { break }
            let key: String = try readString()
            entries.append(try readEntry(key, last: UInt8(ascii: "}")))
        }
        position += 1
        return .dictionary(PropertyListDictionary(entries))
    }

    /// Reads the entries of a dictionary without braces.
    private mutating func readEntries(after first: String) throws -> PropertyListValue {
        var entries: [PropertyListDictionary.Entry] = [try readEntry(first, last: nil)]
        try skipSpace()
        while position < bytes.count {
            let key: String = try readString()
            entries.append(try readEntry(key, last: nil))
            try skipSpace()
        }
        return .dictionary(PropertyListDictionary(entries))
    }

    /// Reads the rest of an entry: `= value;` or, if the value is equal to the key, `;`.
    ///
    /// - Parameter last: The byte before which the semicolon may be omitted.
    private mutating func readEntry(_ key: String, last: UInt8?) throws -> PropertyListDictionary.Entry {
        try skipSpace()
        var value: PropertyListValue = .string(key)
        if byte == UInt8(ascii: "=") {
            position += 1
            try skipSpace()
            value = try readValue()
            try skipSpace()
        } else if byte != UInt8(ascii: ";") {
            throw failure("An equals sign is missing after “\(OldStylePropertyList.short(key))”.")
        }
        if byte == UInt8(ascii: ";") {
            position += 1
        } else if position >= bytes.count || byte != last {
            throw failure("A semicolon is missing after the value of “\(OldStylePropertyList.short(key))”.")
        }
        return PropertyListDictionary.Entry(key: key, value: value)
    }

    private mutating func readArray() throws -> PropertyListValue {
        let start: Int = position
        position += 1
        var values: [PropertyListValue] = []
        while true {
            try skipSpace()
            guard position < bytes.count else {
                throw failure(
                    "The parenthesis ( has no closing parenthesis ), because the file is not complete.", at: start)
            }
            if byte == UInt8(ascii: ")") { break }
            values.append(try readValue())
            try skipSpace()
            if byte == UInt8(ascii: ",") {
                position += 1
            } else if position < bytes.count, byte != UInt8(ascii: ")") {
                throw failure("A comma is missing between the values of an array.")
            }
        }
        position += 1
        return .array(values)
    }

    private mutating func readData() throws -> PropertyListValue {
        let start: Int = position
        position += 1
        var digits: [UInt8] = []
        while position < bytes.count, byte != UInt8(ascii: ">") {
            if let digit = byte.hexDigitValue {
                digits.append(digit)
            } else if !byte.isPropertyListSpace {
                throw failure("Data contains a character that is not a hexadecimal digit.")
            }
            position += 1
        }
        guard position < bytes.count else { throw failure("The data has no closing bracket >.", at: start) }
        guard digits.count.isMultiple(of: 2) else {
            throw failure("Data has an odd number of hexadecimal digits.", at: start)
        }
        position += 1
        return .data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }

    // MARK: Strings

    private mutating func readString() throws -> String {
        let start: Int = position
        let first: UInt8 = byte
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try readQuotedString(first) }
        while position < bytes.count, byte.isUnquoted {
            // A comment can follow a string without a space, but a path can contain slashes.
            if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") { break }
            position += 1
        }
        guard position > start else {
            guard position < bytes.count else { throw failure("The file ends in the middle of a value.") }
            throw failure("The character “\(character)” is not expected here.")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func readQuotedString(_ quote: UInt8) throws -> String {
        let start: Int = position
        position += 1
        while position < bytes.count, byte != quote, byte != UInt8(ascii: "\\") { position += 1 }
        guard position < bytes.count else { throw failure("The string has no closing quotation mark.", at: start) }
        if byte == quote {
            position += 1
            return String(decoding: bytes[start + 1..<position - 1], as: UTF8.self)
        }
        var text: [UInt8] = Array(bytes[start + 1..<position])
        while position < bytes.count, byte != quote {
            if byte == UInt8(ascii: "\\") {
                position += 1
                readEscape(into: &text)
            } else {
                text.append(byte)
                position += 1
            }
        }
        guard position < bytes.count else { throw failure("The string has no closing quotation mark.", at: start) }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads the rest of an escape sequence, after its backslash.
    private mutating func readEscape(into text: inout [UInt8]) {
        guard position < bytes.count else { return }
        let letter: UInt8 = byte
        position += 1
        switch letter {
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "a"): text.append(7)
        case UInt8(ascii: "b"): text.append(8)
        case UInt8(ascii: "f"): text.append(12)
        case UInt8(ascii: "v"): text.append(11)
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            var units: [UInt16] = [readCodeUnit()]
            // A character outside the basic plane has two escapes.
            if UTF16.isLeadSurrogate(units[0]), position + 1 < bytes.count, byte == UInt8(ascii: "\\"),
                bytes[position + 1] == UInt8(ascii: "U")
            {
                position += 2
                units.append(readCodeUnit())
            }
            text.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var code = UInt32(letter - UInt8(ascii: "0"))
            var count = 1
            while count < 3, position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
                code = code * 8 + UInt32(byte - UInt8(ascii: "0"))
                position += 1
                count += 1
            }
            text.append(contentsOf: String(Unicode.Scalar(code).map(Character.init) ?? "?").utf8)
        default: text.append(letter)
        }
    }

    private mutating func readCodeUnit() -> UInt16 {
        var code: UInt16 = 0
        var count = 0
        while count < 4, position < bytes.count, let digit = byte.hexDigitValue {
            code = code << 4 | UInt16(digit)
            position += 1
            count += 1
        }
        return code
    }

    // MARK: Spaces and comments

    /// The byte at the position, or 0 at the end.
    private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

    private mutating func skipSpace() throws {
        while position < bytes.count {
            if byte.isPropertyListSpace {
                position += 1
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
                try skipComment()
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
                while position < bytes.count, byte != 10, byte != 13 { position += 1 }
            } else if byte == 0xE2, position + 2 < bytes.count, bytes[position + 1] == 0x80,
                bytes[position + 2] == 0xA8 || bytes[position + 2] == 0xA9
            {
                // Line and paragraph separators.
                position += 3
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws {
        let start: Int = position
        position += 2
        while position + 1 < bytes.count {
            if byte == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                position += 2
                return
            }
            position += 1
        }
        throw failure("The comment has no end.", at: start)
    }

    // MARK: Errors

    private func failure(_ message: String, at offset: Int? = nil) -> Failure {
        Failure(line: line(at: offset ?? position), message: message)
    }

    private func line(at offset: Int) -> Int {
        1 + bytes[..<min(offset, bytes.count)].reduce(into: 0) { if $1 == 10 { $0 += 1 } }
    }

    /// The character at the position.
    private var character: String {
        String(String(decoding: bytes[position..<min(position + 8, bytes.count)], as: UTF8.self).prefix(1))
    }

    private static func short(_ text: String) -> String {
        text.count <= 40 ? text : text.prefix(40) + "…"
    }

    /// The failure for text with merge conflict markers.
    private func conflict() -> Failure? {
        var line = 1
        for text in bytes.split(separator: 10, omittingEmptySubsequences: false) {
            if text.starts(with: Array("<<<<<<<".utf8)) || text.starts(with: Array(">>>>>>>".utf8)) {
                return Failure(line: line, message: "The file has a merge conflict. Resolve it first.")
            }
            line += 1
        }
        return nil
    }
}

extension UInt8 {
    fileprivate var isPropertyListSpace: Bool { self == 32 || (self >= 9 && self <= 13) }

    /// Whether a string without quotation marks can contain the byte.
    fileprivate var isUnquoted: Bool {
        switch self {
        case 0...32, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"),
            UInt8(ascii: ">"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "\""),
            UInt8(ascii: "'"):
            false
        default: true
        }
    }

    fileprivate var hexDigitValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
