import ConstraintSolver

extension DenseProgram {
    /// Activates the required constraints one by one, in the given order, and leaves out each constraint that conflicts
    /// with the constraints already active. Before the call, all required constraints must be inactive.
    ///
    /// - Returns: For each constraint left out, the constraints that conflict with it, including itself.
    func activateRequired(_ order: [(quantity: Int, index: Int)]) -> [(broken: Int32, involved: [Int32])] {
        var conflicts: [(broken: Int32, involved: [Int32])] = []
        for (quantity, index) in order {
            let position = starts[quantity] + index
            breakpoints[position].isActive = true
            if !isViolated(quantity, position) || moveToBreakpoint(quantity, index) {
                hold(quantity, index)
                continue
            }
            breakpoints[position].isActive = false
            let constraint = breakpoints[position].constraint
            conflicts.append((constraint, [constraint] + blockers(quantity, position)))
        }
        return conflicts
    }

    private func isViolated(_ quantity: Int, _ position: Int) -> Bool {
        let distance = values[quantity] - breakpoints[position].value
        return abs(distance) > tolerance && distance * breakpoints[position].slope(above: distance > 0) > 0
    }

    /// Moves a quantity as close to a breakpoint as the active required constraints allow. Returns whether the
    /// breakpoint's constraint is satisfied afterward.
    private func moveToBreakpoint(_ quantity: Int, _ index: Int) -> Bool {
        _ = minimize(.distance(quantity: quantity, breakpoint: index), afterRank: 0)
        return !isViolated(quantity, starts[quantity] + index)
    }

    /// Keeps a satisfied constraint satisfied.
    private func hold(_ quantity: Int, _ index: Int) {
        let breakpoint = breakpoints[starts[quantity] + index]
        let isAtBound = abs(values[quantity] - breakpoint.value) <= tolerance
        guard isAtBound else { return }
        if rowOf[quantity] >= 0 && !isFixed(quantity, at: breakpoint.value) {
            spots[quantity] =
                breakpoint.relation == .lessThanOrEqual ? min(spots[quantity], index) : max(spots[quantity], index + 1)
            return
        }
        if rowOf[quantity] >= 0 {
            var best = -1
            var size = 1e-9
            for column in 0..<variableCount {
                let other = nonbasics[column]
                if mayNotRise[other] && mayNotFall[other] { continue }
                let entry = abs(tableau[rowOf[quantity] * variableCount + column])
                if entry > size { (best, size) = (column, entry) }
            }
            // If no other quantity can move it, its value is already fixed.
            if best < 0 { return }
            let entering = nonbasics[best]
            if !mayNotRise[entering] { spots[entering] += 1 }
            exchange(rowOf[quantity], best)
        }
        pin(quantity)
    }

    /// Returns whether the active required constraints with this bound forbid both directions.
    private func isFixed(_ quantity: Int, at value: Double) -> Bool {
        let relations = breakpoints[starts[quantity]..<starts[quantity + 1]].filter {
            $0.isActive && $0.rank == 0 && abs($0.value - value) <= tolerance
        }.map(\.relation)
        return relations.contains { $0 != .greaterThanOrEqual } && relations.contains { $0 != .lessThanOrEqual }
    }

    /// Keeps a nonbasic quantity at its value, and forbids the moves that would violate a required constraint whose
    /// bound is this value.
    private func pin(_ quantity: Int) {
        mayNotRise[quantity] = false
        mayNotFall[quantity] = false
        let start = starts[quantity]
        var lowest = Int.max
        var highest = -1
        for position in start..<starts[quantity + 1] {
            let breakpoint = breakpoints[position]
            guard breakpoint.isActive && breakpoint.rank == 0 else { continue }
            guard abs(breakpoint.value - values[quantity]) <= tolerance else { continue }
            if breakpoint.relation != .greaterThanOrEqual && !mayNotRise[quantity] {
                mayNotRise[quantity] = true
                riseBlocker[quantity] = breakpoint.constraint
            }
            if breakpoint.relation != .lessThanOrEqual && !mayNotFall[quantity] {
                mayNotFall[quantity] = true
                fallBlocker[quantity] = breakpoint.constraint
            }
            lowest = min(lowest, position - start)
            highest = max(highest, position - start)
        }
        pin(quantity, at: mayNotRise[quantity] ? lowest : highest)
    }

    /// Returns the constraints that keep a quantity from moving toward a bound that it violates.
    private func blockers(_ quantity: Int, _ position: Int) -> [Int32] {
        let mustRise = values[quantity] < breakpoints[position].value
        if rowOf[quantity] < 0 { return [mustRise ? riseBlocker[quantity] : fallBlocker[quantity]] }
        var found: [Int32] = []
        for column in 0..<variableCount {
            let entry = tableau[rowOf[quantity] * variableCount + column]
            if abs(entry) <= 1e-9 { continue }
            let other = nonbasics[column]
            found.append((entry > 0) == mustRise ? riseBlocker[other] : fallBlocker[other])
        }
        return found
    }
}
