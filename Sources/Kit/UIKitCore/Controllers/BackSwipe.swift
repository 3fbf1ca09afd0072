import Foundation

/// Goes back under a finger that comes in from the edge of the screen, or does not, if it changes its mind.
@MainActor
final class BackSwipe: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    private unowned let navigation: UINavigationController
    private var interaction: UIPercentDrivenInteractiveTransition?

    /// How fast a finger must be to decide by its speed alone, in points per second.
    private static let decidingVelocity: CGFloat = 300

    init(navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        recognizer.name = "interactivePop"
        recognizer.addTarget(self, action: Selector("handle", BackSwipe.handle))
        recognizer.delegate = self
    }

    private var isMirrored: Bool { recognizer.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Takes the edge that one reads from.
    func updateEdge() {
        let edge: UIRectEdge = isMirrored ? .right : .left
        if recognizer.edges != edge { recognizer.edges = edge }
    }

    /// Whether there is somewhere to go back to, and the bar says so.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard navigation.canSwipeBack, let item = navigation.topViewController?.navigationItem else { return false }
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
            let isFast: Bool = abs(velocity) > Self.decidingVelocity
            end(finishes: isFast ? velocity > 0 : progress > 0.5, velocity: abs(velocity), width: view.bounds.width)
        case .cancelled, .failed: end(finishes: false, velocity: 0, width: view.bounds.width)
        case .possible: break
        }
    }

    /// The rest goes at least as fast as the finger did.
    private func end(finishes: Bool, velocity: CGFloat, width: CGFloat) {
        guard let interaction else { return }
        self.interaction = nil
        let ownVelocity: CGFloat = width / CGFloat(UINavigationController.transitionDuration)
        interaction.completionSpeed = min(max(1, velocity / max(1, ownVelocity)), 4)
        if finishes { interaction.finish() } else { interaction.cancel() }
    }
}
