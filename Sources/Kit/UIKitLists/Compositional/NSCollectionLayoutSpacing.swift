import CompositionalGeometry
import Foundation

/// The space between the items of a group, or beside an item.
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject, NSCopying {
    let value: CompositionalGeometry.Spacing

    required init(_ value: CompositionalGeometry.Spacing) {
        self.value = value
    }

    /// Creates a space of at least `flexibleSpacing` points. The flexible spaces of a group share the space that its
    /// items do not use.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self { self.init(.flexible(flexibleSpacing)) }

    /// Creates a space of `fixedSpacing` points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self { self.init(.fixed(fixedSpacing)) }

    /// The space in points, or the minimum if the space is flexible.
    public var spacing: CGFloat {
        switch value {
        case .fixed(let length), .flexible(let length): length
        }
    }

    /// Whether the space is flexible.
    public var isFlexibleSpacing: Bool {
        if case .flexible = value { true } else { false }
    }

    /// Whether the space has a fixed length.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    /// Returns the space itself, which is immutable.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
