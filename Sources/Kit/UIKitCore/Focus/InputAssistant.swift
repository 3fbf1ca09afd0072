/// What a module above the core does with keys and pointers.
@preconcurrency @MainActor
package protocol InputAssistant: AnyObject {
    /// Takes a key that went down and that no responder used, and returns whether it was of use.
    func take(_ press: UIPress, in window: UIWindow) -> Bool
    /// Called when a touch begins in `window`, before a view is told.
    func touchDidBegin(in window: UIWindow)
    /// Called when the pointer is over `view`, or has left `window` when it is nil.
    func pointerDidMove(over view: UIView?, in window: UIWindow)
    /// Called after the focus of `window` moved.
    func focusDidChange(in window: UIWindow)
    /// Called after a controller appeared or disappeared.
    func controllersDidChange()
    /// Called after a view that has the focus was laid out.
    func focusedViewDidLayOut(_ view: UIView)
    /// Returns where to look for the preferred item in `environment`.
    func preferredItem(in environment: any UIFocusEnvironment, of window: UIWindow) -> UIView?
    /// Shows what `view` can do with its selection, at a point of the view.
    func showEditActions(of view: UIView, at point: CGPoint)
}

extension UIApplication {
    package static var inputAssistant: (any InputAssistant)?
}
