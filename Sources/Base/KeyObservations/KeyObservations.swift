import Foundation
import Synchronization

/// The functions to call before and after changes to single properties.
///
/// `@unchecked Sendable` is correct because the table is accessed only under the lock. The functions are called outside
/// of it, on the thread that changes a property.
package final class KeyObservations: @unchecked Sendable {
    package static let shared = KeyObservations()

    /// The functions to call before and after changes to a property of one object.
    package final class Subscription {
        package let key: String
        package weak var object: AnyObject?
        /// Identifies the object, also after it was deallocated.
        fileprivate let identifier: ObjectIdentifier
        /// The number of changes that have begun and not ended, including nested changes. Only the outermost change
        /// calls the functions.
        fileprivate var depth = 0
        let willChange: () -> Void
        let didChange: () -> Void

        package init(
            key: String, object: AnyObject, willChange: @escaping () -> Void, didChange: @escaping () -> Void
        ) {
            self.key = KeyObservations.canonical(key, of: object)
            self.object = object
            identifier = ObjectIdentifier(object)
            self.willChange = willChange
            self.didChange = didChange
        }
    }

    private struct Entry {
        weak var owner: AnyObject?
        var subscriptions: [Subscription]
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries above which the entries of deallocated objects are removed.
    private var limit = 64
    /// The number of observed objects. It is read without the lock, because most programs observe none.
    private let count = Atomic<Int>(0)

    package func add(_ subscription: Subscription) {
        guard let object = subscription.object else { return }
        lock.withLock {
            let identifier: ObjectIdentifier = subscription.identifier
            if let entry = entries[identifier], entry.owner === object {
                entries[identifier]?.subscriptions.append(subscription)
            } else {
                entries[identifier] = Entry(owner: object, subscriptions: [subscription])
            }
            if entries.count > limit {
                entries = entries.filter { $0.value.owner != nil }
                limit = max(64, entries.count * 2)
            }
            updateCount()
        }
    }

    package func remove(_ subscription: Subscription) {
        lock.withLock {
            let identifier: ObjectIdentifier = subscription.identifier
            entries[identifier]?.subscriptions.removeAll { $0 === subscription }
            if entries[identifier]?.subscriptions.isEmpty ?? false { entries[identifier] = nil }
            updateCount()
        }
    }

    /// Whether any property is observed.
    package var isActive: Bool { count.load(ordering: .acquiring) > 0 }

    /// Whether any property of an object is observed.
    package func observes(_ object: AnyObject) -> Bool {
        isActive && lock.withLock { entries[ObjectIdentifier(object)]?.owner === object }
    }

    private func updateCount() { count.store(entries.count, ordering: .releasing) }

    /// Begins a change to a property.
    package func willSet(_ key: String, of object: AnyObject) {
        guard isActive else { return }
        let begun: [Subscription] = lock.withLock {
            subscriptions(key, of: object).filter { subscription in
                subscription.depth += 1
                return subscription.depth == 1
            }
        }
        for subscription in begun { subscription.willChange() }
    }

    /// Ends a change to a property.
    package func didSet(_ key: String, of object: AnyObject) {
        guard isActive else { return }
        let ended: [Subscription] = lock.withLock {
            subscriptions(key, of: object).filter { subscription in
                // A subscription that was added during the change has no change to end.
                guard subscription.depth > 0 else { return false }
                subscription.depth -= 1
                return subscription.depth == 0
            }
        }
        for subscription in ended { subscription.didChange() }
    }

    private func subscriptions(_ key: String, of object: AnyObject) -> [Subscription] {
        guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return [] }
        let key: String = KeyObservations.canonical(key, of: object)
        return entry.subscriptions.filter { $0.key == key }
    }

    /// Returns the key without the prefix `is`: the keys `hidden` and `isHidden` refer to the same property. The keys
    /// of user defaults and dictionaries do not refer to properties, so they are unchanged.
    package static func canonical(_ key: String, of object: AnyObject) -> String {
        guard key.hasPrefix("is"), !(object is UserDefaults), !(object is NSDictionary) else { return key }
        return withoutIs(key)
    }

    /// Returns the name of a property whose getter has the prefix `is`: `hidden` for `isHidden`. Other keys are
    /// unchanged.
    package static func withoutIs(_ key: String) -> String {
        guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else { return key }
        return first.lowercased() + key.dropFirst(3)
    }
}
