import QuartzCore

extension UIView {
    /// Whether an animation that does not allow user interaction blocks touches in the view.
    var isBlockedByAnimation: Bool { (rare?.touchBlockingAnimationCount ?? 0) > 0 }

    /// Converts `point` to the coordinates of `subview`. While an animator requires hit-testing at presented positions,
    /// the presented position of `subview` is used.
    func pointForHitTest(_ point: CGPoint, in subview: UIView) -> CGPoint {
        guard let rare = subview.rare, rare.presentationHitTestCount > 0,
            let presented = subview.layer.presentation()
        else { return convert(point, to: subview) }
        return presented.convert(point, from: layer.presentation())
    }

    /// Uses the presented position of the view in hit-testing until a matching call to `endPresentationHitTesting()`.
    package func beginPresentationHitTesting() { rareState.presentationHitTestCount += 1 }

    package func endPresentationHitTesting() { rareState.presentationHitTestCount -= 1 }
}
