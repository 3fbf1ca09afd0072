import Foundation

/// A key for one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that is visible at the beginning.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A key for one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The outgoing view.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The incoming view.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The information that an animator needs about a transition, and methods with which it reports progress.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that contains the transition. The animator adds the incoming view to it.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the user is driving the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition was canceled.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation, or `none` if the transition is not a presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The final rotation of the incoming view. It is always the identity.
    var targetTransform: CGAffineTransform { get }

    /// Reports the fraction from 0 to 1 to which the user has driven the transition.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that the interaction ended and the transition will complete.
    func finishInteractiveTransition()
    /// Reports that the interaction ended and the transition will be reversed.
    func cancelInteractiveTransition()
    /// Reports that the user resumed the interaction.
    func pauseInteractiveTransition()
    /// Ends the transition. Animators must call it, with false if the transition was canceled.
    func completeTransition(_ didComplete: Bool)

    /// Returns the controller for the given key, if any.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view for the given key, or nil if it is not part of the transition.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the frame of the controller's view before the transition, in the coordinates of the container, or the
    /// zero rectangle if the view is not visible before the transition.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame of the controller's view after the transition, in the coordinates of the container, or the
    /// zero rectangle if the view is not visible after the transition.
    func finalFrame(for vc: UIViewController) -> CGRect
}
