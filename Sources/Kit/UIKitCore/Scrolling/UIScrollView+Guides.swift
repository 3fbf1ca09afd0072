import Foundation

extension UIScrollView {
    /// The layout guide for the area of the content. Constraints between views in the content and this guide determine
    /// `contentSize`.
    ///
    /// For views in the scroll view, constraints to its edges are equivalent to constraints to this guide.
    public var contentLayoutGuide: UILayoutGuide {
        let state = ensureLayoutState()
        let guide: UILayoutGuide =
            state.contentGuide
            ?? UILayoutGuide(inset: .content, of: self, identifier: "UIScrollView-contentLayoutGuide")
        state.contentGuide = guide
        return guide
    }

    /// The layout guide for the visible part of the content. Views that are constrained to it do not scroll.
    public var frameLayoutGuide: UILayoutGuide {
        let state = ensureLayoutState()
        let guide: UILayoutGuide =
            state.frameGuide ?? UILayoutGuide(inset: .frame, of: self, identifier: "UIScrollView-frameLayoutGuide")
        state.frameGuide = guide
        return guide
    }

    /// Sets `contentSize` to the size that constraints determine. Does nothing if they determine no size.
    func applyContentSizeOfConstraints() {
        guard let guide = layoutState?.contentGuide, let size = treeRoot.layoutState?.engine?.contentSize(of: guide)
        else { return }
        contentSize = size
    }

    /// Moves the views that are constrained to the visible part of the content.
    func frameGuideDidMove() {
        guard layoutState?.frameGuide != nil else { return }
        treeRoot.layoutState?.engine?.insetsDidChange(of: self)
    }
}
