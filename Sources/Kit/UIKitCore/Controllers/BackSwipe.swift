import Foundation

/// Pops the top view controller interactively while a finger pans from the edge of the screen.
@MainActor
final class BackSwipe: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    private unowned let navigation: UINavigationController
    private var interaction: UIPercentDrivenInteractiveTransition?

    /// The speed above which only the direction of the finger determines whether the pop finishes, in points per
    /// second.
    private static let decisiveVelocity: CGFloat = 300

    init(navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        recognizer.name = "interactivePop"
        recognizer.addTarget(self, action: Selector("handle", BackSwipe.handle))
        recognizer.delegate = self
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

    private func handle(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        guard let view = recognizer.view else { return }
        let sign: CGFloat = isMirrored ? -1 : 1
        let progress: CGFloat = recognizer.translation(in: view).x * sign / max(1, view.bounds.width)
        switch recognizer.state {
        case .began:
            guard navigation.canSwipeBack else { return }
            let interaction = UIPercentDrivenInteractiveTransition()
            interaction.completionCurve = .easeOut
            self.interaction = interaction
            navigation.popInteractively(with: interaction)
            interaction.update(progress)
        case .changed: interaction?.update(progress)
        case .ended:
            let velocity: CGFloat = recognizer.velocity(in: view).x * sign
            let isFast: Bool = abs(velocity) > Self.decisiveVelocity
            end(finishes: isFast ? velocity > 0 : progress > 0.5, velocity: abs(velocity), width: view.bounds.width)
        case .cancelled, .failed: end(finishes: false, velocity: 0, width: view.bounds.width)
        case .possible: break
        }
    }

    /// Ends the interaction. The rest of the transition is at least as fast as the finger was, up to 4 times normal
    /// speed.
    private func end(finishes: Bool, velocity: CGFloat, width: CGFloat) {
        guard let interaction else { return }
        self.interaction = nil
        let normalVelocity: CGFloat = width / CGFloat(UINavigationController.transitionDuration)
        interaction.completionSpeed = min(max(1, velocity / max(1, normalVelocity)), 4)
        if finishes { interaction.finish() } else { interaction.cancel() }
    }
}
