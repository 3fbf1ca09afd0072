import CoreGraphics
import Foundation
import RowGeometry

/// The layout of a collection view during an interactive transition to another layout.
///
/// The attributes of each element are interpolated between the two layouts. An element that only one layout shows fades
/// in or out.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout before the change.
    open var currentLayout: UICollectionViewLayout { oldLayout }

    /// The layout after the change.
    open var nextLayout: UICollectionViewLayout { newLayout }

    /// The progress of the change, from 0 to 1. Setting it invalidates the layout.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress != oldValue else { return }
            isProgressing = true
            invalidateLayout()
            isProgressing = false
        }
    }

    private let oldLayout: UICollectionViewLayout
    private let newLayout: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]
    /// Whether the two layouts must be prepared.
    private var needsPreparation = true
    /// Whether the layout is being invalidated by the progress alone.
    private var isProgressing = false

    /// Creates a layout for the change from one layout to another.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        oldLayout = currentLayout
        self.newLayout = newLayout
        super.init()
    }

    /// Returns nil, because an archive contains no layouts.
    public required init?(coder: NSCoder) { nil }

    // MARK: Values

    /// Stores a value that an app animates with the progress, such as an offset between two fingers.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// Returns the last value for the given key, or 0.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Layout

    private var layouts: [UICollectionViewLayout] { [oldLayout, newLayout] }

    /// Connects both layouts to the collection view so that they can compute attributes, or disconnects them.
    func attachLayouts(to view: UICollectionView?) {
        for layout in layouts { layout.collectionView = view }
    }

    open override func prepare() {
        super.prepare()
        guard needsPreparation else { return }
        needsPreparation = false
        for layout in layouts { layout.prepare() }
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if !isProgressing {
            needsPreparation = true
            for layout in layouts {
                let inner = layout.makeContext()
                inner.invalidateEverything = context.invalidateEverything
                inner.invalidateDataSourceCounts = context.invalidateDataSourceCounts
                layout.invalidateLayout(with: inner)
            }
        }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        layouts.contains { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
    }

    open override var collectionViewContentSize: CGSize {
        let (old, new): (CGSize, CGSize) = (oldLayout.collectionViewContentSize, newLayout.collectionViewContentSize)
        return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var elements: Set<CollectionElement> = []
        for layout in layouts { elements.formUnion(layout.shownAttributes(in: rect).map(\.element)) }
        return elements.compactMap { attributes(between: $0) }.filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(between: .cell(indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(between: CollectionElement(.supplementaryView, kind: elementKind, path: indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(between: CollectionElement(.decorationView, kind: elementKind, path: indexPath))
    }

    // MARK: Interpolation

    private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * transitionProgress }

    private func attributes(between element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let old: UICollectionViewLayoutAttributes? = oldLayout.shownAttributes(of: element)
        let new: UICollectionViewLayoutAttributes? = newLayout.shownAttributes(of: element)
        guard let old else {
            let appearing: UICollectionViewLayoutAttributes? = new?.copied()
            appearing?.alpha *= transitionProgress
            return appearing
        }
        guard let new else {
            let disappearing = old.copied()
            disappearing.alpha *= 1 - transitionProgress
            return disappearing
        }
        let result = (transitionProgress < 0.5 ? old : new).copied()
        result.size = CGSize(
            width: between(old.size.width, new.size.width), height: between(old.size.height, new.size.height))
        result.center = CGPoint(x: between(old.center.x, new.center.x), y: between(old.center.y, new.center.y))
        result.alpha = between(old.alpha, new.alpha)
        if old.transform != new.transform { result.transform = between(old.transform, new.transform) }
        return result
    }

    private func between(_ old: CGAffineTransform, _ new: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: between(old.a, new.a), b: between(old.b, new.b), c: between(old.c, new.c), d: between(old.d, new.d),
            tx: between(old.tx, new.tx), ty: between(old.ty, new.ty))
    }

    // MARK: Internal hooks

    override func requestsPreferredAttributes(of element: CollectionElement) -> Bool { false }

    override var mirrorsItself: Bool { true }

    override var decorationClasses: [String: UICollectionReusableView.Type] {
        oldLayout.decorationClasses.merging(newLayout.decorationClasses) { $1 }
    }

    override var attachedKinds: [Set<String>] {
        let (old, new): ([Set<String>], [Set<String>]) = (oldLayout.attachedKinds, newLayout.attachedKinds)
        return (0..<max(old.count, new.count)).map { section in
            (section < old.count ? old[section] : []).union(section < new.count ? new[section] : [])
        }
    }

    override func invalidatePreferredSizes(of elements: [CollectionElement]? = nil) {
        for layout in layouts { layout.invalidatePreferredSizes(of: elements) }
        invalidateLayout()
    }

    override func itemsDidMove(_ mapping: RowMapping, counts: [Int]) {
        for layout in layouts { layout.itemsDidMove(mapping, counts: counts) }
    }

    override func insetsDidChange() {
        for layout in layouts { layout.insetsDidChange() }
        invalidateLayout()
    }

    override func traitsDidChange() {
        for layout in layouts { layout.traitsDidChange() }
        invalidateLayout()
    }
}
