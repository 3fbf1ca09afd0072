import Foundation
import TextLayout

/// The conformance to `UITextInput`, with offsets in UTF-16 code units.
extension UITextField {
    func offset(of position: UITextPosition) -> Int { editor.offset(of: position) }

    func offsets(of range: UITextRange) -> Range<Int> { editor.offsets(of: range) }

    /// Returns the offset that is `steps` steps from `offset` in `direction`, or in the opposite direction if `steps`
    /// is negative; nil if it is outside the text.
    func step(_ steps: Int, from offset: Int, in direction: UITextLayoutDirection) -> Int? {
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
