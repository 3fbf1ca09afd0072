import CompositionalGeometry
import Foundation

/// The size, the spaces and the supplementary views of an item in a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutItem: NSObject, NSCopying {
    /// The size.
    public let layoutSize: NSCollectionLayoutSize

    /// The views that are attached to each instance, for example badges.
    public internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// The distance of the content from the edges of the item, in points. The default is zero.
    ///
    /// Insets on an axis with an estimated dimension are ignored.
    public var contentInsets: NSDirectionalEdgeInsets = .zero

    /// The space around the item. The default, nil, means no space.
    public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item with supplementary views.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }

    /// Returns the parts of the item, for a layout.
    func content(_ builder: CompositionalBuilder) -> CompositionalGeometry.Item.Content { .item }

    /// Returns a new item with the same values, except for `contentInsets` and `edgeSpacing`, which `copy(with:)` sets.
    /// Subclasses return an instance of their class.
    func makeCopy() -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    }

    /// Returns an item with the same values.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // Layouts and their parts are used on the main thread only.
        MainActor.assumeIsolated { UncheckedBox(makeCompleteCopy()) }.value
    }

    private func makeCompleteCopy() -> NSCollectionLayoutItem {
        let copy = makeCopy()
        copy.contentInsets = contentInsets
        copy.edgeSpacing = edgeSpacing
        return copy
    }
}

/// A value that is returned from main-actor code to its caller on the same thread.
struct UncheckedBox<Value>: @unchecked Sendable {
    /// @unchecked: the value is not sent to another thread. `MainActor.assumeIsolated` returns it to its caller.
    let value: Value

    init(_ value: Value) { self.value = value }
}
