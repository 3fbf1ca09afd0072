import Foundation

/// A dictionary whose keys or values can be referenced weakly.
///
/// Foundation on Linux does not have it.
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
    private var table: ObjectTable

    /// Creates a table. The capacity is only a hint on Apple platforms, and has no effect here.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int
    ) {
        table = ObjectTable(keyOptions, valueOptions)
    }

    /// Creates a table.
    public convenience init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
    ) {
        self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
    }

    /// Returns a table that retains its keys and its values.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: []) }

    /// Returns a table that references its keys weakly. The value of a deallocated key is released later.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }

    /// Returns a table that references its values weakly.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }

    /// Returns a table that references its keys and its values weakly.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The number of keys that exist and have a value that exists.
    open var count: Int { table.contents.count }

    /// Returns the value for a key.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { table.entry(for: $0) }.flatMap { $0.value as? ObjectType }
    }

    /// Sets the value for a key.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        if let anObject, let aKey { withExtendedLifetime(table.set(anObject, for: aKey)) {} }
    }

    /// Removes the value for a key.
    open func removeObject(forKey aKey: KeyType?) {
        if let aKey { withExtendedLifetime(table.remove(aKey)) {} }
    }

    /// Removes all keys and values.
    open func removeAllObjects() { withExtendedLifetime(table.removeAll()) {} }

    /// Returns an enumerator of the keys.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: table.contents.map(\.key)).objectEnumerator() }

    /// Returns an enumerator of the values.
    open func objectEnumerator() -> NSEnumerator? {
        NSArray(array: table.contents.map(\.value)).objectEnumerator()
    }

    /// Returns the keys and values as a dictionary.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        table.contents.reduce(into: [:]) { result, entry in
            if let key = entry.key as? AnyHashable { result[key] = entry.value as? ObjectType }
        }
    }

    /// Returns a table with the same options, keys and values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSMapTable(keyOptions: table.keyOptions, valueOptions: table.valueOptions)
        copy.table = table
        return copy
    }
}
