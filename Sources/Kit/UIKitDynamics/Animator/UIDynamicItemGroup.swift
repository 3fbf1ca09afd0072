import UIKitCore

/// Items that move together as one item.
///
/// The group has the outline of all its items. Do not add the items themselves to the same animator.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The items of the group.
    public let items: [any UIDynamicItem]
    private var middle: CGPoint
    private let size: CGSize
    private var rotation: CGAffineTransform = .identity

    /// Creates a group around the frames of items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        let frames: [CGRect] = items.map(\.dynamicFrame)
        let frame: CGRect = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        middle = CGPoint(x: frame.midX, y: frame.midY)
        size = frame.size
        super.init()
    }

    /// The center of the frame around all items. The items move with it.
    open var center: CGPoint {
        get { middle }
        set {
            let (dx, dy): (CGFloat, CGFloat) = (newValue.x - middle.x, newValue.y - middle.y)
            middle = newValue
            for item in items { item.center = CGPoint(x: item.center.x + dx, y: item.center.y + dy) }
        }
    }

    /// A rectangle at the origin with the size of the frame around the items before any rotation.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The rotation of the group. The items rotate around its center.
    open var transform: CGAffineTransform {
        get { rotation }
        set {
            let change: CGAffineTransform = rotation.inverted().concatenating(newValue)
            rotation = newValue
            for item in items {
                let offset = CGPoint(x: item.center.x - middle.x, y: item.center.y - middle.y).applying(change)
                item.center = CGPoint(x: middle.x + offset.x, y: middle.y + offset.y)
                item.transform = item.transform.concatenating(change)
            }
        }
    }
}

extension UIDynamicItem {
    /// The frame of the item without its transform.
    var dynamicFrame: CGRect {
        let size: CGSize = bounds.size
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
}
