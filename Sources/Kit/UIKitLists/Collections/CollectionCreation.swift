import ClassRuntime
import Foundation

/// Distinguishes the initializer below from all other initializers.
struct CollectionCreationMarker {}

/// The classes of views are known only at run time. `TableCreation.swift` explains how such views are created.
extension UICollectionReusableView {
    convenience init(_ marker: CollectionCreationMarker, frame: CGRect) {
        self.init(frame: frame)
    }

    @_silgen_name(
        "$s10UIKitLists24UICollectionReusableViewC_5frameAcA24CollectionCreationMarkerV_10Foundation6CGRectVtcfC")
    private class func createDynamically(
        _ marker: CollectionCreationMarker, frame: CGRect
    ) -> UICollectionReusableView

    /// Creates a view of the class on which this method is called.
    class func make(size: CGSize) -> UICollectionReusableView {
        createDynamically(CollectionCreationMarker(), frame: CGRect(origin: .zero, size: size))
    }
}

extension UICollectionViewLayoutAttributes {
    /// Creates attributes of `element`, of the class on which this method is called.
    class func make(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
        guard let attributes = make() as? UICollectionViewLayoutAttributes else {
            stopProgram("An instance of \(self) could not be created.")
        }
        attributes.element = element
        return attributes
    }
}
