import Foundation

/// Animates a presented view in or out.
@MainActor
final class PresentationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Kind {
        /// The view slides in from the bottom and back out.
        case slide
        /// The view fades.
        case fade
        /// The view fades, and shrinks slightly as it appears.
        case alert
        /// The view fades, and grows as it appears.
        case popover
    }

    private let kind: Kind
    private let isComing: Bool

    init(_ kind: Kind, isComing: Bool) {
        self.kind = UIAccessibility.isReduceMotionEnabled ? .fade : kind
        self.isComing = isComing
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        switch kind {
        case .slide: 0.35
        case .fade, .alert, .popover: 0.25
        }
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context: any UIViewControllerContextTransitioning = transitionContext
        guard let view = context.view(forKey: isComing ? .to : .from) else { return context.completeTransition(true) }
        if isComing {
            if let controller = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: controller) }
            context.containerView.addSubview(view)
            view.layoutIfNeeded()
        }
        let place: CGPoint = view.center
        let away: CGPoint = self.away(from: place, view, in: context.containerView)
        let standing: (CGPoint, CGFloat, CGAffineTransform) = (place, 1, .identity)
        let leaving: (CGPoint, CGFloat, CGAffineTransform) = (away, kind == .slide ? 1 : 0, awayTransform)
        apply(isComing ? leaving : standing, to: view)
        let options: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseOut
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: options) {
            self.apply(self.isComing ? standing : leaving, to: view)
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
            self.apply(standing, to: view)
        }
    }

    private func away(from place: CGPoint, _ view: UIView, in container: UIView) -> CGPoint {
        guard kind == .slide else { return place }
        return CGPoint(x: place.x, y: place.y + max(0, container.bounds.height - view.frame.minY))
    }

    private var awayTransform: CGAffineTransform {
        switch kind {
        case .slide, .fade: .identity
        case .alert: isComing ? CGAffineTransform(scaleX: 1.12, y: 1.12) : .identity
        case .popover: isComing ? CGAffineTransform(scaleX: 0.7, y: 0.7) : .identity
        }
    }

    private func apply(_ state: (center: CGPoint, alpha: CGFloat, transform: CGAffineTransform), to view: UIView) {
        view.center = state.center
        view.alpha = state.alpha
        view.transform = state.transform
    }
}
