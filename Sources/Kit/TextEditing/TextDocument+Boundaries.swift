import TextDocuments
import TextLayout

extension TextDocument {
    /// The number of UTF-16 code units that are examined first on each side of an offset.
    private static let reach = 256

    /// Returns the end of the unit that contains or follows the offset, or the end of the text.
    package func next(_ unit: TextBoundaries.Unit, after offset: Int) -> Int {
        boundary(around: offset) { TextBoundaries.next(unit, after: $1, in: $0) }
    }

    /// Returns the start of the unit that contains or precedes the offset, or 0.
    package func previous(_ unit: TextBoundaries.Unit, before offset: Int) -> Int {
        boundary(around: offset) { TextBoundaries.previous(unit, before: $1, in: $0) }
    }

    /// Finds a boundary in the text around an offset, as `range(around:_:)` finds a range.
    package func boundary(around offset: Int, _ find: (String, Int) -> Int) -> Int {
        range(around: offset) { text, local in
            let found = find(text, local)
            return found..<found
        }.lowerBound
    }

    /// Finds a range in the text around an offset. If the range reaches the edge of the examined text, more text is
    /// examined.
    ///
    /// - Parameter find: A closure that finds the range in the examined text, around an offset in it.
    package func range(around offset: Int, _ find: (String, Int) -> Range<Int>) -> Range<Int> {
        var reach = Self.reach
        while true {
            let lower = start(before: offset - reach)
            let upper = min(count, offset + reach)
            let text = string(in: lower..<upper)
            let found = find(text, offset - lower)
            let isComplete: Bool =
                (lower == 0 || found.lowerBound > 16) && (upper == count || found.upperBound < text.utf16.count - 16)
            if isComplete || (lower == 0 && upper == count) {
                return (found.lowerBound + lower)..<(found.upperBound + lower)
            }
            reach *= 4
        }
    }

    /// Returns an offset before `offset` at which a character begins: the nearest printable ASCII character, if one is
    /// near.
    private func start(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        let first = scalarRange(max(0, offset - 64)..<offset).lowerBound
        let units = Array(string(in: first..<offset).utf16)
        guard let last = units.lastIndex(where: { $0 >= 0x20 && $0 < 0x7F }) else { return first }
        return first + last
    }
}
