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
        coder.configure(self, as: UICollectionReusableView.self)
    }

    /// The collection view that uses the view, or nil in a reuse pool.
    weak var collectionView: UICollectionView?

    /// The reuse identifier, or nil for a view that was not dequeued.
    open var reuseIdentifier: String? { storedReuseIdentifier }

    package var storedReuseIdentifier: String?

    var registration: Int?

    /// A copy of the attributes that were applied last. It is a copy because a layout may change its attributes.
    var shownAttributes: UICollectionViewLayoutAttributes?
    /// Whether the preferred attributes were requested since the view was dequeued or its preferred size was
    /// invalidated.
    var hasRequestedPreferredAttributes = false

    /// Whether the user is moving the view, so that layout attributes are not applied to it.
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

    /// Returns the attributes that the view requests instead of the attributes of the layout.
    ///
    /// By default, they have the size that fits the constraints of the view, if it has any.
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

    /// Applies the attributes, unless they equal the attributes that were applied last.
    func show(_ attributes: UICollectionViewLayoutAttributes) {
        guard !isMoving else { return }
        guard attributes != shownAttributes else { return }
        // A reused view may still have the row of the list in which it was used before.
        if shownAttributes == nil || attributes.listRow != shownAttributes?.listRow {
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
