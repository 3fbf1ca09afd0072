import ConstraintSolver

/// A system of constraints of any size, solved by ``DenseProgram``.
struct DenseSystem {
    struct Line {
        var terms: [(variable: Int, coefficient: Double)]
        var constant: Double
        var relation: Relation
        var priority: Double
    }

    var variableCount: Int
    /// The indices of the variables that are lengths. Their preference for zero precedes all others.
    var lengths: Set<Int> = []
    var lines: [Line] = []

    /// Returns the values, and the indices of the broken lines.
    func solution() -> (values: [Double], broken: Set<Int>) {
        let ranks = self.ranks
        let lastRank = Int32(ranks.count - 1)
        var coefficients: [Double] = []
        var formCount = 0
        var perQuantity = [[DenseBreakpoint]](repeating: [], count: variableCount)
        var broken: Set<Int> = []
        for (index, line) in lines.enumerated() {
            var dense = [Double](repeating: 0, count: variableCount)
            for term in line.terms { dense[term.variable] += term.coefficient }
            let used = dense.indices.filter { dense[$0] != 0 }
            guard let first = used.first else {
                if line.priority == 1000 && line.violation(at: line.constant) > 1e-9 { broken.insert(index) }
                continue
            }
            let factor = dense[first]
            let flipped: Relation =
                line.relation == .equal
                ? .equal
                : (line.relation == .lessThanOrEqual) == (factor > 0) ? .lessThanOrEqual : .greaterThanOrEqual
            let breakpoint = DenseBreakpoint(
                value: -line.constant / factor, weight: abs(factor), rank: ranks[line.priority]!,
                preference: Int32(index), constraint: Int32(index), relation: flipped, isActive: true)
            if used.count == 1 {
                perQuantity[first].append(breakpoint)
            } else {
                coefficients += dense.map { $0 / factor }
                formCount += 1
                perQuantity.append([breakpoint])
            }
        }
        for variable in 0..<variableCount {
            perQuantity[variable].append(
                DenseBreakpoint(
                    value: 0, weight: 1, rank: lastRank + 1,
                    preference: Int32(lengths.contains(variable) ? variable - variableCount : lines.count + variable),
                    constraint: -1,
                    relation: .equal, isActive: true))
        }
        let plan = Plan(perQuantity)
        let program = DenseProgram(
            variableCount: variableCount, formCount: formCount, coefficients: coefficients,
            breakpoints: plan.breakpoints.map { breakpoint in
                var inactive = breakpoint
                inactive.isActive = breakpoint.rank != 0
                return inactive
            }, starts: plan.starts)
        for conflict in program.activateRequired(plan.required) { broken.insert(Int(conflict.broken)) }
        if lastRank > 0 {
            for rank in 1...lastRank where !program.isSettled {
                _ = program.minimize(.rank(rank), afterRank: rank - 1)
                program.freeze(.rank(rank))
            }
        }
        for (quantity, index) in plan.preferences {
            let breakpoint = program.breakpoints[plan.starts[quantity] + index]
            guard breakpoint.isActive, breakpoint.rank > 0, breakpoint.rank <= lastRank else { continue }
            program.minimizeViolation(quantity, index, lastRank: lastRank)
        }
        for (quantity, index) in plan.preferences where !program.isSettled {
            if program.breakpoints[plan.starts[quantity] + index].isActive {
                program.applyPreference(quantity, index, lastRank: lastRank)
            }
        }
        return (Array(program.values[..<variableCount]), broken)
    }

    private var ranks: [Double: Int32] {
        var ranks: [Double: Int32] = [1000: 0]
        for priority in Set(lines.map(\.priority)).subtracting([1000]).sorted(by: >) {
            ranks[priority] = Int32(ranks.count)
        }
        return ranks
    }

    private struct Plan {
        var breakpoints: [DenseBreakpoint] = []
        var starts: [Int] = []
        var preferences: [(quantity: Int, index: Int)] = []
        var required: [(quantity: Int, index: Int)] = []

        init(_ perQuantity: [[DenseBreakpoint]]) {
            for list in perQuantity {
                starts.append(breakpoints.count)
                breakpoints += list.sorted { ($0.value, $0.preference) < ($1.value, $1.preference) }
            }
            starts.append(breakpoints.count)
            var places: [(preference: Int32, quantity: Int, index: Int)] = []
            for quantity in perQuantity.indices {
                for position in starts[quantity]..<starts[quantity + 1] {
                    places.append((breakpoints[position].preference, quantity, position - starts[quantity]))
                }
            }
            places.sort { $0.preference < $1.preference }
            preferences = places.map { ($0.quantity, $0.index) }
            required = preferences.filter { breakpoints[starts[$0.quantity] + $0.index].rank == 0 }
        }
    }
}

extension DenseSystem.Line {
    func violation(at sum: Double) -> Double {
        switch relation {
        case .lessThanOrEqual: max(0, sum)
        case .equal: abs(sum)
        case .greaterThanOrEqual: max(0, -sum)
        }
    }
}
