import Foundation

/// The scroll direction, the spacing and the headers and footers of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    /// Creates a configuration with the default values.
    public override required init() {
        super.init()
    }

    /// The scroll direction. The default is `vertical`.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical

    /// The space between two sections, in points. The default is 0.
    open var interSectionSpacing: CGFloat = 0

    /// The headers and footers of the whole layout. The default is an empty array.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The edges to which the content insets of sections are relative. The default is `safeArea`.
    open var contentInsetsReference: UIContentInsetsReference = .safeArea

    /// Returns a configuration with the same values.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // Layouts and their parts are used on the main thread only.
        MainActor.assumeIsolated { UncheckedBox(makeCopy()) }.value
    }

    private func makeCopy() -> UICollectionViewCompositionalLayoutConfiguration {
        let copy = Self()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}
