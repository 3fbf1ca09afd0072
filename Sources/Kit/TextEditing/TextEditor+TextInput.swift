import CoreGraphics
import Foundation
import UIKitInput

/// The common implementation of `UITextInput` for fields and text views. Positions are offsets in UTF-16 code units.
extension TextEditor {
    /// Returns the offset of a position, clamped to the text.
    package func offset(of position: UITextPosition) -> Int {
        min(max(0, (position as? TextPosition)?.offset ?? 0), length)
    }

    package func offsets(of range: UITextRange) -> Range<Int> { offsets(from: range.start, to: range.end) }

    private func offsets(from first: UITextPosition, to second: UITextPosition) -> Range<Int> {
        let (start, end) = (offset(of: first), offset(of: second))
        return min(start, end)..<max(start, end)
    }

    package func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
        TextRange(offsets(from: start, to: end))
    }

    /// Returns the position that is `distance` after `position`, or nil if it is outside the text.
    package func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
        let target: Int = offset(of: position) + distance
        return target >= 0 && target <= length ? TextPosition(target) : nil
    }

    package func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (left, right) = (offset(of: position), offset(of: other))
        return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }

    package func distance(from start: UITextPosition, to end: UITextPosition) -> Int {
        offset(of: end) - offset(of: start)
    }

    /// Returns the start or the end of a range, whichever is farther in a direction on the screen. `caretX` returns the
    /// x-coordinate of the caret at an offset.
    package func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection, caretX: (Int) -> CGFloat
    ) -> UITextPosition {
        let offsets: Range<Int> = offsets(of: range)
        let (start, end) = (offsets.lowerBound, offsets.upperBound)
        switch direction {
        case .up: return TextPosition(start)
        case .down: return TextPosition(end)
        case .left: return TextPosition(caretX(end) < caretX(start) ? end : start)
        case .right: return TextPosition(caretX(end) < caretX(start) ? start : end)
        }
    }

    /// Returns the range between a position and a neighboring offset, or nil if `neighbor` is nil.
    package func range(from position: UITextPosition, toNeighbor neighbor: Int?) -> UITextRange? {
        neighbor.map { range(from: position, to: TextPosition($0)) }
    }

    /// Returns the position in a range that is nearest to an offset.
    package func position(nearest offset: Int, within range: UITextRange) -> UITextPosition {
        let offsets: Range<Int> = offsets(of: range)
        return TextPosition(min(max(offset, offsets.lowerBound), offsets.upperBound))
    }
}
