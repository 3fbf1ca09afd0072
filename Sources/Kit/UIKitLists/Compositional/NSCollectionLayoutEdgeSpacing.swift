import CompositionalGeometry
import Foundation

/// The space around an item.
@preconcurrency @MainActor
public class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    /// The space before the leading edge, or nil for no space.
    public let leading: NSCollectionLayoutSpacing?

    /// The space above the item, or nil for no space.
    public let top: NSCollectionLayoutSpacing?

    /// The space after the trailing edge, or nil for no space.
    public let trailing: NSCollectionLayoutSpacing?

    /// The space below the item, or nil for no space.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates the space around an item.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    var geometry: CompositionalGeometry.EdgeSpacing {
        CompositionalGeometry.EdgeSpacing(
            leading: leading?.value ?? .fixed(0), top: top?.value ?? .fixed(0), trailing: trailing?.value ?? .fixed(0),
            bottom: bottom?.value ?? .fixed(0))
    }

    /// Returns the object itself, which is immutable.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
