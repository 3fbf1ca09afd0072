import Foundation

/// Zooms a page out of its source, or back into it.
@MainActor
final class ZoomAnimator: NSObject, RestoringAnimator {
    private let shows: Bool
    private let options: UIViewController.Transition.ZoomOptions
    private let sourceViewProvider: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    private var stage: ZoomStage?
    /// The animator that replaces the zoom if the user prefers reduced motion.
    private var fade: PresentationAnimator?
    /// The object that lets gestures drive the transition, if any.
    weak var dismissal: ZoomDismissal?

    init(
        shows: Bool, options: UIViewController.Transition.ZoomOptions,
        sourceViewProvider: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    ) {
        (self.shows, self.options, self.sourceViewProvider) = (shows, options, sourceViewProvider)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UIAccessibility.isReduceMotionEnabled ? ZoomMotion.reducedDuration : ZoomMotion.flight.duration
    }

    /// Returns the views of the transition, which it adds to the container at the first call.
    func makeStage(for context: any UIViewControllerContextTransitioning) -> ZoomStage? {
        if stage == nil {
            stage = ZoomStage(context, shows: shows, options: options, sourceViewProvider: sourceViewProvider)
        }
        return stage
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        guard !UIAccessibility.isReduceMotionEnabled else {
            let fade = PresentationAnimator(.fade, isPresenting: shows, duration: ZoomMotion.reducedDuration)
            self.fade = fade
            return fade.animateTransition(using: context)
        }
        guard let stage = makeStage(for: context) else { return context.completeTransition(true) }
        stage.fadeCopy(shows: !shows, after: shows ? 0 : ZoomMotion.copyFade)
        run(ZoomMotion.flight, on: stage, to: shows ? stage.full : stage.source, isAtSource: !shows) {
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Moves the page into a pose with a spring, and ends the transition.
    func run(
        _ spring: ZoomMotion.Spring, on stage: ZoomStage, to pose: ZoomPose, isAtSource: Bool,
        completion: @escaping () -> Void
    ) {
        UIView.animate(springDuration: spring.duration, bounce: spring.bounce) {
            stage.apply(pose, isAtSource: isAtSource)
        } completion: { _ in
            completion()
        }
    }

    func restoreViews() {
        fade?.restoreViews()
        stage?.end()
        dismissal?.transitionDidEnd()
    }
}
