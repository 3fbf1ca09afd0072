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
    /// The same for a view that is not in the container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls `handler` when a person lets go of the transition, or takes hold of it.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
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
    /// How the controller is presented; `none` for what is no presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a person moved it when it began.
    var initiallyInteractive: Bool { get }
    /// Whether a person moves it now.
    var isInteractive: Bool { get }
    /// Whether it was given up.
    var isCancelled: Bool { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far a person has brought it, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// At what speed the rest goes when the person lets go; 1 is the transition's own.
    var completionVelocity: CGFloat { get }
    /// At what pace the rest goes when the person lets go.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which it takes place.
    var containerView: UIView { get }
    /// One of the two controllers; nil when there is none.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the two views; nil when it neither comes nor goes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewController {
    /// How long turning the window takes, in seconds.
    private static let turnDuration: TimeInterval = 0.3

    /// Tells that the window will have `size` and `windowTraits`.
    func windowWillResize(to size: CGSize, windowTraits: UITraitCollection) {
        guard let view = viewIfLoaded, let window = view.window else { return }
        let turns: Bool = (view.bounds.width > view.bounds.height) != (size.width > size.height)
        let duration: TimeInterval = turns && UIView.areAnimationsEnabled ? Self.turnDuration : 0
        let coordinator = TransitionCoordinator(containerView: window, duration: duration)
        resizeCoordinator = coordinator
        tellOfTraits(above: windowTraits, with: coordinator)
        if size != view.bounds.size { viewWillTransition(to: size, with: coordinator) }
    }

    /// Runs what goes along with the new size.
    func windowDidResize() {
        guard let coordinator = resizeCoordinator else { return }
        UIView.animate(withDuration: coordinator.transitionDuration) {
            coordinator.begin { $0() }
            self.viewIfLoaded?.layoutIfNeeded()
        } completion: { [weak self] _ in
            if self?.resizeCoordinator === coordinator { self?.resizeCoordinator = nil }
            coordinator.finish(cancelled: false)
        }
    }

    /// Who coordinates the transition that goes on: its own, or that of a controller around it. Nil when none does.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var controller: UIViewController? = self
        while let current = controller {
            if let coordinator = current.ownTransition?.coordinator ?? current.resizeCoordinator { return coordinator }
            controller = current.storedParent
        }
        return nil
    }
}
