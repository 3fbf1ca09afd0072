import ClassNames
import ClassRuntime
import Foundation
import RowGeometry

/// Says where a collection view shows what. Make a subclass, or use `UICollectionViewFlowLayout`.
///
/// A subclass overrides `collectionViewContentSize`, `layoutAttributesForElements(in:)`, `layoutAttributesForItem(at:)`
/// and those for the other views that it has; it computes what it needs in `prepare()`.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// Makes a layout.
    public override init() {
        super.init()
    }

    /// Makes a layout, whatever the archive says.
    public required init?(coder: NSCoder) {
        super.init()
    }

    open override nonisolated var description: String { "<\(ClassName.of(self)): \(Dump.address(of: self))>" }

    /// The collection view that it lays out; nil while it has none.
    open internal(set) weak var collectionView: UICollectionView?

    /// The update that is being made, while it is.
    var update: CollectionUpdate?
    private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    // MARK: Classes

    /// The class of attributes that `layoutAttributes…` return. The default is `UICollectionViewLayoutAttributes`.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that `invalidateLayout()` makes. The default is
    /// `UICollectionViewLayoutInvalidationContext`.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Says which class the decoration views of a kind are of; nil forgets it.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
        if let viewClass, decorationClasses[elementKind] == nil {
            Diagnostics.warn(
                "\(viewClass) cannot be registered for \"\(elementKind)\": it is no UICollectionReusableView.")
        }
    }

    // MARK: What a subclass says

    /// Gets ready: what it computes here stays valid until the layout is invalidated. The default does nothing.
    open func prepare() {}

    /// How large everything is, in points. The default is zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// What lies in `rect`, at least in part: cells, supplementary and decoration views. The default is nil.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Where an item's cell is. The default is nil.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a supplementary view is; nil, the default, when there is none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a decoration view is; nil, the default, when there is none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Invalidating

    /// What was computed is true no longer: the layout is prepared again before the next frame.
    open func invalidateLayout() {
        invalidateLayout(with: makeContext())
    }

    /// What `context` names is true no longer. Override it to throw away no more than that, and call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutDidBecomeInvalid(context)
    }

    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let contextClass = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        guard let context = contextClass?.make() as? UICollectionViewLayoutInvalidationContext else {
            stopProgram(
                "\(Self.self).invalidationContextClass is no UICollectionViewLayoutInvalidationContext.")
        }
        return context
    }

    /// Whether the layout is true no longer when the collection view has other bounds: another size, or another place in
    /// its content. It is asked before they change. The default is false.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What is true no longer when the collection view has other bounds.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Whether the layout is true no longer because a view would like to be shown differently. The default is false.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What is true no longer because a view would like to be shown differently.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    // MARK: Coming to rest

    /// Where the content comes to rest after a fling that would end at `proposedContentOffset`. The default is there.
    ///
    /// - Parameter velocity: of the content, in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Where the content stands after an update or a change of layout. The default is `proposedContentOffset`.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Updates

    /// Items are about to come, go or move. The layout was prepared for what will be. Call `super`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// An update is about to be animated, inside the animation. Call `super`.
    open func finalizeCollectionViewUpdates() {}

    /// Where an item that comes into view by an update begins. Nil is where it ends.
    ///
    /// By default an inserted item fades in where it belongs, and another comes from where it was.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update?.initialAttributes(of: .cell(itemIndexPath))
    }

    /// Where an item that leaves by an update ends, named by its path before the update. Nil is where it begins.
    ///
    /// By default a deleted item fades out where it is, and another goes to where it belongs.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update?.finalAttributes(of: .cell(itemIndexPath))
    }

    /// Where a supplementary view that comes into view by an update begins.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update?.initialAttributes(of: CollectionElement(.supplementaryView, kind: elementKind, path: elementIndexPath))
    }

    /// Where a supplementary view that leaves by an update ends.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update?.finalAttributes(of: CollectionElement(.supplementaryView, kind: elementKind, path: elementIndexPath))
    }

    /// Where a decoration view that comes into view by an update begins.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update?.initialAttributes(of: CollectionElement(.decorationView, kind: elementKind, path: decorationIndexPath))
    }

    /// Where a decoration view that leaves by an update ends.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update?.finalAttributes(of: CollectionElement(.decorationView, kind: elementKind, path: decorationIndexPath))
    }

    // MARK: Changes of layout

    /// It is about to take the place of `oldLayout`. The default does nothing.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// `newLayout` is about to take its place. The default does nothing.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// A change of layout is about to be animated, inside the animation. The default does nothing.
    open func finalizeLayoutTransition() {}

    // MARK: For the kit's own layouts

    /// Whether a cell is asked how large it would like to be.
    func wantsPreferredAttributes(of element: CollectionElement) -> Bool { element.category != .decorationView }

    /// Whether what is seen stays where it is when things before it take other places.
    var keepsReadingPosition: Bool { false }

    /// Items were inserted, deleted or moved: what is known of those that stay goes with them.
    func itemsDidMove(_ mapping: RowMapping, counts: [Int]) {}

    /// Cells may want other sizes than they said; of all items when `paths` is nil.
    func forgetPreferredSizes(of paths: [IndexPath]? = nil) { invalidateLayout() }
}

extension UICollectionViewLayout {
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layoutAttributesForItem(at: element.path)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
        case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
        }
    }

    func appearingAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let (kind, path): (String, IndexPath) = (element.kind, element.path)
        return switch element.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: path)
        case .supplementaryView: initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView: initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
    }

    func disappearingAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let (kind, path): (String, IndexPath) = (element.kind, element.path)
        return switch element.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementaryView: finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView: finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }
}
