extension Program {
    /// Starts with every variable at zero and every form basic.
    func restAtZero() {
        basis.reset()
        basis.finishBuilding()
        for row in 0..<formCount {
            heads[row] = Int32(variableCount + row)
            offsets[row] = 0
        }
        for quantity in 0..<quantityCount {
            holds[quantity] = 0
            rowOf[quantity] = quantity < variableCount ? -1 : Int32(quantity - variableCount)
            for position in breakpointRange(quantity) where breakpoints[position].constraint < 0 {
                rest(quantity, on: position - Int(starts[quantity]))
            }
        }
        isNew = false
        computeValues()
        locate()
    }

    /// Lets the required constraints in one by one, in the order in which they were added, and leaves out each that
    /// cannot hold together with those already in. The functions must have been read as required only.
    ///
    /// - Returns: for each constraint left out, those that forbid it, itself included.
    func admitRequired() -> [(broken: Int32, involved: [Int32])] {
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
            if !isViolated(quantity, position) || approach(quantity, index) {
                hold(quantity, index)
                continue
            }
            breakpoints[position].isActive = false
            let constraint = breakpoints[position].constraint
            conflicts.append((constraint, [constraint] + obstacles(quantity, position)))
        }
        riseBlocker = []
        fallBlocker = []
        return conflicts
    }

    /// Moves a quantity to a breakpoint while all required constraints let in so far hold.
    private func approach(_ quantity: Int, _ index: Int) -> Bool {
        let position = Int(starts[quantity]) + index
        if rowOf[quantity] < 0 {
            let rises = values[quantity] < breakpoints[position].value
            if holds[quantity] & (rises ? Program.mayNotRise : Program.mayNotFall) != 0 { return false }
        }
        // A repaired basis keeps no holds; the constraints in force do, as soon as something moves against them.
        while minimise(.distance(quantity: quantity, index: index), firm: 1000) == .spoilt { locate() }
        return !isViolated(quantity, position)
    }

    /// Sees to it that a satisfied constraint stays satisfied.
    private func hold(_ quantity: Int, _ index: Int) {
        let breakpoint = breakpoints[Int(starts[quantity]) + index]
        if abs(values[quantity] - breakpoint.value) > 10 * tolerance { return }
        if rowOf[quantity] >= 0 {
            if breakpoint.relation == .lessThanOrEqual {
                spots[quantity] = min(spots[quantity], Int32(index))
                return
            }
            if breakpoint.relation == .greaterThanOrEqual {
                spots[quantity] = max(spots[quantity], Int32(index + 1))
                return
            }
            // With nothing left to move it, its value is settled already.
            if !letGo(quantity) { return }
            values[quantity] = breakpoint.value
        }
        rest(quantity)
    }

    /// Lets a quantity rest where it is, and forbids what the required constraints with that bound forbid.
    private func rest(_ quantity: Int) {
        holds[quantity] = 0
        var lowest = -1
        var highest = -1
        let start = Int(starts[quantity])
        for position in breakpointRange(quantity) {
            let breakpoint = breakpoints[position]
            guard breakpoint.isActive && breakpoint.constraint >= 0 else { continue }
            guard abs(breakpoint.value - values[quantity]) <= 10 * tolerance else { continue }
            if breakpoint.mayNotRise && holds[quantity] & Program.mayNotRise == 0 {
                holds[quantity] |= Program.mayNotRise
                riseBlocker[quantity] = breakpoint.constraint
            }
            if breakpoint.mayNotFall && holds[quantity] & Program.mayNotFall == 0 {
                holds[quantity] |= Program.mayNotFall
                fallBlocker[quantity] = breakpoint.constraint
            }
            if lowest < 0 { lowest = position - start }
            highest = position - start
        }
        rest(quantity, on: holds[quantity] & Program.mayNotRise != 0 ? lowest : highest)
    }

    /// What keeps a quantity from coming nearer to a bound it violates.
    private func obstacles(_ quantity: Int, _ position: Int) -> [Int32] {
        let mustRise = values[quantity] < breakpoints[position].value
        if rowOf[quantity] < 0 { return [mustRise ? riseBlocker[quantity] : fallBlocker[quantity]] }
        spreadRow(Int(rowOf[quantity]))
        var found: [Int32] = []
        for other in 0..<quantityCount where rowOf[other] < 0 {
            let entry = spread(other)
            if abs(entry) <= 1e-9 { continue }
            let blocker = (entry > 0) == mustRise ? riseBlocker[other] : fallBlocker[other]
            if blocker >= 0 { found.append(blocker) }
        }
        return found
    }
}
