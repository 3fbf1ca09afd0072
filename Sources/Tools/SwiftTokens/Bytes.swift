/// The bytes that have a meaning for the lexer.
enum Byte {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let quote = UInt8(ascii: "\"")
    static let pound = UInt8(ascii: "#")
    static let dollar = UInt8(ascii: "$")
    static let openParenthesis = UInt8(ascii: "(")
    static let closeParenthesis = UInt8(ascii: ")")
    static let star = UInt8(ascii: "*")
    static let slash = UInt8(ascii: "/")
    static let dot = UInt8(ascii: ".")
    static let backslash = UInt8(ascii: "\\")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
    static let underscore = UInt8(ascii: "_")
    static let backtick = UInt8(ascii: "`")
    static let exclamation = UInt8(ascii: "!")
    static let question = UInt8(ascii: "?")
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")
}

extension UInt8 {
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    var isLetter: Bool {
        let lowered: UInt8 = self | 0x20
        return lowered >= UInt8(ascii: "a") && lowered <= UInt8(ascii: "z")
    }

    /// Whether an identifier can begin with the byte. Every byte of a non-ASCII character counts, because the lexer
    /// checks for operator characters first.
    var beginsName: Bool { isLetter || self == Byte.underscore || self >= 0x80 }

    /// Whether the byte can continue an identifier.
    var continuesName: Bool { beginsName || isDigit || self == Byte.dollar }

    var isLineEnd: Bool { self == Byte.lineFeed || self == Byte.carriageReturn }

    var isSpace: Bool {
        self == Byte.space || self == Byte.lineFeed || self == Byte.tab || self == Byte.carriageReturn || self == 0x0B
            || self == 0x0C || self == 0
    }

    var isASCIIOperator: Bool { UInt8.operators[Int(self)] }

    private static let operators: [Bool] = {
        var table = [Bool](repeating: false, count: 256)
        for byte in "/=-+*%<>!&|^~?".utf8 { table[Int(byte)] = true }
        return table
    }()
}
