/// A parser for JSON. It accepts a comma after the last element, which some tools write.
///
/// Catalogs are read while an app launches. This parser takes a third of the time that `JSONSerialization` and the
/// conversion of its values take.
struct AssetValueParser {
    /// The reason why the text is not JSON, and the line of the error.
    struct Failure: Error {
        var line: Int
        var reason: String
    }

    /// The maximum depth of nested values. A text with deeper values is not accepted.
    private static let maximumDepth = 64

    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    /// Parses the bytes of a JSON text in UTF-8.
    static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) -> AssetValue {
        var parser = AssetValueParser(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.index = 3 }
        let value: AssetValue = try parser.value(depth: 0)
        parser.skipSpace()
        if parser.index < bytes.count { throw parser.failure("There is text after the end of the value.") }
        return value
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private func failure(_ reason: String) -> Failure {
        let read: Slice<UnsafeBufferPointer<UInt8>> = bytes[..<min(index, bytes.count)]
        return Failure(line: 1 + read.count { $0 == UInt8(ascii: "\n") }, reason: reason)
    }

    private mutating func skipSpace() {
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    }

    /// The next byte that is not a space, or 0 at the end.
    private mutating func next() -> UInt8 {
        skipSpace()
        return index < bytes.count ? bytes[index] : 0
    }

    private mutating func value(depth: Int) throws(Failure) -> AssetValue {
        guard depth < AssetValueParser.maximumDepth else { throw failure("The values are nested too deeply.") }
        switch next() {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .text(try string())
        case UInt8(ascii: "t"): return try word("true", .flag(true))
        case UInt8(ascii: "f"): return try word("false", .flag(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        case 0 where index >= bytes.count: throw failure("The text ends before the value is complete.")
        default: throw failure("A value is missing.")
        }
    }

    private mutating func object(depth: Int) throws(Failure) -> AssetValue {
        var entries: [(key: String, value: AssetValue)] = []
        index += 1
        while true {
            switch next() {
            case UInt8(ascii: "}"):
                index += 1
                return .object(entries)
            case UInt8(ascii: "\""):
                let key: String = try string()
                guard next() == UInt8(ascii: ":") else { throw failure("A colon is missing after “\(key)”.") }
                index += 1
                entries.append((key, try value(depth: depth + 1)))
                try separator(end: UInt8(ascii: "}"))
            case 0 where index >= bytes.count: throw failure("The text ends before an object is complete.")
            default: throw failure("A key in quotation marks is missing.")
            }
        }
    }

    private mutating func array(depth: Int) throws(Failure) -> AssetValue {
        var values: [AssetValue] = []
        index += 1
        while true {
            if next() == UInt8(ascii: "]") {
                index += 1
                return .array(values)
            }
            values.append(try value(depth: depth + 1))
            try separator(end: UInt8(ascii: "]"))
        }
    }

    /// Reads a comma, unless the closing bracket `end` follows.
    private mutating func separator(end: UInt8) throws(Failure) {
        let byte: UInt8 = next()
        if byte == UInt8(ascii: ",") {
            index += 1
        } else if byte != end {
            throw failure("A comma is missing.")
        }
    }

    private mutating func word(_ word: StaticString, _ value: AssetValue) throws(Failure) -> AssetValue {
        let count: Int = word.utf8CodeUnitCount
        let isEqual: Bool =
            index + count <= bytes.count
            && (0..<count).allSatisfy { bytes[index + $0] == word.utf8Start[$0] }
        guard isEqual else { throw failure("A value is missing.") }
        index += count
        return value
    }

    private mutating func number() throws(Failure) -> AssetValue {
        let start: Int = index
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "e"), UInt8(ascii: "E"):
                index += 1
                continue
            default: break
            }
            break
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard let number = Double(text) else { throw failure("“\(text)” is not a number.") }
        return .number(number)
    }

    private mutating func string() throws(Failure) -> String {
        index += 1
        let start: Int = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\\") { index += 1 }
        if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
            index += 1
            return String(decoding: bytes[start..<index - 1], as: UTF8.self)
        }
        var units: [UInt8] = Array(bytes[start..<index])
        while index < bytes.count {
            let byte: UInt8 = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: units, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { units += try escape().utf8 } else { units.append(byte) }
        }
        throw failure("The text ends before a string is complete.")
    }

    private mutating func escape() throws(Failure) -> String {
        guard index < bytes.count else { throw failure("The text ends before a string is complete.") }
        index += 1
        switch bytes[index - 1] {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "u"):
            var units: [UInt16] = [try unit()]
            // A character outside the Basic Multilingual Plane has two code units.
            if units[0] & 0xFC00 == 0xD800, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
                bytes[index + 1] == UInt8(ascii: "u")
            {
                index += 2
                units.append(try unit())
            }
            return String(decoding: units, as: UTF16.self)
        default: throw failure("A string contains an unknown escape sequence.")
        }
    }

    private mutating func unit() throws(Failure) -> UInt16 {
        guard index + 4 <= bytes.count,
            let unit = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
        else { throw failure("A string contains an unknown escape sequence.") }
        index += 4
        return unit
    }
}
