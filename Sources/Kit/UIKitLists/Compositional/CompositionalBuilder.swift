import CompositionalGeometry
import Foundation
import UIKitDrawing

/// Creates the geometry of a section from its description, and numbers its attached views.
@MainActor
final class CompositionalBuilder {
    let traitCollection: UITraitCollection
    /// The descriptions of attached views. The number of a view is its index.
    private(set) var attachments: [NSCollectionLayoutSupplementaryItem] = []

    init(_ traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    func item(_ item: NSCollectionLayoutItem) -> CompositionalGeometry.Item {
        let first = attachments.count
        attachments += item.supplementaryItems
        let attached = item.supplementaryItems.enumerated().map { offset, item in
            CompositionalGeometry.Attachment(
                id: first + offset, size: item.layoutSize.geometry, containerAnchor: item.containerAnchor.geometry,
                itemAnchor: item.itemAnchor?.geometry, insets: .init(item.contentInsets))
        }
        return CompositionalGeometry.Item(
            size: item.layoutSize.geometry, insets: .init(item.contentInsets),
            edgeSpacing: item.edgeSpacing?.geometry ?? .init(), attachments: attached, content: item.content(self))
    }
}

/// A section of a compositional layout with its geometry.
@MainActor
struct CompositionalSection {
    let source: NSCollectionLayoutSection
    /// The headers and footers of `geometry`. The app can change the array of `source` at any time.
    let boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem]
    /// The backgrounds of `geometry`.
    let decorationItems: [NSCollectionLayoutDecorationItem]
    /// The descriptions of attached views, by number.
    let attachments: [NSCollectionLayoutSupplementaryItem]
    var geometry: CompositionalGeometry.Section

    /// - Parameter insets: A closure that returns the insets of a reference. `automatic` means the layout's reference.
    init(
        _ source: NSCollectionLayoutSection, count: Int, _ traitCollection: UITraitCollection,
        insets: (UIContentInsetsReference) -> CompositionalGeometry.Insets
    ) {
        let builder = CompositionalBuilder(traitCollection)
        self.source = source
        boundaryItems = source.boundarySupplementaryItems
        decorationItems = source.decorationItems
        let group = builder.item(source.group)
        attachments = builder.attachments
        let reference = source.contentInsetsReference
        let supplementary = source.supplementaryContentInsetsReference
        geometry = CompositionalGeometry.Section(
            count: count, group: group, insets: .init(source.contentInsets), groupSpacing: source.interGroupSpacing,
            behavior: source.orthogonalScrollingBehavior.geometry,
            boundaries: boundaryItems.map(\.geometry),
            decorations: decorationItems.map { .init($0.contentInsets) },
            boundariesFollowInsets: source.supplementariesFollowContentInsets && supplementary != .none,
            reference: insets(reference),
            boundaryReference: insets(supplementary == .automatic ? reference : supplementary),
            spaceBefore: source.spaceBefore)
    }
}

extension CompositionalGeometry.Insets {
    init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}

extension CompositionalGeometry.Rect {
    init(_ rect: CGRect) {
        self.init(
            origin: .init(x: rect.minX, y: rect.minY), size: .init(x: max(0, rect.width), y: max(0, rect.height)))
    }
}
