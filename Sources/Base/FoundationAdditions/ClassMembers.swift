import ClassNames
import Foundation

/// The members of a class that code finds by name at run time: actions, keys, and overrides of methods of `NSObject`.
///
/// Only code that source rewriting generates uses this type. The generated code puts a function that calls
/// `add(_:_:)` into the section `engawa_members` of the program. The first lookup of a name reads this section.
///
/// The closures are isolated to the main actor so that they can call methods of any class. They run on the thread of
/// the caller, as messages do on Apple platforms.
public final class ClassMembers<Object: AnyObject> {
    private let table: MemberTable

    private init(_ table: MemberTable) {
        self.table = table
    }

    /// Registers a function that describes members of `type`. It is called before the first lookup in the class.
    public static func add(_ type: Object.Type, _ describe: @escaping @Sendable (ClassMembers<Object>) -> Void) {
        MemberRegistry.shared.add(type) { describe(ClassMembers($0)) }
    }

    /// Registers the Objective-C name of a class, which archives contain.
    public static func addName(_ name: String, of type: Object.Type) {
        ClassName.register(name, of: type)
    }

    /// Registers a class whose overrides replace the methods of `type` when an application begins.
    ///
    /// - Parameters:
    ///   - plain: A subclass of `type` without members.
    ///   - overrides: A subclass of `plain` with the overrides. Its methods must work with instances of `type`.
    public static func replaceMethods(of type: Object.Type, _ plain: AnyClass, _ overrides: AnyClass) {
        MethodReplacements.shared.add(type, plain, overrides)
    }

    // MARK: Actions

    /// Adds a method without parameters.
    public func action<Result>(_ name: String, _ call: @escaping @MainActor (Object) throws -> Result) {
        let call = unisolated(call)
        table.methods[name] = { object, _ in
            MemberTable.result(try call(unsafeDowncast(object, to: Object.self)))
        }
    }

    /// Adds a method with parameters.
    public func method<Result>(
        _ name: String, _ call: @escaping @MainActor (Object, ActionArguments) throws -> Result
    ) {
        let call = unisolated(call)
        table.methods[name] = { object, arguments in
            MemberTable.result(try call(unsafeDowncast(object, to: Object.self), arguments))
        }
    }

    /// Adds a class method without parameters.
    public func typeAction<Result>(_ name: String, _ call: @escaping @MainActor (Object.Type) throws -> Result) {
        let call = unisolated(call)
        table.typeMethods[name] = { type, _ in
            // The table belongs to the class or to a superclass.
            MemberTable.result(try call(type as! Object.Type))
        }
    }

    /// Adds a class method with parameters.
    public func typeMethod<Result>(
        _ name: String, _ call: @escaping @MainActor (Object.Type, ActionArguments) throws -> Result
    ) {
        let call = unisolated(call)
        table.typeMethods[name] = { type, arguments in
            // The table belongs to the class or to a superclass.
            MemberTable.result(try call(type as! Object.Type, arguments))
        }
    }

    /// Adds the name of a method for which `responds(to:)` returns true, but which cannot be called by name.
    public func responds(to name: String) {
        table.otherNames.insert(name)
    }

    /// Adds a function that creates an instance of the class with `init()`, which creation from a metatype uses.
    ///
    /// A class needs the function if its `init()` does not override that of its superclass. In Swift, no initializer
    /// overrides a convenience initializer, such as `init()` of `UIView` and `UIViewController`. Subclasses do not use
    /// the function.
    public func creator(_ create: @escaping @MainActor () -> Object) {
        table.creator = unisolated(create)
    }

    // MARK: Exchanged methods

    /// Adds a method of the app whose implementation can be exchanged. `call` calls the declared implementation.
    public func exchangeable<Result>(
        _ name: String, _ call: @escaping @MainActor (Object, ActionArguments) throws -> Result
    ) {
        table.exchangeable[name] = MemberTable.Exchangeable(call: implementation(call))
    }

    /// Adds a method of the kit whose implementation can be exchanged. `call` calls the original implementation.
    public func exchangeable<Result>(
        _ slot: MethodSlot, _ call: @escaping @MainActor (Object, ActionArguments) throws -> Result
    ) {
        table.exchangeable[slot.name] = MemberTable.Exchangeable(call: implementation(call), slot: slot)
    }

    private func implementation<Result>(
        _ call: @escaping @MainActor (Object, ActionArguments) throws -> Result
    ) -> MemberTable.Method {
        let call = unisolated(call)
        return { object, arguments in
            MemberTable.result(try call(unsafeDowncast(object, to: Object.self), arguments))
        }
    }

    /// Adds the name of a method of the kit that the class overrides, and that the app exchanges. The calls to `super`
    /// in the override reach the exchanged implementation.
    public func overridesExchangeable(_ name: String) {
        table.exchangedOverrides.insert(name)
    }

    // MARK: Keys

    /// Adds a property.
    public func property<Value>(_ key: String, _ path: @escaping @MainActor () -> KeyPath<Object, Value>) {
        add(key, path, isObservable: true)
    }

    /// Adds a property whose changes do not notify observers. Observing it writes a warning to standard error.
    package func unobservedProperty<Value>(_ key: String, _ path: @escaping @MainActor () -> KeyPath<Object, Value>) {
        add(key, path, isObservable: false)
    }

    private func add<Value>(
        _ key: String, _ path: @escaping @MainActor () -> KeyPath<Object, Value>, isObservable: Bool
    ) {
        let path: KeyPath<Object, Value> = unisolated(path)()
        table.properties[key] = MemberProperty(key, path, isObservable: isObservable)
    }

    // MARK: Overrides of methods of NSObject

    /// Adds an override of `observeValue(forKeyPath:of:change:context:)`.
    public func observeValue(
        _ call:
            @escaping @MainActor (
                Object, String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?
            ) -> Void
    ) {
        let call = unisolated(call)
        table.observeValue = { call(unsafeDowncast($0, to: Object.self), $1, $2, $3, $4) }
    }

    /// Adds an override of `value(forKey:)`.
    public func getter(_ call: @escaping @MainActor (Object, String) -> Any?) {
        let call = unisolated(call)
        table.getter = { call(unsafeDowncast($0, to: Object.self), $1) }
    }

    /// Adds an override of `setValue(_:forKey:)`.
    public func setter(_ call: @escaping @MainActor (Object, Any?, String) -> Void) {
        let call = unisolated(call)
        table.setter = { call(unsafeDowncast($0, to: Object.self), $1, $2) }
    }

    /// Adds an override of `value(forUndefinedKey:)`.
    public func undefinedGetter(_ call: @escaping @MainActor (Object, String) -> Any?) {
        let call = unisolated(call)
        table.undefinedGetter = { call(unsafeDowncast($0, to: Object.self), $1) }
    }

    /// Adds an override of `setValue(_:forUndefinedKey:)`.
    public func undefinedSetter(_ call: @escaping @MainActor (Object, Any?, String) -> Void) {
        let call = unisolated(call)
        table.undefinedSetter = { call(unsafeDowncast($0, to: Object.self), $1, $2) }
    }

    /// Adds an override of `setNilValueForKey(_:)`.
    public func nilSetter(_ call: @escaping @MainActor (Object, String) -> Void) {
        let call = unisolated(call)
        table.nilSetter = { call(unsafeDowncast($0, to: Object.self), $1) }
    }

    /// Adds an override of `responds(to:)`.
    public func responder(_ call: @escaping @MainActor (Object, Selector) -> Bool) {
        let call = unisolated(call)
        table.responder = { call(unsafeDowncast($0, to: Object.self), $1) }
    }

    /// Adds an override of `forwardingTarget(for:)`.
    public func forwarder(_ call: @escaping @MainActor (Object, Selector) -> Any?) {
        let call = unisolated(call)
        table.forwarder = { call(unsafeDowncast($0, to: Object.self), $1) }
    }

    /// Adds an override of `keyPathsForValuesAffectingValue(forKey:)`.
    public func affectingKeyPaths(_ call: @escaping @MainActor (Object.Type, String) -> Set<String>) {
        let call = unisolated(call)
        // The table belongs to the class or to a superclass.
        table.affectingKeyPaths = { call($0 as! Object.Type, $1) }
    }

    /// Adds an override of `automaticallyNotifiesObservers(forKey:)`.
    public func automaticNotification(_ call: @escaping @MainActor (Object.Type, String) -> Bool) {
        let call = unisolated(call)
        // The table belongs to the class or to a superclass.
        table.automaticNotification = { call($0 as! Object.Type, $1) }
    }

    // MARK: Overrides of methods of formatters

    /// Adds an override of `getObjectValue(_:for:errorDescription:)`.
    public func objectParser(
        _ call:
            @escaping @MainActor (
                Object, UnsafeMutablePointer<AnyObject?>?, String, UnsafeMutablePointer<NSString?>?
            ) -> Bool
    ) {
        let call = unisolated(call)
        table.objectParser = { call(unsafeDowncast($0, to: Object.self), $1, $2, $3) }
    }

    /// Adds an override of `getObjectValue(_:for:range:)`.
    public func rangeParser(
        _ call:
            @escaping @MainActor (
                Object, UnsafeMutablePointer<AnyObject?>?, String, UnsafeMutablePointer<NSRange>?
            ) throws -> Void
    ) {
        let call = unisolated(call)
        table.rangeParser = { try call(unsafeDowncast($0, to: Object.self), $1, $2, $3) }
    }
}

// The functions below remove the global actor from the type of a synchronous function. This does not change the
// calling convention.

func unisolated<Result>(_ call: @escaping @MainActor () -> Result) -> () -> Result {
    unsafeBitCast(call, to: (() -> Result).self)
}

func unisolated<First, Result>(_ call: @escaping @MainActor (First) throws -> Result) -> (First) throws -> Result {
    unsafeBitCast(call, to: ((First) throws -> Result).self)
}

func unisolated<First, Second, Result>(
    _ call: @escaping @MainActor (First, Second) throws -> Result
) -> (First, Second) throws -> Result {
    unsafeBitCast(call, to: ((First, Second) throws -> Result).self)
}

func unisolated<First, Second, Result>(
    _ call: @escaping @MainActor (First, Second) -> Result
) -> (First, Second) -> Result {
    unsafeBitCast(call, to: ((First, Second) -> Result).self)
}

func unisolated<First, Second, Third>(
    _ call: @escaping @MainActor (First, Second, Third) -> Void
) -> (First, Second, Third) -> Void {
    unsafeBitCast(call, to: ((First, Second, Third) -> Void).self)
}

func unisolated<First, Second, Third, Fourth, Result>(
    _ call: @escaping @MainActor (First, Second, Third, Fourth) -> Result
) -> (First, Second, Third, Fourth) -> Result {
    unsafeBitCast(call, to: ((First, Second, Third, Fourth) -> Result).self)
}

func unisolated<First, Second, Third, Fourth>(
    _ call: @escaping @MainActor (First, Second, Third, Fourth) throws -> Void
) -> (First, Second, Third, Fourth) throws -> Void {
    unsafeBitCast(call, to: ((First, Second, Third, Fourth) throws -> Void).self)
}

func unisolated<First, Second, Third, Fourth, Fifth>(
    _ call: @escaping @MainActor (First, Second, Third, Fourth, Fifth) -> Void
) -> (First, Second, Third, Fourth, Fifth) -> Void {
    unsafeBitCast(call, to: ((First, Second, Third, Fourth, Fifth) -> Void).self)
}
