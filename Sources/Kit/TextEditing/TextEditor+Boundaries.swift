import Foundation
import TextLayout

extension TextEditor {
    /// The number of UTF-16 code units that are examined first on each side of an offset.
    private static let reach = 256

    /// Returns `offset` if it is a character boundary, otherwise the start of the character that contains it.
    package func boundary(near offset: Int) -> Int {
        let offset = min(max(0, offset), length)
        if offset == 0 || offset == length { return offset }
        return examine(around: offset) { text, offset in
            TextBoundaries.graphemeRange(at: offset, in: text).lowerBound
        }
    }

    /// Returns the end of the unit that contains or follows the offset, or the end of the text.
    package func next(_ unit: TextBoundaries.Unit, after offset: Int) -> Int {
        examine(around: offset) { TextBoundaries.next(unit, after: $1, in: $0) }
    }

    /// Returns the start of the unit that contains or precedes the offset, or 0.
    package func previous(_ unit: TextBoundaries.Unit, before offset: Int) -> Int {
        examine(around: offset) { TextBoundaries.previous(unit, before: $1, in: $0) }
    }

    /// Returns the range that a double tap at the offset selects.
    package func wordRange(at offset: Int) -> Range<Int> {
        range(around: offset) { TextBoundaries.wordRange(at: $1, in: $0) }
    }

    /// Returns the range of the paragraph that contains the offset, without its line break.
    package func paragraphRange(at offset: Int) -> Range<Int> {
        range(around: offset) { TextBoundaries.paragraphRange(at: $1, in: $0) }
    }

    /// Returns the range of the character that contains the offset.
    package func graphemeRange(at offset: Int) -> Range<Int> {
        range(around: offset) { TextBoundaries.graphemeRange(at: $1, in: $0) }
    }

    private func examine(around offset: Int, _ find: (String, Int) -> Int) -> Int {
        range(around: offset) { text, local in
            let found = find(text, local)
            return found..<found
        }.lowerBound
    }

    /// Finds a range in the text around an offset. If the range reaches the edge of the examined text, more text is
    /// examined.
    private func range(around offset: Int, _ find: (String, Int) -> Range<Int>) -> Range<Int> {
        var reach = Self.reach
        while true {
            let lower = start(before: offset - reach)
            let upper = min(length, offset + reach)
            let text = substring(lower..<upper)
            let found = find(text, offset - lower)
            let isComplete: Bool =
                (lower == 0 || found.lowerBound > 16) && (upper == length || found.upperBound < text.utf16.count - 16)
            if isComplete || (lower == 0 && upper == length) {
                return (found.lowerBound + lower)..<(found.upperBound + lower)
            }
            reach *= 4
        }
    }

    /// Returns an offset before `offset` at which a character begins: the nearest printable ASCII character, if one is
    /// near.
    private func start(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        let first = max(0, offset - 64)
        let units = Array(substring(first..<offset).utf16)
        guard let last = units.lastIndex(where: { $0 >= 0x20 && $0 < 0x7F }) else { return first }
        return first + last
    }
}
