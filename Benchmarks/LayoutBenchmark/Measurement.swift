import ConstraintSolver

/// Times and results of one workload.
struct Measurement {
    /// Microseconds from an empty solver to the first values, one number a repetition.
    var builds: [Double] = []
    /// Microseconds from a changed width to new values.
    var edits: [Double] = []
    var worstViolation = 0.0
    var values: [Double] = []
    /// The variables that could have other values as well.
    var ambiguous: Set<Int> = []
    var statistics = SolverStatistics()

    init(_ workload: Workload, repetitions: Int, asksAmbiguity: Bool = false) throws {
        let clock = ContinuousClock()
        for repetition in 0..<repetitions {
            let start = clock.now
            let solver = ConstraintSolver()
            let (variables, given): ([SolverVariable], [SolverConstraint]) = try workload.add(to: solver)
            solver.solve()
            builds.append(microseconds(clock.now - start))
            for width in workload.edits {
                let start = clock.now
                try solver.setConstant(given[0], -width)
                solver.solve()
                edits.append(microseconds(clock.now - start))
            }
            if repetition == repetitions - 1 {
                values = variables.map { solver.value(of: $0) }
                statistics = solver.statistics
                if asksAmbiguity {
                    ambiguous = Set(variables.indices.filter { solver.isAmbiguous([variables[$0]]) })
                }
                for complaint in solver.checkInvariants().prefix(3) { print(complaint) }
            }
        }
        for line in workload.lines where line.priority == 1000 {
            worstViolation = max(worstViolation, line.violation(values))
        }
    }
}

extension Measurement {
    /// Microseconds from nothing to the values of `count` cells, each in a solver of its own; all are kept to the end, as
    /// one solver for all of them would be.
    static func apart(count: Int, repetitions: Int) throws -> [Double] {
        let cells: [Workload] = (0..<count).map { .cell(kind: $0) }
        let clock = ContinuousClock()
        return try (0..<repetitions).map { _ in
            var solvers: [ConstraintSolver] = []
            let start = clock.now
            for cell in cells {
                let solver = ConstraintSolver()
                _ = try cell.add(to: solver)
                solver.solve()
                solvers.append(solver)
            }
            return microseconds(clock.now - start)
        }
    }
}

extension Workload {
    /// Makes its variables and constraints in `solver`.
    ///
    /// - Returns: the variables, and the constraints that give some of them their values.
    func add(to solver: ConstraintSolver) throws -> (variables: [SolverVariable], given: [SolverConstraint]) {
        let variables: [SolverVariable] = (0..<variableCount).map { _ in solver.makeVariable() }
        var given: [SolverConstraint] = []
        for (variable, value) in self.given {
            given.append(try solver.add(LinearExpression(variables[variable], constant: -value), .equal))
        }
        for line in lines {
            var expression = LinearExpression(constant: line.constant)
            for term in line.terms { expression.append(variables[term.variable], term.factor) }
            try solver.add(expression, line.relation, priority: line.priority)
        }
        return (variables, given)
    }
}

extension Workload.Line {
    func violation(_ values: [Double]) -> Double {
        let sum = terms.reduce(constant) { $0 + $1.factor * values[$1.variable] }
        switch relation {
        case .lessThanOrEqual: return max(0, sum)
        case .equal: return abs(sum)
        case .greaterThanOrEqual: return max(0, -sum)
        }
    }
}

func microseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12
}

extension [Double] {
    var median: Double { isEmpty ? 0 : sorted()[count / 2] }
    var percentile95: Double { isEmpty ? 0 : sorted()[Swift.min(count - 1, count * 95 / 100)] }
}
