/// The interface of a window for its focus system. The window is the root of the environments that share the system.
@preconcurrency @MainActor
package protocol FocusWindow: UIFocusEnvironment {
    /// The focus system, created on first use.
    var focusSystem: UIFocusSystem { get }
    /// Makes `item` the first responder if it can become first responder. Otherwise a text input that does not contain
    /// `item` resigns first responder. Returns false if the first responder cannot change.
    func updateFirstResponder(for item: any UIFocusItem) -> Bool
    /// Called after the focus moves, before the environments are notified.
    func focusDidMove(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?)
    /// Called after the environments are notified.
    func focusUpdateDidEnd(_ coordinator: UIFocusAnimationCoordinator)
    /// Returns the item that receives the focus when the focus moves to `environment`.
    func preferredItem(in environment: any UIFocusEnvironment) -> (any UIFocusItem)?
    /// Calls `update` before the next frame.
    func scheduleFocusUpdate(_ update: @escaping @MainActor () -> Void)
}
