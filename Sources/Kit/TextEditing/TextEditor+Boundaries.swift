import Foundation
import TextLayout

extension TextEditor {
    /// Returns `offset` if it is a character boundary, otherwise the start of the character that contains it.
    package func boundary(near offset: Int) -> Int {
        let offset = min(max(0, offset), length)
        if offset == 0 || offset == length { return offset }
        return document.boundary(around: offset) { TextBoundaries.graphemeRange(at: $1, in: $0).lowerBound }
    }

    /// Returns the end of the unit that contains or follows the offset, or the end of the text.
    package func next(_ unit: TextBoundaries.Unit, after offset: Int) -> Int {
        document.next(unit, after: offset)
    }

    /// Returns the start of the unit that contains or precedes the offset, or 0.
    package func previous(_ unit: TextBoundaries.Unit, before offset: Int) -> Int {
        document.previous(unit, before: offset)
    }

    /// Returns the range that a double tap at the offset selects.
    package func wordRange(at offset: Int) -> Range<Int> {
        document.range(around: offset) { TextBoundaries.wordRange(at: $1, in: $0) }
    }

    /// Returns the range of the paragraph that contains the offset, without its line break.
    package func paragraphRange(at offset: Int) -> Range<Int> {
        document.range(around: offset) { TextBoundaries.paragraphRange(at: $1, in: $0) }
    }

    /// Returns the range of the character that contains the offset.
    package func graphemeRange(at offset: Int) -> Range<Int> {
        document.range(around: offset) { TextBoundaries.graphemeRange(at: $1, in: $0) }
    }
}
