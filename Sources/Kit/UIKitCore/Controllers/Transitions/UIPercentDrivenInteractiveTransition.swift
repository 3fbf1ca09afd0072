import AnimationTimeline
import Foundation

/// An object that drives an interactive transition, for example while the user performs a gesture. Pass the completed
/// fraction to `update(_:)`.
///
/// It scrubs the animation blocks of the animator. Linear animations follow the finger best. If the animator implements
/// `interruptibleAnimator(using:)`, the object scrubs that animator instead.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The duration of the transition, in seconds.
    open var duration: CGFloat { CGFloat(context?.coordinator.transitionDuration ?? 0) }

    /// The completed fraction, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0

    /// The speed of the transition after the interaction, as a multiple of the normal speed. The default is 1.
    open var completionSpeed: CGFloat = 1

    /// The timing curve of the rest of the transition. The default is `easeInOut`.
    open var completionCurve: UIView.AnimationCurve = .easeInOut

    /// The timing curve of the rest of the transition, in place of `completionCurve`. The default is nil.
    open var timingCurve: (any UITimingCurveProvider)?

    /// Whether the transition is interactive from its beginning. The default is true.
    open var wantsInteractiveStart = true

    private weak var context: TransitionContext?
    private var animation: ScrubbedAnimation?
    /// The interruptible animator that moves the views, if any.
    private(set) var animator: (any UIViewImplicitlyAnimating)?

    /// Begins the transition at fraction 0.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        attach(to: context)
        animator?.pauseAnimation()
        animation = context.animateScrubbed(movesViews: animator == nil)
    }

    private func attach(to context: TransitionContext) {
        self.context = context
        percentComplete = 0
        animation = nil
        let interruptible = context.animator?.interruptibleAnimator(using: context)
        animator = interruptible === MissingAnimator.shared ? nil : interruptible
    }

    /// Begins the transition as an animation. Returns false, and has no effect, if its animator is not interruptible.
    func startAnimation(of context: TransitionContext) -> Bool {
        attach(to: context)
        guard animator != nil else { return false }
        context.animator?.animateTransition(using: context)
        animation = context.animateScrubbed(movesViews: false)
        let curve = AnimatorCurve.curve(of: UICubicTimingParameters(animationCurve: .easeOut), within: duration)
        animation?.run(reversed: false, duration: duration, curve: curve) { _ in }
        return true
    }

    /// Moves the transition to a fraction from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        guard let context, context.isInteractive else { return }
        self.percentComplete = min(max(0, percentComplete), 1)
        animation?.scrub(to: Double(self.percentComplete))
        animator?.fractionComplete = self.percentComplete
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// Pauses the transition at its current fraction and makes it interactive. A transition that did not begin
    /// interactively must have an interruptible animator.
    open func pause() {
        guard let context, let animation, !context.hasEnded else { return }
        percentComplete = CGFloat(animation.progress)
        if let animator {
            animator.pauseAnimation()
            // A canceled transition runs back, but its fractions count from its beginning.
            animator.isReversed = false
            percentComplete = animator.fractionComplete
        }
        animation.scrub(to: Double(percentComplete))
        context.pauseInteractiveTransition()
    }

    /// Cancels the transition and animates back to its beginning.
    open func cancel() {
        guard let context, context.isInteractive else { return }
        context.cancelInteractiveTransition()
        let remaining = self.remainingDuration(of: percentComplete)
        animation?.run(reversed: true, duration: remaining, curve: curve(within: remaining)) { _ in }
        animator?.isReversed = true
        animator?.continueAnimation(
            withTimingParameters: timing, durationFactor: remaining / max(0.001, context.coordinator.transitionDuration)
        )
    }

    /// Finishes the transition and animates to its end.
    open func finish() {
        guard let context, context.isInteractive else { return }
        context.finishInteractiveTransition()
        let remaining: TimeInterval = self.remainingDuration(of: 1 - percentComplete)
        animation?.run(reversed: false, duration: remaining, curve: curve(within: remaining)) { _ in }
        animator?.isReversed = false
        animator?.continueAnimation(
            withTimingParameters: timing, durationFactor: remaining / max(0.001, context.coordinator.transitionDuration)
        )
    }

    /// Returns the duration of a fraction of the transition at the completion speed, in seconds.
    private func remainingDuration(of fraction: CGFloat) -> TimeInterval {
        TimeInterval(duration * fraction / max(0.01, completionSpeed))
    }

    private var timing: any UITimingCurveProvider {
        timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
    }

    private func curve(within duration: TimeInterval) -> AnimationTimeline.Curve {
        AnimatorCurve.curve(of: timing, within: duration)
    }
}
