import Foundation
import QuartzCore

/// One transition from one controller to another: who takes part, what moves it, and what happens at its end.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let animator: any UIViewControllerAnimatedTransitioning
    private(set) var interaction: (any UIViewControllerInteractiveTransitioning)?
    private(set) lazy var coordinator = TransitionCoordinator(
        containerView: containerView, duration: animator.transitionDuration(using: self), context: self)

    private let from: UIViewController?
    private let to: UIViewController?
    /// What the kit itself moves along: bars, what dims.
    var alongside: (() -> Void)?
    /// Where the views are before and after, in the container.
    var frames: [ObjectIdentifier: (initial: CGRect, final: CGRect)] = [:]
    /// The views that take part; nil is the controller's own.
    var fromView: UIView?
    var toView: UIView?
    private var onEnd: ((Bool) -> Void)?

    private(set) var isInteractive = false
    private(set) var beganInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    /// What a finger moves, if one does.
    private var scrubbed: ScrubbedAnimation?

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

    /// Whether it is over.
    var isOver: Bool { onEnd == nil }

    // MARK: Who takes part

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

    // MARK: Moving

    /// Begins: moved by a person if `interaction` wants that, and by time otherwise.
    func start(interaction: (any UIViewControllerInteractiveTransitioning)?) {
        self.interaction = interaction
        guard let interaction, interaction.wantsInteractiveStart else { return animate() }
        isInteractive = true
        beganInteractive = true
        interaction.startInteractiveTransition(self)
        // Whoever moves the views in a way of their own leaves the rest to time.
        if alongside != nil, !isOver { runAlongside() }
    }

    /// Lets the animator move the views, and what goes along.
    private func animate() {
        animator.animateTransition(using: self)
        runAlongside()
    }

    private func runAlongside() {
        let duration: TimeInterval = coordinator.transitionDuration
        let scrubbed: ScrubbedAnimation? = self.scrubbed
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

    /// Lets the animator move the views under a finger, and what goes along. Returns what the finger moves.
    ///
    /// - Parameter movesViews: false where somebody else moves the views.
    func animateScrubbed(movesViews: Bool = true) -> ScrubbedAnimation {
        let animation = ScrubbedAnimation(duration: coordinator.transitionDuration)
        scrubbed = animation
        if movesViews { animation.collect { animator.animateTransition(using: self) } }
        runAlongside()
        return animation
    }

    // MARK: What a person does

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

    // MARK: Ending

    func completeTransition(_ didComplete: Bool) {
        guard let onEnd else { return }
        self.onEnd = nil
        transitionWasCancelled = !didComplete
        isInteractive = false
        onEnd(didComplete)
        animator.animationEnded(didComplete)
        coordinator.finish(cancelled: !didComplete)
        scrubbed = nil
    }

    /// Is at its end now, wherever it was, or back at its beginning if it was given up: somebody else needs the views.
    func finishNow() {
        guard !isOver else { return }
        let isBack: Bool = transitionWasCancelled
        scrubbed?.end(back: isBack)
        for view in [fromView, toView] { view?.layer.removeAllAnimations() }
        completeTransition(!isBack)
    }
}
