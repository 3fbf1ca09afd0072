import UIKitCore
import UIKitInput

/// A view that highlights the selected text. Set it as the `highlightView` of a selection display interaction.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
    /// The rectangles of the selection, in the coordinates of the view.
    var selectionRects: [UITextSelectionRect] { get set }
}
