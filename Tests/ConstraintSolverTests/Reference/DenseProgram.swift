import ConstraintSolver

/// A simple reference implementation of the solver. It computes each solution from scratch, with a full tableau for the
/// whole system.
///
/// Tests compare the solver with it on systems that are too large for an exhaustive search.
///
/// The quantities are the variables, followed by the forms (the sums of variables in the constraints). A form has no
/// constant term, because the constant of a constraint becomes a breakpoint. Each nonbasic quantity is at one of its
/// breakpoints, and the tableau determines the basic quantities from the nonbasic ones.
final class DenseProgram {
    enum Cost {
        /// The violations of all active constraints of one rank.
        case rank(Int32)
        /// The distance of one quantity from one of its breakpoints.
        case distance(quantity: Int, breakpoint: Int)
        /// The amount by which one quantity violates the constraint of one of its breakpoints.
        case violation(quantity: Int, breakpoint: Int)
        /// The quantity itself, multiplied by a sign. Used to determine how far the quantity can move.
        case direction(quantity: Int, sign: Double)
    }

    enum Outcome {
        case optimal
        case unbounded
    }

    let variableCount: Int
    let formCount: Int
    /// The breakpoints of all quantities. Those of one quantity are contiguous and ascending.
    var breakpoints: [DenseBreakpoint]
    /// The index of the first breakpoint of each quantity, followed by the number of breakpoints.
    let starts: [Int]
    /// The coefficients of each basic quantity `basics[row]` in terms of the nonbasic ones: `formCount` rows of
    /// `variableCount`.
    var tableau: [Double]
    var basics: [Int]
    var nonbasics: [Int]
    /// The row of each basic quantity, or -1 for a nonbasic one.
    var rowOf: [Int]
    var values: [Double]
    /// For a nonbasic quantity, the index of the breakpoint at its value. For a basic quantity, the number of
    /// breakpoints below its value.
    var spots: [Int]
    /// For each nonbasic quantity, whether it must not rise, because that would increase a cost that is already
    /// minimized.
    var mayNotRise: [Bool]
    /// For each nonbasic quantity, whether it must not fall, because that would increase a cost that is already
    /// minimized.
    var mayNotFall: [Bool]
    /// For each quantity, the constraint that keeps it from rising, or -1.
    var riseBlocker: [Int32]
    /// For each quantity, the constraint that keeps it from falling, or -1.
    var fallBlocker: [Int32]
    var pivots = 0
    let tolerance: Double
    let slopeTolerance = 1e-9
    private var slopes: [Double]

    init(variableCount: Int, formCount: Int, coefficients: [Double], breakpoints: [DenseBreakpoint], starts: [Int]) {
        self.variableCount = variableCount
        self.formCount = formCount
        self.breakpoints = breakpoints
        self.starts = starts
        tableau = coefficients
        let quantities = variableCount + formCount
        basics = Array(variableCount..<quantities)
        nonbasics = Array(0..<variableCount)
        rowOf = [Int](repeating: -1, count: variableCount) + Array(0..<formCount)
        values = [Double](repeating: 0, count: quantities)
        spots = [Int](repeating: 0, count: quantities)
        mayNotRise = [Bool](repeating: false, count: quantities)
        mayNotFall = [Bool](repeating: false, count: quantities)
        riseBlocker = [Int32](repeating: -1, count: quantities)
        fallBlocker = [Int32](repeating: -1, count: quantities)
        slopes = [Double](repeating: 0, count: variableCount)
        var largest = 0.0
        for breakpoint in breakpoints { largest = max(largest, abs(breakpoint.value)) }
        tolerance = 1e-9 * (1 + min(largest, 1e9))
        start()
    }

    /// Starts with each variable at its breakpoint of the highest priority, and computes the forms.
    private func start() {
        for quantity in 0..<variableCount {
            var best = starts[quantity]
            for index in starts[quantity]..<starts[quantity + 1] where breakpoints[index].isActive {
                let candidate = breakpoints[index]
                let chosen = breakpoints[best]
                if !chosen.isActive
                    || (candidate.rank, candidate.preference) < (chosen.rank, chosen.preference)
                {
                    best = index
                }
            }
            spots[quantity] = best - starts[quantity]
            values[quantity] = breakpoints[best].value
        }
        for row in 0..<formCount {
            var sum = 0.0
            for column in 0..<variableCount { sum += tableau[row * variableCount + column] * values[nonbasics[column]] }
            let form = basics[row]
            values[form] = sum
            var below = 0
            while starts[form] + below < starts[form + 1], breakpoints[starts[form] + below].value < sum - tolerance {
                below += 1
            }
            spots[form] = below
        }
    }

    // MARK: Costs

    /// Returns the slope of a quantity's cost at a value that has `below` breakpoints below it.
    private func slope(_ quantity: Int, below: Int, _ cost: Cost) -> Double {
        switch cost {
        case .rank(let rank):
            var sum = 0.0
            let start = starts[quantity]
            for index in start..<starts[quantity + 1] {
                let breakpoint = breakpoints[index]
                if breakpoint.rank == rank && breakpoint.isActive {
                    sum += breakpoint.slope(above: index - start < below)
                }
            }
            return sum
        case .distance(let target, let index):
            guard quantity == target else { return 0 }
            return below > index ? 1 : -1
        case .violation(let target, let index):
            guard quantity == target else { return 0 }
            return breakpoints[starts[quantity] + index].slope(above: below > index)
        case .direction(let target, let sign):
            return quantity == target ? sign : 0
        }
    }

    /// Returns the jump of the slope at a breakpoint: infinity if a constraint of a higher priority would be violated.
    private func jump(_ quantity: Int, _ index: Int, _ cost: Cost, afterRank last: Int32) -> Double {
        let breakpoint = breakpoints[starts[quantity] + index]
        guard breakpoint.isActive else { return 0 }
        if breakpoint.rank <= last { return .infinity }
        switch cost {
        case .rank(let rank):
            return breakpoint.rank == rank ? breakpoint.jump : 0
        case .distance(let target, let targetIndex):
            return quantity == target && index == targetIndex ? 2 : 0
        case .violation(let target, let targetIndex):
            return quantity == target && index == targetIndex ? breakpoint.jump : 0
        case .direction:
            return 0
        }
    }

    /// Computes, in `slopes`, the change in the cost of all basic quantities per unit of each nonbasic one.
    private func priceColumns(_ cost: Cost) {
        for column in 0..<variableCount { slopes[column] = 0 }
        for row in 0..<formCount {
            let quantity = basics[row]
            let own = slope(quantity, below: spots[quantity], cost)
            if own == 0 { continue }
            for column in 0..<variableCount { slopes[column] += own * tableau[row * variableCount + column] }
        }
    }

    private func riseRate(_ column: Int, _ cost: Cost) -> Double {
        let quantity = nonbasics[column]
        return slopes[column] + slope(quantity, below: spots[quantity] + 1, cost)
    }

    private func fallRate(_ column: Int, _ cost: Cost) -> Double {
        let quantity = nonbasics[column]
        return -slopes[column] - slope(quantity, below: spots[quantity], cost)
    }

    // MARK: Simplex

    /// Minimizes a cost without passing any breakpoint whose rank is at most `last`: these have higher priorities.
    func minimize(_ cost: Cost, afterRank last: Int32) -> Outcome {
        var degenerateSteps = 0
        var steps = 0
        let limit = 2000 + 50 * (variableCount + formCount)
        while steps < limit {
            steps += 1
            priceColumns(cost)
            // After many degenerate steps, the smallest index is chosen (Bland's rule), which cannot cycle.
            let avoidsCycles = degenerateSteps > 50
            var bestColumn = -1
            var bestRate = -slopeTolerance
            var rises = true
            for column in 0..<variableCount {
                let quantity = nonbasics[column]
                if !mayNotRise[quantity] {
                    let rate = riseRate(column, cost)
                    if isBetter(rate, column, than: bestRate, bestColumn, avoidsCycles) {
                        (bestRate, bestColumn, rises) = (rate, column, true)
                    }
                }
                if !mayNotFall[quantity] {
                    let rate = fallRate(column, cost)
                    if isBetter(rate, column, than: bestRate, bestColumn, avoidsCycles) {
                        (bestRate, bestColumn, rises) = (rate, column, false)
                    }
                }
            }
            if bestColumn < 0 { break }
            switch move(bestColumn, rises: rises, rate: bestRate, cost, afterRank: last, avoidsCycles: avoidsCycles) {
            case nil: return .unbounded
            case .some(let distance): degenerateSteps = distance > tolerance ? 0 : degenerateSteps + 1
            }
        }
        return .optimal
    }

    private func isBetter(_ rate: Double, _ column: Int, than best: Double, _ bestColumn: Int, _ avoidsCycles: Bool)
        -> Bool
    {
        if bestColumn < 0 { return rate < -slopeTolerance }
        if avoidsCycles { return rate < -slopeTolerance && nonbasics[column] < nonbasics[bestColumn] }
        if rate < best - slopeTolerance { return true }
        // If rates are equal, the last quantity moves, so that the preferences of earlier quantities are kept.
        return rate < best + slopeTolerance && nonbasics[column] > nonbasics[bestColumn]
    }

    private struct Event {
        var distance: Double
        var jump: Double
        var steepness: Double
        var quantity: Int
        var index: Int
    }

    /// Moves a nonbasic quantity until the cost stops falling, and exchanges it with the quantity that stopped it.
    /// - Returns: The distance moved, or nil if nothing stops it.
    private func move(
        _ column: Int, rises: Bool, rate: Double, _ cost: Cost, afterRank last: Int32, avoidsCycles: Bool
    ) -> Double? {
        let entering = nonbasics[column]
        let direction: Double = rises ? 1 : -1
        var events: [Event] = []
        collect(entering, speed: direction, from: rises ? spots[entering] + 1 : spots[entering], cost, last, &events)
        for row in 0..<formCount {
            let speed = tableau[row * variableCount + column] * direction
            if abs(speed) > 1e-9 { collect(basics[row], speed: speed, from: spots[basics[row]], cost, last, &events) }
        }
        events.sort { ($0.distance, $0.quantity, $0.index) < ($1.distance, $1.quantity, $1.index) }
        var current = rate
        var stop = -1
        for (index, event) in events.enumerated() {
            current += event.jump
            if current >= -slopeTolerance || avoidsCycles {
                stop = index
                break
            }
        }
        if stop < 0 { return nil }
        let reach = events[stop].distance
        for (index, event) in events.enumerated() where abs(event.distance - reach) <= 1e-11 * (1 + reach) {
            let current = events[stop]
            if current.quantity == entering { break }
            if avoidsCycles
                ? event.quantity < current.quantity
                : event.quantity == entering
                    || event.steepness > current.steepness * (1 + 1e-9)
            {
                stop = index
            }
        }
        apply(events[stop], column, direction, afterRank: last)
        return reach
    }

    private func collect(
        _ quantity: Int, speed: Double, from below: Int, _ cost: Cost, _ last: Int32, _ events: inout [Event]
    ) {
        let step = speed > 0 ? 1 : -1
        var index = speed > 0 ? below : below - 1
        let count = starts[quantity + 1] - starts[quantity]
        while index >= 0 && index < count {
            let jump = jump(quantity, index, cost, afterRank: last)
            if jump > 0 {
                let value = breakpoints[starts[quantity] + index].value
                events.append(
                    Event(
                        distance: max(0, (value - values[quantity]) / speed), jump: jump * abs(speed),
                        steepness: abs(speed), quantity: quantity, index: index))
                if jump == .infinity { return }
            }
            index += step
        }
    }

    private func apply(_ event: Event, _ column: Int, _ direction: Double, afterRank last: Int32) {
        let entering = nonbasics[column]
        let change = direction * event.distance
        if event.quantity != entering {
            spots[entering] = direction > 0 ? spots[entering] + 1 : spots[entering]
        }
        values[entering] += change
        for row in 0..<formCount {
            let speed = tableau[row * variableCount + column] * direction
            if speed == 0 { continue }
            values[basics[row]] += speed * event.distance
            updateSpot(basics[row], up: speed > 0)
        }
        let blocked = breakpoints[starts[event.quantity] + event.index].rank <= last
        var up = direction > 0
        if event.quantity != entering {
            up = tableau[rowOf[event.quantity] * variableCount + column] * direction > 0
            updateSpot(entering, up: direction > 0)
            exchange(rowOf[event.quantity], column)
        }
        pin(event.quantity, at: event.index)
        mayNotRise[event.quantity] = up && blocked
        mayNotFall[event.quantity] = !up && blocked
        riseBlocker[event.quantity] = breakpoints[starts[event.quantity] + event.index].constraint
        fallBlocker[event.quantity] = riseBlocker[event.quantity]
    }

    func pin(_ quantity: Int, at index: Int) {
        spots[quantity] = index
        values[quantity] = breakpoints[starts[quantity] + index].value
    }

    /// Updates the count of breakpoints below a basic quantity that moved.
    private func updateSpot(_ quantity: Int, up: Bool) {
        let start = starts[quantity]
        let count = starts[quantity + 1] - start
        if up {
            while spots[quantity] < count, breakpoints[start + spots[quantity]].value < values[quantity] - tolerance {
                spots[quantity] += 1
            }
        } else {
            while spots[quantity] > 0, breakpoints[start + spots[quantity] - 1].value > values[quantity] + tolerance {
                spots[quantity] -= 1
            }
        }
    }

    func exchange(_ row: Int, _ column: Int) {
        pivots += 1
        let leaving = basics[row]
        let entering = nonbasics[column]
        let width = variableCount
        let inverse = 1 / tableau[row * width + column]
        for other in 0..<width { tableau[row * width + other] *= -inverse }
        tableau[row * width + column] = inverse
        for otherRow in 0..<formCount where otherRow != row {
            let factor = tableau[otherRow * width + column]
            if factor == 0 { continue }
            tableau[otherRow * width + column] = 0
            for other in 0..<width {
                let value = tableau[otherRow * width + other] + factor * tableau[row * width + other]
                tableau[otherRow * width + other] = abs(value) < 1e-12 ? 0 : value
            }
        }
        basics[row] = entering
        nonbasics[column] = leaving
        rowOf[entering] = row
        rowOf[leaving] = -1
    }

    // MARK: Stages

    /// Forbids all moves that would increase the previously minimized cost.
    func freeze(_ cost: Cost) {
        priceColumns(cost)
        for column in 0..<variableCount {
            let quantity = nonbasics[column]
            if riseRate(column, cost) > slopeTolerance { mayNotRise[quantity] = true }
            if fallRate(column, cost) > slopeTolerance { mayNotFall[quantity] = true }
        }
    }

    var isSettled: Bool {
        nonbasics.allSatisfy { mayNotRise[$0] && mayNotFall[$0] }
    }

    /// Minimizes the violation of one constraint, as far as the optimum allows.
    func minimizeViolation(_ quantity: Int, _ index: Int, lastRank: Int32) {
        let cost = Cost.violation(quantity: quantity, breakpoint: index)
        _ = minimize(cost, afterRank: lastRank)
        freeze(cost)
    }

    /// Moves one quantity as close to one of its breakpoints as the optimum allows, and keeps it there.
    func applyPreference(_ quantity: Int, _ index: Int, lastRank: Int32) {
        let target = breakpoints[starts[quantity] + index].value
        let cost = Cost.distance(quantity: quantity, breakpoint: index)
        if rowOf[quantity] < 0 && spots[quantity] == index {
            mayNotRise[quantity] = true
            mayNotFall[quantity] = true
            return
        }
        if rowOf[quantity] >= 0 && abs(values[quantity] - target) <= tolerance {
            let row = rowOf[quantity]
            var best = -1
            var size = 1e-9
            for column in 0..<variableCount {
                let other = nonbasics[column]
                if mayNotRise[other] && mayNotFall[other] { continue }
                let entry = abs(tableau[row * variableCount + column])
                if entry > size { (best, size) = (column, entry) }
            }
            if best < 0 { return }
            let entering = nonbasics[best]
            if !mayNotRise[entering] { spots[entering] += 1 }
            exchange(row, best)
            pin(quantity, at: index)
            mayNotRise[quantity] = true
            mayNotFall[quantity] = true
            return
        }
        _ = minimize(cost, afterRank: lastRank)
        freeze(cost)
    }
}
