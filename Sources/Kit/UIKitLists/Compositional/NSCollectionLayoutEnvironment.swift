import Foundation
import UIKitDrawing

/// The size and the insets of the container for a part of a compositional layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size before insets, in points.
    var contentSize: CGSize { get }
    /// The size inside the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that apply to the content, in points. In Engawa, they are equal to `contentInsets`.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The size and the traits for which a part of a compositional layout is created.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The container, which has a size and insets.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment {
    private final class Container: NSObject, NSCollectionLayoutContainer {
        let contentSize: CGSize
        let contentInsets: NSDirectionalEdgeInsets

        init(_ contentSize: CGSize, _ insets: NSDirectionalEdgeInsets) {
            self.contentSize = contentSize
            contentInsets = insets
        }

        var effectiveContentSize: CGSize {
            CGSize(
                width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
                height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
        }

        var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    }

    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(contentSize: CGSize, insets: NSDirectionalEdgeInsets = .zero, _ traitCollection: UITraitCollection) {
        container = Container(contentSize, insets)
        self.traitCollection = traitCollection
    }
}
