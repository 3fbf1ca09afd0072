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

    /// Sets `contentSize` to the size that constraints determine. Lists and text views determine it themselves.
    func applyContentSizeOfConstraints() {
        guard let guide = layoutState?.contentGuide, let engine = treeRoot.layoutState?.engine, list == nil,
            !(self is any WrappingText)
        else { return }
        let size = engine.contentSize(of: self, guide)
        if size != contentSize { contentSize = size }
    }
}
