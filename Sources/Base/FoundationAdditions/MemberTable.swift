import Foundation

/// The members of one class that are found by name.
final class MemberTable {
    typealias Method = (_ object: AnyObject, ActionArguments) throws -> Any?
    typealias TypeMethod = (_ type: AnyClass, ActionArguments) throws -> Any?

    var methods: [String: Method] = [:]
    var typeMethods: [String: TypeMethod] = [:]
    var properties: [String: MemberProperty] = [:]
    /// The names of other methods that the class has.
    var otherNames: Set<String> = []

    /// A method whose implementation can be exchanged.
    struct Exchangeable {
        /// Calls the declared implementation.
        var call: Method
        /// The entry in the method tables, for a method of the kit.
        var slot: MethodSlot?
    }

    var exchangeable: [String: Exchangeable] = [:]
    /// The names of methods in other tables that the class overrides.
    var exchangedOverrides: Set<String> = []
    /// Creates an instance of the class itself.
    var creator: (() -> AnyObject)?
    var observeValue: ((AnyObject, String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?) -> Void)?
    var getter: ((AnyObject, String) -> Any?)?
    var setter: ((AnyObject, Any?, String) -> Void)?
    var undefinedGetter: ((AnyObject, String) -> Any?)?
    var undefinedSetter: ((AnyObject, Any?, String) -> Void)?
    var nilSetter: ((AnyObject, String) -> Void)?
    var responder: ((AnyObject, Selector) -> Bool)?
    var forwarder: ((AnyObject, Selector) -> Any?)?
    var affectingKeyPaths: ((AnyClass, String) -> Set<String>)?
    var automaticNotification: ((AnyClass, String) -> Bool)?
    var objectParser:
        ((AnyObject, UnsafeMutablePointer<AnyObject?>?, String, UnsafeMutablePointer<NSString?>?) -> Bool)?
    var rangeParser:
        ((AnyObject, UnsafeMutablePointer<AnyObject?>?, String, UnsafeMutablePointer<NSRange>?) throws -> Void)?

    /// Returns the result of a method as an object or nil.
    static func result<Result>(_ value: Result) -> Any? {
        if Result.self == Void.self { return nil }
        return flattened(value)
    }

    /// Whether the class has a method with the name, including the accessors of properties.
    func has(_ name: String) -> Bool {
        if methods[name] != nil || otherNames.contains(name) || properties[name] != nil { return true }
        return properties.values.contains { $0.setterName == name && $0.isWritable }
    }
}

/// Returns the value in nested optionals, or nil.
func flattened<Value>(_ value: Value) -> Any? {
    (value as? any OptionalValue)?.flattened ?? (value is any OptionalValue ? nil : value)
}

/// An optional of any type.
protocol OptionalValue: ExpressibleByNilLiteral {
    var flattened: Any? { get }
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalValue {
    var flattened: Any? {
        guard let self else { return nil }
        return FoundationAdditions.flattened(self)
    }

    static var wrapped: Any.Type { Wrapped.self }
}
