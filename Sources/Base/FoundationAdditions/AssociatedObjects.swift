import Foundation

/// The ownership of an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// References an object weakly, and stores a value of any other type. After the object's deallocation the value is
    /// nil; on Apple platforms the reference dangles.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Retains the value.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Retains a copy of the value if the value conforms to `NSCopying`; otherwise the value.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The same as the `NONATOMIC` policy: all associations can be used from any thread.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// The same as the `NONATOMIC` policy: all associations can be used from any thread.
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Associates a value with an object under a key, which must be a stable address. Nil removes the value.
///
/// Views, controllers, guides, constraints and gesture recognizers release their values when they are deallocated. The
/// values of other objects are released later: when the table is cleaned up, or when another object at the same address
/// receives values.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociationTable.shared.set(value.map { AssociatedValue($0, policy) }, for: key, of: object as AnyObject)
}

/// Returns the value that is associated with an object under a key, if any.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociationTable.shared.value(for: key, of: object as AnyObject)
}

/// Removes all associated values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociationTable.shared.removeAll(of: object as AnyObject)
}

/// An object that stores its own associated values.
package protocol AssociationHolder: AnyObject {
    /// The values. Only `AssociationTable` accesses them, under its lock.
    var associations: Associations? { get set }
}

package typealias Associations = [UnsafeRawPointer: AssociatedValue]

/// An associated value or a weak reference to it.
package enum AssociatedValue {
    case strong(Any)
    case reference(Reference)

    package struct Reference {
        weak var object: AnyObject?
    }

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            let isObject: Bool = type(of: value) is AnyObject.Type
            self = isObject ? .reference(Reference(object: value as AnyObject)) : .strong(value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            self = .strong(value)
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            self = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
        }
    }

    var value: Any? {
        switch self {
        case .strong(let value): value
        case .reference(let reference): reference.object
        }
    }
}

/// The associated values of all objects.
///
/// `@unchecked Sendable` is correct because the state of the table and of the holders is accessed only under the lock.
private final class AssociationTable: @unchecked Sendable {
    static let shared = AssociationTable()

    /// The values of an object that does not conform to `AssociationHolder`.
    private struct Entry {
        weak var owner: AnyObject?
        var associations: Associations
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries above which the table removes the entries of deallocated objects.
    private var limit = 64

    func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
        lock.withLock { associations(of: object)[key]?.value }
    }

    func set(_ value: AssociatedValue?, for key: UnsafeRawPointer, of object: AnyObject) {
        // Removed values are released outside the lock, because their `deinit` may use associations.
        let removed: [Associations] = lock.withLock {
            var associations: Associations = self.associations(of: object)
            let previous: Associations = associations
            associations[key] = value
            return store(associations, of: object) + [previous]
        }
        withExtendedLifetime(removed) {}
    }

    func removeAll(of object: AnyObject) {
        let removed: [Associations] = lock.withLock {
            let previous: Associations = associations(of: object)
            return store([:], of: object) + [previous]
        }
        withExtendedLifetime(removed) {}
    }

    private func associations(of object: AnyObject) -> Associations {
        if let holder = object as? any AssociationHolder { return holder.associations ?? [:] }
        guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return [:] }
        return entry.associations
    }

    /// Sets the values of an object.
    ///
    /// - Returns: The values that were removed from the table: the replaced values, and those of deallocated objects.
    ///   The caller must release them outside the lock. The values of an `AssociationHolder` are not in the table, so
    ///   the caller must retain its previous values itself.
    private func store(_ associations: Associations, of object: AnyObject) -> [Associations] {
        if let holder = object as? any AssociationHolder {
            holder.associations = associations.isEmpty ? nil : associations
            return []
        }
        let identifier = ObjectIdentifier(object)
        var removed: [Associations] = []
        if let previous = entries[identifier] { removed.append(previous.associations) }
        entries[identifier] = associations.isEmpty ? nil : Entry(owner: object, associations: associations)
        if entries.count > limit {
            for (identifier, entry) in entries where entry.owner == nil {
                removed.append(entry.associations)
                entries[identifier] = nil
            }
            limit = max(64, entries.count * 2)
        }
        return removed
    }
}
