import CompositionalGeometry
import Foundation

/// A view at an edge of a section or of the whole layout, for example a header.
///
/// The index path of a view in a section consists of the section index and the number of preceding views of the same
/// kind in that section. The index path of a view in the layout consists only of the number of preceding views.
@preconcurrency @MainActor
public class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edges or corner of the content at which the view is positioned.
    public let alignment: NSRectAlignment

    /// The distance of the view from the position that `alignment` specifies, in points.
    public let offset: CGPoint

    /// Whether the view is outside the content, which makes the section longer. The default is true.
    public var extendsBoundary = true

    /// Whether the view stays visible at the edge while its section is visible. The default is false.
    public var pinToVisibleBounds = false

    /// Creates a view.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a view at a distance from the position that `alignment` specifies, in points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    }

    var geometry: CompositionalGeometry.Boundary {
        CompositionalGeometry.Boundary(
            size: layoutSize.geometry, alignment: alignment.position, offset: .init(x: offset.x, y: offset.y),
            extendsBoundary: extendsBoundary, isPinned: pinToVisibleBounds, insets: .init(contentInsets))
    }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
        copy.zIndex = zIndex
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        return copy
    }
}
