import Foundation

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that is seen before.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is seen after.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that goes.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that comes.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animator must know of the transition that it moves.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which it takes place. The animator adds the view that comes to it.
    var containerView: UIView { get }
    /// Whether anything moves.
    var isAnimated: Bool { get }
    /// Whether a person moves it now.
    var isInteractive: Bool { get }
    /// Whether it was given up.
    var transitionWasCancelled: Bool { get }
    /// How the controller is presented; `none` for what is no presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How the view that comes is turned in the end. It never is, here: the identity.
    var targetTransform: CGAffineTransform { get }

    /// Tells how far a person has brought it, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Tells that the person let go, and it goes to its end.
    func finishInteractiveTransition()
    /// Tells that the person gave it up, and it goes back.
    func cancelInteractiveTransition()
    /// Tells that the person took hold of it.
    func pauseInteractiveTransition()
    /// Tells that nothing moves any more. Animators must call it, with whether the transition was not cancelled.
    func completeTransition(_ didComplete: Bool)

    /// One of the two controllers; nil when there is none.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the two views; nil when it neither comes nor goes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where the controller's view is before, in the container; zero when it is not there.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where the controller's view will be, in the container; zero when it will not be there.
    func finalFrame(for vc: UIViewController) -> CGRect
}
