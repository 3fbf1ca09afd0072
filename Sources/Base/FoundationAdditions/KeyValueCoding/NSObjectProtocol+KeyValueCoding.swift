import Foundation
import ProgramDiagnostics

/// Key-value coding, which Foundation on Linux does not have.
///
/// The keys of a class are the properties that its sources expose to Objective-C, with the attribute `@objc` for
/// example. See `ClassMembers`. `UserDefaults` and dictionaries have the keys of their contents. The keys of an array
/// or a set refer to the values of its elements. Strings, numbers, dates and URLs have keys such as `length`.
///
/// The members are in an extension of a protocol, so that a class can declare methods of the same names. Overrides call
/// the methods with the prefix `default` in place of the methods of `super`.
extension NSObjectProtocol {
    // MARK: Keys

    /// Returns the value of the property for `key`, or else the result of the method with that name, if any.
    ///
    /// Where Apple's implementation raises an exception, for an unknown key for example, these methods write a warning
    /// to standard error.
    public func value(forKey key: String) -> Any? {
        if let override = MemberRegistry.shared.first(of: self, { $0.getter }) { return override(self, key) }
        return defaultValue(forKey: key)
    }

    /// The implementation of `value(forKey:)`.
    public func defaultValue(forKey key: String) -> Any? {
        if let property = MemberTable.property(key, of: self) { return property.get(self) }
        if CollectionElements.of(self) != nil { return KeyPathLookup.coding.value(key, of: self) }
        if let contents = self as? any KeyedContents { return contents.content(for: key) }
        if let value = ValueKeys.value(of: key, in: self) { return value }
        if let method = SelectorTarget.method(key, of: self) { return (try? method.call([])) ?? nil }
        return value(forUndefinedKey: key)
    }

    /// Sets the property for `key`, and notifies its observers.
    ///
    /// Calls `setNilValueForKey(_:)` if the value is nil and the property is not optional. Does not set a value that
    /// cannot be converted to the type of the property.
    public func setValue(_ value: Any?, forKey key: String) {
        if let override = MemberRegistry.shared.first(of: self, { $0.setter }) { return override(self, value, key) }
        defaultSetValue(value, forKey: key)
    }

    /// The implementation of `setValue(_:forKey:)`.
    public func defaultSetValue(_ value: Any?, forKey key: String) {
        guard let property = MemberTable.property(key, of: self), property.isWritable else {
            if let contents = self as? any KeyedContents { return contents.setContent(value, for: key) }
            return setValue(value, forUndefinedKey: key)
        }
        if let set = property.setter(value) {
            keyWillChange(self, key)
            set(self)
            return keyDidChange(self, key)
        }
        if value == nil || value is NSNull { return setNilValueForKey(key) }
        let found: String = value.map { "\(type(of: $0))" } ?? "nil"
        Diagnostics.warn("\(type(of: self)) cannot set \"\(key)\" to a value of the type \(found).")
    }

    /// Called by `value(forKey:)` if there is no property. The default implementation writes a warning to standard
    /// error and returns nil.
    public func value(forUndefinedKey key: String) -> Any? {
        if let override = MemberRegistry.shared.first(of: self, { $0.undefinedGetter }) { return override(self, key) }
        return defaultValue(forUndefinedKey: key)
    }

    /// The implementation of `value(forUndefinedKey:)`.
    public func defaultValue(forUndefinedKey key: String) -> Any? {
        Diagnostics.warn("\(type(of: self)) has no property with @objc for the key \"\(key)\".")
        return nil
    }

    /// Called by `setValue(_:forKey:)` if there is no property that can be set. The default implementation writes a
    /// warning to standard error.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        if let override = MemberRegistry.shared.first(of: self, { $0.undefinedSetter }) {
            return override(self, value, key)
        }
        defaultSetValue(value, forUndefinedKey: key)
    }

    /// The implementation of `setValue(_:forUndefinedKey:)`.
    public func defaultSetValue(_ value: Any?, forUndefinedKey key: String) {
        Diagnostics.warn("\(type(of: self)) has no variable property with @objc for the key \"\(key)\".")
    }

    /// Called by `setValue(_:forKey:)` with nil for a property that is not optional. The default implementation writes
    /// a warning to standard error.
    public func setNilValueForKey(_ key: String) {
        if let override = MemberRegistry.shared.first(of: self, { $0.nilSetter }) { return override(self, key) }
        defaultSetNilValueForKey(key)
    }

    /// The implementation of `setNilValueForKey(_:)`.
    public func defaultSetNilValueForKey(_ key: String) {
        Diagnostics.warn("\(type(of: self)) cannot set \"\(key)\" to nil.")
    }

    // MARK: Key paths and dictionaries

    /// Returns the value for keys that are separated by dots.
    ///
    /// For an array or a set on the path, returns the values of its elements. Operators such as `@count`, `@sum.price`
    /// and `@unionOfObjects.name` apply to the elements.
    public func value(forKeyPath keyPath: String) -> Any? { KeyPathLookup.coding.value(keyPath, of: self) }

    /// Sets the property for keys that are separated by dots. Does nothing if an object on the path is nil.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let (key, rest) = keyPath.splitAtFirstDot
        guard let rest else { return setValue(value, forKey: key) }
        guard let object = self.value(forKey: key) as? any NSObjectProtocol else { return }
        object.setValue(value, forKeyPath: rest)
    }

    /// Returns the values for several keys, with `NSNull` in place of nil.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
    }

    /// Sets the properties for the keys of a dictionary. `NSNull` represents nil.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }
}

/// Key-value coding of classes.
extension NSObjectProtocol {
    /// Returns the result of the class method with the name `key`, such as `shared`.
    ///
    /// If there is no such method, writes a warning to standard error and returns nil.
    public static func value(forKey key: String) -> Any? {
        guard let method = SelectorTarget.method(key, of: ClassTarget.object(for: self)) else {
            Diagnostics.warn("\(self) has no class method with @objc for the key \"\(key)\".")
            return nil
        }
        return (try? method.call([])) ?? nil
    }

    /// Returns the value for keys that are separated by dots. The first key is the name of a class method.
    public static func value(forKeyPath keyPath: String) -> Any? {
        let (key, rest) = keyPath.splitAtFirstDot
        let value: Any? = value(forKey: key)
        return rest.map { KeyPathLookup.coding.value($0, of: value) } ?? value
    }
}

extension MemberTable {
    /// Returns the property of an object for the given key. A key `name` also finds the property `isName`.
    static func property(_ key: String, of object: AnyObject) -> MemberProperty? {
        if let property = MemberRegistry.shared.first(of: object, { $0.properties[key] }) { return property }
        guard let first = key.first, first.isLowercase else { return nil }
        let name = "is\(first.uppercased())\(key.dropFirst())"
        return MemberRegistry.shared.first(of: object) { $0.properties[name] }
    }
}

extension String {
    /// The text before the first dot, and the text after it.
    var splitAtFirstDot: (first: String, rest: String?) {
        guard let dot = firstIndex(of: ".") else { return (self, nil) }
        return (String(self[..<dot]), String(self[index(after: dot)...]))
    }
}

/// A Foundation class whose keys are the keys of its contents.
private protocol KeyedContents: AnyObject {
    func content(for key: String) -> Any?
    func setContent(_ value: Any?, for key: String)
}

extension UserDefaults: KeyedContents {
    fileprivate func content(for key: String) -> Any? { object(forKey: key) }

    fileprivate func setContent(_ value: Any?, for key: String) { set(value, forKey: key) }
}

extension NSDictionary: KeyedContents {
    fileprivate func content(for key: String) -> Any? {
        guard key.hasPrefix("@") else { return object(forKey: key) }
        return key == "@count" ? NSNumber(value: count) : value(forUndefinedKey: key)
    }

    fileprivate func setContent(_ value: Any?, for key: String) {
        guard let dictionary = self as? NSMutableDictionary else {
            return defaultSetValue(value, forUndefinedKey: key)
        }
        if let value {
            dictionary.setObject(value, forKey: key as NSString)
        } else {
            dictionary.removeObject(forKey: key)
        }
    }
}
