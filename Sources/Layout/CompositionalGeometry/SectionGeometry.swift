/// The frames of one section. Positions on the scroll axis are relative to the start of the section.
struct SectionGeometry {
    typealias Axis = CompositionalGeometry.Axis
    typealias Element = CompositionalGeometry.Element
    typealias Pair = CompositionalGeometry.Pair
    typealias Rect = CompositionalGeometry.Rect

    let source: CompositionalGeometry.Section
    let index: Int
    /// The scroll axis of the layout.
    let axis: Axis
    let container: Pair
    private(set) var groups: GroupList
    private(set) var boundaries: BoundaryBox
    /// The start of the groups across the scroll axis.
    private var start: Double
    private(set) var length: Double = 0
    /// The distance by which a view can exceed the section on the scroll axis, in points.
    private(set) var overhang: Double = 0
    /// The length of the space and the boundary views before the content.
    private var before: Double = 0

    init(_ source: CompositionalGeometry.Section, index: Int, axis: Axis, container: Pair) {
        self.source = source
        self.index = index
        self.axis = axis
        self.container = container
        let across = axis.other
        var box = container
        var boxStart: Double = source.boundaryReference.start(across)
        box[across] -= boxStart + source.boundaryReference.end(across)
        if source.boundariesFollowInsets {
            boxStart += source.insets.start(across)
            box[across] -= source.insets.start(across) + source.insets.end(across)
        }
        box[across] = max(0, box[across])
        let content: Pair
        boundaries = BoundaryBox(source.boundaries, axis: axis, container: box, start: boxStart)
        (start, content) = Self.content(source, boundaries, axis, container)
        groups = GroupList(source, container: content, axis: source.behavior == .none ? axis : across)
        update()
    }

    /// Returns the start of the groups across the scroll axis, and the size to which their dimensions are relative.
    private static func content(
        _ source: CompositionalGeometry.Section, _ boundaries: BoundaryBox, _ axis: Axis, _ container: Pair
    ) -> (start: Double, size: Pair) {
        let across = axis.other
        let sides = boundaries.extensions(on: across)
        let start: Double = source.reference.start(across) + source.insets.start(across) + sides.start
        var size = container
        size[across] -= start + source.reference.end(across) + source.insets.end(across) + sides.end
        size[axis] -= source.insets.start(axis) + source.insets.end(axis)
        return (start, Pair(x: max(0, size.x), y: max(0, size.y)))
    }

    private var isOrthogonal: Bool { source.behavior != .none }

    private mutating func update() {
        let extensions = boundaries.extensions(on: axis)
        before = source.spaceBefore + extensions.start
        length = before + contentLength + extensions.end
        overhang = groups.count > 0 ? groups.overhang[axis] + outset + (isOrthogonal ? groups.excessBreadth : 0) : 0
        for element in fixedElements {
            let frame = self.frame(of: element)
            overhang = max(overhang, -frame.origin[axis], frame.end(axis) - length)
        }
    }

    /// The distance by which negative insets and spaces move the groups out of the section on the scroll axis.
    private var outset: Double {
        let edges = source.group.edgeSpacing
        let start: Double = origin[axis] + edges.start(axis).minimum
        let end: Double = origin[axis] + body - edges.end(axis).minimum
        return max(0, -start, end - length)
    }

    /// The length of the groups on the scroll axis.
    private var body: Double { isOrthogonal ? groups.breadth : groups.length }

    /// The length of the groups on the scroll axis, with their insets.
    private var contentLength: Double {
        max(0, body + source.insets.start(axis) + source.insets.end(axis))
    }

    private var content: Range<Double> { before..<before + contentLength }

    // MARK: Groups

    /// The origin of the first group.
    private var origin: Pair {
        var origin = Pair()
        origin[axis] = before + source.insets.start(axis)
        origin[axis.other] = start
        return origin
    }

    /// Returns the origin of an instance of the group, given the size of the instance.
    private func origin(ofGroup number: Int, size: Pair) -> Pair {
        var origin = self.origin
        let (along, across): (Axis, Axis) = (groups.axis, groups.axis.other)
        origin[along] += groups.start(of: number)
        let edges = source.group.edgeSpacing
        let room: Double = isOrthogonal ? groups.breadth : groups.container[across]
        let (first, last) = (edges.start(across), edges.end(across))
        let rest: Double = max(0, room - first.minimum - size[across] - last.minimum)
        origin[across] += first.minimum
        if first.isFlexible { origin[across] += last.isFlexible ? rest / 2 : rest }
        return origin
    }

    // MARK: Frames

    func contains(_ element: Element) -> Bool {
        switch element {
        case .item(_, let item): (0..<groups.count).contains(item)
        case .attachment(_, let item, let id):
            (0..<groups.count).contains(item) && attachment(item, id) != nil
        case .boundary(_, let number): source.boundaries.indices.contains(number)
        case .decoration(_, let number): source.decorations.indices.contains(number)
        case .global: false
        }
    }

    /// Returns the dimensions of an attached view.
    func size(ofAttachment id: Int) -> CompositionalGeometry.Size { source.group.attachment(id)?.size ?? .zero }

    private func attachment(_ item: Int, _ id: Int) -> (frame: Rect, group: Int, size: Pair)? {
        let number: Int = groups.group(of: item)
        let solved = groups.solved(number)
        let relative: Int = item - groups.items(of: number).lowerBound
        return solved.attached.first { $0.item == relative && $0.id == id }.map { ($0.frame, number, solved.size) }
    }

    /// Returns the frame of an element, which must exist. In a section that scrolls orthogonally, it is the
    /// frame at an offset of 0.
    func frame(of element: Element) -> Rect {
        switch element {
        case .item(_, let item): return placement(ofItem: item).frame
        case .attachment(_, let item, let id):
            guard let found = attachment(item, id) else { return Rect() }
            return moved(found.frame, to: origin(ofGroup: found.group, size: found.size))
        case .boundary(_, let number): return boundaries.frame(of: number, content: content)
        case .decoration(_, let number):
            var size = container
            size[axis] = length
            return source.decorations[number].inset(Rect(size: size))
        case .global: return Rect()
        }
    }

    func placement(ofItem item: Int) -> CompositionalGeometry.Placement {
        let number: Int = groups.group(of: item)
        let solved = groups.solved(number)
        let placed = solved.placed[item - groups.items(of: number).lowerBound]
        return CompositionalGeometry.Placement(
            element: .item(section: index, item: item),
            frame: moved(placed.frame, to: origin(ofGroup: number, size: solved.size)), size: placed.item.size,
            zIndex: placed.zIndex)
    }

    private func moved(_ frame: Rect, to origin: Pair) -> Rect {
        Rect(origin: Pair(x: frame.origin.x + origin.x, y: frame.origin.y + origin.y), size: frame.size)
    }

    /// Appends the elements that overlap `range`, except pinned views.
    ///
    /// - Parameter across: The visible range across the scroll axis, if the section scrolls there.
    func appendElements(
        in range: Range<Double>, across: Range<Double>, to found: inout [CompositionalGeometry.Placement]
    ) {
        for number in source.decorations.indices {
            append(.decoration(section: index, index: number), .zero, range, to: &found)
        }
        let (visible, start): (Range<Double>, Double) =
            isOrthogonal ? (across, origin[axis.other]) : (range, origin[axis])
        let isNear: Bool = !isOrthogonal || range.lowerBound < length + overhang && range.upperBound > -overhang
        if isNear, groups.count > 0 {
            for number in groups.groups(in: visible.lowerBound - start..<visible.upperBound - start) {
                appendGroup(number, range, across, to: &found)
            }
        }
        for number in source.boundaries.indices where !source.boundaries[number].isPinned {
            append(.boundary(section: index, index: number), source.boundaries[number].size, range, to: &found)
        }
    }

    /// Appends a view that does not scroll with the groups, if it overlaps `range`.
    private func append(
        _ element: Element, _ size: CompositionalGeometry.Size, _ range: Range<Double>,
        to found: inout [CompositionalGeometry.Placement]
    ) {
        let frame = self.frame(of: element)
        if frame.overlaps(range, on: axis) {
            found.append(CompositionalGeometry.Placement(element: element, frame: frame, size: size, zIndex: 0))
        }
    }

    /// Appends the views of an instance of the group that overlap the ranges.
    private func appendGroup(
        _ number: Int, _ range: Range<Double>, _ across: Range<Double>,
        to found: inout [CompositionalGeometry.Placement]
    ) {
        let solved = groups.solved(number)
        let items: Range<Int> = groups.items(of: number)
        let origin: Pair = self.origin(ofGroup: number, size: solved.size)
        func append(_ element: Element, _ frame: Rect, _ size: CompositionalGeometry.Size, zIndex: Int) {
            let frame: Rect = moved(frame, to: origin)
            guard frame.overlaps(range, on: axis), !isOrthogonal || frame.overlaps(across, on: axis.other) else {
                return
            }
            found.append(CompositionalGeometry.Placement(element: element, frame: frame, size: size, zIndex: zIndex))
        }
        for place in 0..<min(items.count, solved.placed.count) {
            let placed = solved.placed[place]
            append(
                .item(section: index, item: items.lowerBound + place), placed.frame, placed.item.size,
                zIndex: placed.zIndex)
        }
        for view in solved.attached where view.item < items.count {
            append(
                .attachment(section: index, item: items.lowerBound + view.item, id: view.id), view.frame,
                size(ofAttachment: view.id), zIndex: 0)
        }
    }

    private var fixedElements: [Element] {
        source.decorations.indices.map { .decoration(section: index, index: $0) }
            + source.boundaries.indices.map { .boundary(section: index, index: $0) }
    }

    // MARK: Orthogonal scrolling

    /// The part that scrolls orthogonally, if any.
    var scroller: CompositionalGeometry.Scroller? {
        guard isOrthogonal else { return nil }
        let across = axis.other
        var frame = Rect()
        frame.origin[axis] = before
        frame.size[axis] = contentLength
        frame.size[across] = container[across]
        let end: Double =
            source.insets.end(across) + source.reference.end(across) + boundaries.extensions(on: across).end
        let contentLength: Double = start + groups.length + end
        var range: ClosedRange<Double> = 0...max(0, contentLength - container[across])
        if source.behavior == .groupPagingCentered, groups.groupCount > 0 {
            let low: Double = restingOffset(ofGroup: 0)
            range = low...max(low, restingOffset(ofGroup: groups.groupCount - 1))
        }
        return CompositionalGeometry.Scroller(
            frame: frame, contentLength: contentLength, range: range, behavior: source.behavior)
    }

    /// Returns the offset at which a group is at the leading edge, or in the center.
    func restingOffset(ofGroup number: Int) -> Double {
        let position: Double = groups.start(of: number)
        guard source.behavior == .groupPagingCentered else { return position }
        return start + position + groups.length(of: number) / 2 - container[axis.other] / 2
    }

    /// Returns the group whose resting position is nearest to an offset.
    func nearestGroup(to offset: Double) -> Int {
        var low = 0
        var high: Int = groups.groupCount - 1
        while low < high {
            let middle: Int = (low + high) / 2
            let isBefore: Bool =
                (restingOffset(ofGroup: middle) + restingOffset(ofGroup: middle + 1)) / 2 <= offset
            if isBefore { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the offset at which scrolling ends.
    ///
    /// - Parameters:
    ///   - proposed: The offset at which it would end by deceleration alone.
    ///   - velocity: The velocity in points per second.
    ///   - start: The offset at which the drag began.
    ///   - offset: The offset at which the drag ends.
    func restingOffset(proposed: Double, velocity: Double, start: Double, offset: Double) -> Double {
        guard let scroller, groups.groupCount > 0 else { return proposed }
        let target: Double
        switch source.behavior {
        case .none, .continuous, .paging: return proposed
        case .continuousGroupLeadingBoundary:
            // The content can always rest at its ends, even if these are not resting positions of groups.
            guard proposed > scroller.range.lowerBound, proposed < scroller.range.upperBound else { return proposed }
            target = restingOffset(ofGroup: nearestGroup(to: proposed))
        case .groupPaging, .groupPagingCentered:
            let first: Int = nearestGroup(to: start)
            var number: Int = nearestGroup(to: offset)
            if velocity > Self.pagingVelocity { number = max(number, first + 1) }
            if velocity < -Self.pagingVelocity { number = min(number, first - 1) }
            number = min(max(number, first - 1, 0), first + 1, groups.groupCount - 1)
            target = restingOffset(ofGroup: number)
        }
        return min(max(target, scroller.range.lowerBound), scroller.range.upperBound)
    }

    /// The velocity, in points per second, above which a drag scrolls to the next group.
    private static let pagingVelocity: Double = 200

    // MARK: Measured sizes

    func measuredSize(of element: Element) -> Pair? {
        switch element {
        case .item(_, let item): groups.measuredSize(of: item)
        case .attachment(_, let item, let id): groups.measuredSize(of: AttachmentKey(item: item, id: id))
        case .boundary(_, let number): boundaries.measuredSize(of: number)
        case .decoration, .global: nil
        }
    }

    mutating func setMeasured(items: [Int: Pair], others: [Element: Pair]) {
        if !items.isEmpty { groups.setMeasured(items) }
        for (element, size) in others {
            switch element {
            case .boundary(_, let number): boundaries.setMeasured(size, of: number)
            case .attachment(_, let item, let id):
                groups.setMeasured(size, of: AttachmentKey(item: item, id: id))
            case .item, .decoration, .global: break
            }
        }
        let (start, content) = Self.content(source, boundaries, axis, container)
        self.start = start
        if content != groups.container { groups = groups.resized(source, container: content) }
        update()
    }
}
