import CompositionalGeometry
import Foundation

/// The size of an item, a group or a supplementary view in a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutSize: NSObject, NSCopying {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension

    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
    }

    var geometry: CompositionalGeometry.Size {
        CompositionalGeometry.Size(widthDimension.value, heightDimension.value)
    }

    /// Returns the size itself, which is immutable.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
