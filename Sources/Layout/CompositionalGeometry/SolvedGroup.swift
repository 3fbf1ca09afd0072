/// The frames of one instance of a group, relative to its origin.
final class SolvedGroup {
    typealias Pair = CompositionalGeometry.Pair

    /// The items with their frames. If the section has too few items to fill the group, this includes items that do
    /// not exist.
    let placed: [GroupSolver.Placed]
    let attached: [GroupSolver.Attached]
    let size: Pair
    /// The number of items that were examined, including those that do not fit.
    let examinedCount: Int
    /// The distance, in points, by which views exceed the instance on each axis.
    let overhang: Pair

    init(placed: [GroupSolver.Placed], attached: [GroupSolver.Attached], size: Pair, examinedCount: Int) {
        self.placed = placed
        self.attached = attached
        self.size = size
        self.examinedCount = examinedCount
        var overhang = Pair()
        func include(_ frame: CompositionalGeometry.Rect) {
            overhang.x = max(overhang.x, -frame.origin.x, frame.end(.horizontal) - size.x)
            overhang.y = max(overhang.y, -frame.origin.y, frame.end(.vertical) - size.y)
        }
        for view in placed { include(view.frame) }
        for view in attached { include(view.frame) }
        self.overhang = overhang
    }

    /// The number of items that the instance would contain if there were enough.
    var capacity: Int { placed.count }
}

/// A cache of solved instances of a group. Copies of a geometry share it, so a change to a size replaces it.
final class SolvedGroups {
    private static let maximumCount = 128
    private var groups: [Int: SolvedGroup]

    init(_ groups: [Int: SolvedGroup] = [:]) { self.groups = groups }

    func solved(_ index: Int, _ solve: () -> SolvedGroup) -> SolvedGroup {
        if let group = groups[index] { return group }
        if groups.count >= Self.maximumCount { groups.removeAll(keepingCapacity: true) }
        let group: SolvedGroup = solve()
        groups[index] = group
        return group
    }

    /// Returns a cache with `changed` in place of the instances at the same indexes.
    func replacing(_ changed: [Int: SolvedGroup]) -> SolvedGroups {
        guard groups.count + changed.count < Self.maximumCount else { return SolvedGroups(changed) }
        return SolvedGroups(groups.merging(changed) { $1 })
    }
}
