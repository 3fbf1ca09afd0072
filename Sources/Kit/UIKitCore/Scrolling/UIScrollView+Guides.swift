import Foundation

extension UIScrollView {
    /// All of the content: constraints that tie what is in it to this guide decide `contentSize`.
    ///
    /// To what is in the scroll view, its own edges mean the same.
    public var contentLayoutGuide: UILayoutGuide {
        let state: ViewLayoutState = ensureLayoutState()
        let guide: UILayoutGuide =
            state.contentGuide
            ?? UILayoutGuide(inset: .content, of: self, identifier: "UIScrollView-contentLayoutGuide")
        state.contentGuide = guide
        return guide
    }

    /// The part of the content that is seen: what is tied to it does not scroll.
    public var frameLayoutGuide: UILayoutGuide {
        let state: ViewLayoutState = ensureLayoutState()
        let guide: UILayoutGuide =
            state.frameGuide ?? UILayoutGuide(inset: .frame, of: self, identifier: "UIScrollView-frameLayoutGuide")
        state.frameGuide = guide
        return guide
    }

    /// Takes the size that constraints give the content, if any do.
    func takeContentSizeOfConstraints() {
        guard let guide = layoutState?.contentGuide, let size = treeRoot.layoutState?.engine?.contentSize(of: guide)
        else { return }
        contentSize = size
    }

    /// What is tied to the seen part goes with it.
    func frameGuideDidMove() {
        guard layoutState?.frameGuide != nil else { return }
        treeRoot.layoutState?.engine?.insetsDidChange(of: self)
    }
}
