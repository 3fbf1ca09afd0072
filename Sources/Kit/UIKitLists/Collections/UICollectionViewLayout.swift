import ClassNames
import ClassRuntime
import Foundation
import RowGeometry

/// An abstract class for objects that arrange the views of a collection view.
///
/// A subclass overrides `collectionViewContentSize`, `layoutAttributesForElements(in:)`, `layoutAttributesForItem(at:)`
/// and the corresponding methods for its other views. It performs its computations in `prepare()`.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// Creates a layout.
    public override init() {
        super.init()
    }

    /// Creates a layout, and sets the values from an interface file. Archives are ignored.
    public required init?(coder: NSCoder) {
        super.init()
        coder.configure(self, as: UICollectionViewLayout.self)
    }

    open override nonisolated var description: String { "<\(ClassName.of(self)): \(Dump.address(of: self))>" }

    /// The collection view that uses the layout, or nil.
    open internal(set) weak var collectionView: UICollectionView?

    /// The current update, or nil outside updates.
    var update: CollectionUpdate?
    private var registeredClasses: [String: UICollectionReusableView.Type] = [:]

    // MARK: Classes of attributes, contexts and views

    /// The class of the attributes that the layout returns. The default is `UICollectionViewLayoutAttributes`.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that the layout creates. The default is `UICollectionViewLayoutInvalidationContext`.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Registers the class of the decoration views of a kind. Nil removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        registeredClasses[elementKind] = viewClass as? UICollectionReusableView.Type
        if let viewClass, registeredClasses[elementKind] == nil {
            Diagnostics.warn(
                "\(viewClass) cannot be registered for \"\(elementKind)\": it is not a UICollectionReusableView.")
        }
    }

    // MARK: Direction

    /// Whether the collection view mirrors the layout if the direction of the user interface is not
    /// `developmentLayoutDirection`. The default is false.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// The direction for which the layout was written. The default is left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Methods for subclasses

    /// Computes values that remain valid until the layout is invalidated. The default implementation does nothing.
    open func prepare() {}

    /// The size of the content, in points. The default is zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all cells, supplementary and decoration views that intersect `rect`. The default is
    /// nil.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item's cell. The default is nil.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view, or nil. The default is nil.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view, or nil. The default is nil.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Invalidation

    /// Invalidates the layout. It is prepared again before the next frame.
    open func invalidateLayout() {
        invalidateLayout(with: makeContext())
    }

    /// Invalidates the parts of the layout that `context` names. Overrides call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutDidBecomeInvalid(context)
    }

    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let contextClass = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        guard let context = contextClass?.make() as? UICollectionViewLayoutInvalidationContext else {
            stopProgram(
                "\(Self.self).invalidationContextClass is not a UICollectionViewLayoutInvalidationContext.")
        }
        return context
    }

    /// Returns whether a change in the collection view's bounds, by a new size or by scrolling, invalidates the layout.
    /// Called before the change. The default is false.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns a context with the parts of the layout that a change of bounds invalidates.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Returns whether the preferred attributes of a view invalidate the layout. The default is false.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns a context with the parts of the layout that the preferred attributes of a view invalidate.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    // MARK: Content offset

    /// Returns the content offset at which scrolling ends, in points. The default is `proposedContentOffset`.
    ///
    /// - Parameter velocity: The velocity of the content, in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the content offset after an update or a change of layout, in points. The default is
    /// `proposedContentOffset`.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Updates

    /// Called before an update is animated, after the layout was prepared for the new items. Overrides call `super`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Returns the index paths of the supplementary views that an update removes in addition to those of deleted
    /// items and sections. The index paths refer to the state before the update. The default is an empty array.
    ///
    /// This method and the following ones are called after `prepare(forCollectionViewUpdates:)`, once for each kind.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths of the decoration views that an update removes. The index paths refer to the state
    /// before the update. The default is an empty array.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths of the supplementary views that an update adds in addition to those of inserted items
    /// and sections. The default is an empty array.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths of the decoration views that an update adds. The default is an empty array.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Called at the start of the animation block of an update. Overrides call `super`.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the attributes from which an item that appears in an update is animated, or nil for no animation.
    ///
    /// By default an inserted item fades in at its final frame, and other items move from their old frames.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update?.initialAttributes(of: .cell(itemIndexPath))
    }

    /// Returns the attributes to which an item that disappears in an update is animated, or nil for no animation. The
    /// index path refers to the state before the update.
    ///
    /// By default a deleted item fades out at its old frame, and other items move to their new frames.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update?.finalAttributes(of: .cell(itemIndexPath))
    }

    /// Returns the attributes from which a supplementary view that appears in an update is animated.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update?.initialAttributes(of: CollectionElement(.supplementaryView, kind: elementKind, path: elementIndexPath))
    }

    /// Returns the attributes to which a supplementary view that disappears in an update is animated.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update?.finalAttributes(of: CollectionElement(.supplementaryView, kind: elementKind, path: elementIndexPath))
    }

    /// Returns the attributes from which a decoration view that appears in an update is animated.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update?.initialAttributes(of: CollectionElement(.decorationView, kind: elementKind, path: decorationIndexPath))
    }

    /// Returns the attributes to which a decoration view that disappears in an update is animated.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update?.finalAttributes(of: CollectionElement(.decorationView, kind: elementKind, path: decorationIndexPath))
    }

    // MARK: Moving

    /// Returns the target index path of an item that the user moves to `position`. The default is the index path of the
    /// item at this point, or `previousIndexPath` if no item is there.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        // The index paths of a layout count placeholders.
        collectionView?.shownPath(at: position) ?? previousIndexPath
    }

    /// Returns the attributes of an item that the user moves, while it is at `position`. The default implementation
    /// returns the attributes of the item with `position` as the center.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes: UICollectionViewLayoutAttributes =
            layoutAttributesForItem(at: indexPath)?.copied() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        return attributes
    }

    /// Returns a context with the parts of the layout that become invalid when the items that the user moves reach new
    /// index paths. Overrides call `super`.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// Returns a context with the parts of the layout that become invalid when the user stops moving items. Overrides
    /// call `super`.
    ///
    /// - Parameter movementCancelled: Whether the items return to their original index paths.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    // MARK: Changes in the size

    /// Called before an animated change in the collection view's size, after the layout was prepared for the new size.
    /// The default implementation does nothing.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called in the animation block for a change in the collection view's size. The default implementation does
    /// nothing.
    open func finalizeAnimatedBoundsChange() {}

    // MARK: Changes of layout

    /// Called before the layout replaces `oldLayout`. The default implementation does nothing.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called before `newLayout` replaces the layout. The default implementation does nothing.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called at the start of the animation block for a change of layout. The default implementation does nothing.
    open func finalizeLayoutTransition() {}

    // MARK: Internal hooks

    /// The registered classes of decoration views, by kind.
    var decorationClasses: [String: UICollectionReusableView.Type] { registeredClasses }

    /// Whether the attributes already match the direction of the user interface.
    var mirrorsItself: Bool { false }

    /// Returns whether the preferred attributes of the element's view are requested.
    func requestsPreferredAttributes(of element: CollectionElement) -> Bool { element.category != .decorationView }

    /// Whether the visible items keep their positions when elements before them move.
    var keepsAnchorItem: Bool { false }

    /// Whether the layout was invalidated when the content last scrolled. Its frames may depend on the content offset.
    var followsScrolling = false

    /// Called after a change to the safe area or the layout margins of the collection view.
    func insetsDidChange() {}

    /// Called after an update, to transfer measured sizes to the new index paths of the remaining items.
    func itemsDidMove(_ mapping: RowMapping, counts: [Int]) {}

    /// Called when the traits of the collection view change.
    func traitsDidChange() {}

    /// The kinds of the supplementary views that are attached to items, by section. Their index paths are those of their
    /// items.
    var attachedKinds: [Set<String>] { [] }

    /// Returns whether a supplementary or decoration view precedes the items of its section in reading order. By
    /// default, only a header does.
    func precedesItems(_ element: CollectionElement) -> Bool {
        element.kind == UICollectionView.elementKindSectionHeader
    }

    /// Returns the superview of an element's view, or nil for the collection view itself.
    func superview(of element: CollectionElement) -> UIView? { nil }

    /// Positions the superviews that the layout provides for elements.
    ///
    /// - Parameter removesOthers: Whether superviews without visible elements are removed.
    func placeContainers(for shown: [UICollectionViewLayoutAttributes], removesOthers: Bool) {}

    /// Removes the superviews whose elements were deleted, after their views have disappeared.
    func removeEmptyContainers() {}

    /// Removes the superviews that the layout provides, because another layout replaces it.
    func removeContainers() {}

    /// Returns the frame of an element on the screen, in the collection view's coordinates.
    func displayedFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect { attributes.frame }

    /// Scrolls the superview that the layout provides for an item, so that the item is visible.
    func scrollAcross(
        to attributes: UICollectionViewLayoutAttributes, at position: UICollectionView.ScrollPosition, animated: Bool
    ) {}

    /// Discards the preferred sizes of `elements`, or of all elements when `elements` is nil.
    func invalidatePreferredSizes(of elements: [CollectionElement]? = nil) { invalidateLayout() }
}

extension UICollectionViewLayout {
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let collectionView else { return requestedAttributes(of: element) }
        return collectionView.callLayout { requestedAttributes(of: element) }
    }

    private func requestedAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layoutAttributesForItem(at: element.path)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
        case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
        }
    }
}
