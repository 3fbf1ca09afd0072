extension LinearProgram {
    /// Starts with every variable nonbasic at zero, and every form basic.
    func startAtZero() {
        basis.reset()
        basis.finishBuilding()
        for row in 0..<formCount {
            basics[row] = Int32(variableCount + row)
            offsets[row] = 0
        }
        for quantity in 0..<quantityCount {
            holds[quantity] = 0
            rowOf[quantity] = quantity < variableCount ? -1 : Int32(quantity - variableCount)
            for position in breakpointRange(quantity) where breakpoints[position].constraint < 0 {
                pin(quantity, at: position - Int(starts[quantity]))
            }
        }
        isNew = false
        computeValues()
        countBreakpointsBelow()
    }

    /// Activates the required constraints one by one, in the order in which they were added, and leaves out each one
    /// that cannot hold together with those already active. The costs must have been read with `requiredOnly`.
    ///
    /// - Returns: For each constraint left out, the constraints that conflict with it, including itself.
    func activateRequired() -> [(broken: Int32, involved: [Int32])] {
        riseBlocker = [Int32](repeating: -1, count: quantityCount)
        fallBlocker = riseBlocker
        var order: [Preference] = []
        for quantity in 0..<quantityCount {
            for position in breakpointRange(quantity) where breakpoints[position].constraint >= 0 {
                order.append(
                    Preference(
                        rank: breakpoints[position].preference, quantity: Int32(quantity),
                        index: Int32(position) - starts[quantity]))
            }
        }
        order.sort { $0.rank < $1.rank }
        var conflicts: [(broken: Int32, involved: [Int32])] = []
        for preference in order {
            let quantity = Int(preference.quantity)
            let index = Int(preference.index)
            let position = Int(starts[quantity]) + index
            breakpoints[position].isActive = true
            if !isViolated(quantity, position) || moveToBreakpoint(quantity, index) {
                hold(quantity, index)
                continue
            }
            breakpoints[position].isActive = false
            let constraint = breakpoints[position].constraint
            conflicts.append((constraint, [constraint] + blockers(quantity, position)))
        }
        riseBlocker = []
        fallBlocker = []
        return conflicts
    }

    /// Moves a quantity toward a breakpoint without violating an active required constraint. Returns whether the
    /// breakpoint's constraint is satisfied afterward.
    private func moveToBreakpoint(_ quantity: Int, _ index: Int) -> Bool {
        let position = Int(starts[quantity]) + index
        if rowOf[quantity] < 0 {
            let rises = values[quantity] < breakpoints[position].value
            if holds[quantity] & (rises ? LinearProgram.mayNotRise : LinearProgram.mayNotFall) != 0 { return false }
        }
        // A repaired basis has lost its holds. They are set again as soon as a quantity reaches an active constraint.
        while minimize(.distance(quantity: quantity, index: index), protecting: 1000) == .repaired {
            countBreakpointsBelow()
        }
        return !isViolated(quantity, position)
    }

    /// Prevents later moves from violating a satisfied constraint.
    private func hold(_ quantity: Int, _ index: Int) {
        let breakpoint = breakpoints[Int(starts[quantity]) + index]
        if abs(values[quantity] - breakpoint.value) > 10 * tolerance { return }
        if rowOf[quantity] >= 0 {
            if !isFixed(quantity, at: breakpoint.value) {
                let spot = spots[quantity]
                spots[quantity] = breakpoint.mayNotRise ? min(spot, Int32(index)) : max(spot, Int32(index + 1))
                return
            }
            // If no other quantity can move it, its value is already fixed.
            if !makeNonbasic(quantity) { return }
            values[quantity] = breakpoint.value
        }
        pin(quantity)
    }

    /// Returns whether the active required constraints with this bound forbid both directions: an equation, or two
    /// inequalities.
    private func isFixed(_ quantity: Int, at value: Double) -> Bool {
        var (mayRise, mayFall): (Bool, Bool) = (true, true)
        for position in breakpointRange(quantity) {
            let breakpoint = breakpoints[position]
            guard breakpoint.isActive && breakpoint.constraint >= 0 else { continue }
            guard abs(breakpoint.value - value) <= 10 * tolerance else { continue }
            if breakpoint.mayNotRise { mayRise = false }
            if breakpoint.mayNotFall { mayFall = false }
        }
        return !mayRise && !mayFall
    }

    /// Makes a quantity nonbasic at its value, and forbids the moves that the required constraints with this bound
    /// forbid.
    private func pin(_ quantity: Int) {
        holds[quantity] = 0
        var lowest = -1
        var highest = -1
        let start = Int(starts[quantity])
        for position in breakpointRange(quantity) {
            let breakpoint = breakpoints[position]
            guard breakpoint.isActive && breakpoint.constraint >= 0 else { continue }
            guard abs(breakpoint.value - values[quantity]) <= 10 * tolerance else { continue }
            if breakpoint.mayNotRise && holds[quantity] & LinearProgram.mayNotRise == 0 {
                holds[quantity] |= LinearProgram.mayNotRise
                riseBlocker[quantity] = breakpoint.constraint
            }
            if breakpoint.mayNotFall && holds[quantity] & LinearProgram.mayNotFall == 0 {
                holds[quantity] |= LinearProgram.mayNotFall
                fallBlocker[quantity] = breakpoint.constraint
            }
            if lowest < 0 { lowest = position - start }
            highest = position - start
        }
        pin(quantity, at: holds[quantity] & LinearProgram.mayNotRise != 0 ? lowest : highest)
    }

    /// Returns the constraints that keep a quantity from moving toward a bound that it violates.
    private func blockers(_ quantity: Int, _ position: Int) -> [Int32] {
        let mustRise = values[quantity] < breakpoints[position].value
        if rowOf[quantity] < 0 { return [mustRise ? riseBlocker[quantity] : fallBlocker[quantity]] }
        priceRow(Int(rowOf[quantity]))
        var found: [Int32] = []
        for other in 0..<quantityCount where rowOf[other] < 0 {
            let entry = inducedRate(other)
            if abs(entry) <= 1e-9 { continue }
            let blocker = (entry > 0) == mustRise ? riseBlocker[other] : fallBlocker[other]
            if blocker >= 0 { found.append(blocker) }
        }
        return found
    }
}
