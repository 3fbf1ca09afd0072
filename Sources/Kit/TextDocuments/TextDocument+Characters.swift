extension TextDocument {
    /// Returns the smallest range that contains `range` and does not begin or end inside a Swift `Character`.
    ///
    /// Only the text around the ends is examined, starting at the nearest ASCII character or line break.
    package func characterRange(_ range: Range<Int>) -> Range<Int> {
        let range = scalarRange(range)
        var (lower, upper) = (range.lowerBound, range.upperBound)
        if !isPlainBoundary(lower) { lower = character(at: lower).lowerBound }
        if !isPlainBoundary(upper) { upper = character(at: upper).upperBound }
        return lower..<upper
    }

    /// Whether an offset is at an end of the text or between two printable ASCII characters.
    private func isPlainBoundary(_ offset: Int) -> Bool {
        offset == 0 || offset == count || string(in: offset - 1..<offset + 1).utf8.allSatisfy(Self.isPlain)
    }

    private static func isPlain(_ unit: UInt8) -> Bool { unit >= 0x20 && unit < 0x7F }

    /// Returns the range of the `Character` that contains an offset, or an empty range if a character begins there.
    private func character(at offset: Int) -> Range<Int> {
        var reach = 64
        while true {
            let start: Int = boundary(before: offset, reach: reach)
            let end: Int = min(count, offset + reach)
            var position: Int = start
            for character in string(in: start..<end) {
                if position >= offset { return offset..<offset }
                let next: Int = position + character.utf16.count
                if next > offset, next < end || end == count { return position..<next }
                position = next
            }
            reach *= 8
        }
    }

    /// Returns an offset before `offset` that is certainly a character boundary.
    private func boundary(before offset: Int, reach: Int) -> Int {
        var reach = reach
        while true {
            let first: Int = scalarRange(max(0, offset - reach)..<offset).lowerBound
            if first == 0 { return 0 }
            let units = Array(string(in: first..<offset).utf16)
            var index: Int = units.count - 1
            while index > 0 {
                // Two adjacent printable ASCII characters never form one character. Neither do a line feed and a
                // character after it.
                let before: UInt16 = units[index - 1]
                if units[index] >= 0x20, units[index] < 0x7F, before < 0x7F, before >= 0x20 || before == 0x0A {
                    return first + index
                }
                index -= 1
            }
            reach *= 8
        }
    }
}
