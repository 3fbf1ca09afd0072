import Foundation

extension UIScrollView {
    /// The guide of the content's area. Constraints between views in the content and this guide determine
    /// `contentSize`.
    ///
    /// For views in the scroll view, its own edges are equivalent.
    public var contentLayoutGuide: UILayoutGuide {
        let state = ensureLayoutState()
        let guide: UILayoutGuide =
            state.contentGuide
            ?? UILayoutGuide(inset: .content, of: self, identifier: "UIScrollView-contentLayoutGuide")
        state.contentGuide = guide
        return guide
    }

    /// The guide of the visible part of the content. Views that are constrained to it do not scroll.
    public var frameLayoutGuide: UILayoutGuide {
        let state = ensureLayoutState()
        let guide: UILayoutGuide =
            state.frameGuide ?? UILayoutGuide(inset: .frame, of: self, identifier: "UIScrollView-frameLayoutGuide")
        state.frameGuide = guide
        return guide
    }

    /// Sets `contentSize` to the size that constraints determine, if any.
    func applyContentSizeOfConstraints() {
        guard let guide = layoutState?.contentGuide, let size = treeRoot.layoutState?.engine?.contentSize(of: guide)
        else { return }
        contentSize = size
    }

    /// Moves views that are constrained to the visible part.
    func frameGuideDidMove() {
        guard layoutState?.frameGuide != nil else { return }
        treeRoot.layoutState?.engine?.insetsDidChange(of: self)
    }
}
