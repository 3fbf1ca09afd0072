extension Lexer {
    mutating func readOperator() {
        let start: Int = position
        position += operatorLength(at: position) ?? 1
        // A postfix operator ends an operand: `a! / b`, `a? / b`.
        let isPostfix: Bool = followsOperand && start > 0 && !bytes[start - 1].isSpace && endsPostfix
        followsOperand = isPostfix
        add(.operator, from: start)
    }

    /// Whether the byte after the operator makes the operator postfix, provided that an operand precedes the operator.
    private var endsPostfix: Bool {
        guard position < bytes.count else { return true }
        let next: UInt8 = byte()
        return next.isSpace || next == Byte.closeParenthesis || next == Byte.closeBracket || next == Byte.closeBrace
            || next == UInt8(ascii: ",") || next == UInt8(ascii: ";") || next == UInt8(ascii: ":") || next == Byte.dot
    }

    /// Returns the length of the operator that begins at `index`, if any.
    ///
    /// An operator contains dots only if it begins with one. A comment ends an operator.
    func operatorLength(at index: Int) -> Int? {
        guard index < bytes.count else { return nil }
        let beginsWithDot: Bool = bytes[index] == Byte.dot
        if beginsWithDot, index + 1 >= bytes.count || bytes[index + 1] != Byte.dot { return nil }
        var end: Int = index
        while end < bytes.count {
            if bytes[end] == Byte.dot {
                guard beginsWithDot else { break }
                end += 1
                continue
            }
            if end > index, bytes[end] == Byte.slash, end + 1 < bytes.count,
                bytes[end + 1] == Byte.slash || bytes[end + 1] == Byte.star
            {
                break
            }
            guard let length = operatorCharacterLength(at: end, isFirst: end == index) else { break }
            end += length
        }
        return end > index ? end - index : nil
    }

    /// Returns the UTF-8 length of the operator character at `index`; nil if the character is not an operator
    /// character.
    ///
    /// - Parameter isFirst: Whether the character must be able to begin an operator.
    func operatorCharacterLength(at index: Int, isFirst: Bool = true) -> Int? {
        let first: UInt8 = bytes[index]
        if first < 0x80 { return first.isASCIIOperator ? 1 : nil }
        let length: Int = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
        guard length > 1, index + length <= bytes.count else { return nil }
        var scalar = UInt32(first) & (0xFF >> (UInt32(length) + 1))
        for offset in 1..<length { scalar = scalar << 6 | UInt32(bytes[index + offset]) & 0x3F }
        let isOperator: Bool =
            Lexer.operatorRanges.contains { $0.contains(scalar) }
            || !isFirst && Lexer.continuationRanges.contains { $0.contains(scalar) }
        return isOperator ? length : nil
    }

    /// The non-ASCII characters that begin operators.
    private static let operatorRanges: [ClosedRange<UInt32>] = [
        0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
        0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053,
        0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
        0x3008...0x3030,
    ]

    /// The characters that continue operators but do not begin them: combining marks and variation selectors.
    private static let continuationRanges: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF,
    ]
}
