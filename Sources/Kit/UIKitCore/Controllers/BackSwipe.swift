import Foundation

/// Pops the top view controller interactively while a finger pans from the edge of the screen, or in the content.
@MainActor
final class BackSwipe: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    let contentRecognizer = ContentPopGestureRecognizer()
    private unowned let navigation: UINavigationController
    private var interaction: UIPercentDrivenInteractiveTransition?

    /// The time whose movement at the final velocity counts as part of the swipe, in seconds.
    private static let projection: CGFloat = 0.12

    /// The spring that moves the pages after the finger lifts. Others measured it on iOS.
    private static let spring = UISpringTimingParameters(
        mass: 1, stiffness: 484, damping: 37.4, initialVelocity: CGVector(dx: 0, dy: 0))
    /// The duration of the spring, in seconds.
    private static let springDuration: CGFloat = 0.4

    init(navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        recognizer.name = "interactivePop"
        contentRecognizer.name = "interactiveContentPop"
        for recognizer in [recognizer, contentRecognizer] {
            recognizer.addTarget(self, action: Selector("handle", BackSwipe.handle))
            recognizer.delegate = self
        }
    }

    private var isMirrored: Bool { recognizer.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Sets the edge of the gesture to the leading edge.
    func updateEdge() {
        let edge: UIRectEdge = isMirrored ? .right : .left
        if recognizer.edges != edge { recognizer.edges = edge }
    }

    /// Returns whether a controller can be popped with the standard animation, and the navigation bar shows a back
    /// button.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard navigation.canSwipeBack, !navigation.isNavigationBarHidden, !navigation.hasCustomPop,
            let item = navigation.topViewController?.navigationItem
        else { return false }
        return !item.hidesBackButton && (item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton)
    }

    /// Keeps pans in the content from bars, and from controls that a finger drags.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === contentRecognizer else { return true }
        return sequence(first: touch.view) { $0?.superview }.allSatisfy { view in
            view is UIControl == false || view is UIButton
        } && touch.view.map { $0.isDescendant(of: navigation.pages) } ?? false
    }

    private func handle(_ recognizer: UIPanGestureRecognizer) {
        guard let view = recognizer.view else { return }
        let sign: CGFloat = isMirrored ? -1 : 1
        let progress: CGFloat = recognizer.translation(in: view).x * sign / max(1, view.bounds.width)
        switch recognizer.state {
        case .began:
            guard navigation.canSwipeBack else { return }
            let interaction = UIPercentDrivenInteractiveTransition()
            self.interaction = interaction
            navigation.popInteractively(with: interaction)
            interaction.update(progress)
        case .changed: interaction?.update(progress)
        case .ended:
            let velocity: CGFloat = recognizer.velocity(in: view).x * sign
            let projected: CGFloat = progress + velocity * Self.projection / max(1, view.bounds.width)
            end(finishes: projected > 0.5, progress: progress)
        case .cancelled, .failed: end(finishes: false, progress: progress)
        case .possible: break
        }
    }

    /// Ends the interaction. The rest of the transition takes the same time from every position.
    private func end(finishes: Bool, progress: CGFloat) {
        guard let interaction else { return }
        self.interaction = nil
        let rest: CGFloat = min(max(0.01, finishes ? 1 - progress : progress), 1)
        interaction.timingCurve = Self.spring
        interaction.completionSpeed = CGFloat(UINavigationController.transitionDuration) * rest / Self.springDuration
        if finishes { interaction.finish() } else { interaction.cancel() }
    }
}

/// Recognizes a finger that pans from the leading to the trailing side. A pointer selects or drags content instead.
final class ContentPopGestureRecognizer: UIPanGestureRecognizer {
    init() {
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
    }

    override func countedMovement(_ movement: CGVector) -> CGVector {
        let sign: CGFloat = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        return CGVector(dx: movement.dx * sign > 0 ? movement.dx : 0, dy: 0)
    }

    override func isStillPossible(after movement: CGVector) -> Bool {
        let distance = hypot(movement.dx, movement.dy)
        return distance < hysteresis || abs(countedMovement(movement).dx) >= distance * 0.8
    }
}
