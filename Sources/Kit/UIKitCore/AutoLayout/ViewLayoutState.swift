import Foundation

/// The Auto Layout state of a view.
@MainActor
final class ViewLayoutState {
    var translatesAutoresizingMask = true
    /// The constraints between items of which this view is the nearest common ancestor.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultLow, .defaultLow)
    var compression: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultHigh, .defaultHigh)
    /// The engine that solves the constraints of the tree. Only the topmost view has one.
    var engine: LayoutEngine?
    /// The view's item in the engine of its tree.
    var slot = LayoutSlot()
    /// The view's item in an engine that computes a fitting size.
    var fittingSlot = LayoutSlot()
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    /// The margins when the margins guide was last placed.
    var lastMargins: UIEdgeInsets?
    /// The guide for the content of a scroll view.
    var contentGuide: UILayoutGuide?
    /// The guide for the frame of a scroll view.
    var frameGuide: UILayoutGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?

    /// The system-provided guides that have been created so far.
    var standardGuides: [UILayoutGuide] {
        [safeAreaGuide, marginsGuide, readableGuide, contentGuide, frameGuide, keyboardGuide].compactMap { $0 }
    }
}
