import Foundation

/// A part of the tree of views and controllers that participates in focus updates.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments to search for the item to focus, in order of preference. If empty, the environment itself is
    /// searched.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment that contains this one, or `nil` at the root.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The group of items among which arrow keys move the focus, or `nil` for the group of the parent.
    var focusGroupIdentifier: String? { get }
    /// Requests that the focus move to the preferred item, if the focus is in this environment.
    func setNeedsFocusUpdate()
    /// Performs a requested focus update now.
    func updateFocusIfNeeded()
    /// Returns whether the update that `context` describes may occur.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after the focus moves from or to an item in this environment.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// Returns whether `environment` is this environment or is inside it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        UIFocusSystem.environment(self, contains: environment)
    }

    /// Requests a focus update from the focus system, if the environment is in a window.
    public func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.setNeedsUpdate(to: self) }

    /// Performs a requested focus update now, if the environment is in a window.
    public func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
}

/// An item that can have the focus. In Engawa, the focus system finds only views.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can have the focus.
    var canBecomeFocused: Bool { get }
    /// The frame of the item, in points, in the coordinates of its container.
    var frame: CGRect { get }
    /// Whether the item has the focus.
    var isFocused: Bool { get }
    /// The effect that indicates that the item has the focus, or `nil` for no effect.
    var focusEffect: UIFocusEffect? { get }
    /// The priority of the item when the focus moves to its group.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

/// The priority of an item when the focus moves to its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number. The item with the highest number is preferred.
    public var rawValue: Int
    /// Creates a priority from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No priority, 0.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// The priority of the item that had the focus before, 1,000.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1_000)
    /// The priority of an item that the application prefers, 2,000.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2_000)
    /// The priority of the item that has the focus, which is the highest.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}

/// An effect that indicates that an item has the focus. The base class represents a ring around the item.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
    /// Creates the effect of a ring around the item.
    public override init() {}
}
