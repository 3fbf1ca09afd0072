import Foundation
import TextLayout

/// The conformance to `UITextInput`, with offsets in UTF-16 code units.
extension UITextField {
    func offset(of position: UITextPosition) -> Int { editor.offset(of: position) }

    func offsets(of range: UITextRange) -> Range<Int> { editor.offsets(of: range) }

    /// Returns the text in a range.
    public func text(in range: UITextRange) -> String? { editor.substring(offsets(of: range)) }

    /// The range of the marked text of an input method, or nil.
    public var markedTextRange: UITextRange? { editor.markedRange.map { TextRange($0) } }

    /// Accepts the marked text.
    public func unmarkText() { edit { editor.endComposing() } }

    /// The position of the start of the text.
    public var beginningOfDocument: UITextPosition { TextPosition(0) }

    /// The position of the end of the text.
    public var endOfDocument: UITextPosition { TextPosition(editor.length) }

    /// Returns the range between two positions.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.range(from: fromPosition, to: toPosition)
    }

    /// Returns the position that is `offset` UTF-16 code units after `position`; nil if it is outside the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }

    /// Returns the position that is `offset` steps from `position` in a direction on the screen; nil if it is outside
    /// the text.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        step(offset, from: self.offset(of: position), in: direction).map { TextPosition($0) }
    }

    /// Returns the offset that is `steps` steps from `offset` in `direction`, or in the opposite direction if `steps`
    /// is negative; nil if it is outside the text.
    private func step(_ steps: Int, from offset: Int, in direction: UITextLayoutDirection) -> Int? {
        if steps == 0 { return offset }
        switch direction {
        case .left, .right: return self.offset(offset, movedRightBy: direction == .right ? steps : -steps)
        case .up, .down:
            let target: Int = (direction == .up) == (steps > 0) ? 0 : editor.length
            return abs(steps) == 1 && offset != target ? target : nil
        }
    }

    /// Returns the offset that is `steps` caret positions to the right on the screen, or to the left if `steps` is
    /// negative.
    func offset(_ offset: Int, movedRightBy steps: Int) -> Int? {
        let line = line(forWidth: canvas.bounds.width)
        return line.layout.offset(displayOffset(offset), movedRightBy: steps).map { textOffset($0) }
    }

    /// Returns the order of two positions.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, to: other)
    }

    /// Returns the number of UTF-16 code units between two positions.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.distance(from: from, to: toPosition)
    }

    /// Returns the start or the end of a range, whichever is farther in a direction on the screen.
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        editor.position(within: range, farthestIn: direction) { caretFrame(at: $0).minX }
    }

    /// Returns the range of the next character in a direction on the screen; nil if there is none.
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        editor.range(from: position, toNeighbor: step(1, from: offset(of: position), in: direction))
    }

    /// Returns the writing direction of the text.
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        line(forWidth: canvas.bounds.width).layout.lines.first?.isRightToLeft == true ? .rightToLeft : .leftToRight
    }

    /// Returns the range of the character at a point, or nil.
    func character(at point: CGPoint) -> UITextRange? {
        guard !editor.text.isEmpty else { return nil }
        let location = convert(point, to: canvas)
        let line = line(forWidth: canvas.bounds.width)
        let x: CGFloat = location.x - textOrigin(of: line, in: canvas.bounds.width)
        guard x >= 0, x <= line.block.size.width else { return nil }
        let index = textOffset(line.layout.characterIndex(at: CGPoint(x: x, y: 0)).utf16Offset)
        return TextRange(TextBoundaries.graphemeRange(at: index, in: editor.text))
    }
}
