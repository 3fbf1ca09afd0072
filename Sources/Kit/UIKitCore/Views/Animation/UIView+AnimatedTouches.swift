import QuartzCore

extension UIView {
    /// Whether an animation that allows no interaction moves it.
    var isHeldByAnimation: Bool { (rare?.animationsHoldingTouches ?? 0) > 0 }

    /// Where `point` is in `subview`: where that is seen while an animator moves it, and where it is otherwise.
    func pointForHitTest(_ point: CGPoint, in subview: UIView) -> CGPoint {
        guard let rare = subview.rare, rare.animatorsShowingPlace > 0, let seen = subview.layer.presentation() else {
            return convert(point, to: subview)
        }
        return seen.convert(point, from: layer.presentation())
    }
}
