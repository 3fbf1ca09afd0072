import Foundation
import KeyObservations

/// A change to elements of an array.
struct IndexedChange {
    let kind: NSKeyValueChange
    let indexes: IndexSet

    /// Returns the elements of `array` that the change affects, or nil if it affects none before or after it.
    func elements(of array: Any?, isBefore: Bool) -> [Any]? {
        guard kind != (isBefore ? .insertion : .removal), let elements = CollectionElements.of(array) else {
            return nil
        }
        return indexes.filter(elements.indices.contains).map { elements[$0] ?? NSNull() }
    }
}

/// The changes to elements of arrays that have begun and not ended.
///
/// `@unchecked Sendable` is correct because the table is accessed only under the lock.
final class IndexedChanges: @unchecked Sendable {
    static let shared = IndexedChanges()

    private struct Property: Hashable {
        var object: ObjectIdentifier
        var key: String

        init(_ key: String, of object: AnyObject) {
            self.object = ObjectIdentifier(object)
            self.key = KeyObservations.canonical(key, of: object)
        }
    }

    private let lock = NSLock()
    private var changes: [Property: [IndexedChange]] = [:]

    func begin(_ change: IndexedChange, _ key: String, of object: AnyObject) {
        lock.withLock { changes[Property(key, of: object), default: []].append(change) }
    }

    func end(_ key: String, of object: AnyObject) {
        lock.withLock {
            let property = Property(key, of: object)
            _ = changes[property]?.popLast()
            if changes[property]?.isEmpty ?? false { changes[property] = nil }
        }
    }

    /// Returns the change to elements of the array for `key`, if such a change is in progress.
    func current(_ key: String, of object: AnyObject) -> IndexedChange? {
        lock.withLock { changes.isEmpty ? nil : changes[Property(key, of: object)]?.first }
    }
}

extension NSObjectProtocol {
    /// Notifies the observers of an array that elements are about to change.
    ///
    /// - Parameters:
    ///   - changeKind: An insertion, a removal or a replacement.
    ///   - indexes: The indexes of the elements; for an insertion, in the array after the change.
    ///   - key: The key of the array.
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        IndexedChanges.shared.begin(IndexedChange(kind: changeKind, indexes: indexes), key, of: self)
        willChangeValue(forKey: key)
    }

    /// Notifies the observers of an array that elements have changed. The parameters are those of the preceding call to
    /// `willChange(_:valuesAt:forKey:)`.
    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        didChangeValue(forKey: key)
        IndexedChanges.shared.end(key, of: self)
    }

    /// Returns an array whose changes change the array for `key`, and notify the observers of that key.
    ///
    /// If the property contains a mutable array, that array changes. Otherwise, each change sets the property.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyedArray(key, of: self) }

    /// Returns an array whose changes change the array for `keyPath`, and notify the observers of its last key.
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        let (key, rest) = keyPath.splitAtFirstDot
        guard let rest else { return mutableArrayValue(forKey: key) }
        guard let object = value(forKey: key) as? any NSObjectProtocol else { return NSMutableArray() }
        return object.mutableArrayValue(forKeyPath: rest)
    }
}
