import RowGeometry

/// The instances of a group, one after the other on an axis. Each contains the items that follow those of the previous
/// one.
///
/// If the dimensions are known, all instances are alike, and initialization takes O(1). If only the number of items in
/// an instance is known, initialization takes O(n) time for n instances, without placing items. Otherwise, it places
/// all items.
struct GroupList {
    typealias Axis = CompositionalGeometry.Axis
    typealias Pair = CompositionalGeometry.Pair

    let group: CompositionalGeometry.Item
    let container: Pair
    let axis: Axis
    let count: Int
    private let spacing: Double
    /// An instance with estimates.
    private let template: GroupSolver
    /// The distance from the start of an instance to that of the next one, if all instances are alike.
    private let pitch: Double?
    /// The distances otherwise, including the last one.
    private var pitches = SumTree()
    /// The first item of each instance, if their number of items varies.
    private var firsts: [Int] = []
    /// The greatest number of items that were examined for an instance, if their number varies.
    private var lookahead = 0
    private var measured: [Int: Pair] = [:]
    private var measuredAttachments: [AttachmentKey: Pair] = [:]
    /// The instances that were solved since the last change of a size.
    private var cache = SolvedGroups()
    /// The extent across of the instances that contain measured items.
    private var measuredBreadths: [Int: Double] = [:]
    /// The distance, in points, by which a view can exceed its instance on each axis.
    private(set) var overhang = Pair()

    init(_ section: CompositionalGeometry.Section, container: Pair, axis: Axis) {
        group = section.group
        self.container = container
        self.axis = axis
        spacing = section.groupSpacing
        template = GroupSolver(section.group, in: container, first: 0, end: section.count)
        count = template.capacity > 0 ? section.count : 0
        let length: Double = Self.length(of: template, section.group, axis)
        pitch = section.group.isEstimated ? nil : length + spacing
        include(template)
        guard pitch == nil else { return }
        if section.group.hasVaryingCount {
            breakGroups(from: 0)
        } else {
            pitches = SumTree([Double](repeating: length + spacing, count: groupCount))
            measureLastGroup()
        }
    }

    /// A last instance that is not full can be shorter than the others.
    private mutating func measureLastGroup() {
        guard groupCount > 0, count % template.capacity != 0 else { return }
        let last: Int = groupCount - 1
        let solved = solve(from: last * template.capacity)
        pitches.set(last, to: Self.length(of: solved, group, axis) + spacing)
        include(solved)
    }

    /// Returns the list of the same items in a different container.
    func resized(_ section: CompositionalGeometry.Section, container: Pair) -> GroupList {
        var list = GroupList(section, container: container, axis: axis)
        list.measuredAttachments = measuredAttachments
        if !measured.isEmpty { list.setMeasured(measured) }
        return list
    }

    /// The length of an instance with the fixed space around it.
    private static func length(
        of solved: GroupSolver, _ group: CompositionalGeometry.Item, _ axis: Axis
    ) -> Double {
        solved.size[axis] + group.edgeSpacing.start(axis).minimum + group.edgeSpacing.end(axis).minimum
    }

    // MARK: Instances

    /// The number of instances.
    var groupCount: Int {
        if !firsts.isEmpty { return firsts.count }
        return count == 0 ? 0 : (count + template.capacity - 1) / template.capacity
    }

    /// The length of all instances and the spaces between them.
    var length: Double {
        guard groupCount > 0 else { return 0 }
        return (pitch.map { $0 * Double(groupCount) } ?? pitches.total) - spacing
    }

    /// The greatest extent across of the instances that contain measured items, or that of an instance with estimates.
    var breadth: Double {
        guard count > 0 else { return 0 }
        let across = axis.other
        let edges: Double = group.edgeSpacing.start(across).minimum + group.edgeSpacing.end(across).minimum
        return edges + (measuredBreadths.values.max() ?? template.size[across])
    }

    /// The distance, in points, by which instances with estimates exceed `breadth`.
    var excessBreadth: Double {
        measuredBreadths.values.max().map { max(0, template.size[axis.other] - $0) } ?? 0
    }

    func items(of index: Int) -> Range<Int> {
        if firsts.isEmpty { return index * template.capacity..<min(count, (index + 1) * template.capacity) }
        return firsts[index]..<(index + 1 < firsts.count ? firsts[index + 1] : count)
    }

    /// Returns the instance that contains an item. O(log n).
    func group(of item: Int) -> Int {
        guard !firsts.isEmpty else { return item / template.capacity }
        var low = 0
        var high = firsts.count
        while high - low > 1 {
            let middle: Int = (low + high) / 2
            if firsts[middle] <= item { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns the start of an instance, without the space before it.
    func start(of index: Int) -> Double {
        let offset: Double = pitch.map { $0 * Double(index) } ?? pitches.sum(before: index)
        return offset + group.edgeSpacing.start(axis).minimum
    }

    /// Returns the length of an instance.
    func length(of index: Int) -> Double {
        let edges: Double = group.edgeSpacing.start(axis).minimum + group.edgeSpacing.end(axis).minimum
        return (pitch ?? pitches[index]) - spacing - edges
    }

    /// Returns the instances that overlap `range`, with the distance by which their views can exceed them.
    func groups(in range: Range<Double>) -> Range<Int> {
        let (lower, upper): (Double, Double) = (range.lowerBound - overhang[axis], range.upperBound + overhang[axis])
        var low = 0
        var high: Int = groupCount
        while low < high {
            let middle: Int = (low + high) / 2
            if start(of: middle) + length(of: middle) >= lower { high = middle } else { low = middle + 1 }
        }
        let first = low
        high = groupCount
        while low < high {
            let middle: Int = (low + high) / 2
            if start(of: middle) >= upper { high = middle } else { low = middle + 1 }
        }
        return first..<low
    }

    /// Returns the views of an instance, relative to its origin. There can be more of them than items.
    func solved(_ index: Int) -> GroupSolver {
        guard group.isEstimated || !measuredAttachments.isEmpty else { return template }
        return cache.solved(index) { solve(from: items(of: index).lowerBound) }
    }

    private func solve(from first: Int) -> GroupSolver {
        GroupSolver(
            group, in: container, first: first, end: count, measured: measured, attachments: measuredAttachments)
    }

    // MARK: Measured sizes

    func measuredSize(of item: Int) -> Pair? { measured[item] }

    func measuredSize(of key: AttachmentKey) -> Pair? { measuredAttachments[key] }

    mutating func setMeasured(_ size: Pair, of key: AttachmentKey) {
        measuredAttachments[key] = size
        cache = SolvedGroups()
    }

    /// Sets the measured sizes of items. O(k log n) for k sizes, if the number of items of an instance is known.
    mutating func setMeasured(_ sizes: [Int: Pair]) {
        measured.merge(sizes) { $1 }
        cache = SolvedGroups()
        guard group.isEstimated else { return }
        if group.hasVaryingCount {
            // A smaller item can fit into an instance that ends before it.
            if let first = sizes.keys.min(), first < count { breakGroups(from: group(of: max(0, first - lookahead))) }
            return
        }
        var changed: Set<Int> = []
        for item in sizes.keys where item < count { changed.insert(group(of: item)) }
        for index in changed {
            let solved = solve(from: items(of: index).lowerBound)
            pitches.set(index, to: Self.length(of: solved, group, axis) + spacing)
            didMeasure(index, solved)
        }
    }

    private mutating func didMeasure(_ index: Int, _ solved: GroupSolver) {
        measuredBreadths[index] = solved.size[axis.other]
        include(solved)
    }

    private mutating func include(_ solved: GroupSolver) {
        overhang.x = max(overhang.x, solved.overhang(.horizontal))
        overhang.y = max(overhang.y, solved.overhang(.vertical))
    }

    /// Assigns items to instances, starting with an instance.
    private mutating func breakGroups(from index: Int) {
        var first: Int = index < firsts.count ? firsts[index] : 0
        firsts.removeLast(firsts.count - min(index, firsts.count))
        var lengths: [Double] = Array(pitches.values.prefix(firsts.count))
        for stale in measuredBreadths.keys where stale >= index { measuredBreadths[stale] = nil }
        while first < count {
            let solved = solve(from: first)
            guard solved.capacity > 0 else { break }
            let end: Int = min(count, first + solved.capacity)
            lookahead = max(lookahead, solved.examinedEnd - first)
            include(solved)
            if (first..<end).contains(where: { measured[$0] != nil }) { didMeasure(firsts.count, solved) }
            firsts.append(first)
            lengths.append(Self.length(of: solved, group, axis) + spacing)
            first = end
        }
        pitches = SumTree(lengths)
    }
}

/// A cache of solved instances of a group. A change of a size replaces it, so copies of a geometry can share it.
private final class SolvedGroups {
    private static let maximumCount = 128
    private var groups: [Int: GroupSolver] = [:]

    func solved(_ index: Int, _ solve: () -> GroupSolver) -> GroupSolver {
        if let group = groups[index] { return group }
        if groups.count >= Self.maximumCount { groups.removeAll(keepingCapacity: true) }
        let group: GroupSolver = solve()
        groups[index] = group
        return group
    }
}

extension GroupSolver {
    /// Returns the distance, in points, by which views exceed the group on an axis.
    func overhang(_ axis: Axis) -> Double {
        var overhang: Double = 0
        for frame in placed.map(\.frame) + attached.map(\.frame) {
            overhang = max(overhang, -frame.origin[axis], frame.end(axis) - size[axis])
        }
        return overhang
    }
}
