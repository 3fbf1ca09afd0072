import CoreGraphics
import UIKitCore
import UIKitDrawing

/// A view that shows a handle at an end of the selection. Set two of them as the `handleViews` of a selection display
/// interaction.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
    /// The end of the selection at which the handle is: `leading` for the start, where the knob is above the text, and
    /// `trailing` for the end.
    var direction: NSDirectionalRectEdge { get set }

    /// Whether `direction` is `top` or `bottom`, as in vertical text.
    var isVertical: Bool { get }

    /// The shape of the stem, in the coordinates of the view. Nil means the standard shape, a line.
    var customShape: UIBezierPath? { get set }

    /// Returns the frame of the handle for the rectangle of the caret at its end of the selection.
    func preferredFrame(for rect: CGRect) -> CGRect
}
