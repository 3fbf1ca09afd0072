/// Comments and regex literals.
extension Lexer {
    /// Reads the comment or regex literal that begins with the slash at the position. Returns false if there is
    /// neither.
    mutating func readSlash() -> Bool {
        let start: Int = position
        switch byte(1) {
        case Byte.slash:
            skipLine()
            add(.comment, from: start)
            return true
        case Byte.star:
            skipBlockComment()
            add(.comment, from: start)
            return true
        default:
            return !followsOperand && readBareRegex()
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while position < bytes.count {
            if byte() == Byte.slash, byte(1) == Byte.star {
                depth += 1
                position += 2
            } else if byte() == Byte.star, byte(1) == Byte.slash {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
    }

    /// Reads `/…/`. The literal does not begin or end with a space, and ends on its line. The caller has checked that
    /// an operand may begin here.
    private mutating func readBareRegex() -> Bool {
        let start: Int = position
        let first: UInt8 = byte(1)
        guard !first.isSpace, first != Byte.slash, position + 1 < bytes.count else { return false }
        var index: Int = position + 1
        var classDepth = 0
        var groupDepth = 0
        while index < bytes.count, !bytes[index].isLineEnd {
            switch bytes[index] {
            case Byte.backslash: index += 1
            case Byte.openBracket: classDepth += 1
            case Byte.closeBracket: classDepth = max(0, classDepth - 1)
            case Byte.openParenthesis where classDepth == 0: groupDepth += 1
            case Byte.closeParenthesis where classDepth == 0:
                // `(/)` and `(a, /)` pass an operator.
                if groupDepth == 0 { return false }
                groupDepth -= 1
            case Byte.slash where classDepth == 0:
                guard !bytes[index - 1].isSpace || bytes[index - 2] == Byte.backslash else { return false }
                position = index + 1
                followsOperand = true
                add(.regex, from: start)
                return true
            default: break
            }
            index += 1
        }
        return false
    }

    /// Reads `#/…/#` with any number of pound signs. A literal whose opening delimiter is followed by a line end spans
    /// several lines.
    mutating func readExtendedRegex(poundCount: Int) -> Bool {
        let start: Int = position
        var index: Int = position + poundCount + 1
        var first: Int = index
        while first < bytes.count, bytes[first] == Byte.space || bytes[first] == Byte.tab { first += 1 }
        let isMultiline: Bool = first < bytes.count && bytes[first].isLineEnd
        while index < bytes.count {
            if bytes[index].isLineEnd, !isMultiline { return false }
            if bytes[index] == Byte.backslash, index + 1 < bytes.count, !bytes[index + 1].isLineEnd {
                index += 2
                continue
            }
            if bytes[index] == Byte.slash, hasPounds(poundCount, at: index + 1) {
                position = index + 1 + poundCount
                followsOperand = true
                add(.regex, from: start)
                return true
            }
            index += 1
        }
        return false
    }
}
