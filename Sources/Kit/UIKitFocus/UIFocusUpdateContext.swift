import Foundation

/// The items before and after a focus update, and its direction.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The item that had the focus before the update, or `nil` if no item had it.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that has the focus after the update, or `nil` if no item has it.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The direction of the movement. It is empty if the focus moved programmatically.
    public let focusHeading: UIFocusHeading

    package init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
    }
}

/// The direction of a focus movement.
public struct UIFocusHeading: OptionSet, Sendable, Hashable {
    /// The bits of the directions.
    public let rawValue: UInt
    /// Creates a set of directions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upward, by an arrow key.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Downward, by an arrow key.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left, by an arrow key.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right, by an arrow key.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next group, by Tab.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the previous group, by Shift-Tab.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first item. No key uses it.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last item. No key uses it.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// Information about the animation of a focus update.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// The duration of the animation, in seconds.
    var duration: TimeInterval { get }
}

/// Coordinates animations with a focus update.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject, UIFocusAnimationContext {
    /// The duration of the animation, in seconds: 0.15.
    public let duration: TimeInterval = 0.15
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    /// Runs `animations` with the update, and `completion` after it.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    /// Runs `animations` while the next item receives the focus, and `completion` afterward.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        addCoordinatedAnimations(animations.map { body in { body(self) } }, completion: completion)
    }

    /// Runs `animations` while the previous item loses the focus, and `completion` afterward.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        addCoordinatedFocusingAnimations(animations, completion: completion)
    }

    /// Removes and returns the blocks to run with the update and after it.
    package func takeAnimations() -> (animations: [() -> Void], completions: [() -> Void]) {
        defer { (animations, completions) = ([], []) }
        return (animations, completions)
    }
}
