/// A property that is found by its key.
struct MemberProperty {
    let key: String
    let path: AnyKeyPath
    let isWritable: Bool
    /// Whether changes notify observers, or the value never changes.
    let isObservable: Bool
    let get: (AnyObject) -> Any?
    /// Returns a function that sets the property of an object to a value; nil if the property is read-only, or if it
    /// does not accept the value's type.
    let setter: (Any?) -> ((AnyObject) -> Void)?

    /// The name of the setter.
    var setterName: String { "set\(key.prefix(1).uppercased())\(key.dropFirst()):" }

    init<Object: AnyObject, Value>(_ key: String, _ path: KeyPath<Object, Value>, isObservable: Bool) {
        self.key = key
        self.isObservable = isObservable
        self.path = path
        let hasRawValue: Bool = KeyValueConversion.hasRawValue(Value.self)
        get = { object in
            let value: Any? = flattened(unsafeDowncast(object, to: Object.self)[keyPath: path])
            return hasRawValue ? value.map(KeyValueConversion.rawValue) : value
        }
        let writable = path as? ReferenceWritableKeyPath<Object, Value>
        isWritable = writable != nil
        setter = { value in
            guard let writable, let value = KeyValueConversion.convert(value, to: Value.self) else { return nil }
            return { unsafeDowncast($0, to: Object.self)[keyPath: writable] = value }
        }
    }
}
