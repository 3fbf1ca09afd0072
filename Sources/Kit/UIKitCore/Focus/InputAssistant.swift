/// The part of keyboard and pointer input that a module above UIKitCore implements.
@preconcurrency @MainActor
package protocol InputAssistant: AnyObject {
    /// Handles the press of a key that no responder used, and returns whether it had an effect.
    func handle(_ press: UIPress, in window: UIWindow) -> Bool
    /// Called when a touch begins in `window`, before a view receives it.
    func touchDidBegin(in window: UIWindow)
    /// Called when the pointer is over `view`. If the pointer has left `window`, `view` is nil.
    func pointerDidMove(over view: UIView?, in window: UIWindow)
    /// Called after the focus of `window` moves.
    func focusDidChange(in window: UIWindow)
    /// Called after a controller appears or disappears.
    func controllersDidChange()
    /// Called after the layout of a view that has the focus.
    func focusedViewDidLayOut(_ view: UIView)
    /// Returns the preferred item inside `environment`.
    func preferredItem(in environment: any UIFocusEnvironment, of window: UIWindow) -> UIView?
}

extension UIApplication {
    package static var inputAssistant: (any InputAssistant)?
}
