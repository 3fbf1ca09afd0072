extension Lexer {
    mutating func skipName() {
        while position < bytes.count, byte().continuesName, operatorCharacterLength(at: position) == nil {
            position += 1
        }
    }

    mutating func readName() {
        let start: Int = position
        skipName()
        if position == start { position += 1 }
        let keyword = Keyword(bytes[start..<position])
        followsOperand = !keyword.precedesOperand
        tokens.append(Token(.identifier, start, position, keyword))
    }

    /// Reads an identifier in backticks. It may contain spaces and operators, but not a line end.
    mutating func readBacktickName() {
        let start: Int = position
        position += 1
        while position < bytes.count, byte() != Byte.backtick, !byte().isLineEnd { position += 1 }
        guard byte() == Byte.backtick, position < bytes.count else {
            position = start + 1
            followsOperand = false
            return add(.unknown, from: start)
        }
        position += 1
        followsOperand = true
        add(.identifier, from: start)
    }

    mutating func readNumber() {
        let start: Int = position
        let second: UInt8 = byte(1) | 0x20
        let isHexadecimal: Bool = byte() == UInt8(ascii: "0") && second == UInt8(ascii: "x")
        let hasPrefix: Bool =
            byte() == UInt8(ascii: "0") && (isHexadecimal || second == UInt8(ascii: "b") || second == UInt8(ascii: "o"))
        if hasPrefix { position += 2 }
        skipDigits(isHexadecimal: isHexadecimal)
        if !hasPrefix || isHexadecimal {
            // `1.description` and `1...2` have no fraction.
            if byte() == Byte.dot, isHexadecimal ? isHexadecimalFraction : byte(1).isDigit {
                position += 1
                skipDigits(isHexadecimal: isHexadecimal)
            }
            skipExponent(isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e"))
        }
        // A malformed number includes the letters that follow.
        skipName()
        followsOperand = true
        add(.number, from: start)
    }

    /// Whether the dot at the position begins the fraction of a hexadecimal number, which needs an exponent.
    private var isHexadecimalFraction: Bool {
        var offset = 1
        while byte(offset).isHexadecimalDigit || byte(offset) == Byte.underscore { offset += 1 }
        return offset > 1 && byte(offset) | 0x20 == UInt8(ascii: "p")
    }

    private mutating func skipDigits(isHexadecimal: Bool) {
        while byte().isDigit || byte() == Byte.underscore || isHexadecimal && byte().isHexadecimalDigit {
            position += 1
        }
    }

    private mutating func skipExponent(_ letter: UInt8) {
        guard byte() | 0x20 == letter else { return }
        let isSigned: Bool = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-")
        guard byte(isSigned ? 2 : 1).isDigit else { return }
        position += isSigned ? 2 : 1
        skipDigits(isHexadecimal: false)
    }
}

extension UInt8 {
    var isHexadecimalDigit: Bool {
        isDigit || (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "f")
    }
}
