import Foundation

/// What Auto Layout knows of one view.
@MainActor
final class ViewLayoutState {
    var translatesAutoresizingMask = true
    /// The constraints between items of which this view is the nearest common ancestor.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultLow, .defaultLow)
    var compression: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultHigh, .defaultHigh)
    /// On the topmost view of a tree alone: what solves its constraints.
    var engine: LayoutEngine?
    /// Its place in the engine of the tree it is in.
    var slot = LayoutSlot()
    /// Its place in an engine that finds a fitting size.
    var fittingSlot = LayoutSlot()
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    /// The margins that its guides were last placed with.
    var knownMargins: UIEdgeInsets?
    /// Of a scroll view alone: its content, and what of it is seen.
    var contentGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?

    /// The guides that follow the view by themselves, as far as somebody asked for them.
    var standardGuides: [UILayoutGuide] {
        [safeAreaGuide, marginsGuide, readableGuide, contentGuide, frameGuide].compactMap { $0 }
    }
}
