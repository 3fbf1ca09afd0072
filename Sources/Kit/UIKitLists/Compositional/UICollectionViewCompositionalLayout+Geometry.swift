import CompositionalGeometry
import Foundation
import UIKitCore

extension UICollectionViewCompositionalLayout {
    typealias Element = CompositionalGeometry.Element
    typealias Pair = CompositionalGeometry.Pair

    // MARK: Sections

    /// The visible size, to which fractions are relative, in points.
    func container(in size: CGSize) -> Pair {
        let inset: UIEdgeInsets = collectionView?.adjustedContentInset ?? .zero
        return Pair(
            x: max(0, size.width - inset.left - inset.right), y: max(0, size.height - inset.top - inset.bottom))
    }

    /// The size and the traits for which sections are created.
    var environment: CompositionalEnvironment {
        let size = geometry.container
        return CompositionalEnvironment(
            contentSize: CGSize(width: size.x, height: size.y),
            insets: insets(of: configuration.contentInsetsReference),
            collectionView?.traitCollection ?? UITraitCollection.current)
    }

    var isMirrored: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Creates the sections and their geometry. Measured sizes of the remaining elements are kept.
    func createSections() {
        guard let view = collectionView else { return }
        let axis: CompositionalGeometry.Axis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
        let container = self.container(in: view.bounds.size)
        if container[axis.other] != geometry.container[axis.other] {
            measuredElements.removeAll()
            view.invalidatePreferredAttributes()
        }
        let old = geometry
        geometry = CompositionalGeometry(container: container, axis: axis)
        sections = makeSections(view)
        boundaryItems = configuration.boundarySupplementaryItems
        geometry = CompositionalGeometry(
            sections.map(\.geometry), container: container, axis: axis,
            sectionSpacing: configuration.interSectionSpacing,
            boundaries: boundaryItems.map(\.geometry),
            boundaryReference: .init(insets(of: configuration.contentInsetsReference)))
        measuredSizes = measuredSizes.filter { geometry.contains($0.key) }
        if !measuredSizes.isEmpty { geometry.setMeasured(measuredSizes) }
        if container != old.container { scrollers.containerDidChange(from: old, to: geometry) }
        for (element, shown) in view.visibleViews where requestsPreferredAttributes(of: element) {
            shown.hasRequestedPreferredAttributes = false
        }
    }

    private func makeSections(_ view: UICollectionView) -> [CompositionalSection] {
        let environment = self.environment
        var created: [ObjectIdentifier: CompositionalSection] = [:]
        return view.currentCounts.enumerated().map { index, count in
            let source = provider(index, environment) ?? emptySection(index)
            if var section = created[ObjectIdentifier(source)] {
                section.geometry.count = count
                return section
            }
            let section = CompositionalSection(source, count: count, environment.traitCollection) {
                .init(insets(of: $0 == .automatic ? configuration.contentInsetsReference : $0))
            }
            created[ObjectIdentifier(source)] = section
            return section
        }
    }

    private func emptySection(_ index: Int) -> NSCollectionLayoutSection {
        Diagnostics.warn(
            "The section provider of a UICollectionViewCompositionalLayout returned nil for section \(index), so its "
                + "items are not shown. Return a section for every index.")
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
    }

    /// The insets to which sections can be relative.
    var referenceInsets: [NSDirectionalEdgeInsets] {
        [.safeArea, .layoutMargins, .readableContent].map { insets(of: $0) }
    }

    /// Returns the insets of a reference, reduced by the content insets of the collection view.
    private func insets(of reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        guard let view = collectionView else { return .zero }
        let insets: UIEdgeInsets
        switch reference {
        case .automatic, .none: return .zero
        case .safeArea: insets = view.safeAreaInsets
        case .layoutMargins: insets = view.layoutMargins
        case .readableContent: insets = view.readableInsets
        }
        let content = view.adjustedContentInset
        let left: CGFloat = max(0, insets.left - content.left)
        let right: CGFloat = max(0, insets.right - content.right)
        return NSDirectionalEdgeInsets(
            top: max(0, insets.top - content.top), leading: isMirrored ? right : left,
            bottom: max(0, insets.bottom - content.bottom), trailing: isMirrored ? left : right)
    }

    // MARK: Preferred sizes

    func schedule(_ sizes: [CollectionElement: CGSize]) {
        for (element, size) in sizes {
            guard let found = geometryElement(of: element) else { continue }
            let pair = Pair(x: size.width, y: size.height)
            measuredElements[found] = breadth(of: found)
            guard measuredSizes[found] != pair else { continue }
            measuredSizes[found] = pair
            pendingSizes[found] = pair
        }
    }

    /// Returns the length of an element across the scroll axis, in points, or 0 if the view itself determines it.
    func breadth(of element: Element) -> CGFloat {
        let attributes: UICollectionViewLayoutAttributes =
            cachedAttributes[element] ?? attributes(of: geometry.placement(of: element, visible: visibleRange))
        guard geometry.axis == .vertical else { return attributes.fitsHeight ? 0 : attributes.size.height }
        return attributes.fitsWidth ? 0 : attributes.size.width
    }

    /// Changes the sizes of all measured elements in one pass. In a section that scrolls orthogonally, the first
    /// visible item keeps its position.
    func applyPendingSizes() {
        let anchors = scrollers.anchors(in: self)
        geometry.setMeasured(pendingSizes)
        pendingSizes.removeAll()
        scrollers.restore(anchors, in: self)
    }

    // MARK: Elements

    /// Returns the element of the geometry for an element of the collection view, or nil if it does not exist.
    func geometryElement(of element: CollectionElement) -> Element? {
        let path = element.path
        guard path.count == 2 else { return globalElement(of: element) }
        guard sections.indices.contains(path.section) else { return nil }
        let candidate: Element?
        switch element.category {
        case .cell: candidate = .item(section: path.section, item: path.item)
        case .supplementaryView: candidate = supplementaryElement(of: element)
        case .decorationView:
            let index = sections[path.section].decorationItems.firstIndex { $0.elementKind == element.kind }
            candidate = index.map { .decoration(section: path.section, index: $0) }
        }
        return candidate.flatMap { geometry.contains($0) ? $0 : nil }
    }

    private func globalElement(of element: CollectionElement) -> Element? {
        guard element.path.count == 1, element.category == .supplementaryView else { return nil }
        return boundaryItems.index(ofKind: element.kind, number: element.path[0]).map { .global(index: $0) }
    }

    private func supplementaryElement(of element: CollectionElement) -> Element? {
        let (section, item): (Int, Int) = (element.path.section, element.path.item)
        let source = sections[section]
        if let index = source.boundaryItems.index(ofKind: element.kind, number: item) {
            return .boundary(section: section, index: index)
        }
        for (id, attachment) in source.attachments.enumerated() where attachment.elementKind == element.kind {
            let candidate: Element = .attachment(section: section, item: item, id: id)
            if geometry.contains(candidate) { return candidate }
        }
        return nil
    }

    /// Returns the element of the collection view for an element of the geometry.
    private func collectionElement(of element: Element) -> CollectionElement {
        switch element {
        case .item(let section, let item): return .cell(IndexPath(item: item, section: section))
        case .attachment(let section, let item, let id):
            return CollectionElement(
                .supplementaryView, kind: sections[section].attachments[id].elementKind,
                path: IndexPath(item: item, section: section))
        case .boundary(let section, let index):
            let items = sections[section].boundaryItems
            return CollectionElement(
                .supplementaryView, kind: items[index].elementKind,
                path: IndexPath(item: items.number(of: index), section: section))
        case .decoration(let section, let index):
            return CollectionElement(
                .decorationView, kind: sections[section].decorationItems[index].elementKind,
                path: IndexPath(item: 0, section: section))
        case .global(let index):
            return CollectionElement(
                .supplementaryView, kind: boundaryItems[index].elementKind,
                path: IndexPath(index: boundaryItems.number(of: index)))
        }
    }

    /// Returns whether the element scrolls orthogonally.
    func isOrthogonal(_ element: CollectionElement) -> Bool {
        guard element.path.count == 2, element.category != .decorationView,
            sections.indices.contains(element.path.section)
        else { return false }
        let section = sections[element.path.section]
        guard section.geometry.behavior != .none else { return false }
        return element.category == .cell
            || section.boundaryItems.index(ofKind: element.kind, number: element.path.item) == nil
    }

    func isOrthogonal(_ element: Element) -> Bool {
        switch element {
        case .item(let section, _), .attachment(let section, _, _):
            sections[section].geometry.behavior != .none
        case .boundary, .decoration, .global: false
        }
    }

    // MARK: Attributes

    /// Returns the attributes of an element at its position in the geometry.
    func attributes(of placement: CompositionalGeometry.Placement) -> UICollectionViewLayoutAttributes {
        let element: Element = placement.element
        if let attributes = cachedAttributes[element] { return attributes }
        guard let attributesClass = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
            stopProgram("\(Self.self).layoutAttributesClass is not a UICollectionViewLayoutAttributes.")
        }
        let attributes = attributesClass.make(collectionElement(of: element))
        attributes.fitsWidth = placement.size.width.isEstimated
        attributes.hasEstimatedWidth = attributes.fitsWidth
        attributes.fitsHeight = placement.size.height.isEstimated
        attributes.frame = rect(placement.frame, of: element)
        attributes.zIndex = zIndex(of: placement)
        attributes.listRow = listRow(of: element)
        if geometry.isPinned(element) { return attributes }
        // The attributes of visible elements are requested in every frame. The limit restricts the memory for other
        // elements.
        if cachedAttributes.count > 1_000 { cachedAttributes.removeAll() }
        cachedAttributes[element] = attributes
        return attributes
    }

    /// Returns the list properties of an element's view in a list section.
    private func listRow(of element: Element) -> ListRow? {
        guard let section = element.section, let list = sections[section].source.list else { return nil }
        switch element {
        case .item(_, let item):
            return list.row(
                of: item, count: sections[section].geometry.count, section: section,
                dataPath: collectionView?.dataPath(IndexPath(item: item, section: section)))
        case .boundary(_, let index):
            let kind = sections[section].boundaryItems[index].elementKind
            let isHeader: Bool = kind == UICollectionView.elementKindSectionHeader
            return list.supplementaryRow(isHeader ? .header : .footer)
        case .attachment, .decoration, .global: return nil
        }
    }

    private func zIndex(of placement: CompositionalGeometry.Placement) -> Int {
        switch placement.element {
        case .item: placement.zIndex
        case .attachment(let section, _, let id): sections[section].attachments[id].zIndex
        case .boundary(let section, let index): sections[section].boundaryItems[index].zIndex
        case .global(let index): boundaryItems[index].zIndex
        case .decoration(let section, let index): behindItems(sections[section].decorationItems[index].zIndex)
        }
    }

    /// Returns the z-index of a decoration: 0 is behind all other views of the section.
    private func behindItems(_ zIndex: Int) -> Int { zIndex == 0 ? -1 : zIndex }

    /// Returns a frame in the collection view's coordinates. Edges are rounded to whole pixels.
    private func rect(_ frame: CompositionalGeometry.Rect, of element: Element) -> CGRect {
        guard let view = collectionView else { return .zero }
        var left = frame.origin.x
        if isMirrored { left = mirroringWidth(of: element) - frame.origin.x - frame.size.x }
        let scale: CGFloat = max(1, view.traitCollection.displayScale)
        func snapped(_ value: Double) -> CGFloat { (value * scale).rounded() / scale }
        let (minX, minY): (CGFloat, CGFloat) = (snapped(left), snapped(frame.origin.y))
        return CGRect(
            x: minX, y: minY, width: snapped(left + frame.size.x) - minX, height: snapped(frame.end(.vertical)) - minY)
    }

    /// Returns the width within which frames are mirrored for right to left.
    private func mirroringWidth(of element: Element) -> Double {
        guard geometry.axis == .vertical, isOrthogonal(element), let section = element.section,
            let scroller = geometry.scroller(of: section)
        else { return mirroringWidth }
        return max(scroller.contentLength, scroller.frame.size.x)
    }

    /// The width of the content or of the visible area, whichever is greater.
    var mirroringWidth: Double { max(geometry.contentSize.x, geometry.container.x) }

    // MARK: Visible range

    /// Returns the range on the scroll axis, in the coordinates of the geometry.
    func range(of rect: CGRect) -> Range<Double> {
        if geometry.axis == .vertical { return rect.minY..<rect.maxY }
        let width = mirroringWidth
        return isMirrored ? width - rect.maxX..<width - rect.minX : rect.minX..<rect.maxX
    }

    /// The range to which views are pinned.
    var visibleRange: Range<Double> {
        guard let view = collectionView else { return 0..<0 }
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        return visible.isNull ? 0..<0 : range(of: visible)
    }
}

extension [NSCollectionLayoutBoundarySupplementaryItem] {
    /// Returns the index of the view that has the given kind and follows `number` views of that kind.
    @MainActor func index(ofKind kind: String, number: Int) -> Int? {
        var rest = number
        for (index, item) in enumerated() where item.elementKind == kind {
            if rest == 0 { return index }
            rest -= 1
        }
        return nil
    }

    /// Returns the number of views of the same kind before an index.
    @MainActor func number(of index: Int) -> Int {
        self[..<index].count { $0.elementKind == self[index].elementKind }
    }
}
