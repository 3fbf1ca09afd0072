import CompositionalGeometry
import Foundation

/// A closure that changes the appearance of visible items during scrolling. Its arguments are the items, the content
/// offset and the environment of the section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void

/// The groups, headers, footers and backgrounds of a section in a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutSection: NSObject, NSCopying {
    let group: NSCollectionLayoutGroup
    /// The configuration of a section that was created as a list.
    var list: UICollectionLayoutListConfiguration?

    /// The space above the section, in points.
    var spaceBefore: CGFloat = 0

    /// Creates a section that repeats `group` until it contains all items.
    public required init(group: NSCollectionLayoutGroup) {
        self.group = group
    }

    /// The distance of the groups from the edges of the section, in points. The default is zero.
    public var contentInsets: NSDirectionalEdgeInsets = .zero

    /// The space between two groups, in points. The default is 0.
    public var interGroupSpacing: CGFloat = 0

    /// The edges to which `contentInsets` are relative. The default is the layout's reference.
    public var contentInsetsReference: UIContentInsetsReference = .automatic

    /// The edges to which headers and footers are relative. The default is `contentInsetsReference`. With `none`,
    /// headers and footers ignore `contentInsets` across the scroll axis.
    public var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic

    /// Whether headers and footers have the same insets as the groups across the scroll axis. The default is true.
    public var supplementariesFollowContentInsets = true

    /// The orthogonal scrolling behavior of the section. The default is `none`.
    public var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none

    /// The deceleration and the bouncing of a section that scrolls orthogonally.
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// The headers and footers. The default is an empty array.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The views behind the section. The default is an empty array.
    public var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// A closure that is called with the visible items before each layout, and can change their appearance.
    public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Returns a section with the same values.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // Layouts and their parts are used on the main thread only.
        MainActor.assumeIsolated { UncheckedBox(makeCopy()) }.value
    }

    private func makeCopy() -> NSCollectionLayoutSection {
        let copy = Self(group: group)
        copy.list = list
        copy.spaceBefore = spaceBefore
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
        copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.decorationItems = decorationItems
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        return copy
    }
}
