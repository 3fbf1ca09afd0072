extension LinearProgram {
    /// Reads the costs of all quantities from their constraints.
    ///
    /// Each nonbasic quantity stays at the breakpoint of the same constraint, if the constraint still exists.
    /// - Parameter requiredOnly: Whether to leave out the constraints that are not required.
    func readCosts(_ solver: ConstraintSolver, requiredOnly: Bool = false) {
        costsChanged = false
        if !isNew { saveSpots() }
        breakpoints.removeAll()
        stages.removeAll()
        var scale = 0.0
        for quantity in 0..<quantityCount {
            starts[quantity] = Int32(breakpoints.count)
            let isVariable = quantity < variableCount
            let global = globals[quantity]
            var index = isVariable ? solver.variables[global].firstConstraint : solver.forms[global].firstConstraint
            while index >= 0 {
                let record = solver.constraints[index]
                if !record.isBroken && (!requiredOnly || record.isRequired) {
                    insert(
                        Breakpoint(
                            value: record.bound, weight: abs(record.factor), priority: record.priority,
                            preference: record.order, constraint: index, relation: record.relation,
                            isActive: !requiredOnly), of: quantity)
                    let size = abs(record.bound)
                    if size > scale && size <= 1e9 { scale = size }
                    addStage(record.priority, quantity)
                }
                index = record.next
            }
            if isVariable {
                let record = solver.variables[global]
                insert(
                    Breakpoint(
                        value: 0, weight: 1, priority: 0,
                        preference: record.order
                            + (record.isLength ? LinearProgram.beforeConstraints : LinearProgram.afterConstraints),
                        constraint: -1, relation: .equal, isActive: true), of: quantity)
            }
            sortLongRun(quantity)
        }
        starts[quantityCount] = Int32(breakpoints.count)
        tolerance = 1e-9 + 1e-12 * scale
        sortStages()
        if !isNew { restoreSpots() }
    }

    /// The offset that puts the preferences of lengths before those of all constraints.
    static let beforeConstraints = -1 << 60
    /// The offset that puts the preferences of other variables after those of all constraints.
    static let afterConstraints = 1 << 60
    /// The length above which a run of breakpoints is sorted once, when it is complete.
    private static let longRun = 32

    @inline(__always)
    private func precedes(_ a: Breakpoint, _ b: Breakpoint) -> Bool {
        a.value < b.value || (a.value == b.value && a.preference < b.preference)
    }

    @inline(__always)
    private func insert(_ breakpoint: Breakpoint, of quantity: Int) {
        let start = Int(starts[quantity])
        breakpoints.append(breakpoint)
        var insertion = breakpoints.count - 1
        if insertion - start > LinearProgram.longRun { return }
        while insertion > start && precedes(breakpoint, breakpoints[insertion - 1]) {
            breakpoints[insertion] = breakpoints[insertion - 1]
            insertion -= 1
        }
        breakpoints[insertion] = breakpoint
    }

    private func sortLongRun(_ quantity: Int) {
        let start = Int(starts[quantity])
        if breakpoints.count - start <= LinearProgram.longRun { return }
        breakpoints.sort(from: start, by: precedes)
    }

    @inline(__always)
    private func addStage(_ priority: Double, _ quantity: Int) {
        var back = stages.count - 1
        // The stages of the same quantity are at the end.
        while back >= 0 && Int(stages[back].quantity) == quantity && stages.count - back < 8 {
            if stages[back].priority == priority { return }
            back -= 1
        }
        stages.append(Stage(priority: priority, quantity: Int32(quantity)))
    }

    /// Sorts the stages by descending priority, and by quantity within a priority.
    private func sortStages() {
        // OPTIMIZATION: there are few distinct priorities, so this is a counting sort.
        let levels = workspace.levels.base
        var levelCount = 0
        for index in 0..<stages.count {
            let priority = stages[index].priority
            var level = 0
            while level < levelCount && levels[level].priority > priority { level += 1 }
            if level == levelCount || levels[level].priority != priority {
                if levelCount == Workspace.maximumLevelCount {
                    return stages.sort { ($0.priority, $1.quantity) > ($1.priority, $0.quantity) }
                }
                (levels + level + 1).update(from: levels + level, count: levelCount - level)
                levels[level] = Level(priority: priority, end: 0)
                levelCount += 1
            }
            levels[level].end += 1
        }
        for level in 1..<max(levelCount, 1) { levels[level].end += levels[level - 1].end }
        workspace.stages.resize(stages.count)
        workspace.stages.base.update(from: stages.base, count: stages.count)
        for index in (0..<stages.count).reversed() {
            let stage = workspace.stages[index]
            var level = 0
            while levels[level].priority != stage.priority { level += 1 }
            levels[level].end -= 1
            stages[levels[level].end] = stage
        }
    }

    private func saveSpots() {
        workspace.order.resize(quantityCount)
        for quantity in 0..<quantityCount where !isBasic(quantity) {
            workspace.order[quantity] = breakpoints[starts[quantity] + spots[quantity]].constraint
        }
    }

    private func restoreSpots() {
        for quantity in 0..<quantityCount where !isBasic(quantity) {
            let constraint = workspace.order[quantity]
            var found = -1
            for index in breakpointRange(quantity) where breakpoints[index].constraint == constraint { found = index }
            pin(quantity, at: found >= 0 ? found - Int(starts[quantity]) : cheapestBreakpoint(quantity))
        }
    }

    // MARK: Costs of one quantity

    /// Returns the breakpoint at which the quantity's own cost is least.
    func cheapestBreakpoint(_ quantity: Int) -> Int {
        let range = breakpointRange(quantity)
        if range.count == 1 { return 0 }
        let own = CostCurve(breakpoints: UnsafeMutableBufferPointer(rebasing: breakpoints.buffer[range]))
        return own.firstIndex(whereTrend: { $0 >= 0 }) ?? range.count - 1
    }

    @inline(__always)
    func pin(_ quantity: Int, at index: Int) {
        spots[quantity] = Int32(index)
        values[quantity] = breakpoints[Int(starts[quantity]) + index].value
    }

    // MARK: Values

    /// Reads the values of the determined variables.
    func readInputs(_ solver: ConstraintSolver) {
        let variables = solver.variables.base
        for row in 0..<formCount {
            var sum = 0.0
            for position in Int(inputStart[row])..<Int(inputStart[row + 1]) {
                sum += inputValue[position] * variables[Int(inputVariable[position])].value
            }
            offsets[row] = sum
        }
    }

    /// Computes the basic quantities from the nonbasic ones.
    func computeValues() {
        workspace.speeds.resize(formCount)
        let sums = workspace.speeds.base
        for row in 0..<formCount {
            var sum = offsets[row]
            for position in rowRange(row) {
                let variable = Int(rowVariable[position])
                if rowOf[variable] < 0 { sum += rowValue[position] * values[variable] }
            }
            if rowOf[variableCount + row] < 0 { sum -= values[variableCount + row] }
            sums[row] = sum
        }
        basis.transform(sums)
        for row in 0..<formCount { values[Int(basics[row])] = sums[row] }
    }

    /// Returns whether every basic quantity still lies between the same breakpoints as before.
    func isStillOptimal() -> Bool {
        for row in 0..<formCount {
            let quantity = Int(basics[row])
            let start = Int(starts[quantity])
            let spot = start + Int(spots[quantity])
            let value = values[quantity]
            if spot > start && breakpoints[spot - 1].value > value + tolerance { return false }
            if spot < Int(starts[quantity + 1]) && breakpoints[spot].value < value - tolerance { return false }
        }
        return true
    }

    /// Counts the breakpoints below each basic quantity.
    func countBreakpointsBelow() {
        for row in 0..<formCount {
            let quantity = Int(basics[row])
            let range = breakpointRange(quantity)
            var below = 0
            while below < range.count && breakpoints[range.lowerBound + below].value < values[quantity] - tolerance {
                below += 1
            }
            spots[quantity] = Int32(below)
        }
    }
}
