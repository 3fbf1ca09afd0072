/// The outline of a dynamic item for collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The rectangle of the item.
    case rectangle = 0
    /// The ellipse inside the rectangle of the item.
    case ellipse = 1
    /// The item's `collisionBoundingPath`.
    case path = 2
}
