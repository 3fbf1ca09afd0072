import AnimationTimeline
import Foundation

/// Lets a person move any transition to and fro, as far as a number says.
///
/// What the animator's blocks move stands where `update(_:)` puts it, each block at its own pace: an even one follows the
/// finger best. An animator that has an `interruptibleAnimator(using:)` is scrubbed by that.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// How long the transition takes, in seconds.
    open var duration: CGFloat { CGFloat(context?.coordinator.transitionDuration ?? 0) }

    /// How far it was brought, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0

    /// How fast the rest goes when the person lets go; 1, the default, is the transition's own speed.
    open var completionSpeed: CGFloat = 1

    /// At what pace the rest goes. The default is slow at first and at last.
    open var completionCurve: UIView.AnimationCurve = .easeInOut

    /// At what pace the rest goes, instead of `completionCurve`. The default is nil.
    open var timingCurve: (any UITimingCurveProvider)?

    /// Whether a person moves it from the beginning on. The default is true.
    open var wantsInteractiveStart = true

    private weak var context: TransitionContext?
    private var animation: ScrubbedAnimation?
    private var animator: (any UIViewImplicitlyAnimating)?

    /// Begins the transition, which stands at its beginning until `update(_:)`.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        percentComplete = 0
        let own: any UIViewImplicitlyAnimating = context.animator.interruptibleAnimator(using: context)
        if own !== NoAnimator.shared {
            own.pauseAnimation()
            animator = own
        }
        animation = context.animateScrubbed(movesViews: animator == nil)
    }

    /// Puts the transition at a part of its way, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        guard let context, context.isInteractive else { return }
        self.percentComplete = min(max(0, percentComplete), 1)
        animation?.scrub(to: Double(self.percentComplete))
        animator?.fractionComplete = self.percentComplete
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// The person takes hold of it where it is.
    open func pause() {
        guard let context, !context.isOver else { return }
        if let animation { percentComplete = CGFloat(animation.progress) }
        if let animator { percentComplete = animator.fractionComplete }
        animation?.scrub(to: Double(percentComplete))
        animator?.pauseAnimation()
        context.pauseInteractiveTransition()
    }

    /// The person gave it up: it goes back to its beginning.
    open func cancel() {
        guard let context, context.isInteractive else { return }
        context.cancelInteractiveTransition()
        let rest: TimeInterval = self.rest(of: percentComplete)
        animation?.run(back: true, duration: rest, pace: pace(within: rest)) { _ in }
        animator?.isReversed = true
        animator?.continueAnimation(
            withTimingParameters: timing, durationFactor: rest / max(0.001, context.coordinator.transitionDuration))
    }

    /// The person let go: it goes to its end.
    open func finish() {
        guard let context, context.isInteractive else { return }
        context.finishInteractiveTransition()
        let rest: TimeInterval = self.rest(of: 1 - percentComplete)
        animation?.run(back: false, duration: rest, pace: pace(within: rest)) { _ in }
        animator?.isReversed = false
        animator?.continueAnimation(
            withTimingParameters: timing, durationFactor: rest / max(0.001, context.coordinator.transitionDuration))
    }

    /// How long a part of the way takes from now on, in seconds.
    private func rest(of share: CGFloat) -> TimeInterval {
        TimeInterval(duration * share / max(0.01, completionSpeed))
    }

    private var timing: any UITimingCurveProvider {
        timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
    }

    private func pace(within duration: TimeInterval) -> AnimationTimeline.Pace {
        AnimatorPace.pace(of: timing, within: duration)
    }
}
