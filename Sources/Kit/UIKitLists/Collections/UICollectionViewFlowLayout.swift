import FlowGeometry
import Foundation
import RowGeometry

/// A layout that arranges items in lines, like words of text, in sections with headers and footers.
///
/// The items of a full line are distributed over the full length of the line. A last line that is not full is aligned
/// to the start.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The value of `estimatedItemSize` that makes each cell determine its size, with `itemSize` as the estimate.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// Creates a layout that scrolls vertically, with items of 50 by 50 points.
    public override init() {
        super.init()
    }

    /// Creates a layout with the default values, and sets the values from an interface file. Archives are ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.configure(self, as: UICollectionViewFlowLayout.self)
    }

    // MARK: Configuration

    /// The minimum distance between two lines, in points. The default is 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { metricDidChange(minimumLineSpacing != oldValue) } }

    /// The minimum distance between two items of a line, in points. The default is 10.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { metricDidChange(minimumInteritemSpacing != oldValue) } }

    /// The size of items, in points. The default is 50 by 50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { metricDidChange(itemSize != oldValue) } }

    /// The estimated size of items that determine their own size, in points. The default is zero: all items have
    /// `itemSize`.
    open var estimatedItemSize: CGSize = .zero { didSet { metricDidChange(estimatedItemSize != oldValue) } }

    /// The scroll direction. The default is `vertical`.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { metricDidChange(scrollDirection != oldValue) }
    }

    /// The size of headers, in points. Only the dimension in the scroll direction is used. The default is zero: no
    /// headers.
    open var headerReferenceSize: CGSize = .zero { didSet { metricDidChange(headerReferenceSize != oldValue) } }

    /// The size of footers, in points. Only the dimension in the scroll direction is used. The default is zero: no
    /// footers.
    open var footerReferenceSize: CGSize = .zero { didSet { metricDidChange(footerReferenceSize != oldValue) } }

    /// The margins around the lines of a section, in points. The default is zero.
    open var sectionInset: UIEdgeInsets = .zero { didSet { metricDidChange(sectionInset != oldValue) } }

    /// The edges to which `sectionInset` is relative. The default is `fromContentInset`.
    open var sectionInsetReference: SectionInsetReference = .fromContentInset {
        didSet { metricDidChange(sectionInsetReference != oldValue) }
    }

    /// Whether headers stay visible at the edge while their section is visible. The default is false.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { metricDidChange(sectionHeadersPinToVisibleBounds != oldValue) }
    }

    /// Whether footers stay visible at the edge while their section is visible. The default is false.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { metricDidChange(sectionFootersPinToVisibleBounds != oldValue) }
    }

    private func metricDidChange(_ isDifferent: Bool) {
        if isDifferent { invalidateLayout() }
    }

    // MARK: Stored state

    var geometry = FlowGeometry()
    /// Whether the geometry must be recreated from sizes and spacings.
    var needsMetrics = true
    /// The reference inset for which the geometry was created.
    var preparedReferenceInset: UIEdgeInsets = .zero
    /// Whether the items must be arranged again, with their known sizes and spacings.
    var needsArrangement = false
    /// The preferred sizes of cells by section and item. A size is nil if the item was not measured.
    var measuredSizes: [[CGSize?]] = []
    /// The preferred sizes by section and item that the geometry does not contain yet.
    var pendingSizes: [Int: [Int: FlowGeometry.Size]] = [:]
    /// The attributes that were requested since the last invalidation.
    var cachedAttributes: [FlowGeometry.Element: UICollectionViewLayoutAttributes] = [:]

    // MARK: Layout

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func prepare() {
        super.prepare()
        if needsMetrics {
            needsMetrics = false
            pendingSizes.removeAll()
            geometry = makeGeometry()
        } else if needsArrangement {
            rearrange()
        }
        needsArrangement = false
        applyPendingSizes()
    }

    open override var collectionViewContentSize: CGSize {
        CGSize(length: geometry.length, breadth: geometry.breadth, scrollDirection)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let isVertical: Bool = scrollDirection == .vertical
        let range: Range<Double> = isVertical ? rect.minY..<rect.maxY : rect.minX..<rect.maxX
        var found: [UICollectionViewLayoutAttributes] = geometry.elements(in: range).map(attributes(of:))
        addPinned(to: &found, in: range)
        return found.filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2 else { return nil }
        let element: FlowGeometry.Element = .item(section: indexPath.section, item: indexPath.item)
        return geometry.contains(element) ? attributes(of: element) : nil
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, indexPath.item == 0 else { return nil }
        let element: FlowGeometry.Element
        switch elementKind {
        case UICollectionView.elementKindSectionHeader: element = .header(section: indexPath.section)
        case UICollectionView.elementKindSectionFooter: element = .footer(section: indexPath.section)
        default: return nil
        }
        return geometry.contains(element) ? attributes(of: element) : nil
    }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidate(context)
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let breadth = self.breadth(in: newBounds.size)
        return breadth != geometry.breadth || super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        isSelfSizing && originalAttributes.representedElementCategory == .cell
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context: UICollectionViewLayoutInvalidationContext = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
            context.invalidateFlowLayoutDelegateMetrics = false
        }
        return context
    }

    override func insetsDidChange() {
        if !needsMetrics, referenceInset != preparedReferenceInset { invalidateLayout() }
    }

    override func requestsPreferredAttributes(of element: CollectionElement) -> Bool {
        guard isSelfSizing, element.category == .cell else { return false }
        return measuredSize(of: element.path) == nil
    }

    /// False if scrolling invalidates the layout, as in a carousel, which moves and scales its items while the content
    /// scrolls. If the content offset followed these changes, the content would not stay under the finger.
    override var keepsAnchorItem: Bool { !followsScrolling }

    override func invalidatePreferredSizes(of elements: [CollectionElement]? = nil) {
        guard isSelfSizing else { return }
        if let elements {
            for element in elements where element.category == .cell && measuredSize(of: element.path) != nil {
                measuredSizes[element.path.section][element.path.item] = nil
            }
            collectionView?.setNeedsLayout()
        } else {
            measuredSizes = []
            invalidateLayout()
        }
    }

    override func itemsDidMove(_ mapping: RowMapping, counts: [Int]) {
        guard isSelfSizing, !measuredSizes.isEmpty else { return }
        let old = measuredSizes
        measuredSizes = counts.map { [CGSize?](repeating: nil, count: $0) }
        mapping.forEachKeptRow { oldPosition, newPosition in
            guard !mapping.isReloaded(oldPosition), old.indices.contains(oldPosition.section),
                old[oldPosition.section].indices.contains(oldPosition.row)
            else { return }
            measuredSizes[newPosition.section][newPosition.row] = old[oldPosition.section][oldPosition.row]
        }
    }
}
