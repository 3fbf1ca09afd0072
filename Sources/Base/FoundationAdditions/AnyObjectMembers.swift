import Foundation

/// The members of an object whose class the compiler does not know.
///
/// On Apple platforms, the Objective-C runtime finds the members of an `AnyObject`. Here, source rewriting replaces an
/// object with `AnyObjectMembers(object)` where code uses one of these members. A property is nil if the object does
/// not have it.
public struct AnyObjectMembers {
    private let base: AnyObject

    /// Creates the members of an object.
    public init(_ object: AnyObject) { base = object }

    /// Creates the members of an object, or returns nil if the object is nil.
    public init?(_ object: AnyObject?) {
        guard let object else { return nil }
        base = object
    }

    /// Returns the value of the object's property for `key`, or nil if the object has no property of the type.
    package func value<Value>(_ key: String, as type: Value.Type = Value.self) -> Value? {
        if let property = MemberTable.property(key, of: base) {
            return KeyValueConversion.convert(property.get(base), to: Value.self)
        }
        return ValueKeys.value(of: key, in: base).flatMap { KeyValueConversion.convert($0, to: Value.self) }
    }

    /// Returns the object, or the value that it represents, as a type; nil if it has another type.
    package func object<Value>(as type: Value.Type = Value.self) -> Value? { base as Any as? Value }

    private var root: (any NSObjectProtocol)? { base as? any NSObjectProtocol }

    // MARK: Members of all objects

    /// The hash value.
    public var hash: Int! { (base as? NSObject)?.hash ?? ObjectIdentifier(base).hashValue }
    /// The description.
    public var description: String! { "\(base)" }
    /// The description for debugging.
    public var debugDescription: String! { String(reflecting: base) }

    /// Returns whether the object is equal to another.
    public func isEqual(_ other: Any?) -> Bool {
        guard let other else { return false }
        if let object = base as? NSObject { return object.isEqual(other) }
        if let value = base as Any as? AnyHashable { return value == other as? AnyHashable }
        return base === other as AnyObject
    }

    /// Returns whether the object is an instance of a class or of one of its subclasses.
    public func isKind(of aClass: AnyClass) -> Bool {
        var current: AnyClass? = type(of: base)
        while let type = current {
            if type == aClass { return true }
            current = _getSuperclass(type)
        }
        return false
    }

    /// Returns whether the object is an instance of a class, rather than of a subclass.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: base) == aClass }

    /// Returns whether the object has a method for `aSelector`.
    public func responds(to aSelector: Selector!) -> Bool {
        root?.responds(to: aSelector) ?? aSelector?.isMethod(of: type(of: base)) ?? false
    }

    /// Calls the method for `aSelector`, and returns its result as an object.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { root?.perform(aSelector) }

    /// Calls the method for `aSelector` with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
        root?.perform(aSelector, with: argument)
    }

    /// Calls the method for `aSelector` with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
        root?.perform(aSelector, with: first, with: second)
    }

    /// Returns the value of the property for `key`.
    public func value(forKey key: String) -> Any? { KeyPathLookup.coding.value(key, of: base) }

    /// Returns the value for keys that are separated by dots.
    public func value(forKeyPath keyPath: String) -> Any? { KeyPathLookup.coding.value(keyPath, of: base) }

    /// Sets the property for `key`.
    public func setValue(_ value: Any?, forKey key: String) { root?.setValue(value, forKey: key) }

    // MARK: Members of values of Foundation

    /// The value of a number or a string.
    public var boolValue: Bool! { value("boolValue") }
    /// The value of a number or a string.
    public var doubleValue: Double! { value("doubleValue") }
    /// The value of a number or a string.
    public var floatValue: Float! { value("floatValue") }
    /// The value of a number or a string.
    public var intValue: Int! { value("intValue") }
    /// The value of a number or a string.
    public var integerValue: Int! { value("integerValue") }
    /// The text of a number.
    public var stringValue: String! { value("stringValue") }
    /// The number of units of a string, or of bytes of data.
    public var length: Int! { value("length") }
    /// The number of elements of a collection.
    public var count: Int! { CollectionElements.of(base)?.count ?? (base as? NSDictionary)?.count }
    /// The seconds from 1970 to a date.
    public var timeIntervalSince1970: TimeInterval! { value("timeIntervalSince1970") }
    /// The seconds from now to a date.
    public var timeIntervalSinceNow: TimeInterval! { value("timeIntervalSinceNow") }
    /// The text of a URL.
    public var absoluteString: String! { value("absoluteString") }
    /// The path of a URL.
    public var path: String! { value("path") }

    /// Returns the value of a dictionary for a key.
    public func object(forKey key: Any) -> Any? { (base as? NSDictionary)?.object(forKey: key) }
}
