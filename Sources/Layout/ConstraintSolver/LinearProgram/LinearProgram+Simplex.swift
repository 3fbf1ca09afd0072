extension LinearProgram {
    enum Cost {
        /// The violations of all constraints of one priority.
        case priority(Double)
        /// The distance of one quantity from one of its breakpoints.
        case distance(quantity: Int, index: Int)
        /// The amount by which one quantity violates the constraint of one of its breakpoints.
        case violation(quantity: Int, index: Int)
        /// The quantity itself, multiplied by a sign. Used to determine how far the quantity can move.
        case direction(quantity: Int, sign: Double)
    }

    enum Outcome {
        case optimal
        case unbounded
        /// Rounding errors had made the basis singular, and it was repaired. All values may have changed.
        case repaired
    }

    // MARK: Costs

    /// Returns the slope of a quantity's cost between its first `below` breakpoints and the others.
    @inline(__always)
    func slope(_ quantity: Int, below: Int, _ cost: Cost) -> Double {
        switch cost {
        case .priority(let priority):
            var sum = 0.0
            let start = Int(starts[quantity])
            let end = Int(starts[quantity + 1])
            var index = start
            while index < end {
                let breakpoint = breakpoints.base + index
                if breakpoint.pointee.priority == priority && breakpoint.pointee.isActive {
                    sum += breakpoint.pointee.slope(above: index - start < below)
                }
                index += 1
            }
            return sum
        case .distance(let target, let index):
            return quantity == target ? (below > index ? 1 : -1) : 0
        case .violation(let target, let index):
            guard quantity == target else { return 0 }
            let breakpoint = breakpoints.base + Int(starts[quantity]) + index
            if below > index { return breakpoint.pointee.relation == .greaterThanOrEqual ? 0 : 1 }
            return breakpoint.pointee.relation == .lessThanOrEqual ? 0 : -1
        case .direction(let target, let sign):
            return quantity == target ? sign : 0
        }
    }

    /// Computes the prices of the forms and the slopes of the variables, and stores them in `workspace.prices` and
    /// `workspace.slopes`.
    /// - Returns: False if the cost has no slope at any basic quantity.
    func computePrices(_ cost: Cost, _ stage: Range<Int>) -> Bool {
        var found = false
        func addSlope(_ quantity: Int) {
            if rowOf[quantity] < 0 { return }
            let slope = slope(quantity, below: Int(spots[quantity]), cost)
            if slope == 0 { return }
            if !found {
                workspace.prices.fill(formCount, with: 0)
                found = true
            }
            workspace.prices.base[Int(rowOf[quantity])] = slope
        }
        switch cost {
        case .priority:
            for index in stage { addSlope(Int(stages[index].quantity)) }
        case .distance(let quantity, _), .violation(let quantity, _), .direction(let quantity, _):
            addSlope(quantity)
        }
        if found { transformPrices() }
        return found
    }

    /// Transforms the slopes of rows into prices of forms and slopes of variables.
    private func transformPrices() {
        let prices = workspace.prices.base
        basis.transformTransposed(prices)
        workspace.slopes.fill(variableCount, with: 0)
        let slopes = workspace.slopes.base
        for row in 0..<formCount where prices[row] != 0 {
            for position in rowRange(row) { slopes[Int(rowVariable[position])] += prices[row] * rowValue[position] }
        }
    }

    /// Computes prices and slopes that describe how the basic quantity of a row depends on the nonbasic ones.
    func priceRow(_ row: Int) {
        workspace.prices.fill(formCount, with: 0)
        workspace.prices[row] = 1
        transformPrices()
    }

    /// Returns the rate at which the priced cost grows when a nonbasic quantity rises, without the quantity's own cost.
    @inline(__always)
    func inducedRate(_ quantity: Int) -> Double {
        quantity < variableCount ? workspace.slopes.base[quantity] : -workspace.prices.base[quantity - variableCount]
    }

    // MARK: Simplex

    private struct Choice {
        var quantity = -1
        var rate = 0.0
        var rises = true
    }

    /// Minimizes a cost without passing any breakpoint of priority `protecting` or above, and without moves that the
    /// holds forbid.
    /// - Parameter stage: The range in `stages` of the quantities that have this cost.
    func minimize(_ cost: Cost, protecting: Double, stage: Range<Int> = 0..<0) -> Outcome {
        var degenerateSteps = 0
        var steps = 0
        let limit = 2000 + 50 * quantityCount
        while steps < limit {
            steps += 1
            // After many degenerate steps, the smallest index is chosen (Bland's rule), which cannot cycle.
            let avoidsCycles = degenerateSteps > 40
            let isPriced = computePrices(cost, stage)
            var choice = Choice()
            if isPriced {
                for quantity in 0..<quantityCount where rowOf[quantity] < 0 && holds[quantity] != LinearProgram.held {
                    consider(quantity, inducedRate(quantity), cost, avoidsCycles, &choice)
                }
            } else if case .priority = cost {
                for index in stage {
                    let quantity = Int(stages[index].quantity)
                    if rowOf[quantity] < 0 && holds[quantity] != LinearProgram.held {
                        consider(quantity, 0, cost, avoidsCycles, &choice)
                    }
                }
            } else if case .distance(let quantity, _) = cost, rowOf[quantity] < 0 {
                consider(quantity, 0, cost, avoidsCycles, &choice)
            } else if case .violation(let quantity, _) = cost, rowOf[quantity] < 0 {
                consider(quantity, 0, cost, avoidsCycles, &choice)
            } else if case .direction(let quantity, _) = cost, rowOf[quantity] < 0 {
                consider(quantity, 0, cost, avoidsCycles, &choice)
            }
            if choice.quantity < 0 { return .optimal }
            guard let distance = move(choice, cost, protecting: protecting, avoidsCycles: avoidsCycles) else {
                return .unbounded
            }
            degenerateSteps = distance > tolerance ? 0 : degenerateSteps + 1
            if basis.isLong {
                let isComplete = rebuildBasis()
                computeValues()
                if !isComplete { return .repaired }
            }
        }
        return .optimal
    }

    /// Returns the number of breakpoints that are below a nonbasic quantity once it rises from its breakpoint. Several
    /// breakpoints may have the same value.
    @inline(__always)
    func countWhenRising(_ quantity: Int) -> Int {
        let start = Int(starts[quantity])
        let end = Int(starts[quantity + 1])
        let spot = start + Int(spots[quantity])
        let breakpoints = breakpoints.base
        var next = spot + 1
        while next < end && breakpoints[next].value == breakpoints[spot].value { next += 1 }
        return next - start
    }

    /// Returns the number of breakpoints that are below a nonbasic quantity once it falls from its breakpoint.
    @inline(__always)
    func countWhenFalling(_ quantity: Int) -> Int {
        let start = Int(starts[quantity])
        let spot = start + Int(spots[quantity])
        let breakpoints = breakpoints.base
        var first = spot
        while first > start && breakpoints[first - 1].value == breakpoints[spot].value { first -= 1 }
        return first - start
    }

    @inline(__always)
    private func consider(
        _ quantity: Int, _ inducedRate: Double, _ cost: Cost, _ avoidsCycles: Bool, _ choice: inout Choice
    ) {
        if holds[quantity] & LinearProgram.mayNotRise == 0 {
            let rate = inducedRate + slope(quantity, below: countWhenRising(quantity), cost)
            if rate < -slopeTolerance && isBetter(quantity, rate, avoidsCycles, choice) {
                choice = Choice(quantity: quantity, rate: rate, rises: true)
            }
        }
        if holds[quantity] & LinearProgram.mayNotFall == 0 {
            let rate = -inducedRate - slope(quantity, below: countWhenFalling(quantity), cost)
            if rate < -slopeTolerance && isBetter(quantity, rate, avoidsCycles, choice) {
                choice = Choice(quantity: quantity, rate: rate, rises: false)
            }
        }
    }

    private func isBetter(_ quantity: Int, _ rate: Double, _ avoidsCycles: Bool, _ choice: Choice) -> Bool {
        if choice.quantity < 0 { return true }
        if avoidsCycles { return quantity < choice.quantity }
        if rate < choice.rate - slopeTolerance { return true }
        // Among quantities with equal rates, the one with the last preference moves.
        return rate < choice.rate + slopeTolerance && preference(quantity) > preference(choice.quantity)
    }

    private func preference(_ quantity: Int) -> Int {
        breakpoints[Int(starts[quantity]) + Int(spots[quantity])].preference
    }

    /// Computes how fast each basic quantity changes as a nonbasic quantity increases, and stores the rates in
    /// `workspace.speeds`, indexed by row.
    func computeSpeeds(_ quantity: Int) {
        workspace.speeds.fill(formCount, with: 0)
        let speeds = workspace.speeds.base
        if quantity < variableCount {
            for position in columnRange(quantity) { speeds[Int(columnRow[position])] = columnValue[position] }
        } else {
            speeds[quantity - variableCount] = -1
        }
        basis.transform(speeds)
    }

    /// Moves a nonbasic quantity until the cost stops falling, and exchanges it with the quantity that stopped it.
    /// - Returns: The distance moved, or nil if nothing stops it.
    private func move(_ choice: Choice, _ cost: Cost, protecting: Double, avoidsCycles: Bool) -> Double? {
        let entering = choice.quantity
        let direction: Double = choice.rises ? 1 : -1
        computeSpeeds(entering)
        let speeds = workspace.speeds.base
        workspace.events.removeAll()
        var reach = Double.infinity
        let own = choice.rises ? countWhenRising(entering) : countWhenFalling(entering)
        collect(entering, direction, below: own, cost, protecting, &reach)
        for row in 0..<formCount where abs(speeds[row]) > 1e-9 {
            let quantity = Int(basics[row])
            collect(quantity, speeds[row] * direction, below: Int(spots[quantity]), cost, protecting, &reach)
        }
        guard let stop = stoppingEvent(choice, reach, avoidsCycles) else { return nil }
        apply(stop, entering, direction, protecting: protecting)
        return stop.distance
    }

    /// Returns the event at which the cost stops falling. Among events at the same distance, this is the event of the
    /// entering quantity if there is one, otherwise the event of the quantity that moves fastest. If cycles must be
    /// avoided, it is the event of the quantity with the smallest index.
    private func stoppingEvent(_ choice: Choice, _ reach: Double, _ avoidsCycles: Bool) -> Event? {
        let events = sortedEvents(within: reach + 1e-11 * (1 + reach))
        var rate = choice.rate
        var stop = 0
        while stop < events.count {
            rate += events[stop].jump
            if rate >= -slopeTolerance || avoidsCycles { break }
            stop += 1
        }
        if stop == events.count { return nil }
        var best = events[stop]
        let distance = best.distance
        let margin = 1e-11 * (1 + distance)
        var index = stop
        while index > 0 && events[index - 1].distance >= distance - margin { index -= 1 }
        while index < events.count && events[index].distance <= distance + margin {
            let event = events[index]
            index += 1
            if avoidsCycles {
                if event.quantity < best.quantity { best = event }
            } else if Int(best.quantity) != choice.quantity
                && (Int(event.quantity) == choice.quantity || event.steepness > best.steepness * (1 + 1e-9))
            {
                best = event
            }
        }
        return best
    }

    private func sortedEvents(within edge: Double) -> UnsafeMutableBufferPointer<Event> {
        let events = workspace.events.base
        var kept = 0
        for index in 0..<workspace.events.count where events[index].distance <= edge {
            events[kept] = events[index]
            kept += 1
        }
        var buffer = UnsafeMutableBufferPointer(start: events, count: kept)
        if kept > 12 {
            buffer.sort { precedes($0, $1) }
            return buffer
        }
        var index = 1
        while index < kept {
            let event = events[index]
            var insertion = index
            while insertion > 0 && precedes(event, events[insertion - 1]) {
                events[insertion] = events[insertion - 1]
                insertion -= 1
            }
            events[insertion] = event
            index += 1
        }
        return buffer
    }

    @inline(__always)
    private func precedes(_ a: Event, _ b: Event) -> Bool {
        if a.distance != b.distance { return a.distance < b.distance }
        if a.quantity != b.quantity { return a.quantity < b.quantity }
        return a.index < b.index
    }

    /// Records the breakpoints that a moving quantity reaches, up to the first one that it must not pass.
    private func collect(
        _ quantity: Int, _ speed: Double, below: Int, _ cost: Cost, _ protecting: Double, _ reach: inout Double
    ) {
        let start = Int(starts[quantity])
        let count = Int(starts[quantity + 1]) - start
        let step = speed > 0 ? 1 : -1
        var index = speed > 0 ? below : below - 1
        while index >= 0 && index < count {
            let breakpoint = breakpoints[start + index]
            var jump = 0.0
            if breakpoint.isActive {
                if breakpoint.priority >= protecting {
                    jump = .infinity
                } else {
                    switch cost {
                    case .priority(let priority):
                        if breakpoint.priority == priority { jump = breakpoint.jump }
                    case .distance(let target, let targetIndex):
                        if quantity == target && index == targetIndex { jump = 2 }
                    case .violation(let target, let targetIndex):
                        if quantity == target && index == targetIndex { jump = breakpoint.relation == .equal ? 2 : 1 }
                    case .direction:
                        break
                    }
                }
            }
            if jump > 0 {
                let distance = max(0, (breakpoint.value - values[quantity]) / speed)
                if distance > reach + 1e-11 * (1 + reach) { return }
                let steepness = abs(speed)
                workspace.events.append(
                    Event(
                        distance: distance, jump: jump * steepness, steepness: steepness, quantity: Int32(quantity),
                        index: Int32(index)))
                if jump == .infinity {
                    reach = min(reach, distance)
                    return
                }
            }
            index += step
        }
    }

    private func apply(_ event: Event, _ entering: Int, _ direction: Double, protecting: Double) {
        let speeds = workspace.speeds.base
        let stopped = Int(event.quantity)
        var rises = direction > 0
        if event.distance > 0 {
            values[entering] += direction * event.distance
            for row in 0..<formCount where speeds[row] != 0 {
                let speed = speeds[row] * direction
                let quantity = Int(basics[row])
                values[quantity] += speed * event.distance
                updateSpot(quantity, up: speed > 0)
            }
        }
        if stopped != entering {
            spots[entering] = Int32(direction > 0 ? countWhenRising(entering) : countWhenFalling(entering))
            rises = speeds[Int(rowOf[stopped])] * direction > 0
            updateSpot(entering, up: direction > 0)
            exchange(Int(rowOf[stopped]), entering)
        }
        pin(stopped, at: Int(event.index))
        holds[stopped] = 0
        let start = Int(starts[stopped])
        for index in start + countWhenFalling(stopped)..<start + countWhenRising(stopped) {
            let breakpoint = breakpoints[index]
            if breakpoint.priority < protecting || !breakpoint.isActive { continue }
            holds[stopped] = rises ? LinearProgram.mayNotRise : LinearProgram.mayNotFall
            if !riseBlocker.isEmpty {
                riseBlocker[stopped] = breakpoint.constraint
                fallBlocker[stopped] = breakpoint.constraint
            }
            break
        }
    }

    /// Updates the count of breakpoints below a basic quantity that moved.
    private func updateSpot(_ quantity: Int, up: Bool) {
        let start = Int(starts[quantity])
        let count = Int(starts[quantity + 1]) - start
        var spot = Int(spots[quantity])
        if up {
            while spot < count && breakpoints[start + spot].value < values[quantity] - tolerance { spot += 1 }
        } else {
            while spot > 0 && breakpoints[start + spot - 1].value > values[quantity] + tolerance { spot -= 1 }
        }
        spots[quantity] = Int32(spot)
    }

    /// Makes a nonbasic quantity basic in place of the one in `row`. `workspace.speeds` must contain its rates of
    /// change.
    func exchange(_ row: Int, _ entering: Int) {
        pivots += 1
        let speeds = workspace.speeds.base
        for other in 0..<formCount where other != row && abs(speeds[other]) > 1e-13 {
            basis.add(row: other, value: -speeds[other])
        }
        basis.endColumn(pivotRow: row, pivot: -speeds[row])
        rowOf[Int(basics[row])] = -1
        basics[row] = Int32(entering)
        rowOf[entering] = Int32(row)
    }
}
