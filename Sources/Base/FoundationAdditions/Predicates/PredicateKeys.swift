import Foundation

/// An object that defines its own keys for predicates.
package protocol PredicateSubject {
    /// Returns the value of a key, or nil if the key has no value.
    func predicateValue(forKey key: String) -> Any?
}

/// The values of the keys in a predicate.
enum PredicateKeys {
    /// Returns the value of `key` in `object`, or nil if the key has no value.
    ///
    /// Objects that conform to `PredicateSubject` define their own keys. The keys of other objects refer to the
    /// components of a geometric value, the entries of a dictionary, properties that support key-value coding, or else
    /// stored properties. A key of a list refers to the list of its elements' values, and `@count` to their number.
    static func value(of key: String, in object: Any?) -> Any? {
        if let list = PredicateRelation.list(object) {
            return key == "@count" ? list.count : list.map { value(of: key, in: $0) }
        }
        return switch object.flatMap({ flattened($0) }) {
        case let subject as any PredicateSubject: subject.predicateValue(forKey: key)
        case let rect as CGRect: ["origin": rect.origin, "size": rect.size][key]
        case let size as CGSize: ["width": size.width, "height": size.height][key]
        case let point as CGPoint: ["x": point.x, "y": point.y][key]
        case let dictionary as [String: Any]: dictionary[key]
        case let object as any NSObjectProtocol where MemberTable.property(key, of: object) != nil:
            object.value(forKey: key)
        case let object?: stored(key, in: Mirror(reflecting: object))
        case nil: nil
        }
    }

    private static func stored(_ key: String, in mirror: Mirror) -> Any? {
        if let child = mirror.children.first(where: { $0.label == key }) { return child.value }
        return mirror.superclassMirror.flatMap { stored(key, in: $0) }
    }
}
