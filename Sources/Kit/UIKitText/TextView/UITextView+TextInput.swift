import CoreGraphics
import Foundation
import TextDocuments
import UIKitCore
import UIKitDrawing
import UIKitInput

/// The conformance to `UITextInput`, with offsets in UTF-16 code units.
extension UITextView {
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

    /// Returns the position that is `offset` UTF-16 code units after another position, or nil if the result is outside
    /// the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }

    /// Returns the position that is `offset` steps from another position in a direction on the screen, or nil if the
    /// result is outside the text.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        step(offset, from: self.offset(of: position), in: direction).map { TextPosition($0) }
    }

    /// Returns the offset that is `steps` steps from `offset` in `direction`, or in the opposite direction if `steps`
    /// is negative. Returns nil if the result is outside the text.
    private func step(_ steps: Int, from offset: Int, in direction: UITextLayoutDirection) -> Int? {
        if steps == 0 { return offset }
        fitContainer()
        var result: Int? = offset
        performWithTraits {
            switch direction {
            case .left, .right:
                let sign: Int = (direction == .right) == (steps > 0) ? 1 : -1
                for _ in 0..<abs(steps) { result = result.flatMap { flow.offset($0, movedRightBy: sign) } }
            case .up, .down:
                let x = flow.caretRect(at: offset).minX
                result = flow.offset(offset, movedDownBy: direction == .down ? steps : -steps, x: x)
            }
        }
        return result
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

    /// Returns the range of the next character in a direction on the screen, or nil at the end of the text.
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        editor.range(from: position, toNeighbor: step(1, from: offset(of: position), in: direction))
    }

    /// Returns the writing direction of the paragraph at a position.
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        fitContainer()
        var isRightToLeft = false
        performWithTraits { isRightToLeft = flow.line(containing: offset(of: position)).isRightToLeft }
        return isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Returns the rectangles of a range, in the view's coordinates.
    func boxes(_ range: Range<Int>) -> [CGRect] {
        fitContainer()
        var rects: [CGRect] = []
        performWithTraits { rects = flow.selectionRects(for: range) }
        let origin = textOrigin
        return rects.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    func rects(of range: UITextRange) -> [UITextSelectionRect] {
        let boxes = boxes(offsets(of: range))
        let isRightToLeft = baseWritingDirection(for: range.start, in: .forward) == .rightToLeft
        return boxes.enumerated().map { index, box in
            TextSelectionRect(
                box, isFirst: index == 0, isLast: index == boxes.count - 1, isRightToLeft: isRightToLeft)
        }
    }

    /// Returns the offset of the character that contains a point, or nil if there is no text at the point.
    func character(at point: CGPoint) -> Int? {
        guard editor.length > 0 else { return nil }
        fitContainer()
        let local = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
        var result: Int?
        performWithTraits {
            let offset = flow.characterIndex(at: local).offset
            let line = flow.line(containing: offset)
            if line.frame.insetBy(dx: -2, dy: 0).contains(local), offset < editor.length { result = offset }
        }
        return result
    }
}
