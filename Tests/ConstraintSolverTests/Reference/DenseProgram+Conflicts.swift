import ConstraintSolver

extension DenseProgram {
    /// Lets the required constraints in one by one, in the order given, and leaves out each that cannot hold together
    /// with those already in. All of them must be inactive before.
    ///
    /// - Returns: for each constraint left out, the ones that forbid it, itself included.
    func admitRequired(_ order: [(quantity: Int, index: Int)]) -> [(broken: Int32, involved: [Int32])] {
        var conflicts: [(broken: Int32, involved: [Int32])] = []
        for (quantity, index) in order {
            let position = starts[quantity] + index
            breakpoints[position].isActive = true
            if !isViolated(quantity, position) || approach(quantity, index) {
                hold(quantity, index)
                continue
            }
            breakpoints[position].isActive = false
            let constraint = breakpoints[position].constraint
            conflicts.append((constraint, [constraint] + obstacles(quantity, position)))
        }
        return conflicts
    }

    private func isViolated(_ quantity: Int, _ position: Int) -> Bool {
        let distance = values[quantity] - breakpoints[position].value
        return abs(distance) > tolerance && distance * breakpoints[position].slope(above: distance > 0) > 0
    }

    /// Moves a quantity to a breakpoint while all required constraints let in so far hold.
    private func approach(_ quantity: Int, _ index: Int) -> Bool {
        _ = minimise(.distance(quantity: quantity, breakpoint: index), afterRank: 0)
        return !isViolated(quantity, starts[quantity] + index)
    }

    /// Sees to it that a satisfied constraint stays satisfied.
    private func hold(_ quantity: Int, _ index: Int) {
        let breakpoint = breakpoints[starts[quantity] + index]
        let isAtBound = abs(values[quantity] - breakpoint.value) <= tolerance
        guard isAtBound else { return }
        if rowOf[quantity] >= 0 && breakpoint.relation != .equal {
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
            // With no column left to move it, its value is settled already.
            if best < 0 { return }
            let entering = nonbasics[best]
            if !mayNotRise[entering] { spots[entering] += 1 }
            exchange(rowOf[quantity], best)
        }
        rest(quantity)
    }

    /// Lets a nonbasic quantity rest where it is, and forbids what the required constraints with that bound forbid.
    private func rest(_ quantity: Int) {
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
        rest(quantity, on: mayNotRise[quantity] ? lowest : highest)
    }

    /// What keeps a quantity from coming nearer to a bound it violates.
    private func obstacles(_ quantity: Int, _ position: Int) -> [Int32] {
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
