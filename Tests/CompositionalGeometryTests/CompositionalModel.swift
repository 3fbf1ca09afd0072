import CompositionalGeometry

/// The expected geometry, computed by placing all items of all sections.
struct CompositionalModel {
    typealias Axis = CompositionalGeometry.Axis
    typealias Boundary = CompositionalGeometry.Boundary
    typealias Element = CompositionalGeometry.Element
    typealias Insets = CompositionalGeometry.Insets
    typealias Item = CompositionalGeometry.Item
    typealias Pair = CompositionalGeometry.Pair
    typealias Rect = CompositionalGeometry.Rect
    typealias Spacing = CompositionalGeometry.Spacing

    /// An instance of a group or an item: its size and the frames of its contents.
    private struct Instance {
        var size: Pair
        var items: [(index: Int, frame: Rect)] = []
        var attachments: [(index: Int, id: Int, frame: Rect)] = []

        mutating func add(_ other: Instance, at offset: Pair) {
            items += other.items.map { ($0.index, $0.frame.offset(by: offset)) }
            attachments += other.attachments.map { ($0.index, $0.id, $0.frame.offset(by: offset)) }
        }
    }

    private let scenario: CompositionalCase
    private let measured: [Element: Pair]
    private(set) var frames: [(element: Element, frame: Rect)] = []
    private(set) var length: Double = 0
    private var section = 0

    init(_ scenario: CompositionalCase, measured: [Element: Pair]) {
        self.scenario = scenario
        self.measured = measured
        let axis = scenario.axis
        let globals = scenario.boundaries
        length = extent(globals, axis, scenario.container, ends: false) { .global(index: $0) }
        let start: Double = length
        var end: Double = length
        for (index, section) in scenario.sections.enumerated() {
            if index > 0 { length += scenario.sectionSpacing }
            self.section = index
            place(section)
            end = max(end, length)
        }
        length = end
        place(
            globals, content: start..<length, start: 0, breadth: scenario.container[axis.other], scenario.container
        ) {
            .global(index: $0)
        }
        length += extent(globals, axis, scenario.container, ends: true) { .global(index: $0) }
    }

    // MARK: Sections

    private mutating func place(_ section: CompositionalGeometry.Section) {
        let (axis, across): (Axis, Axis) = (scenario.axis, scenario.axis.other)
        let (number, origin): (Int, Double) = (self.section, length)
        let element: (Int) -> Element = { .boundary(section: number, index: $0) }
        var box = scenario.container
        var boxStart: Double = 0
        if section.boundariesFollowInsets {
            boxStart = section.insets.start(across)
            box[across] = max(0, box[across] - boxStart - section.insets.end(across))
        }
        let before: Double = extent(section.boundaries, axis, box, ends: false, element)
        let sides: (Double, Double) = (
            extent(section.boundaries, across, box, ends: false, element),
            extent(section.boundaries, across, box, ends: true, element)
        )
        var container = scenario.container
        let start: Double = section.insets.start(across) + sides.0
        container[across] = max(0, container[across] - start - section.insets.end(across) - sides.1)
        container[axis] = max(0, container[axis] - section.insets.start(axis) - section.insets.end(axis))
        var first = Pair()
        first[axis] = origin + section.spaceBefore + before + section.insets.start(axis)
        first[across] = start
        let body: Double = placeGroups(of: section, in: container, at: first)
        let content: Double = max(0, section.insets.start(axis) + body + section.insets.end(axis))
        let begin: Double = origin + section.spaceBefore + before
        place(
            section.boundaries, content: begin..<begin + content, start: boxStart, breadth: box[across], box, element)
        length = begin + content + extent(section.boundaries, axis, box, ends: true, element)
        for (index, insets) in section.decorations.enumerated() {
            var all = Rect(size: scenario.container)
            all.origin[axis] = origin
            all.size[axis] = length - origin
            frames.append((.decoration(section: number, index: index), all.inset(insets)))
        }
    }

    /// Places all groups and returns their extent on the scroll axis.
    private mutating func placeGroups(
        of section: CompositionalGeometry.Section, in container: Pair, at origin: Pair
    ) -> Double {
        let isOrthogonal: Bool = section.behavior != .none
        let along: Axis = isOrthogonal ? scenario.axis.other : scenario.axis
        let edges = section.group.edgeSpacing
        var instances: [(instance: Instance, offset: Double)] = []
        var item = 0
        var offset: Double = 0
        while item < section.count {
            if !instances.isEmpty { offset += section.groupSpacing }
            var next = item
            var instance = solve(section.group, in: container, next: &next, end: section.count, more: true)
            guard next > item else { break }
            instance.items.removeAll { $0.index >= section.count }
            instance.attachments.removeAll { $0.index >= section.count }
            offset += edges.start(along).minimumLength
            instances.append((instance, offset))
            offset += instance.size[along] + edges.end(along).minimumLength
            item = next
        }
        let breadth: Double = isOrthogonal ? self.breadth(instances.map(\.instance), section) : container[along.other]
        for (instance, offset) in instances {
            var position = origin
            position[along] += offset
            position[along.other] += lead(
                edges.start(along.other), edges.end(along.other), length: instance.size[along.other], in: breadth)
            for (index, frame) in instance.items {
                frames.append((.item(section: self.section, item: index), frame.offset(by: position)))
            }
            for (index, id, frame) in instance.attachments {
                frames.append((.attachment(section: self.section, item: index, id: id), frame.offset(by: position)))
            }
        }
        return isOrthogonal ? breadth : offset
    }

    /// Returns the extent, on the layout's scroll axis, of the groups in a section that scrolls orthogonally. If the
    /// groups have estimated sizes and some are measured, this is the extent of the largest measured group. Otherwise,
    /// it is the extent of an unmeasured group.
    private func breadth(_ instances: [Instance], _ section: CompositionalGeometry.Section) -> Double {
        guard let first = instances.first else { return 0 }
        let across = scenario.axis
        let edges = section.group.edgeSpacing
        let measured = instances.filter { instance in
            instance.items.contains { self.measured[.item(section: self.section, item: $0.index)] != nil }
        }
        let isEstimated: Bool = Self.isEstimated(section.group)
        var length: Double = (isEstimated ? measured : []).map { $0.size[across] }.max() ?? -1
        if length < 0 { length = unmeasuredSize(section, like: first)[across] }
        return edges.start(across).minimumLength + length + edges.end(across).minimumLength
    }

    private func unmeasuredSize(_ section: CompositionalGeometry.Section, like first: Instance) -> Pair {
        var model = self
        model.section = -1
        var next = 0
        var container = scenario.container
        let across = scenario.axis.other
        var box = scenario.container
        if section.boundariesFollowInsets {
            box[across] = max(0, box[across] - section.insets.start(across) - section.insets.end(across))
        }
        let number = self.section
        let element: (Int) -> Element = { .boundary(section: number, index: $0) }
        let sides: Double =
            extent(section.boundaries, across, box, ends: false, element)
            + extent(section.boundaries, across, box, ends: true, element)
        let sideInsets: Double = section.insets.start(across) + section.insets.end(across)
        container[across] = max(0, container[across] - sideInsets - sides)
        container[scenario.axis] = max(
            0, container[scenario.axis] - section.insets.start(scenario.axis) - section.insets.end(scenario.axis))
        return model.solve(section.group, in: container, next: &next, end: section.count, more: true).size
    }

    private static func isEstimated(_ item: Item) -> Bool {
        if item.size.isEstimated { return true }
        guard case .line(let line) = item.content else { return false }
        return line.items.contains(where: isEstimated)
    }

    // MARK: Boundaries

    private func size(_ boundary: Boundary, _ element: Element, in box: Pair) -> Pair {
        resolve(boundary.size, in: box, measured[element])
    }

    private func extent(
        _ boundaries: [Boundary], _ side: Axis, _ box: Pair, ends: Bool, _ element: (Int) -> Element
    ) -> Double {
        let axis = scenario.axis
        var extent: Double = 0
        for (index, boundary) in boundaries.enumerated() where boundary.extendsBoundary {
            let isOnAxis: Bool = boundary.alignment[axis] != 0.5
            guard isOnAxis == (side == axis), boundary.alignment[side] == (ends ? 1 : 0) else { continue }
            let size = size(boundary, element(index), in: box)
            extent = max(extent, size[side] + (ends ? 1 : -1) * boundary.offset[side])
        }
        return extent
    }

    private mutating func place(
        _ boundaries: [Boundary], content: Range<Double>, start: Double, breadth: Double, _ box: Pair,
        _ element: (Int) -> Element
    ) {
        let (axis, across): (Axis, Axis) = (scenario.axis, scenario.axis.other)
        let sides: (Double, Double) = (
            extent(boundaries, across, box, ends: false, element), extent(boundaries, across, box, ends: true, element)
        )
        for (index, boundary) in boundaries.enumerated() {
            let size = size(boundary, element(index), in: box)
            var frame = Rect(size: size)
            let isOutside: Bool = boundary.extendsBoundary
            let isOnAxis: Bool = boundary.alignment[axis] != 0.5
            let isOnSide: Bool = isOutside && !isOnAxis && boundary.alignment[across] != 0.5
            if isOutside, isOnAxis {
                frame.origin[axis] =
                    boundary.alignment[axis] == 0 ? content.lowerBound - size[axis] : content.upperBound
            } else {
                frame.origin[axis] =
                    content.lowerBound
                    + boundary.alignment[axis] * (content.upperBound - content.lowerBound - size[axis])
            }
            if isOnSide {
                frame.origin[across] =
                    boundary.alignment[across] == 0 ? start + sides.0 - size[across] : start + breadth - sides.1
            } else {
                frame.origin[across] = start + boundary.alignment[across] * (breadth - size[across])
            }
            frames.append((element(index), frame.offset(by: boundary.offset).inset(boundary.insets)))
        }
    }

    // MARK: Groups

    private func resolve(_ size: CompositionalGeometry.Size, in container: Pair, _ measured: Pair?) -> Pair {
        func length(_ dimension: CompositionalGeometry.Dimension, _ measured: Double?) -> Double {
            switch dimension {
            case .fractionalWidth(let fraction): max(0, fraction * container.x)
            case .fractionalHeight(let fraction): max(0, fraction * container.y)
            case .absolute(let length): max(0, length)
            case .estimated(let length), .uniform(let length): measured ?? length
            }
        }
        return Pair(x: length(size.width, measured?.x), y: length(size.height, measured?.y))
    }

    private func solve(
        _ item: Item, in container: Pair, next: inout Int, end: Int, more: Bool, forced: [Axis: Double] = [:]
    ) -> Instance {
        let first = next
        var size = resolve(item.size, in: container, measured[.item(section: section, item: next)])
        if case .line = item.content { size = resolve(item.size, in: container, nil) }
        for (axis, length) in forced { size[axis] = length }
        var instance = Instance(size: size)
        switch item.content {
        case .item:
            instance.items = [(next, Rect(size: size).inset(item.insets))]
            next += 1
        case .custom: break
        case .line(let line):
            instance = solve(item, line, size, next: &next, end: end, more: more, forced)
        }
        guard next > first else { return instance }
        let frame = Rect(size: instance.size).inset(item.insets)
        for attachment in item.attachments {
            let element: Element = .attachment(section: section, item: first, id: attachment.id)
            let size = resolve(attachment.size, in: frame.size, measured[element])
            let anchor = attachment.containerAnchor
            let own = attachment.itemAnchor ?? CompositionalGeometry.Anchor(anchor.position)
            var attached = Rect(size: size)
            for axis in [Axis.horizontal, .vertical] {
                attached.origin[axis] =
                    frame.origin[axis] + anchor.position[axis] * frame.size[axis]
                    + anchor.offset[axis] * (anchor.isFractional ? size[axis] : 1) - own.position[axis] * size[axis]
                    + own.offset[axis] * (own.isFractional ? size[axis] : 1)
            }
            instance.attachments.append((first, attachment.id, attached.inset(attachment.insets)))
        }
        return instance
    }

    private func solve(
        _ group: Item, _ line: Item.Line, _ outer: Pair, next: inout Int, end: Int, more: Bool,
        _ forced: [Axis: Double]
    ) -> Instance {
        let (along, across): (Axis, Axis) = (line.axis, line.axis.other)
        let first = next
        let fits: (Axis) -> Bool = { group.size[$0].isEstimated && forced[$0] == nil }
        var content = Rect(size: outer).inset(group.insets).size
        let hasMore: Bool = more && !fits(along) && !line.items.contains { $0.size[along].isEstimated }
        func children(_ uniform: [Axis: Double], _ next: inout Int) -> [(Item, Instance, Bool)] {
            next = first
            return self.children(line, content, fits(along), &next, end, hasMore, uniform)
        }
        var result = children([:], &next)
        var uniform: [Axis: Double] = [:]
        for axis in [along, across] {
            uniform[axis] = result.filter { $0.2 && $0.0.size[axis].isUniformDimension }.map { $0.1.size[axis] }.max()
        }
        let edges: (Item, Axis) -> Double = {
            $0.edgeSpacing.start($1).minimumLength + $0.edgeSpacing.end($1).minimumLength
        }
        if fits(across) {
            let breadths: [Double] = result.filter { $0.2 && !$0.0.size[across].isFraction(of: across) }.map {
                let length: Double =
                    $0.0.size[across].isUniformDimension ? uniform[across] ?? 0 : $0.1.size[across]
                return length + edges($0.0, across)
            }
            content[across] = breadths.max() ?? content[across]
        }
        result = children(uniform, &next)
        let used: Double =
            result.map { $0.1.size[along] + edges($0.0, along) }.reduce(0, +)
            + Double(max(0, result.count - 1)) * line.spacing.minimumLength
        if fits(along) { content[along] = used }
        let flexible: [Bool] =
            result.flatMap {
                [$0.0.edgeSpacing.start(along).isFlexibleSpace, $0.0.edgeSpacing.end(along).isFlexibleSpace]
            }
            + [Bool](repeating: line.spacing.isFlexibleSpace, count: max(0, result.count - 1))
        let flexibleCount: Int = flexible.filter { $0 }.count
        let extra: Double = flexibleCount > 0 ? max(0, content[along] - used) / Double(flexibleCount) : 0
        let actual: (Spacing) -> Double = { $0.minimumLength + ($0.isFlexibleSpace ? extra : 0) }
        var instance = Instance(size: outer)
        if fits(along) { instance.size[along] = content[along] }
        if fits(across) { instance.size[across] = content[across] }
        var position: Double = group.insets.start(along)
        for (item, child, _) in result {
            var offset = Pair()
            position += actual(item.edgeSpacing.start(along))
            offset[along] = position
            offset[across] =
                group.insets.start(across)
                + lead(
                    item.edgeSpacing.start(across), item.edgeSpacing.end(across), length: child.size[across],
                    in: content[across])
            instance.add(child, at: offset)
            position += child.size[along] + actual(item.edgeSpacing.end(along)) + actual(line.spacing)
        }
        return instance
    }

    /// Returns the instances in a line, and whether each of them contains an existing item.
    private func children(
        _ line: Item.Line, _ content: Pair, _ fitsAlong: Bool, _ next: inout Int, _ end: Int, _ more: Bool,
        _ uniform: [Axis: Double]
    ) -> [(Item, Instance, Bool)] {
        let axis = line.axis
        var result: [(Item, Instance, Bool)] = []
        var used: Double = 0
        let first = next
        while true {
            if let count = line.count, result.count == count * line.items.count { return result }
            guard next < end || more && next < max(end, first + 4_000) else { return result }
            let item = line.items[result.count % line.items.count]
            var forced: [Axis: Double] = [:]
            for axis in [Axis.horizontal, .vertical] where item.size[axis].isUniformDimension {
                forced[axis] = uniform[axis]
            }
            if line.sharesLength, let count = line.count, !fitsAlong {
                forced[axis] =
                    max(0, content[axis] - Double(count - 1) * line.spacing.minimumLength) / Double(count)
            }
            var after = next
            let child = solve(item, in: content, next: &after, end: end, more: more, forced: forced)
            let length: Double = fitsAlong ? resolve(item.size, in: content, nil)[axis] : child.size[axis]
            used +=
                length + item.edgeSpacing.start(axis).minimumLength + item.edgeSpacing.end(axis).minimumLength
                + (result.isEmpty ? 0 : line.spacing.minimumLength)
            let isInFirstCycle: Bool = result.count < line.items.count
            let isForced: Bool = result.isEmpty || line.count != nil || fitsAlong && isInFirstCycle
            let space: Double =
                length + item.edgeSpacing.start(axis).minimumLength
                + item.edgeSpacing.end(axis).minimumLength + (result.isEmpty ? 0 : line.spacing.minimumLength)
            let isEmpty: Bool = line.count == nil && !isInFirstCycle && space <= 0
            guard after > next, !isEmpty, isForced || used <= content[axis] + 1e-6 else { return result }
            result.append((item, child, next < end))
            next = after
        }
    }

    private func lead(_ first: Spacing, _ last: Spacing, length: Double, in room: Double) -> Double {
        let rest: Double = max(0, room - first.minimumLength - length - last.minimumLength)
        guard first.isFlexibleSpace else { return first.minimumLength }
        return first.minimumLength + (last.isFlexibleSpace ? rest / 2 : rest)
    }
}

extension CompositionalGeometry.Rect {
    func offset(by offset: CompositionalGeometry.Pair) -> Self {
        Self(origin: .init(x: origin.x + offset.x, y: origin.y + offset.y), size: size)
    }

    func inset(_ insets: CompositionalGeometry.Insets) -> Self {
        Self(
            origin: .init(x: origin.x + insets.leading, y: origin.y + insets.top),
            size: .init(
                x: max(0, size.x - insets.leading - insets.trailing),
                y: max(0, size.y - insets.top - insets.bottom)))
    }
}

extension CompositionalGeometry.Dimension {
    var isUniformDimension: Bool {
        if case .uniform = self { true } else { false }
    }

    func isFraction(of axis: CompositionalGeometry.Axis) -> Bool {
        switch self {
        case .fractionalWidth: axis == .horizontal
        case .fractionalHeight: axis == .vertical
        default: false
        }
    }
}

extension CompositionalGeometry.Spacing {
    var minimumLength: Double {
        switch self {
        case .fixed(let length), .flexible(let length): length
        }
    }

    var isFlexibleSpace: Bool {
        if case .flexible = self { true } else { false }
    }
}

extension CompositionalGeometry.EdgeSpacing {
    func start(_ axis: CompositionalGeometry.Axis) -> CompositionalGeometry.Spacing {
        axis == .horizontal ? leading : top
    }

    func end(_ axis: CompositionalGeometry.Axis) -> CompositionalGeometry.Spacing {
        axis == .horizontal ? trailing : bottom
    }
}
