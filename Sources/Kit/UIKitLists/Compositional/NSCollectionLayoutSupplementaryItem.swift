import CompositionalGeometry
import Foundation

/// A view that is attached to each instance of an item or a group, for example a badge.
///
/// Its index path is the index path of the item, or of the first item in the group.
@preconcurrency @MainActor
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String

    /// The point of the item to which the view is attached.
    public let containerAnchor: NSCollectionLayoutAnchor

    /// The point of the view that coincides with `containerAnchor`. Nil means the point of the view at the edges of
    /// `containerAnchor`, without an offset.
    public let itemAnchor: NSCollectionLayoutAnchor?

    /// The stacking order. The default is 1, which is in front of the items.
    public var zIndex = 1

    /// Creates a view at a point of the item.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    /// Creates a view whose point `itemAnchor` coincides with the point `containerAnchor` of the item.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
        copy.zIndex = zIndex
        return copy
    }
}
