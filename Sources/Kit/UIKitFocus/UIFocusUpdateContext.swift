import Foundation

/// Where the focus comes from, where it goes, and by which movement.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The item that had the focus before; nil for none.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that has the focus afterwards; nil for none.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The direction of the movement; empty when code moved the focus.
    public let focusHeading: UIFocusHeading

    init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
    }
}

/// The direction in which the focus moves.
public struct UIFocusHeading: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// What is known of the animation of a focus update.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// How long it takes, in seconds.
    var duration: TimeInterval { get }
}

/// Runs animations together with a focus update.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject, UIFocusAnimationContext {
    public let duration: TimeInterval = 0.15
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    /// Runs `animations` with the update, and `completion` at its end.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    /// Runs `animations` while the next item gets the focus, and `completion` at the end.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        addCoordinatedAnimations(animations.map { body in { body(self) } }, completion: completion)
    }

    /// Runs `animations` while the previous item loses the focus, and `completion` at the end.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        addCoordinatedFocusingAnimations(animations, completion: completion)
    }

    /// What to run with the update, and what at its end.
    package func takeAnimations() -> (animations: [() -> Void], completions: [() -> Void]) {
        defer { (animations, completions) = ([], []) }
        return (animations, completions)
    }
}
