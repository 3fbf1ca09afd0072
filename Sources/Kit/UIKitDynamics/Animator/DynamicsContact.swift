import UIKitCore

/// A boundary of a collision behavior.
struct DynamicsBoundary {
    let identifier: any NSCopying
    let path: UIBezierPath

    /// A hashable value for the identifier. Equal identifiers have equal values.
    var key: AnyHashable { DynamicsBoundary.key(identifier) }

    static func key(_ identifier: any NSCopying) -> AnyHashable {
        (identifier as? NSObject).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
    }
}

/// Two items, or an item and a boundary, that touch.
struct DynamicsContact: Hashable {
    let item: any UIDynamicItem
    /// The other item, or nil for a boundary.
    let other: (any UIDynamicItem)?
    /// The boundary, or nil for an item and for the bounds of the reference view.
    let boundary: DynamicsBoundary?

    init(item: any UIDynamicItem, other: any UIDynamicItem) {
        self.item = item
        self.other = other
        boundary = nil
    }

    init(item: any UIDynamicItem, boundary: DynamicsBoundary?) {
        self.item = item
        other = nil
        self.boundary = boundary
    }

    static func == (first: DynamicsContact, second: DynamicsContact) -> Bool {
        first.item === second.item && first.other === second.other && first.boundary?.key == second.boundary?.key
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(item))
        if let other { hasher.combine(ObjectIdentifier(other)) }
    }
}
