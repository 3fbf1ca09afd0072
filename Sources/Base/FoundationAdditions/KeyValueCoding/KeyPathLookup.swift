import Foundation

/// Looks up key paths, which can contain collection operators.
struct KeyPathLookup: Sendable {
    /// Returns the value for one key of an object that is not a collection of elements.
    let valueForKey: @Sendable (_ key: String, _ object: Any) -> Any?

    /// The lookup of key-value coding.
    static let coding = KeyPathLookup { key, object in
        if let object = object as? any NSObjectProtocol { return object.value(forKey: key) }
        return ValueKeys.value(of: key, in: object)
    }

    /// Returns the value for keys that are separated by dots.
    ///
    /// For an array or a set on the path, returns the values of its elements, with `NSNull` in place of nil. A key such
    /// as `@sum` applies an operator to the values that its elements have for the rest of the path.
    func value(_ keyPath: String, of object: Any?) -> Any? {
        guard let object = flattened(object) else { return nil }
        let (key, rest) = keyPath.splitAtFirstDot
        guard let elements = CollectionElements.of(object) else {
            let value: Any? = valueForKey(key, object)
            return rest.map { self.value($0, of: value) } ?? value
        }
        if let collectionOperator = CollectionOperator(rawValue: key) {
            return collectionOperator.result(elements) { element in rest.map { value($0, of: element) } ?? element }
        }
        let values: [Any] = elements.map { value(keyPath, of: $0) ?? NSNull() }
        return object is NSSet || object is Set<AnyHashable> ? NSSet(array: values) : values
    }
}

/// The elements of collections whose keys refer to their elements.
enum CollectionElements {
    /// Returns the elements of an array or a set; nil for other values.
    static func of(_ value: Any?) -> [Any?]? {
        switch flattened(value) {
        case let list as [Any?]: list
        case let list as NSArray: Array(list)
        case let list as Set<AnyHashable>: Array(list)
        case let list as NSSet: list.allObjects
        case let list as NSOrderedSet: list.array
        default: nil
        }
    }
}
