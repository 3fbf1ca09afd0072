import Foundation
import TextLayout

/// The conformance to `UITextInput`, with offsets in UTF-16 code units.
extension UITextField {
    func offset(of position: UITextPosition) -> Int {
        min(max(0, (position as? TextPosition)?.offset ?? 0), editor.length)
    }

    func offsets(of range: UITextRange) -> Range<Int> {
        let (start, end) = (offset(of: range.start), offset(of: range.end))
        return min(start, end)..<max(start, end)
    }

    /// Returns the text in a range.
    public func text(in range: UITextRange) -> String? { editor.substring(offsets(of: range)) }

    /// Replaces a range on behalf of the user. Newlines become spaces.
    public func replace(_ range: UITextRange, withText text: String) {
        edit { editor.replace(offsets(of: range), with: text.onOneLine) }
    }

    /// The selected range. Setting it to nil has no effect.
    public var selectedTextRange: UITextRange? {
        get { TextRange(editor.selection) }
        set {
            guard let newValue else { return }
            inputDelegate?.selectionWillChange(self)
            editor.select(offsets(of: newValue))
            inputDelegate?.selectionDidChange(self)
        }
    }

    /// The range of the marked text of an input method, or nil.
    public var markedTextRange: UITextRange? { editor.markedRange.map { TextRange($0) } }

    /// Replaces the marked text or the selection with new marked text.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let text: String = markedText ?? ""
        let start = max(0, selectedRange.location)
        edit { editor.compose(text.onOneLine, selected: start..<(start + max(0, selectedRange.length))) }
    }

    /// Accepts the marked text.
    public func unmarkText() { edit { editor.endComposing() } }

    /// The position of the start of the text.
    public var beginningOfDocument: UITextPosition { TextPosition(0) }

    /// The position of the end of the text.
    public var endOfDocument: UITextPosition { TextPosition(editor.length) }

    /// Returns the range between two positions.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (start, end) = (offset(of: fromPosition), offset(of: toPosition))
        return TextRange(min(start, end)..<max(start, end))
    }

    /// Returns the position at a distance in UTF-16 code units; nil outside the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target: Int = self.offset(of: position) + offset
        guard target >= 0, target <= editor.length else { return nil }
        return TextPosition(target)
    }

    /// Returns the position some steps away in a direction on the screen; nil outside the text.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        step(offset, from: self.offset(of: position), in: direction).map { TextPosition($0) }
    }

    /// Returns the offset some steps away, in the opposite direction if `steps` is negative; nil outside the text.
    private func step(_ steps: Int, from offset: Int, in direction: UITextLayoutDirection) -> Int? {
        if steps == 0 { return offset }
        switch direction {
        case .left, .right: return self.offset(offset, movedRightBy: direction == .right ? steps : -steps)
        case .up, .down:
            let target: Int = (direction == .up) == (steps > 0) ? 0 : editor.length
            return abs(steps) == 1 && offset != target ? target : nil
        }
    }

    /// Returns the offset that is some caret positions to the right on the screen, or to the left if `steps` is
    /// negative.
    func offset(_ offset: Int, movedRightBy steps: Int) -> Int? {
        let line = line(forWidth: canvas.bounds.width)
        return line.layout.offset(displayOffset(offset), movedRightBy: steps).map { textOffset($0) }
    }

    /// Returns the order of two positions.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (left, right) = (offset(of: position), offset(of: other))
        return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }

    /// Returns the number of UTF-16 code units between two positions.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        offset(of: toPosition) - offset(of: from)
    }

    /// Returns the end of a range that is farthest in a direction on the screen.
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        let offsets = offsets(of: range)
        switch direction {
        case .up: return TextPosition(offsets.lowerBound)
        case .down: return TextPosition(offsets.upperBound)
        case .left, .right:
            let ends: [Int] = [offsets.lowerBound, offsets.upperBound]
            let ordered: [Int] = ends.sorted { caretFrame(at: $0).minX < caretFrame(at: $1).minX }
            return (direction == .left ? ordered.first : ordered.last).map { TextPosition($0) }
        }
    }

    /// Returns the range of the next character in a direction on the screen; nil at the end of the text.
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        let offset = self.offset(of: position)
        guard let next = step(1, from: offset, in: direction) else { return nil }
        return TextRange(min(offset, next)..<max(offset, next))
    }

    /// Returns the writing direction of the text.
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        line(forWidth: canvas.bounds.width).layout.lines.first?.isRightToLeft == true ? .rightToLeft : .leftToRight
    }

    /// Returns the first selection rectangle of a range, or the caret's for an empty range, in the field's coordinates.
    public func firstRect(for range: UITextRange) -> CGRect {
        let box: CGRect = selectionBoxes(offsets(of: range)).first ?? caretFrame(at: offset(of: range.start))
        return convert(box, from: canvas)
    }

    /// Returns the position in a range nearest to a point.
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let offsets = offsets(of: range)
        return TextPosition(min(max(offset(at: point), offsets.lowerBound), offsets.upperBound))
    }

    /// Returns the range of the character at a point, or nil.
    public func characterRange(at point: CGPoint) -> UITextRange? {
        guard !editor.text.isEmpty else { return nil }
        let location = convert(point, to: canvas)
        let line = line(forWidth: canvas.bounds.width)
        let x: CGFloat = location.x - textOrigin(of: line, in: canvas.bounds.width)
        guard x >= 0, x <= line.block.size.width else { return nil }
        let index = textOffset(line.layout.characterIndex(at: CGPoint(x: x, y: 0)).utf16Offset)
        return TextRange(TextBoundaries.graphemeRange(at: index, in: editor.text))
    }
}
