import Diagnostics

/// The name of an action, and the method that performs it.
///
/// Linux has no Objective-C runtime, so `#selector` is not available. A selector is made from a name and an unapplied
/// method instead:
///
///     button.addTarget(self, action: Selector("save", Editor.save), for: .touchUpInside)
///
/// Selectors with the same name are equal, regardless of their methods. A selector that is made from a name alone can
/// be compared, as in `removeTarget` or `canPerformAction(_:withSender:)`, but not performed: sending it writes a
/// warning to standard error.
///
/// The types of the parameters do not name an actor, so that methods of all classes are accepted in both language
/// modes. The methods are called on the main actor.
public struct Selector: Sendable {
    /// The name, which is the identity of the selector.
    public let name: String

    /// Calls the method of a target with the arguments that its parameters need, and returns whether their types match.
    typealias Invocation = @MainActor @Sendable (_ target: AnyObject, _ sender: Any?, _ event: AnyObject?) -> Bool

    let invocation: Invocation?

    /// Creates a selector that names an action without a method.
    public init(_ name: String) {
        self.name = name
        invocation = nil
    }

    /// Creates a selector for a method without parameters.
    public init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> () -> Void) {
        self.name = name
        // A method is code without state, and it is called only on the main actor.
        nonisolated(unsafe) let method = method
        invocation = { target, _, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    /// Creates a selector for a method whose parameter is the sender.
    ///
    /// The method is not called with a sender of a different type.
    public init<Target: AnyObject, Sender>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Void) {
        self.name = name
        // A method is code without state, and it is called only on the main actor.
        nonisolated(unsafe) let method = method
        invocation = { target, sender, _ in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    /// Creates a selector for a method whose parameters are the sender and the event.
    ///
    /// The method is not called with a sender or an event of a different type.
    public init<Target: AnyObject, Sender, Event: AnyObject>(
        _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Void
    ) {
        self.name = name
        // A method is code without state, and it is called only on the main actor.
        nonisolated(unsafe) let method = method
        invocation = { target, sender, event in
            guard let target = target as? Target, let sender = sender as? Sender, let event = event as? Event else {
                return false
            }
            method(target)(sender, event)
            return true
        }
    }

    /// Performs the action on `target`, and returns whether its method was called.
    @MainActor @discardableResult
    package func invoke(on target: AnyObject, sender: Any?, event: AnyObject?) -> Bool {
        guard let invocation else {
            Diagnostics.warn(
                "The action \"\(name)\" has no method. Make its selector with one: Selector(\"\(name)\", Self.\(name))."
            )
            return false
        }
        return invocation(target, sender, event)
    }
}

extension Selector: Hashable {
    /// Returns whether two selectors have the same name.
    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}
