import Foundation
import KeyObservations

/// An observation of a key path of one object.
///
/// It observes the properties on the path, and the properties that affect them, each of them once. When an object on a
/// path is replaced, the rest of the path is observed in the new object. Changes to several properties at the same time
/// are one change.
///
/// `@unchecked Sendable` is correct because the stored properties change only in the initializer, and under the lock.
final class KeyPathObservation: @unchecked Sendable {
    private let keys: [String]
    private weak var root: AnyObject?
    private let willChange: (AnyObject) -> Void
    private let didChange: (AnyObject) -> Void

    private let lock = NSRecursiveLock()
    private var isEnded = false
    private var subscriptions: [Property: KeyObservations.Subscription] = [:]
    /// The properties that are being changed.
    private var changing: Set<Property> = []
    /// Whether the observed properties depend on the values of properties, because a path contains several keys.
    private var followsObjects = false

    private struct Property: Hashable {
        var object: ObjectIdentifier
        var key: String

        init(_ key: String, of object: AnyObject) {
            self.object = ObjectIdentifier(object)
            self.key = KeyObservations.canonical(key, of: object)
        }
    }

    init(
        _ root: AnyObject, _ keyPath: String, willChange: @escaping (AnyObject) -> Void,
        didChange: @escaping (AnyObject) -> Void
    ) {
        self.root = root
        keys = KeyPathObservation.keys(keyPath)
        self.willChange = willChange
        self.didChange = didChange
        update(root)
    }

    /// Ends the observation. Further calls have no effect.
    func end() {
        lock.withLock {
            isEnded = true
            for subscription in subscriptions.values { KeyObservations.shared.remove(subscription) }
            subscriptions = [:]
            changing = []
        }
    }

    // MARK: Observed properties

    /// Observes the properties that currently determine the value of the key path, and no others.
    private func update(_ root: AnyObject) {
        var found: [Property: AnyObject] = [:]
        collect(keys, of: root, into: &found)
        for (property, subscription) in subscriptions {
            // Another object can have the address of a deallocated one.
            if let object = found[property], subscription.object === object { continue }
            KeyObservations.shared.remove(subscription)
            subscriptions[property] = nil
            changing.remove(property)
        }
        for (property, object) in found where subscriptions[property] == nil {
            let subscription = KeyObservations.Subscription(
                key: property.key, object: object, willChange: { [weak self] in self?.begin(property) },
                didChange: { [weak self] in self?.finish(property) })
            subscriptions[property] = subscription
            // Foundation's own objects notify their observers only after the first observation.
            _ = object is Progress && ProgressChanges.areNotified
            KeyObservations.shared.add(subscription)
        }
    }

    /// Adds the properties on a path, and those that affect them.
    private func collect(_ keys: [String], of root: AnyObject, into found: inout [Property: AnyObject]) {
        if keys.count > 1 { followsObjects = true }
        var object: AnyObject = root
        for (index, key) in keys.enumerated() {
            let property = Property(key, of: object)
            // Properties may affect each other, and several others.
            if found[property] == nil {
                found[property] = object
                for path in KeyPathObservation.affectingPaths(key, of: object) {
                    collect(KeyPathObservation.keys(path), of: object, into: &found)
                }
            }
            guard index + 1 < keys.count, let next = MemberTable.property(key, of: object)?.get(object) else { return }
            object = next as AnyObject
        }
    }

    private static func keys(_ keyPath: String) -> [String] { keyPath.split(separator: ".").map(String.init) }

    /// Returns the key paths whose values affect the value for a key.
    private static func affectingPaths(_ key: String, of object: AnyObject) -> [String] {
        guard let object = object as? any NSObjectProtocol else { return [] }
        return type(of: object).keyPathsForValuesAffectingValue(forKey: key).filter { $0 != key }
    }

    // MARK: Changes

    private func begin(_ property: Property) {
        let isFirst: Bool = lock.withLock {
            // Another observer of this change may have replaced the object with the property.
            guard subscriptions[property] != nil else { return false }
            let isFirst: Bool = changing.isEmpty
            changing.insert(property)
            return isFirst
        }
        if isFirst, let root { willChange(root) }
    }

    private func finish(_ property: Property) {
        guard let root else { return }
        let isLast: Bool = lock.withLock {
            guard !isEnded, changing.remove(property) != nil else { return false }
            if followsObjects { update(root) }
            return changing.isEmpty
        }
        if isLast { didChange(root) }
    }
}
