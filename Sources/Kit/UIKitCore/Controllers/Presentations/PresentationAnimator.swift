import Foundation

/// Animates a presented view in or out.
@MainActor
package final class PresentationAnimator: NSObject, RestoringAnimator {
    private let motion: PresentationMotion
    private let isPresenting: Bool
    private let duration: TimeInterval
    private var restore: (() -> Void)?

    /// - Parameter duration: The duration in seconds. Nil means that of the motion.
    package init(_ motion: PresentationMotion, isPresenting: Bool, duration: TimeInterval? = nil) {
        self.motion = UIAccessibility.isReduceMotionEnabled ? .fade : motion
        self.isPresenting = isPresenting
        self.duration = duration ?? (self.motion == .slide ? 0.35 : 0.25)
    }

    package func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }

    package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        guard let view = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(true)
        }
        if isPresenting {
            if let controller = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: controller) }
            context.containerView.addSubview(view)
            view.layoutIfNeeded()
        } else if context.presentationStyle == .none, let below = context.view(forKey: .to), below.superview == nil {
            // The page of a navigation controller. A presentation places the view of the presenter itself.
            context.containerView.insertSubview(below, belowSubview: view)
        }
        let restingCenter = view.center
        let hiddenCenter = self.hiddenCenter(from: restingCenter, view, in: context.containerView)
        let shown: (CGPoint, CGFloat, CGAffineTransform) = (restingCenter, 1, .identity)
        let hidden: (CGPoint, CGFloat, CGAffineTransform) = (hiddenCenter, motion == .slide ? 1 : 0, hiddenTransform)
        restore = { [weak self] in self?.apply(shown, to: view) }
        apply(isPresenting ? hidden : shown, to: view)
        let options: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseOut
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: options) {
            self.apply(self.isPresenting ? shown : hidden, to: view)
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    package func restoreViews() {
        restore?()
        restore = nil
    }

    private func hiddenCenter(from restingCenter: CGPoint, _ view: UIView, in container: UIView) -> CGPoint {
        guard motion == .slide else { return restingCenter }
        return CGPoint(x: restingCenter.x, y: restingCenter.y + max(0, container.bounds.height - view.frame.minY))
    }

    private var hiddenTransform: CGAffineTransform {
        switch motion {
        case .slide, .fade: .identity
        case .alert: isPresenting ? CGAffineTransform(scaleX: 1.12, y: 1.12) : .identity
        case .popover: isPresenting ? CGAffineTransform(scaleX: 0.7, y: 0.7) : .identity
        }
    }

    private func apply(_ state: (center: CGPoint, alpha: CGFloat, transform: CGAffineTransform), to view: UIView) {
        view.center = state.center
        view.alpha = state.alpha
        view.transform = state.transform
    }
}
