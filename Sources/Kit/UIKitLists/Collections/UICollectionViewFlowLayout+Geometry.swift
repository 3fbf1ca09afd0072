import FlowGeometry
import Foundation

extension UICollectionViewFlowLayout {
    /// The edges to which section insets are relative.
    public enum SectionInsetReference: Int, Sendable {
        /// The edges of the content inset.
        case fromContentInset = 0
        /// The edges of the safe area.
        case fromSafeArea = 1
        /// The edges of the layout margins.
        case fromLayoutMargins = 2
    }

    /// The z-index of pinned headers and footers, which keeps them in front of items.
    private static let pinnedZIndex = 1_024

    // MARK: Metrics

    /// Whether cells determine their own sizes.
    var isSelfSizing: Bool { estimatedItemSize != .zero }

    /// The size of an item before it is measured, in points.
    private var estimate: CGSize { estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize }

    /// Returns the available length across the scroll direction, in points.
    func breadth(in size: CGSize) -> CGFloat {
        guard let view = collectionView else { return 0 }
        let inset = view.adjustedContentInset
        return max(
            0,
            scrollDirection == .vertical
                ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom)
    }

    /// Creates the geometry from the counts, sizes and spacings of the collection view and its delegate.
    func makeGeometry() -> FlowGeometry {
        guard let view = collectionView else { return FlowGeometry() }
        let counts: [Int] = view.currentCounts
        let breadth = self.breadth(in: view.bounds.size)
        if breadth != geometry.breadth {
            measuredSizes = []
            view.invalidatePreferredAttributes()
        }
        if isSelfSizing, measuredSizes.map(\.count) != counts {
            measuredSizes = counts.map { [CGSize?](repeating: nil, count: $0) }
        }
        preparedReferenceInset = referenceInset
        let delegate: (any UICollectionViewDelegateFlowLayout)? =
            view.collectionDelegate as? any UICollectionViewDelegateFlowLayout
        let sections: [FlowGeometry.Section] = counts.enumerated().map { makeSection($0, count: $1, view, delegate) }
        return FlowGeometry(sections, breadth: breadth)
    }

    /// Arranges the items again for a new breadth, with the sizes and spacings of the last metrics.
    func rearrange() {
        let breadth: CGFloat = self.breadth(in: collectionView?.bounds.size ?? .zero)
        guard breadth != geometry.breadth else { return }
        // The sizes that cells prefer depend on the breadth.
        geometry =
            isSelfSizing || referenceInset != preparedReferenceInset
            ? makeGeometry() : geometry.rearranged(breadth: breadth)
    }

    private func makeSection(
        _ section: Int, count: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowGeometry.Section {
        let direction = scrollDirection
        var inset: UIEdgeInsets =
            delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        inset.left += preparedReferenceInset.left
        inset.right += preparedReferenceInset.right
        let isVertical: Bool = direction == .vertical
        let header: CGSize =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer: CGSize =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        let lineSpacing: CGFloat =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        let itemSpacing: CGFloat =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        return FlowGeometry.Section(
            items: makeItems(section, count: count, view, delegate), lineSpacing: lineSpacing,
            itemSpacing: itemSpacing,
            before: isVertical ? inset.top : inset.left, after: isVertical ? inset.bottom : inset.right,
            start: isVertical ? inset.left : inset.top, end: isVertical ? inset.right : inset.bottom,
            header: header.flow(direction).length, footer: footer.flow(direction).length)
    }

    private func makeItems(
        _ section: Int, count: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowGeometry.Items {
        let direction = scrollDirection
        if isSelfSizing {
            let estimate = self.estimate
            return FlowGeometry.Items(measuredSizes[section].map { ($0 ?? estimate).flow(direction) })
        }
        guard let delegate else { return FlowGeometry.Items(count: count, size: itemSize.flow(direction)) }
        return FlowGeometry.Items(
            (0..<count).map { item in
                guard let path = dataPath(of: item, section, count: count, in: view) else {
                    return itemSize.flow(direction)
                }
                return delegate.collectionView(view, layout: self, sizeForItemAt: path).flow(direction)
            })
    }

    /// Returns the index path, in the data source, of the item that determines the size of the displayed item `item`;
    /// nil if the section has only placeholders. A placeholder has the size of the item that it precedes, or of the
    /// last item.
    private func dataPath(of item: Int, _ section: Int, count: Int, in view: UICollectionView) -> IndexPath? {
        func found(_ item: Int) -> IndexPath? { view.dataPath(IndexPath(item: item, section: section)) }
        return (item..<count).lazy.compactMap(found).first ?? (0..<item).reversed().lazy.compactMap(found).first
    }

    /// The distances from the content insets to the reference of the section insets, in the coordinates of the layout.
    var referenceInset: UIEdgeInsets {
        guard let view = collectionView else { return .zero }
        let reference: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: reference = view.safeAreaInsets
        case .fromLayoutMargins: reference = view.layoutMargins
        }
        let contentInset = view.adjustedContentInset
        let left: CGFloat = max(0, reference.left - contentInset.left)
        let right: CGFloat = max(0, reference.right - contentInset.right)
        return UIEdgeInsets(top: 0, left: isFlipped ? right : left, bottom: 0, right: isFlipped ? left : right)
    }

    // MARK: Preferred sizes

    func measuredSize(of path: IndexPath) -> CGSize? {
        guard measuredSizes.indices.contains(path.section), measuredSizes[path.section].indices.contains(path.item)
        else {
            return nil
        }
        return measuredSizes[path.section][path.item]
    }

    /// Discards the values that `context` invalidates: all metrics, the arrangement of the items, or nothing. Schedules
    /// the preferred sizes that the context contains.
    func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { measuredSizes = [] }
        guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext, !context.invalidateEverything,
            !context.invalidateDataSourceCounts, !needsMetrics,
            !flow.invalidateFlowLayoutDelegateMetrics || !flow.preferredSizes.isEmpty
        else {
            cachedAttributes.removeAll()
            needsMetrics = true
            return
        }
        guard !flow.preferredSizes.isEmpty else {
            guard flow.invalidateFlowLayoutAttributes else { return }
            cachedAttributes.removeAll()
            needsArrangement = true
            return
        }
        cachedAttributes.removeAll()
        schedule(flow.preferredSizes)
    }

    private func schedule(_ preferredSizes: [IndexPath: CGSize]) {
        for (path, size) in preferredSizes {
            guard geometry.contains(.item(section: path.section, item: path.item)) else { continue }
            measuredSizes[path.section][path.item] = size
            let flowSize = size.flow(scrollDirection)
            guard flowSize != geometry.size(of: path.item, in: path.section) else { continue }
            pendingSizes[path.section, default: [:]][path.item] = flowSize
        }
    }

    /// Changes the sizes of all items with new preferred sizes in one pass.
    func applyPendingSizes() {
        for (section, sizes) in pendingSizes { geometry.setSizes(sizes, in: section) }
        pendingSizes.removeAll()
    }

    // MARK: Attributes

    /// Returns the attributes of an element. Origins are rounded to whole pixels.
    func attributes(of element: FlowGeometry.Element) -> UICollectionViewLayoutAttributes {
        if let attributes = cachedAttributes[element] { return attributes }
        let attributes = makeAttributes(of: element)
        attributes.frame = frame(of: element)
        // The attributes of visible elements are requested in every frame. The limit restricts the memory for other
        // elements.
        if cachedAttributes.count > 1_000 { cachedAttributes.removeAll() }
        if !isPinned(element) { cachedAttributes[element] = attributes }
        return attributes
    }

    private func makeAttributes(of element: FlowGeometry.Element) -> UICollectionViewLayoutAttributes {
        let attributes: UICollectionViewLayoutAttributes
        let attributesClass: UICollectionViewLayoutAttributes.Type =
            Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
            ?? UICollectionViewLayoutAttributes.self
        switch element {
        case .item(let section, let item):
            attributes = attributesClass.make(.cell(IndexPath(item: item, section: section)))
        case .header(let section), .footer(let section):
            attributes = attributesClass.make(
                CollectionElement(
                    .supplementaryView, kind: element.supplementaryKind, path: IndexPath(item: 0, section: section)))
            if isPinned(element) { attributes.zIndex = Self.pinnedZIndex }
        }
        return attributes
    }

    private func frame(of element: FlowGeometry.Element) -> CGRect {
        let flowFrame: FlowGeometry.Frame = isPinned(element) ? pinnedFrame(of: element) : geometry.frame(of: element)
        let frame = CGRect(flowFrame, scrollDirection)
        guard let view = collectionView else { return frame }
        return CGRect(origin: CGPoint(x: view.snapped(frame.minX), y: view.snapped(frame.minY)), size: frame.size)
    }

    // MARK: Pinned headers and footers

    private func isPinned(_ element: FlowGeometry.Element) -> Bool {
        switch element {
        case .header: sectionHeadersPinToVisibleBounds
        case .footer: sectionFootersPinToVisibleBounds
        case .item: false
        }
    }

    /// Returns the frame of a pinned header or footer: at the edge of the visible area, but within its section.
    private func pinnedFrame(of element: FlowGeometry.Element) -> FlowGeometry.Frame {
        var frame = geometry.frame(of: element)
        guard let view = collectionView else { return frame }
        let visible = mirrored(view.bounds.inset(by: view.adjustedContentInset))
        let isVertical: Bool = scrollDirection == .vertical
        let extent = geometry.extent(of: element.section)
        if case .header = element {
            let start: Double = isVertical ? visible.minY : visible.minX
            frame.along = max(frame.along, min(start, extent.upperBound - frame.length))
        } else {
            let end: Double = isVertical ? visible.maxY : visible.maxX
            frame.along = min(frame.along, max(end - frame.length, extent.lowerBound))
        }
        return frame
    }

    /// Adds the pinned headers and footers whose unpinned frames are not visible.
    func addPinned(to found: inout [UICollectionViewLayoutAttributes], in range: Range<Double>) {
        guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds else { return }
        let elements = Set(found.map(\.element))
        for section in geometry.sections(in: range) {
            for element in [FlowGeometry.Element.header(section: section), .footer(section: section)]
            where isPinned(element) && geometry.contains(element) {
                let attributes = self.attributes(of: element)
                if !elements.contains(attributes.element) { found.append(attributes) }
            }
        }
    }
}

extension FlowGeometry.Element {
    /// The kind of the supplementary view of a header or footer.
    @MainActor fileprivate var supplementaryKind: String {
        if case .header = self { return UICollectionView.elementKindSectionHeader }
        return UICollectionView.elementKindSectionFooter
    }
}

extension CGSize {
    /// Returns the size as length and breadth, relative to the scroll direction.
    func flow(_ direction: UICollectionView.ScrollDirection) -> FlowGeometry.Size {
        direction == .vertical
            ? FlowGeometry.Size(length: height, breadth: width) : FlowGeometry.Size(length: width, breadth: height)
    }

    init(length: CGFloat, breadth: CGFloat, _ direction: UICollectionView.ScrollDirection) {
        self =
            direction == .vertical
            ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }
}

extension CGRect {
    init(_ frame: FlowGeometry.Frame, _ direction: UICollectionView.ScrollDirection) {
        self =
            direction == .vertical
            ? CGRect(x: frame.across, y: frame.along, width: frame.breadth, height: frame.length)
            : CGRect(x: frame.along, y: frame.across, width: frame.length, height: frame.breadth)
    }
}
