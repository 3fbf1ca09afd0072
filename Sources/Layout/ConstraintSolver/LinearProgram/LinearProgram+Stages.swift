extension LinearProgram {
    /// Finds the optimal values, starting from the current ones.
    /// - Returns: False if required constraints conflict. The values are meaningless then.
    func optimize() -> Bool {
        for _ in 0..<4 {
            clearHolds()
            switch minimizePriorities() {
            case .repaired:
                countBreakpointsBelow()
                continue
            case .unbounded:
                return false
            case .optimal:
                if !satisfiesRequired() { return false }
                if applyPreferences() { return true }
                countBreakpointsBelow()
            }
        }
        return satisfiesRequired()
    }

    private func clearHolds() {
        for quantity in 0..<quantityCount { holds[quantity] = 0 }
    }

    /// Minimizes the violations of all priorities, from high to low. Stops early if required constraints conflict.
    func minimizePriorities() -> Outcome {
        var start = 0
        while start < stages.count {
            let priority = stages[start].priority
            var end = start + 1
            while end < stages.count && stages[end].priority == priority { end += 1 }
            let cost = Cost.priority(priority)
            if minimize(cost, protecting: priority.nextUp, stage: start..<end) == .repaired { return .repaired }
            if priority == 1000 && !satisfiesRequired() { return .unbounded }
            freeze(cost, start..<end)
            start = end
        }
        return .optimal
    }

    func satisfiesRequired() -> Bool {
        var index = 0
        while index < stages.count && stages[index].priority == 1000 {
            let quantity = Int(stages[index].quantity)
            for position in breakpointRange(quantity) where breakpoints[position].priority == 1000 {
                if isViolated(quantity, position) { return false }
            }
            index += 1
        }
        return true
    }

    @inline(__always)
    func isViolated(_ quantity: Int, _ position: Int) -> Bool {
        let breakpoint = breakpoints[position]
        if !breakpoint.isActive { return false }
        let distance = values[quantity] - breakpoint.value
        switch breakpoint.relation {
        case .lessThanOrEqual: return distance > slack(breakpoint.value)
        case .equal: return abs(distance) > slack(breakpoint.value)
        case .greaterThanOrEqual: return distance < -slack(breakpoint.value)
        }
    }

    /// Returns the greatest violation of a required constraint that still counts as a rounding error.
    @inline(__always)
    private func slack(_ value: Double) -> Double { 10 * tolerance + 1e-11 * abs(value) }

    /// Forbids all moves that would increase the previously minimized cost.
    func freeze(_ cost: Cost, _ stage: Range<Int>) {
        if computePrices(cost, stage) {
            for quantity in 0..<quantityCount where rowOf[quantity] < 0 {
                freeze(quantity, inducedRate(quantity), cost)
            }
        } else if case .distance(let quantity, _) = cost {
            if rowOf[quantity] < 0 { freeze(quantity, 0, cost) }
        } else if case .violation(let quantity, _) = cost {
            if rowOf[quantity] < 0 { freeze(quantity, 0, cost) }
        } else {
            for index in stage where rowOf[Int(stages[index].quantity)] < 0 {
                freeze(Int(stages[index].quantity), 0, cost)
            }
        }
    }

    @inline(__always)
    private func freeze(_ quantity: Int, _ inducedRate: Double, _ cost: Cost) {
        let up = inducedRate + slope(quantity, below: countWhenRising(quantity), cost)
        if up > slopeTolerance { holds[quantity] |= LinearProgram.mayNotRise }
        let down = -inducedRate - slope(quantity, below: countWhenFalling(quantity), cost)
        if down > slopeTolerance { holds[quantity] |= LinearProgram.mayNotFall }
    }

    // MARK: Preferences

    /// Applies the preferences, in order, to the values that the constraints leave open.
    /// - Returns: False if the basis had to be repaired.
    private func applyPreferences() -> Bool {
        var open = openCount()
        isUnique = open == 0
        if isUnique { return true }
        gatherPreferences()
        if !minimizeOptionalViolations() { return false }
        open = openCount()
        if open == 0 { return true }
        // The calls in this loop do not change `workspace.preferences`.
        for position in 0..<workspace.preferences.count {
            let preference = workspace.preferences[position]
            let quantity = Int(preference.quantity)
            if holds[quantity] == LinearProgram.held && rowOf[quantity] < 0 { continue }
            switch applyPreference(quantity, Int(preference.index)) {
            case nil: return false
            case .some(let changed): if changed { open = openCount() }
            }
            if open == 0 { break }
        }
        return true
    }

    /// Minimizes the violation of each constraint that is not required, as far as those before it allow.
    /// - Returns: False if the basis had to be repaired.
    private func minimizeOptionalViolations() -> Bool {
        for position in 0..<workspace.preferences.count {
            let preference = workspace.preferences[position]
            if preference.rank < 0 { continue }
            if preference.rank >= LinearProgram.afterConstraints { break }
            let quantity = Int(preference.quantity)
            let index = Int(preference.index)
            if breakpoints[starts[quantity] + preference.index].priority == 1000 { continue }
            let cost = Cost.violation(quantity: quantity, index: index)
            if rowOf[quantity] < 0 {
                if holds[quantity] == LinearProgram.held { continue }
            } else if slope(quantity, below: Int(spots[quantity]), cost) == 0 {
                // The constraint is satisfied, and remains satisfied: no later move passes a constraint's breakpoint.
                continue
            }
            if minimize(cost, protecting: LinearProgram.anyPriority) == .repaired { return false }
            freeze(cost, 0..<0)
        }
        return true
    }

    private func openCount() -> Int {
        var open = 0
        for quantity in 0..<quantityCount where rowOf[quantity] < 0 && holds[quantity] != LinearProgram.held {
            open += 1
        }
        return open
    }

    private func gatherPreferences() {
        workspace.preferences.removeAll()
        for quantity in 0..<quantityCount {
            for position in breakpointRange(quantity) {
                workspace.preferences.append(
                    Preference(
                        rank: breakpoints[position].preference, quantity: Int32(quantity),
                        index: Int32(position) - starts[quantity]))
            }
        }
        workspace.preferences.sort { $0.rank < $1.rank }
    }

    /// Moves one quantity as close to one of its breakpoints as the optimum allows, and holds it there.
    /// - Returns: Whether holds changed; nil if the basis had to be repaired.
    private func applyPreference(_ quantity: Int, _ index: Int) -> Bool? {
        let cost = Cost.distance(quantity: quantity, index: index)
        let isThere = abs(values[quantity] - breakpoints[Int(starts[quantity]) + index].value) <= tolerance
        if rowOf[quantity] < 0 {
            if isThere {
                holds[quantity] = LinearProgram.held
                return true
            }
        } else if isThere {
            if !makeNonbasic(quantity) { return false }
            pin(quantity, at: index)
            holds[quantity] = LinearProgram.held
            return true
        }
        if minimize(cost, protecting: LinearProgram.anyPriority) == .repaired { return nil }
        freeze(cost, 0..<0)
        return true
    }

    /// Makes a basic quantity nonbasic at its value. A quantity that can still move takes its row.
    /// - Returns: False if no other quantity can take its row. The value of the quantity is then fixed.
    func makeNonbasic(_ quantity: Int) -> Bool {
        let row = Int(rowOf[quantity])
        priceRow(row)
        var best = -1
        var size = 1e-9
        for other in 0..<quantityCount where rowOf[other] < 0 && holds[other] != LinearProgram.held {
            let entry = abs(inducedRate(other))
            if entry > size { (best, size) = (other, entry) }
        }
        if best < 0 { return false }
        computeSpeeds(best)
        let mayRise = holds[best] & LinearProgram.mayNotRise == 0
        spots[best] = Int32(mayRise ? countWhenRising(best) : countWhenFalling(best))
        exchange(row, best)
        return true
    }
}
