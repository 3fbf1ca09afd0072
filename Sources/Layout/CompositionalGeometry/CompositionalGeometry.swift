/// The geometry of a layout that is composed of sections, groups and items, with headers, badges and backgrounds.
///
/// A section repeats its group until the group's instances contain all of the section's items. Only the instances near
/// a requested frame or range are laid out, if their number of items is known. Horizontal positions grow from the
/// leading to the trailing edge.
///
/// Initialization takes O(1) time for a section with known dimensions, and O(n) for one with estimates. Looking up a
/// frame, or the elements in a range, takes O(log n) time for each group.
public struct CompositionalGeometry {
    /// The scroll axis.
    public let axis: Axis
    /// The visible size, to which fractions are relative.
    public let container: Pair
    private let sectionSpacing: Double
    private var sections: [SectionGeometry] = []
    /// The position at which each section begins, followed by the end of the last one.
    private var origins: [Double] = [0]
    /// The greatest end of a section, or the position at which the first one would begin.
    private var contentEnd: Double = 0
    private var globals: BoundaryBox
    /// The maximum distance by which a view exceeds its section, or a section precedes an earlier one, on the scroll
    /// axis.
    private var overhang: Double = 0

    /// Creates the geometry of sections.
    ///
    /// - Parameters:
    ///   - sectionSpacing: The space between two sections, in points.
    ///   - boundaries: The headers and footers of the whole layout.
    ///   - boundaryReference: The insets of `boundaries` across the scroll axis.
    public init(
        _ sections: [Section] = [], container: Pair = Pair(), axis: Axis = .vertical, sectionSpacing: Double = 0,
        boundaries: [Boundary] = [], boundaryReference: Insets = Insets()
    ) {
        self.axis = axis
        self.container = container
        self.sectionSpacing = sectionSpacing
        let start: Double = boundaryReference.start(axis.other)
        var box = container
        box[axis.other] = max(0, box[axis.other] - start - boundaryReference.end(axis.other))
        globals = BoundaryBox(boundaries, axis: axis, container: box, start: start)
        self.sections = sections.enumerated().map {
            SectionGeometry($1, index: $0, axis: axis, container: container)
        }
        updateOrigins(from: 0)
    }

    private mutating func updateOrigins(from section: Int) {
        origins.removeLast(origins.count - section - 1)
        if section == 0 { origins[0] = globals.extensions(on: axis).start }
        for index in section..<sections.count {
            let spacing: Double = index + 1 < sections.count ? sectionSpacing : 0
            origins.append(origins[index] + sections[index].length + spacing)
        }
        contentEnd = origins[0]
        var latest = origins[0]
        for (origin, section) in zip(origins, sections) {
            let end: Double = origin + section.length
            latest = max(latest, origin)
            contentEnd = max(contentEnd, end)
            // If sections overlap, a short section can begin or end before the previous one.
            overhang = max(overhang, section.overhang, latest - origin, contentEnd - end)
        }
    }

    // MARK: Counts

    /// The size of the content, in points.
    public var contentSize: Pair {
        var size = container
        size[axis] = contentEnd + globals.extensions(on: axis).end
        return size
    }

    /// The number of sections.
    public var sectionCount: Int { sections.count }

    /// Returns the number of items in `section`.
    public func itemCount(in section: Int) -> Int { sections[section].groups.count }

    /// Returns whether `element` exists.
    public func contains(_ element: Element) -> Bool {
        if case .global(let index) = element { return globals.boundaries.indices.contains(index) }
        guard let section = element.section, sections.indices.contains(section) else { return false }
        return sections[section].contains(element)
    }

    // MARK: Frames

    /// Returns the positions on the scroll axis at which a section begins and ends.
    public func extent(of section: Int) -> ClosedRange<Double> {
        origins[section]...origins[section] + sections[section].length
    }

    /// Returns the frame of `element`, which must exist.
    ///
    /// The result ignores the pinning of boundary views. For an item of a section that scrolls orthogonally,
    /// it is the frame at an offset of 0.
    public func frame(of element: Element) -> Rect {
        if case .global(let index) = element {
            return globals.frame(of: index, content: origins[0]..<contentEnd)
        }
        guard let section = element.section else { return Rect() }
        var frame = sections[section].frame(of: element)
        frame.origin[axis] += origins[section]
        return frame
    }

    /// Returns the frame of `element`, which must exist, while `visible` is the visible range on the scroll axis.
    ///
    /// A pinned view stays at the edge of the visible range, but within its section.
    public func frame(of element: Element, visible: Range<Double>) -> Rect {
        pinned(frame(of: element), of: element, visible)
    }

    /// Returns the placement of an element when `visible` is the visible range on the scroll axis. The element must
    /// exist.
    public func placement(of element: Element, visible: Range<Double>) -> Placement {
        guard case .item(let section, let item) = element else {
            return Placement(
                element: element, frame: frame(of: element, visible: visible), size: size(of: element), zIndex: 0)
        }
        var placement = sections[section].placement(ofItem: item)
        placement.frame.origin[axis] += origins[section]
        return placement
    }

    /// Returns whether a boundary view is pinned.
    public func isPinned(_ element: Element) -> Bool {
        switch element {
        case .global(let index): globals.boundaries[index].isPinned
        case .boundary(let section, let index): sections[section].source.boundaries[index].isPinned
        case .item, .attachment, .decoration: false
        }
    }

    private func pinned(_ frame: Rect, of element: Element, _ visible: Range<Double>) -> Rect {
        guard isPinned(element) else { return frame }
        var frame = frame
        let alignment: Double
        let extent: ClosedRange<Double>
        var visible = visible
        if case .boundary(let section, let index) = element {
            alignment = sections[section].source.boundaries[index].alignment[axis]
            extent = self.extent(of: section)
            visible = rangeInsideGlobals(visible)
        } else if case .global(let index) = element {
            alignment = globals.boundaries[index].alignment[axis]
            extent = 0...contentSize[axis]
        } else {
            return frame
        }
        if alignment == 0 {
            frame.origin[axis] = max(frame.origin[axis], min(visible.lowerBound, extent.upperBound - frame.size[axis]))
        } else if alignment == 1 {
            frame.origin[axis] = min(
                frame.origin[axis], max(visible.upperBound - frame.size[axis], extent.lowerBound))
        }
        return frame
    }

    /// Returns the part of the visible range that pinned views of the whole layout do not cover.
    private func rangeInsideGlobals(_ visible: Range<Double>) -> Range<Double> {
        var (low, high): (Double, Double) = (visible.lowerBound, visible.upperBound)
        for (index, boundary) in globals.boundaries.enumerated() where boundary.isPinned {
            let frame = pinned(frame(of: .global(index: index)), of: .global(index: index), visible)
            if boundary.alignment[axis] == 0 { low = max(low, frame.end(axis)) }
            if boundary.alignment[axis] == 1 { high = min(high, frame.origin[axis]) }
        }
        return low..<max(low, high)
    }

    // MARK: Elements

    /// Returns the elements that overlap `range` on the scroll axis. The boundary views of the whole layout come first.
    /// For each section, decorations, items with their attached views, and boundary views follow. O(log n + k log n)
    /// for k groups in the range.
    ///
    /// - Parameters:
    ///   - visible: The visible range on the scroll axis, to which views are pinned.
    ///   - offset: A closure that returns the offset of a section that scrolls orthogonally.
    public func elements(
        in range: Range<Double>, visible: Range<Double>, offset: (_ section: Int) -> Double = { _ in 0 }
    ) -> [Placement] {
        var found: [Placement] = []
        for index in globals.boundaries.indices { append(.global(index: index), range, visible, to: &found) }
        var index = firstSection(endingAt: range.lowerBound - overhang)
        while index < sections.count, origins[index] < range.upperBound + overhang {
            appendElements(of: index, range, visible, offset, to: &found)
            index += 1
        }
        return found
    }

    private func appendElements(
        of index: Int, _ range: Range<Double>, _ visible: Range<Double>, _ offset: (Int) -> Double,
        to found: inout [Placement]
    ) {
        let start: Double = origins[index]
        let across: Double = sections[index].source.behavior == .none ? 0 : offset(index)
        let first: Int = found.count
        sections[index].appendElements(
            in: range.lowerBound - start..<range.upperBound - start,
            across: across..<across + container[axis.other], to: &found)
        for place in first..<found.count { found[place].frame.origin[axis] += start }
        for number in sections[index].source.boundaries.indices
        where sections[index].source.boundaries[number].isPinned {
            append(.boundary(section: index, index: number), range, visible, to: &found)
        }
    }

    /// Appends a boundary view if it overlaps `range`.
    private func append(
        _ element: Element, _ range: Range<Double>, _ visible: Range<Double>, to found: inout [Placement]
    ) {
        let placement = placement(of: element, visible: visible)
        if placement.frame.overlaps(range, on: axis) { found.append(placement) }
    }

    private func firstSection(endingAt position: Double) -> Int {
        var low = 0
        var high = sections.count
        while low < high {
            let middle: Int = (low + high) / 2
            if origins[middle] + sections[middle].length >= position { high = middle } else { low = middle + 1 }
        }
        return low
    }

    // MARK: Orthogonal scrolling

    /// Returns the part of a section that scrolls orthogonally; nil if none does.
    public func scroller(of section: Int) -> Scroller? {
        guard var scroller = sections[section].scroller else { return nil }
        scroller.frame.origin[axis] += origins[section]
        return scroller
    }

    /// Returns the offset at which a section that scrolls orthogonally comes to rest.
    ///
    /// - Parameters:
    ///   - proposed: The offset at which it would rest by deceleration alone.
    ///   - velocity: The velocity in points per second.
    ///   - start: The offset at which the drag began.
    ///   - offset: The offset at which the drag ends.
    public func restingOffset(
        of section: Int, proposed: Double, velocity: Double, start: Double, offset: Double
    ) -> Double {
        sections[section].restingOffset(proposed: proposed, velocity: velocity, start: start, offset: offset)
    }

    /// Converts an offset of a section from `old`, the geometry for another container, so that the section shows the
    /// same content.
    public func offset(of section: Int, showing offset: Double, in old: CompositionalGeometry) -> Double {
        let (before, now): (SectionGeometry, SectionGeometry) = (old.sections[section], sections[section])
        guard let scroller = now.scroller, before.scroller != nil, before.groups.groupCount > 0 else { return 0 }
        let number: Int = before.nearestGroup(to: offset)
        guard number < now.groups.groupCount else { return scroller.range.upperBound }
        if now.source.behavior == .paging {
            let page: Double = (offset / max(1, old.container[axis.other])).rounded()
            return min(page * container[axis.other], scroller.range.upperBound)
        }
        let isFree: Bool = now.source.behavior == .continuous
        let rest: Double = isFree ? offset - before.restingOffset(ofGroup: number) : 0
        let proposed: Double = now.restingOffset(ofGroup: number) + rest
        return min(max(proposed, scroller.range.lowerBound), scroller.range.upperBound)
    }

    // MARK: Measured sizes

    /// Returns the dimensions of an element, which must exist.
    public func size(of element: Element) -> Size {
        switch element {
        case .item(let section, let item): sections[section].placement(ofItem: item).size
        case .boundary(let section, let index): sections[section].source.boundaries[index].size
        case .global(let index): globals.boundaries[index].size
        case .attachment(let section, _, let id): sections[section].size(ofAttachment: id)
        case .decoration: .zero
        }
    }

    /// Returns the measured size of an element, or nil.
    public func measuredSize(of element: Element) -> Pair? {
        if case .global(let index) = element { return globals.measuredSize(of: index) }
        return element.section.flatMap { sections[$0].measuredSize(of: element) }
    }

    /// Sets the measured sizes of elements, which replace estimated dimensions. O(s + k log n) for k sizes and s
    /// sections, if the number of items in a group is known.
    public mutating func setMeasured(_ sizes: [Element: Pair]) {
        var items: [Int: [Int: Pair]] = [:]
        var others: [Int: [Element: Pair]] = [:]
        var first = sections.count
        for (element, size) in sizes {
            switch element {
            case .item(let section, let item): items[section, default: [:]][item] = size
            case .global(let index):
                globals.setMeasured(size, of: index)
                first = 0
            case .boundary(let section, _), .attachment(let section, _, _), .decoration(let section, _):
                others[section, default: [:]][element] = size
            }
        }
        for section in Set(items.keys).union(others.keys) {
            sections[section].setMeasured(items: items[section] ?? [:], others: others[section] ?? [:])
            first = min(first, section)
        }
        updateOrigins(from: first)
    }
}

extension CompositionalGeometry.Element {
    /// The index of the section that contains the element; nil for views of the whole layout.
    public var section: Int? {
        switch self {
        case .item(let section, _), .attachment(let section, _, _), .boundary(let section, _),
            .decoration(let section, _):
            section
        case .global: nil
        }
    }
}
