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

    /// Returns the offset that is `steps` steps from `offset` in `direction`, or in the opposite direction if `steps`
    /// is negative. Returns nil if the result is outside the text.
    func step(_ steps: Int, from offset: Int, in direction: UITextLayoutDirection) -> Int? {
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
