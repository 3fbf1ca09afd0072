/// The transition that a controller prefers: the `UIViewController.Transition` of the module UIKitTransitions.
@MainActor
package protocol PreferredTransition: AnyObject {
    /// Whether gestures of the transition dismiss the controller, in place of the back swipe.
    var hasDismissalGestures: Bool { get }

    /// Called before `controller` appears, with or without an animation.
    func prepare(_ controller: UIViewController)

    /// Returns the animator that shows or hides `controller`.
    func animator(for controller: UIViewController, shows: Bool) -> any UIViewControllerAnimatedTransitioning

    /// Returns the object that drives the dismissal of `controller` while the user performs a gesture, or nil.
    func interaction(for controller: UIViewController) -> (any UIViewControllerInteractiveTransitioning)?
}
