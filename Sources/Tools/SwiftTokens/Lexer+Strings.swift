/// The delimiter of a string literal.
struct StringDelimiter {
    /// The number of pound signs before and after the quotes.
    var poundCount: Int
    /// Whether the delimiter has three quotes.
    var isMultiline: Bool
}

extension Lexer {
    mutating func readString(poundCount: Int) {
        let start: Int = position
        position += poundCount
        var delimiter = StringDelimiter(poundCount: poundCount, isMultiline: false)
        let isTriple: Bool = byte() == Byte.quote && byte(1) == Byte.quote && byte(2) == Byte.quote
        // `#"""#` is a string that contains one quote. `#"""` followed by a line end begins a multiline string.
        if isTriple, poundCount == 0 || !closesOnThisLine(poundCount: poundCount) { delimiter.isMultiline = true }
        position += delimiter.isMultiline ? 3 : 1
        add(.stringStart, from: start)
        readStringText(of: delimiter)
    }

    /// Returns whether the raw string that begins at the position ends on its line.
    private func closesOnThisLine(poundCount: Int) -> Bool {
        var index: Int = position + 1
        while index < bytes.count, !bytes[index].isLineEnd {
            if bytes[index] == Byte.quote, hasPounds(poundCount, at: index + 1) { return true }
            index += 1
        }
        return false
    }

    func hasPounds(_ count: Int, at index: Int) -> Bool {
        guard index + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[index + offset] != Byte.pound { return false }
        return true
    }

    /// Reads the text of a string, from the position to the end of the string or to the start of an interpolation.
    mutating func readStringText(of string: StringDelimiter) {
        let start: Int = position
        while position < bytes.count {
            let next: UInt8 = byte()
            if next.isLineEnd, !string.isMultiline { break }
            if next == Byte.quote, closes(string) {
                add(.stringText, from: start)
                let end: Int = position
                position += (string.isMultiline ? 3 : 1) + string.poundCount
                followsOperand = true
                return add(.stringEnd, from: end)
            }
            guard next == Byte.backslash, hasPounds(string.poundCount, at: position + 1) else {
                position += 1
                continue
            }
            let escape: Int = position + 1 + string.poundCount
            if escape < bytes.count, bytes[escape] == Byte.openParenthesis {
                add(.stringText, from: start)
                let begin: Int = position
                position = escape + 1
                interpolations.append(Interpolation(string: string))
                followsOperand = false
                return add(.interpolationStart, from: begin)
            }
            // Skip the escaped character, which may be a quote or a backslash. Do not skip a line end, which ends a
            // single-line string.
            let isLineEnd: Bool = escape < bytes.count && bytes[escape].isLineEnd
            position = isLineEnd ? escape : min(escape + 1, bytes.count)
        }
        add(.stringText, from: start)
        followsOperand = true
    }

    private func closes(_ string: StringDelimiter) -> Bool {
        if !string.isMultiline { return hasPounds(string.poundCount, at: position + 1) }
        return byte(1) == Byte.quote && byte(2) == Byte.quote && hasPounds(string.poundCount, at: position + 3)
    }
}
