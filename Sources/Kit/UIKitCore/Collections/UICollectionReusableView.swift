import Foundation

/// A view that a collection view uses for one element after another: a cell, a header, a decoration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// Makes a view; collection views make them by this initialiser.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// What kind of view it is to the collection view; nil for views that were not dequeued.
    open internal(set) var reuseIdentifier: String?

    /// What the layout said last of it. A copy, for a layout may change its own.
    var shownAttributes: UICollectionViewLayoutAttributes?
    /// Whether it was asked how it would like to be shown, since it was dequeued or its answer was forgotten.
    var wasAsked = false

    /// Prepares the view for another element. The default does nothing.
    open func prepareForReuse() {}

    /// Takes what a layout's own class of attributes says. Place, size and opacity are set already. The default does
    /// nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The collection view is about to go from one layout to another. The default does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The collection view has gone from one layout to another. The default does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// How the view would like to be shown, given how the layout wants to show it.
    ///
    /// The default is what the layout wants; a cell answers with the size that its content's constraints give it.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes
    }

    // MARK: Showing

    /// Takes the place and the look that the layout says.
    func show(_ attributes: UICollectionViewLayoutAttributes) {
        guard attributes != shownAttributes else { return }
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
