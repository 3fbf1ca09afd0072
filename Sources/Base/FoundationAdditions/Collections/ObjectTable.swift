import Foundation

/// A table of keys and values, either of which can be weak references.
///
/// Entries with deallocated objects are removed from time to time.
struct ObjectTable {
    /// What a change removed from the table. The caller releases it after its access to the table, because the
    /// deinitializers of the objects may use the table.
    typealias Removed = [Entry]

    struct Entry {
        var key: ObjectReference
        var value: ObjectReference

        var isAlive: Bool { key.object != nil && value.object != nil }
    }

    let keyOptions: NSPointerFunctions.Options
    let valueOptions: NSPointerFunctions.Options
    /// The entries by the hash of their keys.
    private var entries: [Int: [Entry]] = [:]
    /// The number of changes until entries with deallocated objects are removed. It is at least the number of entries
    /// that the last removal left, so that a change takes constant time on average.
    private var changesUntilRemoval = 32

    init(_ keyOptions: NSPointerFunctions.Options, _ valueOptions: NSPointerFunctions.Options) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
    }

    /// The keys and values that exist.
    var contents: [(key: AnyObject, value: AnyObject)] {
        entries.values.joined().compactMap { entry in
            guard let key = entry.key.object, let value = entry.value.object else { return nil }
            return (key, value)
        }
    }

    /// Returns the key in the table that is equal to `key`, and its value.
    func entry(for key: Any) -> (key: AnyObject, value: AnyObject)? {
        let object: AnyObject = key as AnyObject
        for entry in entries[hash(of: object)] ?? [] {
            if let key = entry.key.object, let value = entry.value.object, areEqual(key, object) { return (key, value) }
        }
        return nil
    }

    /// Sets the value for a key. A key that is equal remains in the table.
    mutating func set(_ value: Any, for key: Any) -> Removed {
        let object: AnyObject = key as AnyObject
        let hash: Int = hash(of: object)
        let value = ObjectReference(value, valueOptions)
        var bucket: [Entry] = entries[hash] ?? []
        var removed: Removed = []
        if let index = index(of: object, in: bucket) {
            removed.append(bucket[index])
            bucket[index].value = value
        } else {
            bucket.append(Entry(key: ObjectReference(key, keyOptions), value: value))
        }
        entries[hash] = bucket
        return removed + removeDeallocated()
    }

    /// Removes the entry for a key.
    mutating func remove(_ key: Any) -> Removed {
        let object: AnyObject = key as AnyObject
        let hash: Int = hash(of: object)
        guard var bucket = entries[hash], let index = index(of: object, in: bucket) else { return [] }
        let entry: Entry = bucket.remove(at: index)
        entries[hash] = bucket.isEmpty ? nil : bucket
        return [entry] + removeDeallocated()
    }

    /// Removes all entries.
    mutating func removeAll() -> Removed {
        let removed: Removed = entries.values.flatMap { $0 }
        entries = [:]
        changesUntilRemoval = 32
        return removed
    }

    /// Removes the entries with deallocated objects after some number of changes.
    private mutating func removeDeallocated() -> Removed {
        guard keyOptions.contains(.weakMemory) || valueOptions.contains(.weakMemory) else { return [] }
        changesUntilRemoval -= 1
        guard changesUntilRemoval <= 0 else { return [] }
        var removed: Removed = []
        var size = 0
        for (hash, bucket) in entries {
            let alive: [Entry] = bucket.filter(\.isAlive)
            size += alive.count
            guard alive.count < bucket.count else { continue }
            removed += bucket.filter { !$0.isAlive }
            entries[hash] = alive.isEmpty ? nil : alive
        }
        changesUntilRemoval = max(32, size)
        return removed
    }

    private func index(of object: AnyObject, in bucket: [Entry]) -> Int? {
        bucket.firstIndex { entry in entry.key.object.map { areEqual($0, object) } ?? false }
    }

    private func hash(of object: AnyObject) -> Int {
        if !keyOptions.contains(.objectPointerPersonality), let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
    }

    private func areEqual(_ left: AnyObject, _ right: AnyObject) -> Bool {
        if left === right { return true }
        guard !keyOptions.contains(.objectPointerPersonality), let left = left as? NSObject else { return false }
        return left.isEqual(right)
    }
}
