import Foundation

/// How an object keeps what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not at all. (Once an associated object is gone, nil is found; Apple's leaves a dangling reference.)
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// As long as it lives itself.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of it, if it can be copied, as long as it lives itself.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The same as without `NONATOMIC`: associations are safe to use from every thread.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// The same as without `NONATOMIC`: associations are safe to use from every thread.
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Associates a value with an object under a key: the address of something that stays where it is. Nil takes it away.
///
/// Views, controllers, guides, constraints and gesture recognisers let go of their values when they go. Those of other
/// objects are let go of a while later: when others are associated, or asked for, under the object's old address.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociationTable.shared.set(value.map { AssociatedValue($0, policy) }, for: key, of: object as AnyObject)
}

/// The value that is associated with an object under a key; nil when there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociationTable.shared.value(for: key, of: object as AnyObject)
}

/// Takes all associated values away from an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociationTable.shared.removeAll(of: object as AnyObject)
}

/// An object with room for what is associated with it.
package protocol AssociationHolder: AnyObject {
    /// Touched by the table of associations alone, under its lock.
    var associations: Associations? { get set }
}

package typealias Associations = [UnsafeRawPointer: AssociatedValue]

/// What is kept of an associated value.
package enum AssociatedValue {
    case kept(Any)
    case referred(Reference)

    package struct Reference {
        weak var object: AnyObject?
    }

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            self = type(of: value) is AnyObject.Type ? .referred(Reference(object: value as AnyObject)) : .kept(value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            self = .kept(value)
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            self = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
        }
    }

    var value: Any? {
        switch self {
        case .kept(let value): value
        case .referred(let reference): reference.object
        }
    }
}

/// Who has which associated values.
///
/// Defence of `@unchecked Sendable`: everything in it, and in the holders, is touched under the lock alone.
private final class AssociationTable: @unchecked Sendable {
    static let shared = AssociationTable()

    /// The values of an object that has no room for them itself.
    private struct Entry {
        weak var owner: AnyObject?
        var associations: Associations
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// When this many have values, those that are gone are looked for.
    private var limit = 64

    func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
        lock.withLock { associations(of: object)[key]?.value }
    }

    func set(_ value: AssociatedValue?, for key: UnsafeRawPointer, of object: AnyObject) {
        // What is let go of goes after the lock: its end may ask for associations.
        let gone: [Associations] = lock.withLock {
            var associations: Associations = self.associations(of: object)
            let former: Associations = associations
            associations[key] = value
            return keep(associations, of: object) + [former]
        }
        withExtendedLifetime(gone) {}
    }

    func removeAll(of object: AnyObject) {
        let gone: [Associations] = lock.withLock {
            let former: Associations = associations(of: object)
            return keep([:], of: object) + [former]
        }
        withExtendedLifetime(gone) {}
    }

    private func associations(of object: AnyObject) -> Associations {
        if let holder = object as? any AssociationHolder { return holder.associations ?? [:] }
        guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return [:] }
        return entry.associations
    }

    /// - Returns: what was kept for objects that are gone.
    private func keep(_ associations: Associations, of object: AnyObject) -> [Associations] {
        if let holder = object as? any AssociationHolder {
            holder.associations = associations.isEmpty ? nil : associations
            return []
        }
        let identifier = ObjectIdentifier(object)
        var gone: [Associations] = []
        if let former = entries[identifier] { gone.append(former.associations) }
        entries[identifier] = associations.isEmpty ? nil : Entry(owner: object, associations: associations)
        if entries.count > limit {
            for (identifier, entry) in entries where entry.owner == nil {
                gone.append(entry.associations)
                entries[identifier] = nil
            }
            limit = max(64, entries.count * 2)
        }
        return gone
    }
}
