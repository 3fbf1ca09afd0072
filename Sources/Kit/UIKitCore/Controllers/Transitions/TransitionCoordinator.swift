import Foundation

/// The transition coordinator of one transition.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let transitionDuration: TimeInterval
    let containerView: UIView
    /// The transition; nil for a change in size.
    weak var context: TransitionContext?
    /// The new size of the window, in points; nil for a transition between controllers.
    var windowSize: CGSize?
    var targetTransform = CGAffineTransform.identity
    private(set) var isCancelled = false
    private var animations: [Step] = []
    private var completions: [Step] = []
    private var handlers: [Step] = []
    /// Runs, with the transition's timing, the animations that are added during the transition. Nil before the
    /// transition begins and after it ends.
    private var runAlongside: ((@escaping () -> Void) -> Void)?
    private var hasEnded = false

    init(containerView: UIView, duration: TimeInterval, context: TransitionContext? = nil) {
        self.containerView = containerView
        transitionDuration = duration
        self.context = context
    }

    var isAnimated: Bool { transitionDuration > 0 }
    var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
    var initiallyInteractive: Bool { context?.beganInteractive ?? false }
    var isInteractive: Bool { context?.isInteractive ?? false }
    var isInterruptible: Bool { (context?.interaction as? UIPercentDrivenInteractiveTransition)?.animator != nil }
    var percentComplete: CGFloat { context?.percentComplete ?? 0 }
    var completionVelocity: CGFloat { context?.interaction?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { context?.interaction?.completionCurve ?? .easeInOut }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context?.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

    func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        guard !hasEnded else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if let runAlongside {
            runAlongside { animation(self) }
        } else {
            animations.append(animation)
        }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Step?, completion: Step?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Step) {
        handlers.append(handler)
    }

    /// Runs the collected animations with `run`, which is also used for animations that are added later.
    func begin(_ run: @escaping (@escaping () -> Void) -> Void) {
        let pending = animations
        animations = []
        runAlongside = run
        guard !pending.isEmpty else { return }
        run { for step in pending { step(self) } }
    }

    /// Notifies the handlers that the user ended or resumed the interaction.
    func interactionDidChange(cancelled: Bool) {
        isCancelled = cancelled
        for handler in handlers { handler(self) }
    }

    /// Ends the transition and calls the completions.
    func finish(cancelled: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        isCancelled = cancelled
        runAlongside = nil
        while !completions.isEmpty { completions.removeFirst()(self) }
        handlers = []
    }
}
