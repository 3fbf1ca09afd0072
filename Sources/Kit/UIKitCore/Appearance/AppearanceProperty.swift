import Foundation

/// A property that an appearance proxy passes on to instances.
@MainActor
package struct AppearanceProperty {
    /// Returns whether an object has the property.
    let isMember: (NSObject) -> Bool
    /// Returns the value for comparisons; nil if it is not set.
    let value: (NSObject) -> AnyHashable?
    /// Sets the value of the second object, the instance, to the value of the first object, the proxy.
    let copy: (NSObject, NSObject) -> Void

    /// Creates a property with the given key path.
    package init<Root: NSObject, Value: Hashable>(
        _ type: Root.Type, _ path: ReferenceWritableKeyPath<Root, Value?>
    ) {
        self.init(
            type,
            value: {
                guard let value = $0[keyPath: path] else { return nil }
                return AnyHashable(value)
            }, copy: { $1[keyPath: path] = $0[keyPath: path] })
    }

    /// Creates a property with the given key path.
    package init<Root: NSObject, Value: Hashable>(
        _ type: Root.Type, _ path: ReferenceWritableKeyPath<Root, Value>
    ) {
        self.init(type, value: { AnyHashable($0[keyPath: path]) }) { $1[keyPath: path] = $0[keyPath: path] }
    }

    /// Creates a property with text attributes.
    package init<Root: NSObject>(
        _ type: Root.Type, attributes path: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>
    ) {
        self.init(
            type,
            value: {
                guard let value = $0[keyPath: path] else { return nil }
                return AnyHashable(Self.comparable(value))
            }, copy: { $1[keyPath: path] = $0[keyPath: path] })
    }

    /// Creates a property with functions that read and copy it. `copy` receives the proxy and the instance, in this
    /// order.
    package init<Root: NSObject>(
        _ type: Root.Type, value: @escaping (Root) -> AnyHashable?, copy: @escaping (Root, Root) -> Void
    ) {
        isMember = { $0 is Root }
        self.value = { ($0 as? Root).flatMap(value) }
        self.copy = { proxy, instance in
            guard let proxy = proxy as? Root, let instance = instance as? Root else { return }
            copy(proxy, instance)
        }
    }

    /// Returns attributes in a form that can be compared. Values that are not hashable are compared by identity.
    static func comparable(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: AnyHashable] {
        attributes.mapValues { ($0 as? AnyHashable) ?? AnyHashable(ObjectIdentifier($0 as AnyObject)) }
    }
}

/// The values that proxies have set on an instance. Proxies can replace these values, but not values that the app set.
@MainActor
struct AppliedAppearances {
    /// The values by the index of their property.
    var values: [Int: AnyHashable] = [:]
}
