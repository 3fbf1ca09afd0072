import Expectations
import ConstraintSolver
import Testing

/// The guarantees of the solver for priorities, ambiguity and conflicts.
struct SemanticsTests {
    @Test func `undetermined variables are 0`() throws {
        let fixture = SolverFixture()
        let x = fixture.variables(3)
        try fixture.add([(1, x[0]), (1, x[1])], .equal, 10)
        fixture.solver.solve()
        expect(x.map { fixture[$0] }, equals: [0, 10, 0])
        expect(fixture.solver.isAmbiguous([x[0]]))
        expect(fixture.solver.isAmbiguous([x[2]]))
    }

    @Test(arguments: [Relation.lessThanOrEqual, .greaterThanOrEqual])
    func `a variable with one inequality lies at its bound`(relation: Relation) throws {
        let fixture = SolverFixture()
        let x = fixture.variables(1)[0]
        try fixture.add([(1, x)], relation, 23)
        fixture.solver.solve()
        expect(fixture[x], equals: 23)
        expect(fixture.solver.isAmbiguous([x]))
    }

    @Test func `one inequality over two variables is satisfied at its bound`() throws {
        let fixture = SolverFixture()
        let x = fixture.variables(2)
        try fixture.add([(1, x[0]), (1, x[1])], .lessThanOrEqual, 74)
        fixture.solver.solve()
        expect(fixture[x[0]] + fixture[x[1]], equals: 74)
    }

    @Test(arguments: [Relation.lessThanOrEqual, .greaterThanOrEqual])
    func `a length is as small as its only inequality allows`(relation: Relation) throws {
        let fixture = SolverFixture()
        let length = fixture.solver.makeVariable(isLength: true)
        try fixture.add([(1, length)], relation, 23)
        fixture.solver.solve()
        expect(fixture[length], equals: (relation == .lessThanOrEqual ? 0 : 23))
        expect(fixture.solver.isAmbiguous([length]))
    }

    @Test(arguments: [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual])
    func `a constraint moves an undetermined location, and leaves the length 0`(relation: Relation) throws {
        let fixture = SolverFixture()
        let location = fixture.solver.makeVariable()
        let length = fixture.solver.makeVariable(isLength: true)
        try fixture.add([(1, location), (1, length)], relation, 386)
        fixture.solver.solve()
        expect(fixture[location], equals: 386)
        expect(fixture[length], equals: 0)
    }

    @Test func `an undetermined length between two limits is 0`() throws {
        let fixture = SolverFixture()
        let location = fixture.solver.makeVariable()
        let length = fixture.solver.makeVariable(isLength: true)
        try fixture.add([(1, location)], .greaterThanOrEqual, 20)
        try fixture.add([(1, location), (1, length)], .lessThanOrEqual, 380)
        fixture.solver.solve()
        expect(fixture[location], equals: 20)
        expect(fixture[length], equals: 0)
    }

    @Test func `the first of two competing lengths is satisfied`() throws {
        let fixture = SolverFixture()
        let first = fixture.solver.makeVariable(isLength: true)
        let second = fixture.solver.makeVariable(isLength: true)
        try fixture.add([(1, first), (1, second)], .equal, 100)
        try fixture.add([(1, first)], .greaterThanOrEqual, 70, at: 750)
        try fixture.add([(1, second)], .greaterThanOrEqual, 80, at: 750)
        fixture.solver.solve()
        expect(fixture[first], equals: 70)
        expect(fixture[second], equals: 30)
    }

    @Test func `contradicting constraints of equal priority are ambiguous`() throws {
        let fixture = SolverFixture()
        let width = fixture.variables(1)[0]
        try fixture.add([(1, width)], .equal, 24, at: 500)
        let atLeast = try fixture.add([(1, width)], .greaterThanOrEqual, 30, at: 500)
        fixture.solver.solve()
        expect(fixture.solver.isAmbiguous([width]))
        try fixture.solver.setPriority(atLeast, 525)
        fixture.solver.solve()
        expect(fixture[width], equals: 30)
        expect(!fixture.solver.isAmbiguous([width]))
    }

    @Test func `two required inequalities that require an equation conflict with others like an equation`() throws {
        let fixture = SolverFixture()
        let x = fixture.variables(2)
        let atMost = try fixture.add([(1, x[0]), (-1, x[1])], .lessThanOrEqual, 0)
        try fixture.add([(1, x[0]), (-1, x[1])], .greaterThanOrEqual, 0)
        let low = try fixture.add([(1, x[0])], .greaterThanOrEqual, 10)
        let high = try fixture.add([(1, x[1])], .lessThanOrEqual, 5)
        fixture.solver.solve()
        expect(fixture.solver.conflicts.map(\.broken), equals: [high])
        expect(fixture.solver.conflicts.map { Set($0.involved) }, equals: [[atMost, low, high]])
        expect(x.map { fixture[$0] }, equals: [10, 10])
        expect(fixture.solver.checkInvariants(), equals: [])
    }

    @Test func `no number of constraints outweighs a higher priority`() throws {
        let fixture = SolverFixture()
        let width = fixture.variables(1)[0]
        for _ in 0..<200 { try fixture.add([(1, width)], .equal, 0, at: 749) }
        try fixture.add([(1, width)], .equal, 100, at: 750)
        fixture.solver.solve()
        expect(fixture[width], equals: 100)
    }

    @Test(arguments: [3, 15, 16, 40])
    func `the highest of many priorities is satisfied`(count: Int) throws {
        let fixture = SolverFixture()
        let x = fixture.variables(2)
        try fixture.add([(1, x[0]), (1, x[1])], .equal, 1000)
        // The priorities are neither ascending nor descending.
        for step in 0..<count {
            let rank: Int = (step * 7 + 2) % count
            try fixture.add([(1, x[step % 2])], .equal, Double(rank), at: Double(100 + rank))
        }
        fixture.solver.solve()
        let highest: Int = (0..<count).first { ($0 * 7 + 2) % count == count - 1 } ?? 0
        expect(fixture[x[highest % 2]], equals: Double(count - 1))
        expect(fixture[x[1 - highest % 2]], equals: Double(1001 - count))
    }

    @Test func `priorities may be fractional`() throws {
        let fixture = SolverFixture()
        let width = fixture.variables(1)[0]
        try fixture.add([(1, width)], .equal, 2, at: 250.25)
        try fixture.add([(1, width)], .equal, 1, at: 250)
        fixture.solver.solve()
        expect(fixture[width], equals: 2)
    }

    @Test func `a conflict lists its constraints, and breaks the last one`() throws {
        let fixture = SolverFixture()
        let x = fixture.variables(3)
        let left = try fixture.add([(1, x[0])], .equal, 10)
        try fixture.add([(1, x[2])], .equal, 5)
        let right = try fixture.add([(1, x[0]), (1, x[1])], .equal, 60)
        let width = try fixture.add([(1, x[1])], .greaterThanOrEqual, 70)
        let result = fixture.solver.solve()
        expect(result.conflicts, equals: [SolverConflict(broken: width, involved: [left, right, width])])
        expect(x.map { fixture[$0] }, equals: [10, 50, 5])
        expect(fixture.solver.checkInvariants().isEmpty)
        fixture.solver.remove(left)
        expect(fixture.solver.solve().conflicts.isEmpty)
        expect(fixture.solver.conflicts.isEmpty)
        expect(fixture[x[1]], equals: 70)
    }

    @Test func `solving without changes does nothing`() throws {
        let fixture = SolverFixture()
        let x = fixture.variables(1)[0]
        let constraint = try fixture.add([(1, x)], .equal, 3)
        fixture.solver.solve()
        expect(fixture.solver.changedVariables, equals: [x])
        let before = fixture.solver.statistics
        try fixture.solver.setConstant(constraint, -3)
        expect(!fixture.solver.solve().didSolve)
        expect(fixture.solver.changedVariables.isEmpty)
        expect(fixture.solver.statistics.optimizations, equals: before.optimizations)
        expect(fixture.solver.statistics.solvesSkipped, equals: before.solvesSkipped + 1)
    }

    @Test func `invalid numbers are rejected`() throws {
        let fixture = SolverFixture()
        let x = fixture.variables(1)[0]
        #expect(throws: SolverError.coefficientNotFinite(.infinity)) { try fixture.add([(.infinity, x)], .equal, 3) }
        #expect(throws: SolverError.self) { try fixture.add([(.nan, x)], .equal, 3) }
        #expect(throws: SolverError.self) { try fixture.add([(1, x)], .equal, .nan) }
        #expect(throws: SolverError.priorityOutOfRange(1001)) { try fixture.add([(1, x)], .equal, 3, at: 1001) }
        expect(!fixture.solver.solve().didSolve)
    }

    @Test func `only the constraints that determine a variable are listed for it`() throws {
        let fixture = SolverFixture()
        let x = fixture.variables(3)
        let left = try fixture.add([(1, x[0])], .equal, 10)
        let width = try fixture.add([(1, x[1])], .equal, 30, at: 250)
        let right = try fixture.add([(1, x[2]), (-1, x[0]), (-1, x[1])], .equal, 0)
        try fixture.add([(1, x[2])], .lessThanOrEqual, 500)
        fixture.solver.solve()
        expect(fixture[x[2]], equals: 40)
        expect(fixture.solver.constraintsAffecting(x[2]), equals: [left, width, right])
        expect(fixture.solver.constraintsAffecting(x[0]), equals: [left])
    }
}
