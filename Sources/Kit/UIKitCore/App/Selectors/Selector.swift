/// The name of an action, and the method that carries it out.
///
/// Linux has no Objective-C runtime, so `#selector` cannot exist. In its place stands a name and an unapplied method:
///
///     button.addTarget(self, action: Selector("save", Editor.save), for: .touchUpInside)
///
/// The name is the selector's identity: two selectors with the same name are equal, whatever methods they carry.
/// A selector made from a name alone can be compared, in `removeTarget` or `canPerformAction(_:withSender:)`, but not
/// carried out: sending it says so on standard error.
///
/// The method's type says nothing of actors, so that neither language mode asks for more than a method's name: methods of
/// classes on the main actor and of others are taken alike. They are called on the main actor.
public struct Selector: Sendable {
    /// What identifies it.
    public let name: String

    typealias Invocation = @MainActor @Sendable (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Bool

    let invocation: Invocation?

    /// Makes a selector that names an action without saying how it is carried out.
    public init(_ name: String) {
        self.name = name
        invocation = nil
    }

    /// Makes a selector for a method without parameters.
    public init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> () -> Void) {
        self.name = name
        // A method is code without state of its own, and it is called on the main actor alone.
        nonisolated(unsafe) let method = method
        invocation = { target, _, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    /// Makes a selector for a method whose parameter is the sender.
    ///
    /// A sender of another type does not reach the method.
    public init<Target: AnyObject, Sender>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Void) {
        self.name = name
        // As above.
        nonisolated(unsafe) let method = method
        invocation = { target, sender, _ in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    /// Makes a selector for a method whose parameters are the sender and the event.
    public init<Target: AnyObject, Sender>(
        _ name: String, _ method: @escaping (Target) -> (Sender, UIEvent) -> Void
    ) {
        self.name = name
        // As above.
        nonisolated(unsafe) let method = method
        invocation = { target, sender, event in
            guard let target = target as? Target, let sender = sender as? Sender, let event else { return false }
            method(target)(sender, event)
            return true
        }
    }

    /// Carries out the action at `target` and returns whether its method could be called.
    @MainActor @discardableResult
    func invoke(on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
        guard let invocation else {
            Complaint.log(
                "The action \"\(name)\" has no method. Make its selector with one: Selector(\"\(name)\", Self.\(name))."
            )
            return false
        }
        return invocation(target, sender, event)
    }
}

extension Selector: Hashable {
    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: CustomStringConvertible {
    public var description: String { name }
}
