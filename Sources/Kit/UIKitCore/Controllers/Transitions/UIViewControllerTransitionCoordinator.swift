import Foundation

/// An object that runs animations alongside a transition: a rotation, a push or a presentation.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` alongside the transition and `completion` at its end. Returns false if the transition has
    /// ended.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Runs animations of a view outside the container alongside the transition.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls `handler` when the interaction of the user ends or resumes.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` alongside the transition. Returns false if the transition has ended.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// The state of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The style of the presentation, or `none` if the transition is not a presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began interactively.
    var initiallyInteractive: Bool { get }
    /// Whether the user is driving the transition now.
    var isInteractive: Bool { get }
    /// Whether a property animator of the app's animator, which can be interrupted, moves the views.
    var isInterruptible: Bool { get }
    /// Whether the transition was canceled.
    var isCancelled: Bool { get }
    /// The duration of the transition, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The fraction from 0 to 1 to which the user has driven the transition.
    var percentComplete: CGFloat { get }
    /// The speed of the rest of the transition after the interaction, as a multiple of the normal speed.
    var completionVelocity: CGFloat { get }
    /// The timing curve of the rest of the transition after the interaction.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view that contains the transition.
    var containerView: UIView { get }
    /// The rotation of the interface with a rotation of the window, or the identity. A view with the inverse rotation
    /// does not turn relative to the device.
    var targetTransform: CGAffineTransform { get }
    /// Returns the controller for the given key, if any.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view for the given key, or nil if it is not part of the transition.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewController {
    /// The duration of a rotation of the window, in seconds.
    private static let rotationDuration: TimeInterval = 0.3

    /// Notifies the controller of the new size and traits of the window before they change.
    func windowWillResize(to size: CGSize, windowTraits: UITraitCollection) {
        guard let view = viewIfLoaded, let window = view.window ?? presentation?.window else { return }
        let rotates: Bool = (view.bounds.width > view.bounds.height) != (size.width > size.height)
        let duration: TimeInterval = rotates && UIView.areAnimationsEnabled ? Self.rotationDuration : 0
        let coordinator = TransitionCoordinator(containerView: window, duration: duration)
        coordinator.windowSize = size
        if let scene = window.windowScene {
            let angles: [UIInterfaceOrientation: CGFloat] = [
                .landscapeRight: .pi / 2, .landscapeLeft: -.pi / 2, .portraitUpsideDown: .pi,
            ]
            let angle: CGFloat = angles[scene.orientation(atSize: size), default: 0]
            coordinator.targetTransform = CGAffineTransform(
                rotationAngle: angle - angles[scene.interfaceOrientation, default: 0])
        }
        resizeCoordinator = coordinator
        notifyOfTraits(inherited: windowTraits, with: coordinator)
        if size != view.bounds.size { viewWillTransition(to: size, with: coordinator) }
    }

    /// Lays out the window and the presentations in it, and then runs the animations alongside the change in size.
    func windowDidResize() {
        guard let coordinator = resizeCoordinator else { return }
        UIView.animate(withDuration: coordinator.transitionDuration) {
            coordinator.containerView.layoutIfNeeded()
            coordinator.begin { $0() }
            coordinator.containerView.layoutIfNeeded()
        } completion: { [weak self] _ in
            if self?.resizeCoordinator === coordinator { self?.resizeCoordinator = nil }
            coordinator.finish(cancelled: false)
        }
    }
}
