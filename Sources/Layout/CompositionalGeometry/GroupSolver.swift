/// Computes the frames of one instance of a group.
///
/// The items of an incomplete group have the frames that they would have in a complete group. The solver therefore
/// places more items than the section has, if their lengths are known.
struct GroupSolver {
    typealias Axis = CompositionalGeometry.Axis
    typealias Item = CompositionalGeometry.Item
    typealias Pair = CompositionalGeometry.Pair
    typealias Rect = CompositionalGeometry.Rect
    typealias Spacing = CompositionalGeometry.Spacing

    /// An item with its frame.
    struct Placed {
        var frame: Rect
        let item: Item
        let zIndex: Int
    }

    /// An attached view with its frame. `item` is the index of its item in the instance.
    struct Attached {
        var frame: Rect
        let item: Int
        let id: Int
    }

    /// Lengths that replace the dimensions of an item.
    private struct Forced {
        var x: Double?
        var y: Double?

        subscript(axis: Axis) -> Double? {
            get { axis == .horizontal ? x : y }
            set { if axis == .horizontal { x = newValue } else { y = newValue } }
        }
    }

    /// An instance of an item in a line.
    private struct Slot {
        let item: Item
        let firstPlaced: Int
        let firstAttached: Int
        let size: Pair
        /// Whether the first item of the slot exists in the section.
        let exists: Bool
    }

    /// The instances of items in a line, before they are moved to their positions.
    private struct Pass {
        var slots: [Slot] = []
        var used: Double = 0
    }

    /// The maximum number of items with which a group is filled if the section has too few items.
    private static let maximumCount = 4_096
    /// The length, in points, by which the items of a line may exceed the available space. It absorbs rounding errors.
    private static let tolerance = 1e-6

    private let measured: [Int: Pair]
    private let measuredAttachments: [AttachmentKey: Pair]
    private let first: Int
    /// The end of the items that exist.
    private let realEnd: Int
    private var next: Int
    /// The end of the items that were examined, including those that do not fit.
    private var examinedEnd: Int
    /// Whether items that do not exist can be placed.
    private var allowsMore = true
    private var placed: [Placed] = []
    private var attached: [Attached] = []
    private var size = Pair()

    /// Returns an instance of `group` that starts with the item at index `first`.
    static func solve(
        _ group: Item, in container: Pair, first: Int, end: Int, measured: [Int: Pair] = [:],
        attachments: [AttachmentKey: Pair] = [:]
    ) -> SolvedGroup {
        let solver = GroupSolver(
            group, in: container, first: first, end: end, measured: measured, attachments: attachments)
        return SolvedGroup(
            placed: solver.placed, attached: solver.attached, size: solver.size,
            examinedCount: solver.examinedEnd - first)
    }

    private init(
        _ group: Item, in container: Pair, first: Int, end: Int, measured: [Int: Pair],
        attachments: [AttachmentKey: Pair]
    ) {
        self.measured = measured
        measuredAttachments = attachments
        self.first = first
        next = first
        examinedEnd = first
        realEnd = end
        size = place(group, in: container, Forced())
    }

    // MARK: Items

    private var canContinue: Bool {
        next < realEnd || allowsMore && next < max(realEnd, first + Self.maximumCount)
    }

    /// Places an instance of `item` at the origin, and returns its size.
    private mutating func place(_ item: Item, in container: Pair, _ forced: Forced) -> Pair {
        let firstIndex = next
        var size: Pair
        switch item.content {
        case .item:
            size = item.size.resolved(in: container, measured: measured[next])
            apply(forced, to: &size)
            append(item.insets.inset(Rect(size: size)), item, zIndex: 0)
        case .custom(let provider):
            size = item.size.resolved(in: container, measured: nil)
            apply(forced, to: &size)
            let content = item.insets.inset(Rect(size: size))
            for custom in provider(size) {
                var frame = custom.frame
                frame.origin.x += content.origin.x
                frame.origin.y += content.origin.y
                append(frame, item, zIndex: custom.zIndex)
            }
        case .line(let line): size = placeLine(item, line, in: container, forced)
        }
        attach(to: item, at: firstIndex, size)
        return size
    }

    private mutating func append(_ frame: Rect, _ item: Item, zIndex: Int) {
        placed.append(Placed(frame: frame, item: item, zIndex: zIndex))
        next += 1
        examinedEnd = max(examinedEnd, next)
    }

    private func apply(_ forced: Forced, to size: inout Pair) {
        if let width = forced.x { size.x = width }
        if let height = forced.y { size.y = height }
    }

    private mutating func attach(to item: Item, at index: Int, _ size: Pair) {
        guard !item.attachments.isEmpty, next > index else { return }
        let frame = item.insets.inset(Rect(size: size))
        for attachment in item.attachments {
            let known: Pair? = measuredAttachments[AttachmentKey(item: index, id: attachment.id)]
            attached.append(
                Attached(frame: attachment.frame(on: frame, measured: known), item: index - first, id: attachment.id))
        }
    }

    // MARK: Lines

    /// Places the items of a group in a line.
    ///
    /// 1. Known dimensions are resolved. Estimates are used for the others.
    /// 2. Items are placed one after the other, until the group is full.
    /// 3. Dimensions that depend on the items are computed from them. Items that depend on these dimensions, or that
    ///    have a uniform dimension, are placed again.
    /// 4. Items move to their positions.
    private mutating func placeLine(_ group: Item, _ line: Item.Line, in container: Pair, _ forced: Forced) -> Pair {
        var outer = group.size.resolved(in: container, measured: nil)
        apply(forced, to: &outer)
        let inset = group.insets
        var content = inset.inset(Rect(size: outer)).size
        let (along, across): (Axis, Axis) = (line.axis, line.axis.other)
        let fitsAlong: Bool = group.size[along].isEstimated && forced[along] == nil
        let fitsAcross: Bool = group.size[across].isEstimated && forced[across] == nil
        let allowedMore = allowsMore
        if fitsAlong || line.items.contains(where: { $0.size[along].isEstimated }) { allowsMore = false }
        defer { allowsMore = allowedMore }
        let start = (next, placed.count, attached.count)
        var pass = fill(line, content, fitsAlong: fitsAlong, Forced())
        var uniform = Forced()
        for axis in [along, across] where line.items.contains(where: { $0.size[axis].isUniform }) {
            let uniformSlots = pass.slots.lazy.filter { $0.exists && $0.item.size[axis].isUniform }
            uniform[axis] = uniformSlots.map { $0.size[axis] }.max()
        }
        let dependents: Bool =
            fitsAcross
            && line.items.contains { $0.size.width.depends(on: across) || $0.size.height.depends(on: across) }
        let needsAgain: Bool = uniform.x != nil || uniform.y != nil || dependents
        if fitsAcross { content[across] = breadth(of: pass, across, uniform, estimate: content[across]) }
        if needsAgain {
            rewind(to: start)
            pass = fill(line, content, fitsAlong: fitsAlong, uniform)
        }
        if fitsAlong { content[along] = pass.used }
        move(pass, line, content, origin: Pair(x: inset.leading, y: inset.top))
        if fitsAlong { outer[along] = content[along] }
        if fitsAcross { outer[across] = content[across] }
        return outer
    }

    private mutating func rewind(to start: (next: Int, placed: Int, attached: Int)) {
        next = start.next
        placed.removeLast(placed.count - start.placed)
        attached.removeLast(attached.count - start.attached)
    }

    /// Places items at the origin until the group is full.
    private mutating func fill(_ line: Item.Line, _ content: Pair, fitsAlong: Bool, _ uniform: Forced) -> Pass {
        var pass = Pass()
        let axis = line.axis
        var limit: Double = content[axis] + Self.tolerance
        var share: Double?
        if line.sharesLength, let count = line.count, count > 0, !fitsAlong {
            share = max(0, content[axis] - Double(count - 1) * line.spacing.minimum) / Double(count)
        }
        if line.count != nil { limit = .infinity }
        // A group with an estimated length contains as many items as fit by their estimates, so that their number is
        // constant.
        var estimate: Double = 0
        var number = 0
        while !line.items.isEmpty, canContinue, number < line.count.map({ $0 * line.items.count }) ?? .max {
            let item = line.items[number % line.items.count]
            let before = (next, placed.count, attached.count)
            var forced = Forced()
            for axis in [Axis.horizontal, .vertical] where item.size[axis].isUniform { forced[axis] = uniform[axis] }
            if let share { forced[axis] = share }
            let exists: Bool = next < realEnd
            let size = place(item, in: content, forced)
            let edges: Double = item.edgeSpacing.start(axis).minimum + item.edgeSpacing.end(axis).minimum
            let space: Double = (number == 0 ? 0 : line.spacing.minimum) + edges
            let needed: Double = pass.used + space + size[axis]
            let length: Double = fitsAlong ? item.size[axis].length(in: content) : size[axis]
            estimate += space + length
            let isFirstCycle: Bool = number < line.items.count
            let isAlwaysPlaced: Bool = number == 0 || line.count != nil || fitsAlong && isFirstCycle
            let isEmpty: Bool = line.count == nil && space + length <= 0 && !isFirstCycle
            guard next > before.0, !isEmpty, isAlwaysPlaced || estimate <= limit else {
                rewind(to: before)
                break
            }
            pass.slots.append(
                Slot(item: item, firstPlaced: before.1, firstAttached: before.2, size: size, exists: exists))
            pass.used = needed
            number += 1
        }
        return pass
    }

    /// Returns the length that the items of a group need on the axis `across`, or `estimate` if all items depend on
    /// that length.
    private func breadth(of pass: Pass, _ across: Axis, _ uniform: Forced, estimate: Double) -> Double {
        var breadth: Double?
        for slot in pass.slots where slot.exists && !slot.item.size[across].depends(on: across) {
            let edges = slot.item.edgeSpacing
            let length: Double = slot.item.size[across].isUniform ? uniform[across] ?? 0 : slot.size[across]
            breadth = max(breadth ?? 0, edges.start(across).minimum + length + edges.end(across).minimum)
        }
        return breadth ?? estimate
    }

    /// Moves the items of a group to their positions. Flexible spaces share the remaining space.
    private mutating func move(_ pass: Pass, _ line: Item.Line, _ content: Pair, origin: Pair) {
        let (along, across): (Axis, Axis) = (line.axis, line.axis.other)
        var flexible: Int = line.spacing.isFlexible ? pass.slots.count - 1 : 0
        for slot in pass.slots { flexible += flexibleCount(slot.item, along) }
        let extra: Double = flexible > 0 ? max(0, content[along] - pass.used) / Double(flexible) : 0
        func length(_ spacing: Spacing, _ extra: Double) -> Double {
            spacing.minimum + (spacing.isFlexible ? extra : 0)
        }
        var position = origin[along]
        for (number, slot) in pass.slots.enumerated() {
            let edges = slot.item.edgeSpacing
            let breadth: Double =
                edges.start(across).minimum + slot.size[across] + edges.end(across).minimum
            let count = flexibleCount(slot.item, across)
            let extraAcross: Double = count > 0 ? max(0, content[across] - breadth) / Double(count) : 0
            position += length(edges.start(along), extra)
            var offset = Pair()
            offset[along] = position
            offset[across] = origin[across] + length(edges.start(across), extraAcross)
            let isLast: Bool = number + 1 == pass.slots.count
            let placedEnd: Int = isLast ? placed.count : pass.slots[number + 1].firstPlaced
            let attachedEnd: Int = isLast ? attached.count : pass.slots[number + 1].firstAttached
            for index in slot.firstPlaced..<placedEnd { Self.shift(&placed[index].frame, offset) }
            for index in slot.firstAttached..<attachedEnd { Self.shift(&attached[index].frame, offset) }
            position += slot.size[along] + length(edges.end(along), extra) + length(line.spacing, extra)
        }
    }

    private func flexibleCount(_ item: Item, _ axis: Axis) -> Int {
        (item.edgeSpacing.start(axis).isFlexible ? 1 : 0) + (item.edgeSpacing.end(axis).isFlexible ? 1 : 0)
    }

    private static func shift(_ frame: inout Rect, _ offset: Pair) {
        frame.origin.x += offset.x
        frame.origin.y += offset.y
    }
}

/// The identifier of an attached view in a section.
struct AttachmentKey: Hashable {
    let item: Int
    let id: Int
}
