import Foundation

/// The objects of a cache, in the order of their last use.
///
/// The functions return the entries that they remove, of which the cache notifies its delegate.
///
/// `@unchecked Sendable` is correct because the entries are accessed only under the lock. No object is released under
/// it, and no key, because its deinitializer may use the cache.
package final class CacheContents: @unchecked Sendable {
    /// The limits of a cache, of which zero is no limit.
    package struct Limits {
        var count: Int
        var totalCost: Int

        package init(count: Int, totalCost: Int) {
            self.count = count
            self.totalCost = totalCost
        }
    }

    /// A key, which is compared as objects are.
    fileprivate struct Key: Hashable {
        let object: AnyObject

        static func == (left: Key, right: Key) -> Bool {
            if left.object === right.object { return true }
            return (left.object as? NSObject)?.isEqual(right.object) ?? false
        }

        func hash(into hasher: inout Hasher) {
            if let object = object as? NSObject {
                hasher.combine(object.hash)
            } else {
                hasher.combine(ObjectIdentifier(object))
            }
        }
    }

    /// A key with its object.
    package final class Entry {
        fileprivate let key: Key
        package let object: AnyObject
        fileprivate var cost: Int
        fileprivate weak var previous: Entry?
        fileprivate var next: Entry?

        fileprivate init(_ key: Key, _ object: AnyObject, _ cost: Int) {
            self.key = key
            self.object = object
            self.cost = cost
        }
    }

    private let lock = NSLock()
    private var entries: [Key: Entry] = [:]
    private var totalCost = 0
    /// The entry whose last use is the longest ago.
    private var first: Entry?
    private weak var last: Entry?
    private var evictsDiscarded = true

    package init() {}

    deinit {
        // A long list would be released recursively.
        while let entry = first {
            first = entry.next
            entry.next = nil
        }
    }

    /// Whether the cache removes an object with discarded content. The default is true.
    package var evictsDiscardedContent: Bool {
        get { lock.withLock { evictsDiscarded } }
        set { lock.withLock { evictsDiscarded = newValue } }
    }

    /// Returns the object for a key, which is now the last used one. Removes it if its content was discarded.
    package func object(for key: AnyObject) -> (object: AnyObject?, removed: Entry?) {
        lock.withLock {
            guard let entry = entries[Key(object: key)] else { return (nil, nil) }
            if evictsDiscarded, let content = entry.object as? any NSDiscardableContent, content.isContentDiscarded() {
                remove(entry)
                return (nil, entry)
            }
            unlink(entry)
            append(entry)
            return (entry.object, nil)
        }
    }

    /// Sets the object for a key, and removes the least recently used objects above the limits.
    package func set(_ object: AnyObject, for key: AnyObject, cost: Int, limits: Limits) -> [Entry] {
        let cost: Int = max(cost, 0)
        return lock.withLock {
            let key = Key(object: key)
            let replaced: Entry? = entries[key]
            if let replaced, replaced.object === object {
                totalCost += cost - replaced.cost
                replaced.cost = cost
                unlink(replaced)
                append(replaced)
                return removeEntries(above: limits)
            }
            if let replaced { remove(replaced) }
            let entry = Entry(key, object, cost)
            entries[key] = entry
            totalCost += cost
            append(entry)
            return (replaced.map { [$0] } ?? []) + removeEntries(above: limits)
        }
    }

    /// Removes the object for a key.
    package func remove(_ key: AnyObject) -> Entry? {
        lock.withLock {
            let entry: Entry? = entries[Key(object: key)]
            if let entry { remove(entry) }
            return entry
        }
    }

    /// Removes all objects.
    package func removeAll() -> [Entry] { lock.withLock { removeEntries { true } } }

    // MARK: Entries, under the lock

    private func removeEntries(above limits: Limits) -> [Entry] {
        removeEntries {
            limits.count > 0 && entries.count > limits.count || limits.totalCost > 0 && totalCost > limits.totalCost
        }
    }

    private func removeEntries(while condition: () -> Bool) -> [Entry] {
        var removed: [Entry] = []
        while let entry = first, condition() {
            remove(entry)
            removed.append(entry)
        }
        return removed
    }

    private func remove(_ entry: Entry) {
        entries[entry.key] = nil
        totalCost -= entry.cost
        unlink(entry)
    }

    private func unlink(_ entry: Entry) {
        let next: Entry? = entry.next
        if let previous = entry.previous { previous.next = next } else { first = next }
        if let next { next.previous = entry.previous } else { last = entry.previous }
        entry.previous = nil
        entry.next = nil
    }

    private func append(_ entry: Entry) {
        entry.previous = last
        if let last { last.next = entry } else { first = entry }
        last = entry
    }
}
