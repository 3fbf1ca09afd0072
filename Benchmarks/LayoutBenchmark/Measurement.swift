import ConstraintSolver

/// The times and results of one workload.
struct Measurement {
    /// The time from an empty solver to the first values in each repetition, in microseconds.
    var builds: [Double] = []
    /// The time from each changed width to new values, in microseconds.
    var edits: [Double] = []
    var worstViolation = 0.0
    var values: [Double] = []
    /// The indices of the ambiguous variables.
    var ambiguous: Set<Int> = []
    var statistics = SolverStatistics()

    init(_ workload: Workload, repetitions: Int, findsAmbiguity: Bool = false) throws {
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
                if findsAmbiguity {
                    ambiguous = Set(variables.indices.filter { solver.isAmbiguous([variables[$0]]) })
                }
                for problem in solver.checkInvariants().prefix(3) { print(problem) }
            }
        }
        for line in workload.lines where line.priority == 1000 {
            worstViolation = max(worstViolation, line.violation(values))
        }
    }
}

extension Measurement {
    /// Returns the time of each repetition, in microseconds. A repetition creates a separate solver for each of `count`
    /// cells, and computes its values. All solvers are kept until the end, as a single solver for all cells would be.
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
    /// Creates the variables and constraints in `solver`.
    ///
    /// - Returns: The variables, and the constraints that set the given values.
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
