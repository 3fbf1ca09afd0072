import Foundation

/// An object that defines its own keys for predicates.
package protocol PredicateSubject {
    /// Returns the value of a key, or nil if the key has no value.
    func predicateValue(forKey key: String) -> Any?
}

/// The values of the keys in a predicate.
enum PredicateKeys {
    /// The lookup of the key paths in predicates.
    ///
    /// Objects that conform to `PredicateSubject` define their own keys. The keys of other objects refer to the
    /// components of a geometric value, the entries of a dictionary, properties that support key-value coding, stored
    /// properties, or else to the keys of Foundation's values.
    static let lookup = KeyPathLookup { key, object in
        switch object {
        case let subject as any PredicateSubject: subject.predicateValue(forKey: key)
        case let rect as CGRect: ["origin": rect.origin, "size": rect.size][key]
        case let size as CGSize: ["width": size.width, "height": size.height][key]
        case let point as CGPoint: ["x": point.x, "y": point.y][key]
        case let dictionary as [String: Any]: ValueKeys.value(of: key, in: dictionary)
        case let object as any NSObjectProtocol where MemberTable.property(key, of: object) != nil:
            object.value(forKey: key)
        default: stored(key, in: Mirror(reflecting: object)) ?? ValueKeys.value(of: key, in: object)
        }
    }

    private static func stored(_ key: String, in mirror: Mirror) -> Any? {
        if let child = mirror.children.first(where: { $0.label == key }) { return child.value }
        return mirror.superclassMirror.flatMap { stored(key, in: $0) }
    }
}
