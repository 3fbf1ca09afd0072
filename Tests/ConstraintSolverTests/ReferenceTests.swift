import Expectations
import ConstraintSolver
import TestSupport
import Testing

/// Compares the solver with a simple reference solver on systems as large as those of a screen, after each change.
struct ReferenceTests {
    /// Returns a random constraint like the constraints of screens: on a location or a size, usually relative to
    /// neighbors.
    private func randomLine(_ random: inout SplitMix64, _ count: Int) -> DenseSystem.Line {
        let priorities: [Double] = [1000, 1000, 1000, 750, 750, 749, 500, 250, 250, 249.5]
        let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        let here = random.below(count)
        let near = (here + 1 + random.below(4)) % count
        var terms: [(variable: Int, coefficient: Double)] = [(here, 1)]
        switch random.below(8) {
        case 0, 1, 2: break
        case 3, 4: terms.append((near, -1))
        case 5: terms += [(near, -1), ((near + 1) % count, -1)]
        case 6: terms += [(near, -0.5)]
        default: terms += [((here + 1) % count, 0.5), (near, -1), ((near + 2) % count, -0.5)]
        }
        return DenseSystem.Line(
            terms: terms, constant: Double(random.below(200) - 100), relation: relations[random.below(4)],
            priority: priorities[random.below(priorities.count)])
    }

    private func expression(_ line: DenseSystem.Line, _ variables: [SolverVariable]) -> LinearExpression {
        LinearExpression(
            terms: line.terms.map { LinearTerm(variables[$0.variable], $0.coefficient) }, constant: line.constant)
    }

    @Test(arguments: 0..<12) func `large systems match a reference solver after changes`(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(400 + seed))
        let count = 8 + seed * 3
        let solver = ConstraintSolver()
        var system = DenseSystem(variableCount: count)
        // In every other run, locations and lengths alternate.
        if seed % 2 == 1 { system.lengths = Set((0..<count).filter { $0 % 2 == 1 }) }
        let variables = (0..<count).map { solver.makeVariable(isLength: system.lengths.contains($0)) }
        var handles: [SolverConstraint] = []
        func add() throws {
            let line = randomLine(&random, count)
            system.lines.append(line)
            handles.append(try solver.add(expression(line, variables), line.relation, priority: line.priority))
        }
        for _ in 0..<count * (1 + seed % 3) { try add() }
        for step in 0..<12 {
            let before: [Double] = variables.map { solver.value(of: $0) }
            // Only in every other step, so that solves with and without a preceding keepsValue(of:) are tested.
            let keeps: [Bool] = variables.map { step % 2 == 1 && solver.keepsValue(of: $0) }
            solver.solve()
            for (index, variable) in variables.enumerated() where keeps[index] {
                expect(solver.value(of: variable), equals: before[index])
                expect(!solver.changedVariables.contains(variable))
            }
            let expected = system.solution()
            let found = variables.map { solver.value(of: $0) }
            let broken = Set(expected.broken.map { handles[$0] })
            let difference = zip(expected.values, found).map { abs($0 - $1) }.max() ?? 0
            let problems = solver.checkInvariants()
            guard difference < 1e-5, broken == Set(solver.conflicts.map(\.broken)), problems.isEmpty else {
                Issue.record("Step \(step): off by \(difference), \(problems)\n\(solver.dump())\n\(expected)")
                return
            }
            for _ in 0..<1 + random.below(3) {
                let index = random.below(system.lines.count)
                switch random.below(4) {
                case 0:
                    try add()
                case 1:
                    solver.remove(handles.remove(at: index))
                    system.lines.remove(at: index)
                case 2:
                    system.lines[index].constant += Double(random.below(41) - 20)
                    try solver.setConstant(handles[index], system.lines[index].constant)
                default:
                    system.lines[index].priority = [1000, 999, 750, 250][random.below(4)]
                    try solver.setPriority(handles[index], system.lines[index].priority)
                }
            }
        }
    }
}
