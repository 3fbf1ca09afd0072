import Foundation

/// A set of objects that can be referenced weakly, such as the observers of a model.
///
/// Foundation on Linux does not have it.
open class NSHashTable<ObjectType>: NSObject, NSCopying {
    private var table: ObjectTable

    /// Creates a table. The capacity is only a hint on Apple platforms, and has no effect here.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
        table = ObjectTable(options, [])
    }

    /// Creates a table.
    public convenience init(options: NSPointerFunctions.Options) { self.init(options: options, capacity: 0) }

    /// Creates a table that retains its objects.
    public convenience override init() { self.init(options: [], capacity: 0) }

    /// Returns a table that references its objects weakly.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The number of objects that exist.
    open var count: Int { table.contents.count }

    /// The objects that exist.
    open var allObjects: [ObjectType] { table.contents.compactMap { $0.key as? ObjectType } }

    /// One of the objects, or nil if the table is empty.
    open var anyObject: ObjectType? { allObjects.first }

    /// The objects as a set.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    /// Returns an enumerator of the objects.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    /// Returns the object in the table that is equal to `object`.
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { table.entry(for: $0) }.flatMap { $0.key as? ObjectType }
    }

    /// Returns whether the table contains an object that is equal to `anObject`.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Adds an object, unless the table contains an equal one.
    open func add(_ object: ObjectType?) {
        // The entry would retain its object if the value were the object itself.
        if let object, !contains(object) { withExtendedLifetime(table.set(NSNull(), for: object)) {} }
    }

    /// Removes the object that is equal to `object`.
    open func remove(_ object: ObjectType?) {
        if let object { withExtendedLifetime(table.remove(object)) {} }
    }

    /// Removes all objects.
    open func removeAllObjects() { withExtendedLifetime(table.removeAll()) {} }

    /// Returns a table with the same options and objects.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSHashTable(options: table.keyOptions)
        copy.union(self)
        return copy
    }

    // MARK: Sets

    /// Adds the objects of another table.
    open func union(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { add(object) }
    }

    /// Removes the objects of another table.
    open func minus(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { remove(object) }
    }

    /// Removes the objects that another table does not contain.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }

    /// Returns whether another table contains one of the objects.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }

    /// Returns whether another table contains all objects.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }

    /// Returns whether another table contains the same objects.
    open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }
}
