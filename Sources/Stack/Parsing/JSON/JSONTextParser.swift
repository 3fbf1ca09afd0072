/// A simple parser of JSON that conforms to RFC 8259 and produces the same tape as simdjson.
///
/// It runs when simdjson rejects its input. It reports where and why the input is not JSON, and it keeps numbers that
/// no machine type can represent.
struct JSONTextParser {
    /// An array or object that is not yet closed.
    private struct OpenContainer {
        var start: Int
        var isObject: Bool
        var count = 0
        /// The tape index of the current value's key, in an object.
        var key: Int?
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private(set) var words: [UInt64] = [0]
    private(set) var strings: [UInt8] = []
    private var open: [OpenContainer] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Parses the whole text.
    mutating func parse() throws(JSONDecodingError) {
        try parseValue()
        while let innermost = open.last {
            try parseNext(in: innermost)
        }
        skipSpace()
        guard position == bytes.count else { throw error("the end of the text") }
        words.append(TapeWord(TapeWord.root, payload: 0).bits)
        words[0] = TapeWord(TapeWord.root, payload: UInt64(words.count)).bits
    }

    // MARK: Structure

    /// Parses the next element of the innermost array or object, or its end.
    private mutating func parseNext(in innermost: OpenContainer) throws(JSONDecodingError) {
        skipSpace()
        let end: UInt8 = innermost.isObject ? TapeWord.objectEnd : TapeWord.arrayEnd
        let expectation: String = innermost.isObject ? "a comma or }" : "a comma or ]"
        if innermost.count > 0 {
            guard let byte = peek() else { throw error(expectation) }
            if byte == end { return close(end) }
            guard byte == UInt8(ascii: ",") else { throw error(expectation) }
            position += 1
            skipSpace()
        } else if peek() == end {
            return close(end)
        }
        open[open.count - 1].count += 1
        guard innermost.isObject else { return try parseValue() }
        open[open.count - 1].key = nil
        guard peek() == TapeWord.string else {
            throw error(innermost.count > 0 ? "a key in quotation marks" : "a key in quotation marks or }")
        }
        let key = words.count
        try parseString()
        open[open.count - 1].key = key
        skipSpace()
        guard peek() == UInt8(ascii: ":") else { throw error("a colon") }
        position += 1
        try parseValue()
    }

    private mutating func parseValue() throws(JSONDecodingError) {
        skipSpace()
        switch peek() {
        case TapeWord.objectStart: try beginContainer(isObject: true)
        case TapeWord.arrayStart: try beginContainer(isObject: false)
        case TapeWord.string: try parseString()
        case UInt8(ascii: "t"): try parseLiteral("true", TapeWord.true)
        case UInt8(ascii: "f"): try parseLiteral("false", TapeWord.false)
        case UInt8(ascii: "n"): try parseLiteral("null", TapeWord.null)
        case UInt8(ascii: "-"), .some(0x30...0x39): try parseNumber()
        default: throw error("a value")
        }
    }

    private mutating func beginContainer(isObject: Bool) throws(JSONDecodingError) {
        guard open.count < TapeParser.depthLimit else {
            throw error("at most \(TapeParser.depthLimit) nested arrays and objects")
        }
        open.append(OpenContainer(start: words.count, isObject: isObject))
        words.append(0)
        position += 1
    }

    private mutating func close(_ kind: UInt8) {
        let closed = open.removeLast()
        words.append(TapeWord(kind, payload: UInt64(closed.start)).bits)
        let count = UInt64(min(closed.count, TapeWord.saturatedCount))
        let start: UInt8 = closed.isObject ? TapeWord.objectStart : TapeWord.arrayStart
        words[closed.start] = TapeWord(start, payload: count << 32 | UInt64(words.count)).bits
        position += 1
    }

    // MARK: Scalars

    private mutating func parseLiteral(_ word: StaticString, _ kind: UInt8) throws(JSONDecodingError) {
        for index in 0..<word.utf8CodeUnitCount {
            guard position + index < bytes.count, bytes[position + index] == word.utf8Start[index] else {
                throw error("the literal \(word)")
            }
        }
        position += word.utf8CodeUnitCount
        words.append(TapeWord(kind, payload: 0).bits)
    }

    private mutating func parseNumber() throws(JSONDecodingError) {
        let start = position
        let isNegative = consume(UInt8(ascii: "-"))
        let integerStart = position
        guard skipDigits() else { throw error("a digit") }
        if bytes[integerStart] == UInt8(ascii: "0"), position > integerStart + 1 {
            position = integerStart
            throw error("a number without a leading zero")
        }
        var isInteger = true
        if consume(UInt8(ascii: ".")) {
            isInteger = false
            guard skipDigits() else { throw error("a digit") }
        }
        if consume(UInt8(ascii: "e")) || consume(UInt8(ascii: "E")) {
            isInteger = false
            if !consume(UInt8(ascii: "+")) { _ = consume(UInt8(ascii: "-")) }
            guard skipDigits() else { throw error("a digit") }
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isInteger, let value = Int64(text) {
            append(TapeWord.signed, UInt64(bitPattern: value))
        } else if isInteger, !isNegative, let value = UInt64(text) {
            append(TapeWord.unsigned, value)
        } else if !isInteger, let value = Double(text), value.isFinite {
            append(TapeWord.double, value.bitPattern)
        } else {
            append(TapeWord.largeNumber, UInt64(start) << 32 | UInt64(position - start))
        }
    }

    private mutating func append(_ kind: UInt8, _ value: UInt64) {
        words.append(TapeWord(kind, payload: 0).bits)
        words.append(value)
    }

    private mutating func skipDigits() -> Bool {
        let start = position
        while let byte = peek(), (0x30...0x39).contains(byte) { position += 1 }
        return position > start
    }

    private mutating func consume(_ byte: UInt8) -> Bool {
        guard peek() == byte else { return false }
        position += 1
        return true
    }

    // MARK: Strings

    private mutating func parseString() throws(JSONDecodingError) {
        words.append(TapeWord(TapeWord.string, payload: UInt64(strings.count)).bits)
        let lengthIndex = strings.count
        strings.append(contentsOf: [0, 0, 0, 0])
        position += 1
        while true {
            guard let byte = peek() else { throw error("the closing quotation mark of a string") }
            switch byte {
            case TapeWord.string:
                position += 1
                let count = UInt32(strings.count - lengthIndex - 4)
                for index in 0..<4 { strings[lengthIndex + index] = UInt8(truncatingIfNeeded: count >> (8 * index)) }
                strings.append(0)
                return
            case UInt8(ascii: "\\"): try parseEscape()
            case 0..<0x20: throw error("a string without control characters")
            case 0x20..<0x80:
                strings.append(byte)
                position += 1
            default: try parseMultibyteCharacter()
            }
        }
    }

    private mutating func parseEscape() throws(JSONDecodingError) {
        let start = position
        position += 1
        guard let byte = peek() else { throw error("an escaped character") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): strings.append(byte)
        case UInt8(ascii: "b"): strings.append(0x08)
        case UInt8(ascii: "f"): strings.append(0x0C)
        case UInt8(ascii: "n"): strings.append(0x0A)
        case UInt8(ascii: "r"): strings.append(0x0D)
        case UInt8(ascii: "t"): strings.append(0x09)
        case UInt8(ascii: "u"): try parseUnicodeEscape(from: start)
        default:
            position -= 1
            throw error("one of \" \\ / b f n r t u after the backslash")
        }
    }

    private mutating func parseUnicodeEscape(from start: Int) throws(JSONDecodingError) {
        var value = try parseHexadecimal()
        if (0xD800..<0xDC00).contains(value), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
        {
            position += 2
            let low = try parseHexadecimal()
            guard (0xDC00..<0xE000).contains(low) else {
                position = start
                throw error("a surrogate pair")
            }
            value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(value) else {
            position = start
            throw error("a surrogate pair")
        }
        strings.append(contentsOf: UTF8.encode(scalar)!)
    }

    private mutating func parseHexadecimal() throws(JSONDecodingError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            switch peek() {
            case let digit? where (0x30...0x39).contains(digit): value = value << 4 | UInt32(digit - 0x30)
            case let digit? where (0x41...0x46).contains(digit): value = value << 4 | UInt32(digit - 0x37)
            case let digit? where (0x61...0x66).contains(digit): value = value << 4 | UInt32(digit - 0x57)
            default: throw error("four hexadecimal digits")
            }
            position += 1
        }
        return value
    }

    private mutating func parseMultibyteCharacter() throws(JSONDecodingError) {
        var count = 1
        while count < 4, position + count < bytes.count, bytes[position + count] & 0xC0 == 0x80 { count += 1 }
        var decoder = UTF8.ForwardParser()
        var iterator = bytes[position..<position + count].makeIterator()
        guard case .valid(let encoded) = decoder.parseScalar(from: &iterator) else {
            throw error("text in UTF-8")
        }
        strings.append(contentsOf: encoded)
        position += encoded.count
    }

    // MARK: Positions

    private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private func error(_ expectation: String) -> JSONDecodingError {
        JSONDecodingError(
            path: path, offset: position, reason: "Expected \(expectation), but found \(foundDescription).")
    }

    private var foundDescription: String {
        guard let byte = peek() else { return "the end of the text" }
        return (0x21..<0x7F).contains(byte) ? String(UnicodeScalar(byte)) : "the byte \(byte)"
    }

    private var path: String {
        var path = ""
        for level in open where level.count > 0 {
            if !level.isObject {
                path += "[\(level.count - 1)]"
            } else if let key = level.key {
                path += (path.isEmpty ? "" : ".") + string(at: key)
            }
        }
        return path
    }

    private func string(at index: Int) -> String {
        let start = Int(TapeWord(words[index]).payload)
        let count: Int = (0..<4).reduce(0) { $0 | Int(strings[start + $1]) << (8 * $1) }
        return String(decoding: strings[start + 4..<start + 4 + count], as: UTF8.self)
    }
}
