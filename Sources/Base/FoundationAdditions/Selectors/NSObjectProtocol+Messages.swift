import Foundation
import HostClock
import ProgramDiagnostics

/// Calls to methods by name, which Foundation on Linux does not have.
///
/// The methods of a class are the methods that its sources expose to Objective-C, with the attribute `@objc` for
/// example. See `ClassMembers`. The members are in an extension of a protocol, so that a class can declare methods of
/// the same names.
extension NSObjectProtocol {
    /// Returns whether the object has a method for `aSelector`.
    ///
    /// Unlike on Apple platforms, a method of the kit counts only if `aSelector` was created from the method itself, as
    /// with `#selector(UIView.layoutSubviews)`, rather than from its name.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        if let override = MemberRegistry.shared.first(of: self, { $0.responder }) { return override(self, aSelector) }
        return defaultResponds(to: aSelector)
    }

    /// The implementation of `responds(to:)`. An override calls this method in place of `super`.
    public func defaultResponds(to aSelector: Selector!) -> Bool {
        aSelector?.isMethod(of: type(of: self as AnyObject)) ?? false
    }

    /// Returns the object that receives messages for which this object has no method. The default is nil.
    public func forwardingTarget(for aSelector: Selector!) -> Any? {
        guard let aSelector, let override = MemberRegistry.shared.first(of: self, { $0.forwarder }) else { return nil }
        return override(self, aSelector)
    }

    /// The implementation of `forwardingTarget(for:)`, which returns nil.
    public func defaultForwardingTarget(for aSelector: Selector!) -> Any? { nil }

    /// Returns whether instances of the class have a method for `aSelector`.
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector?.isMethod(of: self) ?? false
    }

    /// Calls the method for `aSelector`, and returns its result as an object. The result is nil for a method that the
    /// class does not list in `ClassMembers`.
    ///
    /// Writes a warning to standard error if neither the object nor its forwarding target has a method for `aSelector`.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        send(aSelector, [])
    }

    /// Calls the method for `aSelector` with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        send(aSelector, [object])
    }

    /// Calls the method for `aSelector` with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        send(aSelector, [object1, object2])
    }

    // MARK: Threads

    /// Calls the method for `aSelector` with an argument on the main thread.
    ///
    /// - Parameter wait: Whether to return only after the call. If this is true and the caller is on the main thread,
    ///   the call happens immediately; in all other cases, it happens in the next turn.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        // nonisolated(unsafe): The caller passes the object and the argument to the main thread.
        nonisolated(unsafe) let (object, argument): (any NSObjectProtocol, Any?) = (self, arg)
        guard wait else { return MainQueue.shared.async { _ = object.send(aSelector, [argument]) } }
        if Thread.isMainThread {
            _ = send(aSelector, [arg])
            return
        }
        let done = DispatchSemaphore(value: 0)
        MainQueue.shared.async {
            _ = object.send(aSelector, [argument])
            done.signal()
        }
        done.wait()
    }

    /// Calls the method for `aSelector` with an argument on a new thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        // nonisolated(unsafe): The caller passes the object and the argument to the thread.
        nonisolated(unsafe) let (object, argument): (any NSObjectProtocol, Any?) = (self, arg)
        Thread.detachNewThread { _ = object.send(aSelector, [argument]) }
    }

    private func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        guard let method = SelectorTarget.method(selector.name, of: self) else {
            if selector.call(on: self, arguments) { return nil }
            if let target = forwardingTarget(for: selector) as? any NSObjectProtocol, target !== self {
                return target.send(selector, arguments)
            } else {
                Diagnostics.warn("\(type(of: self)) has no method for the selector \"\(selector.name)\".")
            }
            return nil
        }
        return method.result(arguments)
    }
}

extension SelectorTarget {
    /// Calls the method, and returns its result as an object that the caller does not own.
    func result(_ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let result = (try? call(arguments)) ?? nil else { return nil }
        // The caller does not own the result. On the main thread, it is retained at least until the next turn; on
        // another thread, until the next result on that thread, because the main thread runs concurrently.
        nonisolated(unsafe) let object: AnyObject = result as AnyObject
        if Thread.isMainThread {
            MainQueue.shared.async { _ = object }
        } else {
            Thread.current.threadDictionary["FoundationAdditions.result"] = object
        }
        return Unmanaged.passUnretained(object)
    }
}

/// Calls to class methods by name.
///
/// On Apple platforms, a class is an object with methods of its own. The class methods are those that the class lists
/// in `ClassMembers`.
extension NSObjectProtocol {
    /// Returns whether the class has a class method for `aSelector`.
    public static func responds(to aSelector: Selector!) -> Bool {
        aSelector.flatMap { SelectorTarget.method($0.name, of: ClassTarget.object(for: self)) } != nil
    }

    /// Calls the class method for `aSelector`, and returns its result as an object.
    ///
    /// Writes a warning to standard error if the class has no class method for `aSelector`.
    @discardableResult
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { send(aSelector, []) }

    /// Calls the class method for `aSelector` with an argument.
    @discardableResult
    public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        send(aSelector, [object])
    }

    /// Calls the class method for `aSelector` with two arguments.
    @discardableResult
    public static func perform(
        _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
        send(aSelector, [object1, object2])
    }

    private static func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        guard let method = SelectorTarget.method(selector.name, of: ClassTarget.object(for: self)) else {
            Diagnostics.warn("\(self) has no class method for the selector \"\(selector.name)\".")
            return nil
        }
        return method.result(arguments)
    }
}

/// Tests of an object's class, which Foundation on Linux does not have.
extension NSObjectProtocol {
    /// Returns whether the object is an instance of a class or of one of its subclasses.
    public func isKind(of aClass: AnyClass) -> Bool {
        var current: AnyClass? = Swift.type(of: self as AnyObject)
        while let type = current {
            if type == aClass { return true }
            current = _getSuperclass(type)
        }
        return false
    }

    /// Returns whether the object is an instance of a class, rather than of a subclass.
    public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: self as AnyObject) == aClass }
}

extension NSObjectProtocol {
    /// Calls the method that the class lists in `ClassMembers` under `name`, and returns its result. Ignores arguments
    /// for which the method has no parameter.
    package func callMethod(_ name: String, _ arguments: [Any?]) -> Any? {
        guard let method = SelectorTarget.method(name, of: self) else { return nil }
        return (try? method.call(arguments)) ?? nil
    }
}
