import RowGeometry

/// The instances of a group, one after the other on an axis. Each instance contains the items that follow the items of
/// the previous instance.
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
    /// The first instance, with estimates instead of measured sizes.
    private let template: SolvedGroup
    /// The distance from the start of an instance to the start of the next instance, if all instances are alike.
    private let pitch: Double?
    /// The pitch of each instance, if the instances differ. The last pitch also includes the space after its instance.
    private var pitches = SumTree()
    /// The first item of each instance, if the number of items in an instance varies.
    private var firsts: [Int] = []
    /// The maximum number of items that were examined for an instance, if the number of items in an instance varies.
    private var lookahead = 0
    private var measured: [Int: Pair] = [:]
    private var measuredAttachments: [AttachmentKey: Pair] = [:]
    /// The instances that were solved since the last change to a size.
    private var cache = SolvedGroups()
    /// The extents, across the axis, of the instances that contain measured items.
    private var measuredBreadths: [Int: Double] = [:]
    /// The greatest of `measuredBreadths`, or nil.
    private var measuredBreadth: Double?
    /// The distance, in points, by which a view can exceed its instance on each axis.
    private(set) var overhang = Pair()

    init(_ section: CompositionalGeometry.Section, container: Pair, axis: Axis) {
        group = section.group
        self.container = container
        self.axis = axis
        spacing = section.groupSpacing
        template = GroupSolver.solve(section.group, in: container, first: 0, end: section.count)
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

    /// Updates the pitch of the last instance if the instance is not full, because it can be shorter than the others.
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
        if !measured.isEmpty { list.setMeasured(measured) }
        for (key, size) in measuredAttachments { list.setMeasured(size, of: key) }
        return list
    }

    /// The length of an instance with the fixed space around it.
    private static func length(
        of solved: SolvedGroup, _ group: CompositionalGeometry.Item, _ axis: Axis
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

    /// The greatest extent, across the axis, of the instances with measured items, or the extent of the template if no
    /// item is measured.
    var breadth: Double {
        guard count > 0 else { return 0 }
        let across = axis.other
        let edges: Double = group.edgeSpacing.start(across).minimum + group.edgeSpacing.end(across).minimum
        return edges + (measuredBreadth ?? template.size[across])
    }

    /// The distance, in points, by which instances without measured items exceed `breadth`.
    var excessBreadth: Double {
        measuredBreadth.map { max(0, template.size[axis.other] - $0) } ?? 0
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

    /// Returns the position at which an instance starts, after its leading edge spacing.
    func start(of index: Int) -> Double {
        let offset: Double = pitch.map { $0 * Double(index) } ?? pitches.sum(before: index)
        return offset + group.edgeSpacing.start(axis).minimum
    }

    /// Returns the length of an instance.
    func length(of index: Int) -> Double {
        let edges: Double = group.edgeSpacing.start(axis).minimum + group.edgeSpacing.end(axis).minimum
        return (pitch ?? pitches[index]) - spacing - edges
    }

    /// Returns the instances whose views can overlap `range`. Views can extend beyond their instance.
    func groups(in range: Range<Double>) -> Range<Int> {
        let (lower, upper): (Double, Double) = (range.lowerBound - overhang[axis], range.upperBound + overhang[axis])
        let edges: Double = group.edgeSpacing.start(axis).minimum
        // The end of an instance is the start of the next one, minus the space between them.
        let space: Double = spacing + group.edgeSpacing.end(axis).minimum
        let first: Int = count(ofPitchesBefore: lower + space)
        let start: Double = upper - edges
        return first..<max(first, min(groupCount, count(ofPitchesBefore: start) + (start > 0 ? 1 : 0)))
    }

    /// Returns the number of leading instances whose pitches add up to less than `length`.
    private func count(ofPitchesBefore length: Double) -> Int {
        guard let pitch else { return pitches.count(before: length) }
        guard pitch > 0 else { return length > 0 ? groupCount : 0 }
        let quotient: Double = length / pitch
        guard quotient < Double(groupCount) else { return groupCount }
        var number = Int(max(0, quotient))
        while number < groupCount, Double(number + 1) * pitch < length { number += 1 }
        while number > 0, Double(number) * pitch >= length { number -= 1 }
        return number
    }

    /// Returns the views of an instance, relative to its origin. The result can contain more views than the instance
    /// has items, because the last instance may be only partly filled.
    func solved(_ index: Int) -> SolvedGroup {
        if isTemplate(index) { return template }
        return cache.solved(index) { solve(from: items(of: index).lowerBound) }
    }

    /// Returns whether an instance is known to have the frames of the template. This is the case if no attached view is
    /// measured, and either the dimensions are known, or the instance contains as many items as the template and none
    /// of them is measured.
    private func isTemplate(_ index: Int) -> Bool {
        guard measuredAttachments.isEmpty else { return false }
        return !group.isEstimated
            || firsts.isEmpty && measuredBreadths[index] == nil && (index + 1) * template.capacity <= count
    }

    private func solve(from first: Int) -> SolvedGroup {
        GroupSolver.solve(
            group, in: container, first: first, end: count, measured: measured, attachments: measuredAttachments)
    }

    // MARK: Measured sizes

    func measuredSize(of item: Int) -> Pair? { measured[item] }

    func measuredSize(of key: AttachmentKey) -> Pair? { measuredAttachments[key] }

    mutating func setMeasured(_ size: Pair, of key: AttachmentKey) {
        measuredAttachments[key] = size
        cache = SolvedGroups()
        if key.item < count { include(solved(group(of: key.item))) }
    }

    /// Sets the measured sizes of items. O(k log n) for k sizes, if the number of items of an instance is known.
    mutating func setMeasured(_ sizes: [Int: Pair]) {
        measured.merge(sizes) { $1 }
        guard group.isEstimated else { return }
        if group.hasVaryingCount {
            cache = SolvedGroups()
            // A smaller item can fit into an instance that ends before it.
            if let first = sizes.keys.min(), first < count { breakGroups(from: group(of: max(0, first - lookahead))) }
            return
        }
        var changed: [Int: SolvedGroup] = [:]
        for item in sizes.keys where item < count {
            let index: Int = group(of: item)
            guard changed[index] == nil else { continue }
            let solved = solve(from: items(of: index).lowerBound)
            changed[index] = solved
            pitches.set(index, to: Self.length(of: solved, group, axis) + spacing)
            didMeasure(index, solved)
        }
        cache = cache.replacing(changed)
    }

    private mutating func didMeasure(_ index: Int, _ solved: SolvedGroup) {
        let breadth: Double = solved.size[axis.other]
        let old: Double? = measuredBreadths.updateValue(breadth, forKey: index)
        if let greatest = measuredBreadth, old == greatest, breadth < greatest {
            measuredBreadth = measuredBreadths.values.max()
        } else {
            measuredBreadth = max(measuredBreadth ?? breadth, breadth)
        }
        include(solved)
    }

    private mutating func include(_ solved: SolvedGroup) {
        overhang.x = max(overhang.x, solved.overhang.x)
        overhang.y = max(overhang.y, solved.overhang.y)
    }

    /// Assigns the items of the instance at `index`, and all later items, to instances.
    private mutating func breakGroups(from index: Int) {
        var first: Int = index < firsts.count ? firsts[index] : 0
        firsts.removeLast(firsts.count - min(index, firsts.count))
        var lengths: [Double] = Array(pitches.values.prefix(firsts.count))
        measuredBreadths = measuredBreadths.filter { $0.key < index }
        measuredBreadth = measuredBreadths.values.max()
        while first < count {
            let solved = solve(from: first)
            guard solved.capacity > 0 else { break }
            let end: Int = min(count, first + solved.capacity)
            lookahead = max(lookahead, solved.examinedCount)
            include(solved)
            if (first..<end).contains(where: { measured[$0] != nil }) { didMeasure(firsts.count, solved) }
            firsts.append(first)
            lengths.append(Self.length(of: solved, group, axis) + spacing)
            first = end
        }
        pitches = SumTree(lengths)
    }
}
