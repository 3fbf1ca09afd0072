import Foundation

/// Lets changes go along with a transition: a turn of the screen, a push, a presentation.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` along with the transition, and `completion` at its end. Returns whether it will.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` along with the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// What is known of a transition while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether it moves.
    var isAnimated: Bool { get }
    /// Whether it was given up.
    var isCancelled: Bool { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The view in which it takes place.
    var containerView: UIView { get }
}

/// The coordinator of one transition.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let isAnimated: Bool
    private(set) var isCancelled = false
    let transitionDuration: TimeInterval
    let containerView: UIView
    private var animations: [Step] = []
    private var completions: [Step] = []

    init(containerView: UIView, duration: TimeInterval) {
        self.containerView = containerView
        transitionDuration = duration
        isAnimated = duration > 0
    }

    func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// Runs what goes along. Call it inside the transition's animation block.
    func runAnimations() {
        while !animations.isEmpty { animations.removeFirst()(self) }
    }

    /// Ends the transition.
    func finish(cancelled: Bool = false) {
        isCancelled = cancelled
        while !completions.isEmpty { completions.removeFirst()(self) }
    }
}

extension UIViewController {
    /// How long turning the window takes, in seconds.
    private static let turnDuration: TimeInterval = 0.3

    /// Tells that the window will have `size`.
    func windowWillResize(to size: CGSize, from oldTraits: UITraitCollection) {
        guard let view = viewIfLoaded, let window = view.window else { return }
        let turns: Bool = (view.bounds.width > view.bounds.height) != (size.width > size.height)
        let duration: TimeInterval = turns && UIView.areAnimationsEnabled ? Self.turnDuration : 0
        let coordinator = TransitionCoordinator(containerView: window, duration: duration)
        resizeCoordinator = coordinator
        viewWillTransition(to: size, with: coordinator)
    }

    /// Runs what goes along with the new size.
    func windowDidResize() {
        guard let coordinator = resizeCoordinator else { return }
        resizeCoordinator = nil
        UIView.animate(withDuration: coordinator.transitionDuration) {
            coordinator.runAnimations()
            self.viewIfLoaded?.layoutIfNeeded()
        } completion: { _ in
            coordinator.finish()
        }
    }
}
