import FlowGeometry
import Foundation
import RowGeometry

/// Lets items flow into lines, as words do, in sections with headers and footers.
///
/// A line that is full spreads over the whole breadth; a last line that is not begins where the others do.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Stands for "as large as each cell wants to be", for `estimatedItemSize`.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// Makes a layout that scrolls down, with items of 50 by 50 points.
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: What it should look like

    /// The least room between two lines, in points. The default is 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { metricDidChange(minimumLineSpacing != oldValue) } }

    /// The least room between two items of a line, in points. The default is 10.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { metricDidChange(minimumInteritemSpacing != oldValue) } }

    /// How large items are, in points. The default is 50 by 50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { metricDidChange(itemSize != oldValue) } }

    /// About how large items are, in points, until each says for itself how large it wants to be. The default is zero:
    /// items do not say.
    open var estimatedItemSize: CGSize = .zero { didSet { metricDidChange(estimatedItemSize != oldValue) } }

    /// Where it scrolls. The default is down.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { metricDidChange(scrollDirection != oldValue) }
    }

    /// How large headers are, in points; only the side along which it scrolls counts. The default is zero: none.
    open var headerReferenceSize: CGSize = .zero { didSet { metricDidChange(headerReferenceSize != oldValue) } }

    /// How large footers are, in points; only the side along which it scrolls counts. The default is zero: none.
    open var footerReferenceSize: CGSize = .zero { didSet { metricDidChange(footerReferenceSize != oldValue) } }

    /// The room around the lines of a section, in points. The default is none.
    open var sectionInset: UIEdgeInsets = .zero { didSet { metricDidChange(sectionInset != oldValue) } }

    /// What `sectionInset` counts from. The default is the content inset.
    open var sectionInsetReference: SectionInsetReference = .fromContentInset {
        didSet { metricDidChange(sectionInsetReference != oldValue) }
    }

    /// Whether headers stay at the edge while their section is seen. The default is false.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { metricDidChange(sectionHeadersPinToVisibleBounds != oldValue) }
    }

    /// Whether footers stay at the edge while their section is seen. The default is false.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { metricDidChange(sectionFootersPinToVisibleBounds != oldValue) }
    }

    private func metricDidChange(_ isDifferent: Bool) {
        if isDifferent { invalidateLayout() }
    }

    // MARK: Stored state

    var geometry = FlowGeometry()
    /// Whether sizes and spacings must be asked for again.
    var needsMetrics = true
    /// The sizes that cells said they want; nil for items that were not asked.
    var measured: [[CGSize?]] = []
    /// Sizes that cells said they want, and that have no place yet.
    var pendingSizes: [Int: [Int: FlowGeometry.Size]] = [:]
    /// The attributes that were asked for, until they are true no longer.
    var known: [FlowGeometry.Element: UICollectionViewLayoutAttributes] = [:]

    // MARK: Layout

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func prepare() {
        super.prepare()
        if needsMetrics {
            needsMetrics = false
            pendingSizes.removeAll()
            geometry = makeGeometry()
        }
        takePendingSizes()
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

    // MARK: Invalidating

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidate(context as? UICollectionViewFlowLayoutInvalidationContext, everything: context.invalidateEverything)
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let breadth: CGFloat = self.breadth(in: newBounds.size)
        return breadth != geometry.breadth || super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        isEstimating && originalAttributes.representedElementCategory == .cell
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

    override func wantsPreferredAttributes(of element: CollectionElement) -> Bool {
        guard isEstimating, element.category == .cell else { return false }
        return measuredSize(of: element.path) == nil
    }

    override var keepsReadingPosition: Bool { true }

    override func forgetPreferredSizes(of paths: [IndexPath]? = nil) {
        guard isEstimating else { return }
        if let paths {
            for path in paths where measuredSize(of: path) != nil { measured[path.section][path.item] = nil }
        } else {
            measured = []
        }
        invalidateLayout()
    }

    override func itemsDidMove(_ mapping: RowMapping, counts: [Int]) {
        guard isEstimating, !measured.isEmpty else { return }
        let old: [[CGSize?]] = measured
        measured = counts.map { [CGSize?](repeating: nil, count: $0) }
        mapping.forEachSurvivor { was, now in
            guard !mapping.isReloaded(was), old.indices.contains(was.section),
                old[was.section].indices.contains(was.row)
            else { return }
            measured[now.section][now.row] = old[was.section][was.row]
        }
    }
}
