/// The root of the environments that have a focus system in common: what the system must know of a window.
@preconcurrency @MainActor
package protocol FocusWindow: UIFocusEnvironment {
    /// The system, made when it is first needed.
    var focusSystem: UIFocusSystem { get }
    /// Makes `item` the one that gets keys, if it can be, and returns false where that is refused.
    func giveKeys(to item: any UIFocusItem) -> Bool
    /// Called after the focus moved, before the environments are told.
    func focusDidMove(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?)
    /// Called after the environments were told.
    func focusDidSettle(_ coordinator: UIFocusAnimationCoordinator)
    /// The item that gets the focus when it moves to `environment`.
    func preferredItem(in environment: any UIFocusEnvironment) -> (any UIFocusItem)?
    /// Calls `update` before the next frame.
    func scheduleFocusUpdate(_ update: @escaping @MainActor () -> Void)
}
