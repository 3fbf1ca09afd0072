import ProgramDiagnostics

/// The name of an action, and the method that performs it.
///
/// Linux has no Objective-C runtime, so `#selector` is not available. A selector is created from a name and an
/// unapplied method instead:
///
///     button.addTarget(self, action: Selector("save", Editor.save), for: .touchUpInside)
///
/// Selectors with the same name are equal, regardless of their methods. A selector that is created only from a name
/// performs a method that the target's class lists in `ClassMembers`, which source rewriting generates for
/// methods with the attribute `@objc`. If the class lists no such method, sending the selector writes a warning to
/// standard error.
///
/// The types of the parameters do not name an actor, so that methods of all classes are accepted in both language
/// modes. Actions call the methods on the main actor; `perform(_:)` and the methods like it call them on the thread of
/// the caller.
public struct Selector: Sendable {
    /// The name, which is the identity of the selector.
    public let name: String

    /// Calls the method of a target with the arguments, and returns whether their types match. A method with fewer
    /// parameters receives only the first ones.
    typealias Invocation = @MainActor @Sendable (_ target: AnyObject, _ arguments: ActionArguments) -> Bool

    let invocation: Invocation?
    /// Returns whether a class has the method that the selector calls, or conforms to the protocol that requires it.
    private let accepts: (@Sendable (AnyClass) -> Bool)?

    /// Creates a selector that names an action without a method.
    public init(_ name: String) {
        self.name = name
        accepts = nil
        invocation = nil
    }

    /// Creates a selector that names a requirement of a protocol.
    ///
    /// - Parameter accepts: A closure that returns whether a class conforms to the protocol. Objects of such a class
    ///   respond to the selector.
    public init(_ name: String, requiredBy accepts: @escaping @Sendable (AnyClass) -> Bool) {
        self.name = name
        self.accepts = accepts
        invocation = nil
    }

    /// Creates a selector for a method without parameters.
    public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
        self.name = name
        accepts = { $0 is Target.Type }
        // A method is code without state, so it can be passed to any thread.
        nonisolated(unsafe) let method = method
        invocation = { target, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)()
            return true
        }
    }

    /// Creates a selector for a method whose parameter is the sender.
    ///
    /// The method is not called with a sender of a different type.
    public init<Target: AnyObject, Sender, Result>(
        _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
    ) {
        self.name = name
        accepts = { $0 is Target.Type }
        // A method is code without state, and it is called only on the main actor.
        nonisolated(unsafe) let method = method
        invocation = { target, arguments in
            guard let target = target as? Target, let sender = arguments.value(0) as? Sender else { return false }
            _ = method(target)(sender)
            return true
        }
    }

    /// Creates a selector for a method whose parameters are the sender and the event.
    ///
    /// If the sender or the event has another type, the method is not called.
    public init<Target: AnyObject, Sender, Event: AnyObject, Result>(
        _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
    ) {
        self.name = name
        accepts = { $0 is Target.Type }
        // A method is code without state, and it is called only on the main actor.
        nonisolated(unsafe) let method = method
        invocation = { target, arguments in
            guard let target = target as? Target, let sender = arguments.value(0) as? Sender,
                let event: Event = arguments.value(1).map({ $0 as? Event }) ?? arguments.replacement(1)
            else { return false }
            _ = method(target)(sender, event)
            return true
        }
    }

    /// Creates a selector for a method with three parameters, such as the completion of an operation.
    ///
    /// If an argument has another type, the method is not called.
    public init<Target: AnyObject, First, Second, Third, Result>(
        _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
    ) {
        self.name = name
        accepts = { $0 is Target.Type }
        // A method is code without state, and it is called only on the main actor.
        nonisolated(unsafe) let method = method
        invocation = { target, arguments in
            guard let target = target as? Target else { return false }
            do {
                _ = method(target)(try arguments[0], try arguments[1], try arguments[2])
                return true
            } catch {
                return false
            }
        }
    }

    /// Creates a selector for a method without parameters, which `call` calls.
    public init<Target: AnyObject, Result>(
        _ name: String, on type: Target.Type, _ call: @escaping @MainActor @Sendable (Target) throws -> Result
    ) {
        self.name = name
        accepts = { $0 is Target.Type }
        invocation = { target, _ in
            guard let target = target as? Target else { return false }
            _ = try? call(target)
            return true
        }
    }

    /// Creates a selector for a method with parameters. `call` calls the method with the arguments, such as the sender
    /// and the event.
    ///
    /// If the arguments have other types, the method is not called.
    public init<Target: AnyObject, Result>(
        _ name: String, with type: Target.Type,
        _ call: @escaping @MainActor @Sendable (Target, ActionArguments) throws -> Result
    ) {
        self.name = name
        accepts = { $0 is Target.Type }
        invocation = { target, arguments in
            guard let target = target as? Target else { return false }
            do {
                _ = try call(target, arguments)
                return true
            } catch {
                return !(error is ActionError)
            }
        }
    }

    /// Returns whether the selector can call a method of `target`.
    package func isPerformable(by target: AnyObject) -> Bool {
        if SelectorTarget.method(name, of: target) != nil { return true }
        return invocation != nil && accepts?(type(of: target)) ?? false
    }

    /// Returns whether instances of a class have the method: the class lists it, or the selector was created from a
    /// method of the class.
    func isMethod(of type: AnyClass) -> Bool {
        MemberRegistry.shared.first(of: type) { $0.has(name) ? true : nil } ?? accepts?(type) ?? false
    }

    /// Calls the method of the selector on the thread of the caller, and returns whether it was called.
    func call(on target: AnyObject, _ arguments: [Any?]) -> Bool {
        guard let invocation else { return false }
        // A global actor does not change the calling convention of a synchronous function.
        let call = unsafeBitCast(invocation, to: ((AnyObject, ActionArguments) -> Bool).self)
        return call(target, ActionArguments(arguments))
    }

    /// Performs the action on `target`, and returns whether its method was called.
    ///
    /// - Parameter emptyEvent: The object that a method receives if there is no event and its parameter cannot be nil.
    @MainActor @discardableResult
    package func invoke(on target: AnyObject, sender: Any?, event: AnyObject?, emptyEvent: AnyObject? = nil) -> Bool {
        invoke(on: target, ActionArguments([sender, event], emptyEvent: emptyEvent))
    }

    /// Performs the action on `target` with arguments, and returns whether its method was called.
    @MainActor @discardableResult
    package func invoke(on target: AnyObject, arguments: [Any?]) -> Bool {
        invoke(on: target, ActionArguments(arguments))
    }

    @MainActor
    private func invoke(on target: AnyObject, _ arguments: ActionArguments) -> Bool {
        if let invocation, invocation(target, arguments) { return true }
        if let method = SelectorTarget.method(name, of: target) {
            do {
                _ = try method.call(arguments)
                return true
            } catch {
                return !(error is ActionError)
            }
        }
        if invocation == nil {
            Diagnostics.warn(
                "\(SelectorTarget.description(of: target)) has no method for the action \"\(name)\". Add @objc to the "
                    + "method, or create a selector with it: Selector(\"\(name)\", Self.\(name.prefix { $0 != ":" }))."
            )
        }
        return false
    }
}

extension Selector: ExpressibleByStringLiteral {
    /// Creates a selector that names an action.
    public init(stringLiteral value: String) {
        self.init(value)
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
