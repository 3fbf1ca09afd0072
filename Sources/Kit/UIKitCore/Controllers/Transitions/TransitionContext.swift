import Foundation
import QuartzCore

/// A transition between two controllers: its controllers and views, its animator and its completion.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    /// The animator. Nil after the transition, because an app's animator may retain the context.
    private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
    private(set) var interaction: (any UIViewControllerInteractiveTransitioning)?
    private(set) lazy var coordinator = TransitionCoordinator(
        containerView: containerView, duration: animator?.transitionDuration(using: self) ?? 0, context: self)

    private let from: UIViewController?
    private let to: UIViewController?
    /// Animations of the kit that run alongside the transition, for example of bars.
    var alongside: (() -> Void)?
    /// The initial and final frames of the views, in the container.
    var frames: [ObjectIdentifier: (initial: CGRect, final: CGRect)] = [:]
    /// The outgoing view; nil if it is not part of the transition.
    var fromView: UIView?
    /// The incoming view; nil if it is not part of the transition.
    var toView: UIView?
    private var onEnd: ((Bool) -> Void)?

    private(set) var isInteractive = false
    private(set) var beganInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    /// The animation that the user scrubs, if the transition is interactive.
    private var scrubbed: ScrubbedAnimation?
    private var hasBegunAlongside = false

    init(
        container: UIView, from: UIViewController?, to: UIViewController?,
        animator: any UIViewControllerAnimatedTransitioning, style: UIModalPresentationStyle = .none,
        onEnd: @escaping (Bool) -> Void
    ) {
        containerView = container
        self.from = from
        self.to = to
        self.animator = animator
        presentationStyle = style
        self.onEnd = onEnd
        super.init()
    }

    var isAnimated: Bool { true }
    var targetTransform: CGAffineTransform { .identity }

    /// Whether the transition has completed.
    var hasEnded: Bool { onEnd == nil }

    // MARK: Participants

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: fromView
        case .to: toView
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { frames[ObjectIdentifier(vc)]?.initial ?? .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { frames[ObjectIdentifier(vc)]?.final ?? .zero }

    // MARK: Animation

    /// Begins the transition. It is interactive if `interaction` starts interactively, and an animation otherwise.
    func start(interaction: (any UIViewControllerInteractiveTransitioning)?) {
        self.interaction = interaction
        guard let interaction, interaction.wantsInteractiveStart else {
            if (interaction as? UIPercentDrivenInteractiveTransition)?.startAnimation(of: self) != true { animate() }
            return
        }
        isInteractive = true
        beganInteractive = true
        interaction.startInteractiveTransition(self)
        // A custom interaction moves only the views. Animate the rest.
        runAlongside()
    }

    /// Runs the animator and the animations alongside it.
    private func animate() {
        animator?.animateTransition(using: self)
        runAlongside()
    }

    private func runAlongside() {
        guard !hasBegunAlongside, !hasEnded else { return }
        hasBegunAlongside = true
        let duration = coordinator.transitionDuration
        let scrubbed = self.scrubbed
        let run: (@escaping () -> Void) -> Void = { changes in
            let block: () -> Void = {
                UIView.animate(
                    withDuration: duration, delay: 0, options: scrubbed == nil ? .curveEaseOut : .curveLinear,
                    animations: changes)
            }
            if let scrubbed { scrubbed.collect(block) } else { block() }
        }
        if let scrubbed { scrubbed.collect { alongside?() } } else { alongside?() }
        alongside = nil
        coordinator.begin(run)
    }

    /// Collects the animations of the animator, and those alongside it, for the user to scrub.
    ///
    /// - Parameter movesViews: False if a property animator moves the views instead.
    func animateScrubbed(movesViews: Bool = true) -> ScrubbedAnimation {
        let animation = ScrubbedAnimation(duration: coordinator.transitionDuration)
        scrubbed = animation
        if movesViews { animation.collect { animator?.animateTransition(using: self) } }
        runAlongside()
        return animation
    }

    // MARK: Interaction

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete
    }

    func finishInteractiveTransition() {
        isInteractive = false
        transitionWasCancelled = false
        coordinator.interactionDidChange(cancelled: false)
    }

    func cancelInteractiveTransition() {
        isInteractive = false
        transitionWasCancelled = true
        coordinator.interactionDidChange(cancelled: true)
    }

    func pauseInteractiveTransition() {
        isInteractive = true
        transitionWasCancelled = false
        coordinator.interactionDidChange(cancelled: false)
    }

    // MARK: Completion

    func completeTransition(_ didComplete: Bool) {
        guard let onEnd else { return }
        // The animator may complete the transition at once.
        if didComplete { runAlongside() }
        self.onEnd = nil
        transitionWasCancelled = !didComplete
        isInteractive = false
        (animator as? any RestoringAnimator)?.restoreViews()
        onEnd(didComplete)
        animator?.animationEnded(didComplete)
        coordinator.finish(cancelled: !didComplete)
        (scrubbed, animator, interaction) = (nil, nil, nil)
    }

    /// Completes the transition, or its cancellation, immediately, so that another transition can begin.
    func finishImmediately() {
        guard !hasEnded else { return }
        let isReversed = transitionWasCancelled
        scrubbed?.end(reversed: isReversed)
        for view in [fromView, toView] { view?.layer.removeAllAnimations() }
        completeTransition(!isReversed)
    }
}
