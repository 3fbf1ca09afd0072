import Foundation

/// A view behind a section. Its class is registered with the layout.
@preconcurrency @MainActor
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String

    /// The stacking order. The default is 0, which is behind all other views of the section.
    public var zIndex = 0

    required init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// Creates a view that covers the section, with its headers and footers, inside `contentInsets`.
    public class func background(elementKind: String) -> Self { self.init(elementKind: elementKind) }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
        copy.zIndex = zIndex
        return copy
    }
}
