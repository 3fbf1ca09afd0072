import Expectations
import ConstraintSolver
import Testing

/// Extreme and invalid systems of constraints.
struct ExtremeSystemTests {
    @Test func `the first of 10,000 conflicting values of a variable is kept`() throws {
        let fixture = SolverFixture()
        let x = fixture.variables(1)[0]
        let first = try fixture.add([(1, x)], .equal, 7)
        for value in 1..<10_000 { try fixture.add([(1, x)], .equal, Double(-value)) }
        let result = fixture.solver.solve()
        expect(result.conflicts.count, equals: 9999)
        expect(result.conflicts.allSatisfy { $0.involved == [first, $0.broken] })
        expect(fixture[x], equals: 7)
    }

    @Test func `the first of 10,000 conflicting distances is kept`() throws {
        let fixture = SolverFixture()
        let x = fixture.variables(2)
        for value in 0..<10_000 { try fixture.add([(1, x[0]), (-1, x[1])], .equal, Double(7 + value)) }
        expect(fixture.solver.solve().conflicts.count, equals: 9999)
        expect(fixture[x[0]] - fixture[x[1]], equals: 7)
    }

    @Test func `a long chain of conflicts is reported, and the other constraints are satisfied`() throws {
        let fixture = SolverFixture()
        let x = fixture.variables(200)
        try fixture.add([(1, x[0])], .equal, 0)
        for index in 1..<200 { try fixture.add([(1, x[index]), (-1, x[index - 1])], .equal, 1) }
        for index in 1..<200 { try fixture.add([(1, x[index])], .equal, -5) }
        let result = fixture.solver.solve()
        expect(result.conflicts.count, equals: 199)
        expect(result.conflicts[9].involved.count, equals: 12)
        expect(fixture[x[199]], equals: 199)
        expect(fixture.solver.checkInvariants().isEmpty)
        // A second call has nothing to do.
        expect(!fixture.solver.solve().didSolve)
    }

    @Test func `a conflict is reported once, and ends with its cause`() throws {
        let fixture = SolverFixture()
        let x = fixture.variables(2)
        let wide = try fixture.add([(1, x[0])], .equal, 100)
        let narrow = try fixture.add([(1, x[0])], .lessThanOrEqual, 50)
        expect(fixture.solver.solve().conflicts.map(\.broken), equals: [narrow])
        try fixture.add([(1, x[1])], .equal, 3)
        expect(fixture.solver.solve().conflicts.isEmpty)
        expect(fixture.solver.conflicts.map(\.broken), equals: [narrow])
        try fixture.solver.setConstant(wide, -40)
        expect(fixture.solver.solve().conflicts.isEmpty)
        expect(fixture.solver.conflicts.isEmpty)
        expect(fixture[x[0]], equals: 40)
        try fixture.solver.setPriority(wide, 750)
        try fixture.solver.setConstant(wide, -400)
        fixture.solver.solve()
        expect(fixture[x[0]], equals: 50)
    }

    @Test func `a constraint without variables can conflict with itself`() throws {
        let fixture = SolverFixture()
        let x = fixture.variables(1)[0]
        let nonsense = try fixture.add([(1, x), (-1, x)], .equal, 5)
        let result = fixture.solver.solve()
        expect(result.conflicts, equals: [SolverConflict(broken: nonsense, involved: [nonsense])])
    }

    @Test func `the greatest finite numbers are accepted`() throws {
        let fixture = SolverFixture()
        let x = fixture.variables(2)
        try fixture.add([(1, x[0])], .lessThanOrEqual, .greatestFiniteMagnitude)
        try fixture.add([(1, x[0])], .equal, 120, at: 50)
        try fixture.add([(1e-9, x[1]), (1e9, x[0])], .lessThanOrEqual, 1e300, at: 20)
        fixture.solver.solve()
        expect(fixture[x[0]], equals: 120)
        expect(fixture[x[1]].isFinite)
    }

    @Test func `a variable is reused only when no constraint refers to it`() throws {
        let fixture = SolverFixture()
        let x = fixture.variables(2)
        let constraint = try fixture.add([(1, x[0]), (-1, x[1])], .equal, 4)
        fixture.solver.solve()
        fixture.solver.release(x[0])
        expect(fixture.solver.makeVariable(), differsFrom: x[0])
        fixture.solver.remove(constraint)
        let again = fixture.solver.makeVariable()
        expect(again, equals: x[0])
        expect(fixture[again], equals: 0)
        #expect(throws: SolverError.constraintNotAlive) { try fixture.solver.setConstant(constraint, 1) }
    }

    @Test func `only changed variables are reported`() throws {
        let fixture = SolverFixture()
        let x = fixture.variables(4)
        let width = try fixture.add([(1, x[0])], .equal, 10)
        try fixture.add([(1, x[1]), (-2, x[0])], .equal, 0)
        try fixture.add([(1, x[2])], .equal, 5, at: 250)
        try fixture.add([(1, x[3]), (1, x[2])], .greaterThanOrEqual, 9)
        fixture.solver.solve()
        try fixture.solver.setConstant(width, -20)
        fixture.solver.solve()
        expect(Set(fixture.solver.changedVariables), equals: [x[0], x[1]])
        expect(fixture[x[1]], equals: 40)
    }

    /// A known width divides the constraints that depend on it into independent groups, which are solved separately.
    @Test func `a known width separates the groups that depend on it`() throws {
        let fixture = SolverFixture()
        let width = fixture.variables(1)[0]
        let given = try fixture.add([(1, width)], .equal, 300)
        var last: [SolverConstraint] = []
        for _ in 0..<50 {
            let x = fixture.variables(2)
            try fixture.add([(1, x[0]), (1, x[1]), (-1, width)], .lessThanOrEqual, 0)
            last.append(try fixture.add([(1, x[0])], .equal, 100, at: 250))
            try fixture.add([(1, x[1])], .equal, 500, at: 250)
        }
        fixture.solver.solve()
        expect(fixture.solver.statistics.optimizations, equals: 50)
        try fixture.solver.setConstant(last[7], -120)
        fixture.solver.solve()
        expect(fixture.solver.statistics.optimizations, equals: 51)
        try fixture.solver.setConstant(given, -310)
        fixture.solver.solve()
        expect(fixture.solver.checkInvariants().isEmpty)
    }
}
