import CompositionalGeometry
import Foundation
import RowGeometry
import UIKitCore

/// A closure that returns the section at an index. The environment contains the size and the traits for the section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that is composed of sections, groups and items.
///
/// Only the items near the visible area are laid out, if the number of items in a group does not depend on measured
/// sizes. A section provider is called again when the size or the traits of the collection view change, after updates,
/// and after `invalidateLayout()`.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    // MARK: Creation

    /// Creates a layout that uses the same description for all sections.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Creates a layout that uses the same description for all sections, with a configuration.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        storedConfiguration = configuration
        super.init()
    }

    /// Creates a layout whose sections are returned by a closure.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Creates a layout whose sections are returned by a closure, with a configuration.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        storedConfiguration = configuration
        super.init()
    }

    /// Returns nil, because an archive contains no sections.
    public required init?(coder: NSCoder) { nil }

    /// The scroll direction, the spacing and the headers and footers of the whole layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { storedConfiguration }
        set {
            storedConfiguration = newValue
            invalidateLayout()
        }
    }

    // MARK: Stored state

    let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
    var geometry = CompositionalGeometry()
    var sections: [CompositionalSection] = []
    /// The headers and footers of `geometry`. The app can change the array of the configuration at any time.
    var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether the sections must be created again.
    var needsSections = true
    /// The preferred sizes of views. They are kept as estimates when the width or the content changes.
    var measuredSizes: [CompositionalGeometry.Element: CompositionalGeometry.Pair] = [:]
    /// The elements whose measured sizes are current, and not only estimates, with the length across the scroll axis
    /// for which each was measured, in points.
    var measuredElements: [CompositionalGeometry.Element: CGFloat] = [:]
    /// The measured sizes that the geometry does not contain yet.
    var pendingSizes: [CompositionalGeometry.Element: CompositionalGeometry.Pair] = [:]
    /// The attributes that were requested since the last preparation.
    var cachedAttributes: [CompositionalGeometry.Element: UICollectionViewLayoutAttributes] = [:]
    /// The attributes that were passed to the invalidation handlers of the app, which can change them.
    private var handledAttributes: [CompositionalGeometry.Element: UICollectionViewLayoutAttributes] = [:]
    let scrollers = OrthogonalScrollers()
    private let listBackground = ListBackground()

    // MARK: Layout

    /// The insets for which the sections were created.
    private var preparedInsets: [NSDirectionalEdgeInsets] = []

    override func insetsDidChange() {
        // When the height of a bar increases, the safe area changes, but the insets for the sections do not.
        guard !needsSections, collectionView != nil, referenceInsets != preparedInsets else { return }
        invalidateLayout()
    }

    open override func prepare() {
        super.prepare()
        if needsSections || !pendingSizes.isEmpty {
            cachedAttributes.removeAll(keepingCapacity: true)
            handledAttributes.removeAll(keepingCapacity: true)
        }
        if needsSections {
            needsSections = false
            pendingSizes.removeAll()
            createSections()
            preparedInsets = referenceInsets
        } else if !pendingSizes.isEmpty {
            applyPendingSizes()
        }
    }

    open override var collectionViewContentSize: CGSize {
        CGSize(width: geometry.contentSize.x, height: geometry.contentSize.y)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = geometry.elements(in: range(of: rect), visible: visibleRange) { scrollers.offset(of: $0, in: self) }
        var attributes: [UICollectionViewLayoutAttributes] = []
        attributes.reserveCapacity(found.count)
        let callsHandlers: Bool = collectionView?.requestsVisible == true
        if callsHandlers { handledAttributes.removeAll(keepingCapacity: true) }
        var handled: [Int: [UICollectionViewLayoutAttributes]] = [:]
        for placement in found {
            let element: Element = placement.element
            let found: UICollectionViewLayoutAttributes = handledAttributes[element] ?? self.attributes(of: placement)
            if callsHandlers, let section = element.section,
                sections[section].source.visibleItemsInvalidationHandler != nil
            {
                let copy = found.copied()
                handledAttributes[element] = copy
                handled[section, default: []].append(copy)
                attributes.append(copy)
            } else if isOrthogonal(element) || found.frame.intersects(rect) {
                attributes.append(found)
            }
        }
        guard !handled.isEmpty else { return attributes }
        for (section, items) in handled.sorted(by: { $0.key < $1.key }) { callHandler(of: section, items) }
        return attributes.filter { isOrthogonal($0.element) || $0.frame.intersects(rect) }
    }

    private func callHandler(of section: Int, _ items: [UICollectionViewLayoutAttributes]) {
        guard let view = collectionView else { return }
        let offset: CGPoint = scrollers.contentOffset(of: section) ?? view.contentOffset
        sections[section].source.visibleItemsInvalidationHandler?(
            items.map { CompositionalVisibleItem($0) }, offset, environment)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        existingAttributes(of: .cell(indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        existingAttributes(of: CollectionElement(.supplementaryView, kind: elementKind, path: indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        existingAttributes(of: CollectionElement(.decorationView, kind: elementKind, path: indexPath))
    }

    private func existingAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let found = geometryElement(of: element) else { return nil }
        return handledAttributes[found] ?? cachedAttributes[found]
            ?? attributes(of: geometry.placement(of: found, visible: visibleRange))
    }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let isComplete: Bool = context.invalidateEverything || context.invalidateDataSourceCounts
        if context.invalidateEverything {
            measuredSizes.removeAll()
            measuredElements.removeAll()
        }
        if !isComplete, !context.preferredElementSizes.isEmpty {
            schedule(context.preferredElementSizes)
        } else if isComplete || !context.isForScrolling {
            needsSections = true
        } else {
            // A subclass may have changed the attributes for the previous offset.
            cachedAttributes.removeAll(keepingCapacity: true)
        }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        container(in: newBounds.size) != geometry.container
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.isForScrolling = container(in: newBounds.size) == geometry.container
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard let element = geometryElement(of: originalAttributes.element) else { return false }
        return geometry.size(of: element).isEstimated
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        context.preferredElementSizes[originalAttributes.element] = preferredAttributes.size
        return context
    }

    /// Returns the target index path of an item that the user moves to `position`.
    ///
    /// A row of a list changes its index path when its center passes the center of another row. It can be moved to the
    /// end of another section, including an empty section.
    open override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        let plain: IndexPath = super.targetIndexPath(
            forInteractivelyMovingItem: previousIndexPath, withPosition: position)
        return rowTarget(of: previousIndexPath, at: Double(position.y)) ?? plain
    }

    /// True, because the layout is mirrored for right to left.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: Internal hooks

    override var mirrorsItself: Bool { true }

    override func requestsPreferredAttributes(of element: CollectionElement) -> Bool {
        guard let found = geometryElement(of: element) else { return false }
        // The lengths of the same element can differ by the rounding to whole pixels.
        if let breadth = measuredElements[found], abs(breadth - self.breadth(of: found)) <= 1 { return false }
        return geometry.size(of: found).isEstimated
    }

    override var keepsAnchorItem: Bool { true }

    override func invalidatePreferredSizes(of elements: [CollectionElement]? = nil) {
        if let elements {
            for element in elements {
                // The geometry may not contain an inserted item yet.
                let isItem: Bool = element.category == .cell
                let found: Element? =
                    isItem
                    ? .item(section: element.path.section, item: element.path.item) : geometryElement(of: element)
                if let found { measuredElements[found] = nil }
            }
        } else {
            measuredElements.removeAll()
        }
        collectionView?.setNeedsLayout()
    }

    override func itemsDidMove(_ mapping: RowMapping, counts: [Int]) {
        let old = measuredSizes
        let fresh = measuredElements
        measuredSizes.removeAll(keepingCapacity: true)
        measuredElements.removeAll(keepingCapacity: true)
        for (element, size) in old {
            guard let new = Self.newElement(of: element, mapping) else { continue }
            measuredSizes[new] = size
            // An item can have a different width in another section, so it is measured again.
            let staysInSection: Bool = element.section.flatMap { mapping.newSection(of: $0) } == new.section
            if staysInSection { measuredElements[new] = fresh[element] }
        }
        scrollers.sectionsDidMove { mapping.newSection(of: $0) }
    }

    private static func newElement(
        of element: CompositionalGeometry.Element, _ mapping: RowMapping
    ) -> CompositionalGeometry.Element? {
        func newItem(_ section: Int, _ item: Int) -> RowChanges.Position? {
            let position = RowChanges.Position(section: section, row: item)
            return mapping.isReloaded(position) ? nil : mapping.newPosition(of: position)
        }
        switch element {
        case .item(let section, let item):
            return newItem(section, item).map { .item(section: $0.section, item: $0.row) }
        case .attachment(let section, let item, let id):
            return newItem(section, item).map { .attachment(section: $0.section, item: $0.row, id: id) }
        case .boundary(let section, let index):
            guard !mapping.isReloaded(section: section) else { return nil }
            return mapping.newSection(of: section).map { .boundary(section: $0, index: index) }
        case .decoration(let section, let index):
            return mapping.newSection(of: section).map { .decoration(section: $0, index: index) }
        case .global: return element
        }
    }

    override func traitsDidChange() { invalidateLayout() }

    override var attachedKinds: [Set<String>] {
        sections.map { section in
            guard !section.attachments.isEmpty else { return [] }
            let edges: Set<String> = Set(section.boundaryItems.map(\.elementKind))
            return Set(section.attachments.map(\.elementKind)).subtracting(edges)
        }
    }

    override func precedesItems(_ element: CollectionElement) -> Bool {
        switch geometryElement(of: element) {
        case .boundary(let section, let index):
            sections[section].boundaryItems[index].alignment.precedesContent
        case .global(let index): boundaryItems[index].alignment.precedesContent
        case .item, .attachment, .decoration, nil: false
        }
    }

    override func superview(of element: CollectionElement) -> UIView? {
        guard isOrthogonal(element), let view = collectionView else { return nil }
        return scrollers.plane(of: element.path.section, in: view, self)
    }

    override func placeContainers(for shown: [UICollectionViewLayoutAttributes], removesOthers: Bool) {
        guard let view = collectionView else { return }
        listBackground.update(sections, in: view)
        scrollers.place(
            Set(shown.lazy.filter { self.isOrthogonal($0.element) }.map(\.indexPath.section)), in: view, self,
            removesOthers: removesOthers)
    }

    override func removeEmptyContainers() { scrollers.removeLeaving() }

    override func removeContainers() {
        scrollers.removeAll()
        listBackground.remove()
    }

    override func displayedFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard isOrthogonal(attributes.element),
            let offset = scrollers.contentOffset(of: attributes.indexPath.section)
        else { return attributes.frame }
        return attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    override func scrollAcross(
        to attributes: UICollectionViewLayoutAttributes, at position: UICollectionView.ScrollPosition, animated: Bool
    ) {
        guard isOrthogonal(attributes.element), let view = collectionView else { return }
        scrollers.scroll(to: attributes.frame, in: attributes.indexPath.section, at: position, animated, view, self)
    }
}
