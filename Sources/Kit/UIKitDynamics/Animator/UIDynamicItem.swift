import UIKitCore

/// An object that a dynamic animator moves and rotates, such as a view.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The center, in points.
    var center: CGPoint { get set }
    /// The bounds, whose size an animator reads.
    var bounds: CGRect { get }
    /// The transform, which an animator rotates.
    var transform: CGAffineTransform { get set }
    /// The kind of outline that collisions use. The default is `rectangle`.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline for `UIDynamicItemCollisionBoundsType.path`, with the center as its origin. It must be convex.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// The default kind of outline, `rectangle`.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The default path, which is empty.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
