import CoreGraphics
import Foundation
import QuartzCore

/// The frame and appearance of a cell, a supplementary view or a decoration view in a layout.
///
/// A subclass with additional properties overrides `copy(with:)` and `isEqual(_:)`, and calls `super` in both.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The element that the attributes describe.
    var element = CollectionElement(.cell, kind: "", path: IndexPath(item: 0, section: 0))

    /// Creates the attributes of the first item's cell, for subclasses that set the element later.
    public override init() {
        super.init()
    }

    /// Creates the attributes of an item's cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        element = CollectionElement(.cell, kind: "", path: indexPath)
    }

    /// Creates the attributes of a supplementary view, for example a header.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        element = CollectionElement(.supplementaryView, kind: elementKind, path: indexPath)
    }

    /// Creates the attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        element = CollectionElement(.decorationView, kind: decorationViewKind, path: indexPath)
    }

    // MARK: Element

    /// The index path of the element.
    open var indexPath: IndexPath {
        get { element.path }
        set { element.path = newValue }
    }

    /// The category of the element: cell, supplementary view or decoration view.
    open var representedElementCategory: UICollectionView.ElementCategory { element.category }

    /// The kind of a supplementary or decoration view, or nil for cells.
    open var representedElementKind: String? { element.category == .cell ? nil : element.kind }

    // MARK: Geometry

    /// The center in the collection view's coordinates, in points.
    open var center: CGPoint = .zero

    /// The size before `transform3D`, in points.
    open var size: CGSize = .zero

    /// The size, with an origin of zero, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The smallest rectangle around the transformed element, in the collection view's coordinates, in points. Setting
    /// it sets the center and the size.
    open var frame: CGRect {
        get {
            let flat = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            guard !CATransform3DIsIdentity(transform3D) else { return flat }
            let transformed = flat.offsetBy(dx: -center.x, dy: -center.y).applying(transform)
            return transformed.offsetBy(dx: center.x, dy: center.y)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            size = newValue.size
        }
    }

    /// The transform relative to the center. The default is the identity.
    open var transform3D: CATransform3D = CATransform3DIdentity

    /// The two-dimensional part of `transform3D`. The default is the identity.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    // MARK: Appearance

    /// The opacity, from 0 to 1. The default is 1.
    open var alpha: CGFloat = 1

    /// The order of overlapping elements: greater values are in front. The default is 0.
    open var zIndex = 0

    /// Whether the element is hidden and needs no view. The default is false.
    open var isHidden = false

    /// Whether the view determines its own width.
    var fitsWidth = true
    /// Whether the width is an estimate of a compositional layout. In this case, list content is as wide as its text.
    var hasEstimatedWidth = false
    /// Whether the view determines its own height.
    var fitsHeight = true
    /// The properties of the list that contains the view, or nil outside lists.
    var listRow: ListRow?

    // MARK: Copying

    /// Returns attributes of the same class with equal values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).make(element)
        copy.center = center
        copy.size = size
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.fitsWidth = fitsWidth
        copy.hasEstimatedWidth = hasEstimatedWidth
        copy.fitsHeight = fitsHeight
        copy.listRow = listRow
        return copy
    }

    /// Returns whether `object` contains equal attributes of the same element.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return self === other
            || element == other.element && center == other.center && size == other.size && alpha == other.alpha
                && zIndex == other.zIndex && isHidden == other.isHidden && listRow == other.listRow
                && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    /// The hash value of the element. Equal attributes have equal hashes.
    open override var hash: Int { element.hashValue }

    open override var description: String {
        "<\(type(of: self)): \(element.debugText), frame \(frame)\(alpha == 1 ? "" : ", alpha \(alpha)")>"
    }

    /// Returns a copy for another element.
    func copied(to element: CollectionElement) -> UICollectionViewLayoutAttributes {
        let copy = copied()
        copy.element = element
        return copy
    }

    func copied() -> UICollectionViewLayoutAttributes {
        guard let copy = copy() as? UICollectionViewLayoutAttributes else {
            stopProgram("\(type(of: self)).copy(with:) must return a \(type(of: self)).")
        }
        return copy
    }
}
