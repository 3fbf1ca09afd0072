import ClassRuntime
import Foundation

/// Tells the initialisers below from all others.
struct CollectionMakingMarker {}

/// Views are made of classes that are known only when the program runs. How this works stands in
/// `TableMaking.swift`.
extension UICollectionReusableView {
    convenience init(_ marker: CollectionMakingMarker, frame: CGRect) {
        self.init(frame: frame)
    }

    @_silgen_name("$s9UIKitCore24UICollectionReusableViewC_5frameAcA22CollectionMakingMarkerV_10Foundation6CGRectVtcfC")
    private class func makeDynamically(
        _ marker: CollectionMakingMarker, frame: CGRect
    ) -> UICollectionReusableView

    /// Makes a view of the class that it is called on.
    class func make(size: CGSize) -> UICollectionReusableView {
        makeDynamically(CollectionMakingMarker(), frame: CGRect(origin: .zero, size: size))
    }
}

extension UICollectionViewLayoutAttributes {
    /// Makes attributes of the class that it is called on, of `element`.
    class func make(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
        guard let attributes = make() as? UICollectionViewLayoutAttributes else {
            stopProgram("\(self) made no attributes.")
        }
        attributes.element = element
        return attributes
    }
}
