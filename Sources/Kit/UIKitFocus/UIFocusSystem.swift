import Foundation

/// Manages which item of a window has the focus.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    /// Posted after the focus moves. The object is the focus system.
    public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// Posted when the user presses a key and there is no item in its direction. The object is the focus system.
    public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    /// The key of the `UIFocusUpdateContext` in the notifications' `userInfo`.
    public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The key of the `UIFocusAnimationCoordinator` in the notifications' `userInfo`.
    public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    private weak var window: (any FocusWindow)?
    private weak var requested: (any UIFocusEnvironment)?
    /// Whether the focus is moving. During that time, a change of the first responder does not move the focus.
    package private(set) var isMoving = false

    package init(window: any FocusWindow) {
        self.window = window
    }

    /// The item that has the focus, or `nil` if no item has it.
    open private(set) weak var focusedItem: (any UIFocusItem)?

    /// Returns the focus system of the window that contains `environment`, or `nil` if the environment is not in a
    /// window.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        (lineage(of: environment).last as? any FocusWindow)?.focusSystem
    }

    /// Returns whether `otherEnvironment` is `environment` or is inside it.
    open class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool {
        lineage(of: otherEnvironment).contains { $0 === environment }
    }

    // MARK: Programmatic updates

    /// Requests that the focus move to the preferred item of `environment` before the next frame.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        requested = environment
        window?.scheduleFocusUpdate { [weak self] in self?.updateFocusIfNeeded() }
    }

    /// Performs a requested update now.
    open func updateFocusIfNeeded() {
        guard let requested else { return }
        self.requested = nil
        if let item = window?.preferredItem(in: requested) { move(to: item) }
    }

    /// Requests an update if the focus is in `environment`. Otherwise does nothing.
    func setNeedsUpdate(to environment: any UIFocusEnvironment) {
        guard let focusedItem, environment.contains(focusedItem) else { return }
        requestFocusUpdate(to: environment)
    }

    // MARK: Movement

    /// Moves the focus to `item`. Returns whether `item` has the focus afterward.
    ///
    /// 1. The environments of both items can refuse the update. They cannot refuse an update after which no item has
    ///    the focus.
    /// 2. The window makes the item the first responder, if the item accepts keys.
    /// 3. The environments are notified, from the items outward, and animations run.
    @discardableResult
    package func move(to item: (any UIFocusItem)?, heading: UIFocusHeading = []) -> Bool {
        let previous: (any UIFocusItem)? = focusedItem
        guard item !== previous else { return true }
        let context = UIFocusUpdateContext(from: previous, to: item, heading: heading)
        var environments = Self.lineage(of: previous)
        for environment in Self.lineage(of: item) where !environments.contains(where: { $0 === environment }) {
            environments.append(environment)
        }
        guard item == nil || environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
        isMoving = true
        let isAccepted: Bool = item.map { window?.updateFirstResponder(for: $0) ?? true } ?? true
        isMoving = false
        guard isAccepted else { return false }
        focusedItem = item
        window?.focusDidMove(from: previous, to: item)
        let coordinator = UIFocusAnimationCoordinator()
        for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
        post(Self.didUpdateNotification, context, coordinator)
        window?.focusUpdateDidEnd(coordinator)
        return true
    }

    /// Posts the notification that no item was found in a direction.
    package func movementDidFail(heading: UIFocusHeading) {
        post(
            Self.movementDidFailNotification, UIFocusUpdateContext(from: focusedItem, to: nil, heading: heading), nil)
    }

    private func post(_ name: Notification.Name, _ context: UIFocusUpdateContext, _ coordinator: Any?) {
        var information: [AnyHashable: Any] = [Self.focusUpdateContextUserInfoKey: context]
        information[Self.animationCoordinatorUserInfoKey] = coordinator
        NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }

    /// Returns the environment and its ancestors, from the inside outward.
    private static func lineage(of environment: (any UIFocusEnvironment)?) -> [any UIFocusEnvironment] {
        var result: [any UIFocusEnvironment] = []
        var current: (any UIFocusEnvironment)? = environment
        while let found = current {
            result.append(found)
            current = found.parentFocusEnvironment
        }
        return result
    }
}
