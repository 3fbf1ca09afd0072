import Foundation

/// An item of a custom group.
@preconcurrency @MainActor
public class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    /// The frame in the group, in points.
    public let frame: CGRect

    /// The stacking order.
    public let zIndex: Int

    /// Creates an item with a z-index of 0.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// Creates an item.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }

    /// Returns the item itself, which is immutable.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
