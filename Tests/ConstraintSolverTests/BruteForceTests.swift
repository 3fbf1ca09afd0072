import ConstraintSolver
import TestSupport
import Testing

/// Compares the solver with an exhaustive search in exact arithmetic.
struct BruteForceTests {
    private func expression(_ line: SmallSystem.Line, _ variables: [SolverVariable]) -> LinearExpression {
        var expression = LinearExpression(constant: Double(line.constant))
        for (coefficient, variable) in zip(line.coefficients, variables) where coefficient != 0 {
            expression.append(variable, Double(coefficient))
        }
        return expression
    }

    private func compare(
        _ solver: ConstraintSolver, _ variables: [SolverVariable], _ handles: [SolverConstraint],
        with system: SmallSystem, _ comment: Comment
    ) -> Bool {
        let expected = system.solution()
        let broken = Set(solver.conflicts.map(\.broken))
        let point = expected.point.map(\.double)
        let found = variables.map { solver.value(of: $0) }
        let agrees =
            broken == Set(expected.broken.map { handles[$0] }) && zip(point, found).allSatisfy { abs($0 - $1) < 1e-6 }
        let problems = solver.checkInvariants()
        if agrees && problems.isEmpty { return true }
        let expectedBroken = expected.broken.sorted()
        Issue.record("\(comment): expected \(point), broken \(expectedBroken); found\n\(solver.dump())\n\(problems)")
        return false
    }

    @Test(arguments: [(1, 4, 300), (2, 4, 800), (2, 8, 400), (3, 6, 800), (3, 9, 300), (4, 7, 100)])
    func `random systems have the documented solution`(size: (variables: Int, lines: Int, count: Int)) throws {
        var random = SplitMix64(seed: UInt64(size.variables * 100 + size.lines))
        for round in 0..<size.count {
            let system = SmallSystem.random(&random, variables: size.variables, lines: size.lines)
            let solver = ConstraintSolver()
            let variables = (0..<size.variables).map { solver.makeVariable(isLength: system.lengths.contains($0)) }
            let handles = try system.lines.map {
                try solver.add(expression($0, variables), $0.relation, priority: Double($0.priority))
            }
            solver.solve()
            guard compare(solver, variables, handles, with: system, "round \(round)") else { return }
        }
    }

    /// Adds, removes and edits constraints at random. After each solve, the values must equal those of an exhaustive
    /// search.
    @Test(arguments: 0..<4) func `values do not depend on earlier changes`(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(9000 + seed))
        for round in 0..<20 {
            let solver = ConstraintSolver()
            let count = 2 + random.below(2)
            var system = SmallSystem(variableCount: count)
            system.lengths = SmallSystem.randomLengths(&random, count)
            let variables = (0..<count).map { solver.makeVariable(isLength: system.lengths.contains($0)) }
            var handles: [SolverConstraint] = []
            for step in 0..<25 {
                for _ in 0..<(1 + random.below(2)) {
                    let index = system.lines.isEmpty ? 0 : random.below(system.lines.count)
                    let choice = random.below(system.lines.count > 7 ? 7 : 10)
                    switch system.lines.isEmpty ? 9 : choice {
                    case 0, 1,
                        2:
                        solver.remove(handles.remove(at: index))
                        system.lines.remove(at: index)
                    case 3,
                        4:
                        system.lines[index].constant = random.below(9) - 4
                        try solver.setConstant(handles[index], Double(system.lines[index].constant))
                    case 5:
                        system.lines[index].priority = [1000, 750, 500, 250][random.below(4)]
                        try solver.setPriority(handles[index], Double(system.lines[index].priority))
                    case 6:
                        let line = SmallSystem.randomLine(&random, count)
                        system.lines[index] = line
                        try solver.replace(
                            handles[index], with: expression(line, variables), line.relation,
                            priority: Double(line.priority))
                    default:
                        let line = SmallSystem.randomLine(&random, count)
                        system.lines.append(line)
                        handles.append(
                            try solver.add(
                                expression(line, variables), line.relation, priority: Double(line.priority)))
                    }
                }
                solver.solve()
                guard compare(solver, variables, handles, with: system, "round \(round), step \(step)") else { return }
            }
        }
    }
}
