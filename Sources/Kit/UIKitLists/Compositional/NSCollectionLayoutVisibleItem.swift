import Foundation
import QuartzCore

/// A visible cell, supplementary view or decoration view. A `NSCollectionLayoutSectionVisibleItemsInvalidationHandler`
/// can change its appearance.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The stacking order.
    var zIndex: Int { get set }
    /// Whether the view is hidden.
    var isHidden: Bool { get set }
    /// The center in points.
    var center: CGPoint { get set }
    /// The size, with an origin of zero, in points.
    var bounds: CGRect { get }
    /// The frame in points. In a section that scrolls orthogonally, the frame does not depend on the content offset.
    var frame: CGRect { get }
    /// The transform relative to the center.
    var transform: CGAffineTransform { get set }
    /// The three-dimensional transform relative to the center.
    var transform3D: CATransform3D { get set }
    /// The name of the view: its kind, or an empty string for a cell.
    var name: String { get }
    /// The index path.
    var indexPath: IndexPath { get }
    /// The category of the view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view, or nil for cells.
    var representedElementKind: String? { get }
}

final class CompositionalVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }

    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }

    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }

    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }

    var bounds: CGRect { attributes.bounds }
    var frame: CGRect { attributes.frame }

    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }

    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }

    var name: String { attributes.representedElementKind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
