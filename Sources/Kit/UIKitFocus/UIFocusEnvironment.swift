import Foundation

/// A branch of the tree of views and controllers that takes part in moving the focus.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where to look for the item to focus first, in order of preference. Empty means the environment itself.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment around this one; nil at the root.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The group of items among which arrow keys move the focus; nil for that of the parent.
    var focusGroupIdentifier: String? { get }
    /// Asks for the focus to move to the preferred item, if the focus is in this environment.
    func setNeedsFocusUpdate()
    /// Moves the focus now, if that was asked for.
    func updateFocusIfNeeded()
    /// Returns whether the focus may move as `context` says.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after the focus moved from or to an item in this environment.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// Returns whether `environment` is this one or is inside it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        UIFocusSystem.environment(self, contains: environment)
    }

    public func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.setNeedsUpdate(to: self) }

    public func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
}

/// Something that can have the focus. Here only views are found by the focus system.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the focus can move to the item.
    var canBecomeFocused: Bool { get }
    /// Where the item is, in the coordinates of what contains it, in points.
    var frame: CGRect { get }
    /// Whether the item has the focus.
    var isFocused: Bool { get }
    /// What shows that the item has the focus; nil for nothing.
    var focusEffect: UIFocusEffect? { get }
    /// How much the item is preferred when the focus moves to its group.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

/// How much an item is preferred when the focus moves to its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1_000)
    public static let prioritized = UIFocusGroupPriority(rawValue: 2_000)
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}

/// What shows that an item has the focus. The base class stands for a ring around the item.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
    public override init() {}
}
