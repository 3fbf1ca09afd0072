import CoreGraphics
import UIKitCore
import UIKitInput

/// The handles at the start and at the end of a selection.
@MainActor
final class SelectionHandles {
    private var storedViews: [any UIView & UITextSelectionHandleView] = []

    /// The handle at the start, and the handle at the end. They are created when they are first used.
    var views: [any UIView & UITextSelectionHandleView] {
        get {
            if storedViews.isEmpty { storedViews = [TextHandle(.leading), TextHandle(.trailing)] }
            return storedViews
        }
        set {
            hide()
            storedViews = newValue
        }
    }

    func hide() {
        for handle in storedViews where handle.superview != nil { handle.removeFromSuperview() }
    }

    /// Shows the handles in a view.
    ///
    /// - Parameters:
    ///   - carets: The rectangles of the carets at the start and at the end of the selection, in the view's
    ///     coordinates.
    func show(at carets: [CGRect], in view: UIView) {
        let visible: CGRect = view.clipsToBounds ? view.bounds : .null
        for (handle, caret) in zip(views, carets) {
            if handle.superview !== view { view.addSubview(handle) }
            var frame: CGRect = handle.preferredFrame(for: caret)
            // In the first or last line, the knob may cover a part of the text to stay visible.
            if visible.intersects(caret) {
                let top: CGFloat = handle.isAtStart ? max(frame.minY, visible.minY) : frame.minY
                let bottom: CGFloat = handle.isAtStart ? frame.maxY : min(frame.maxY, visible.maxY)
                frame = CGRect(x: frame.minX, y: top, width: frame.width, height: max(frame.width, bottom - top))
            }
            if handle.frame != frame { handle.frame = frame }
        }
    }

    /// Returns the index of the handle whose knob is nearest to a point of a view, if it is within a distance.
    func index(near point: CGPoint, in view: UIView, within distance: CGFloat) -> Int? {
        guard storedViews.count == 2, storedViews.allSatisfy({ $0.superview != nil }) else { return nil }
        let distances: [CGFloat] = storedViews.map { handle in
            let center: CGPoint = view.convert(handle.knobCenter, from: handle.superview)
            return hypot(center.x - point.x, center.y - point.y)
        }
        guard min(distances[0], distances[1]) <= distance else { return nil }
        return distances[0] < distances[1] ? 0 : 1
    }
}
