import Foundation

/// A table of keys and values, either of which can be weak references.
///
/// Entries with deallocated objects are removed when their number may have doubled the size of the table.
struct ObjectTable {
    private struct Entry {
        var key: ObjectReference
        var value: ObjectReference

        var isAlive: Bool { key.object != nil && value.object != nil }
    }

    let keyOptions: NSPointerFunctions.Options
    let valueOptions: NSPointerFunctions.Options
    /// The entries by the hash of their keys.
    private var entries: [Int: [Entry]] = [:]
    /// The number of entries, including those with deallocated objects.
    private var size = 0
    /// The size at which such entries are removed.
    private var limit = 32

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
    mutating func set(_ value: Any, for key: Any) {
        let object: AnyObject = key as AnyObject
        let hash: Int = hash(of: object)
        let value = ObjectReference(value, valueOptions)
        var bucket: [Entry] = entries[hash] ?? []
        if let index = index(of: object, in: bucket) {
            bucket[index].value = value
        } else {
            bucket.append(Entry(key: ObjectReference(key, keyOptions), value: value))
            size += 1
        }
        entries[hash] = bucket
        if size > limit { removeDeallocated() }
    }

    /// Removes the entry for a key.
    mutating func remove(_ key: Any) {
        let object: AnyObject = key as AnyObject
        let hash: Int = hash(of: object)
        guard var bucket = entries[hash], let index = index(of: object, in: bucket) else { return }
        bucket.remove(at: index)
        size -= 1
        entries[hash] = bucket.isEmpty ? nil : bucket
    }

    /// Removes all entries.
    mutating func removeAll() {
        entries = [:]
        size = 0
    }

    private mutating func removeDeallocated() {
        entries = entries.compactMapValues { bucket in
            let alive: [Entry] = bucket.filter(\.isAlive)
            return alive.isEmpty ? nil : alive
        }
        size = entries.values.reduce(0) { $0 + $1.count }
        limit = max(32, size * 2)
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
