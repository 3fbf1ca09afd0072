import Foundation

/// A view that a collection view reuses for different elements: a cell, a supplementary view, or a decoration view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// Creates a view. Collection views call this initializer.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The collection view that uses the view; nil in a reuse pool.
    weak var collectionView: UICollectionView?

    /// The identifier of views that can replace each other; nil for views that were not dequeued.
    open internal(set) var reuseIdentifier: String?

    /// The attributes that were last applied. A copy, because a layout may change its own attributes.
    var shownAttributes: UICollectionViewLayoutAttributes?
    /// Whether the preferred attributes were requested since the view was dequeued or its preferred size was
    /// invalidated.
    var hasRequestedPreferredAttributes = false

    /// Whether the user moves the view, so that it does not follow the layout.
    var isMoving = false

    /// Prepares the view for another element. The default implementation does nothing.
    open func prepareForReuse() {}

    /// Applies custom attributes of a layout. Position, size and opacity are already set. The default implementation
    /// does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view changes its layout. The default implementation does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the collection view changes its layout. The default implementation does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes that the view prefers to the layout's.
    ///
    /// The default has the size that fits the constraints of the view, if it has any.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
            return layoutAttributes
        }
        layoutAttributes.size = systemLayoutSizeFitting(
            layoutAttributes.size,
            withHorizontalFittingPriority: layoutAttributes.fitsWidth ? .fittingSizeLevel : .required,
            verticalFittingPriority: layoutAttributes.fitsHeight ? .fittingSizeLevel : .required)
        return layoutAttributes
    }

    // MARK: Attributes

    /// Applies the attributes, unless they equal those that were last applied.
    func show(_ attributes: UICollectionViewLayoutAttributes) {
        guard !isMoving else { return }
        guard attributes != shownAttributes else { return }
        if attributes.listRow != shownAttributes?.listRow {
            (self as? any ListRowView)?.listRowDidChange(to: attributes.listRow)
        }
        shownAttributes = attributes.copied()
        if bounds.size != attributes.size { bounds.size = attributes.size }
        center = attributes.center
        transform3D = attributes.transform3D
        alpha = attributes.alpha
        isHidden = attributes.isHidden
        layer.zPosition = CGFloat(attributes.zIndex)
        apply(attributes)
    }
}
