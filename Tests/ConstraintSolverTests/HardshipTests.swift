import ConstraintSolver
import Testing

/// Extreme and invalid systems of constraints.
@Suite struct HardshipTests {
    @Test func firstOfTenThousandValuesForOneVariableHolds() throws {
        let play = SolverFixture()
        let x = play.variables(1)[0]
        let first = try play.add([(1, x)], .equal, 7)
        for value in 1..<10_000 { try play.add([(1, x)], .equal, Double(-value)) }
        let result = play.solver.solve()
        #expect(result.conflicts.count == 9999)
        #expect(result.conflicts.allSatisfy { $0.involved == [first, $0.broken] })
        #expect(play[x] == 7)
    }

    @Test func firstOfTenThousandDistancesBetweenTwoVariablesHolds() throws {
        let play = SolverFixture()
        let x = play.variables(2)
        for value in 0..<10_000 { try play.add([(1, x[0]), (-1, x[1])], .equal, Double(7 + value)) }
        #expect(play.solver.solve().conflicts.count == 9999)
        #expect(play[x[0]] - play[x[1]] == 7)
    }

    @Test func longChainOfConflictsIsReportedAndOtherConstraintsHold() throws {
        let play = SolverFixture()
        let x = play.variables(200)
        try play.add([(1, x[0])], .equal, 0)
        for index in 1..<200 { try play.add([(1, x[index]), (-1, x[index - 1])], .equal, 1) }
        for index in 1..<200 { try play.add([(1, x[index])], .equal, -5) }
        let result = play.solver.solve()
        #expect(result.conflicts.count == 199)
        #expect(result.conflicts[9].involved.count == 12)
        #expect(play[x[199]] == 199)
        #expect(play.solver.checkInvariants().isEmpty)
        // A second call has nothing to do.
        #expect(!play.solver.solve().didSolve)
    }

    @Test func conflictIsReportedOnceAndEndsWithItsCause() throws {
        let play = SolverFixture()
        let x = play.variables(2)
        let wide = try play.add([(1, x[0])], .equal, 100)
        let narrow = try play.add([(1, x[0])], .lessThanOrEqual, 50)
        #expect(play.solver.solve().conflicts.map(\.broken) == [narrow])
        try play.add([(1, x[1])], .equal, 3)
        #expect(play.solver.solve().conflicts.isEmpty)
        #expect(play.solver.conflicts.map(\.broken) == [narrow])
        try play.solver.setConstant(wide, -40)
        #expect(play.solver.solve().conflicts.isEmpty)
        #expect(play.solver.conflicts.isEmpty)
        #expect(play[x[0]] == 40)
        try play.solver.setPriority(wide, 750)
        try play.solver.setConstant(wide, -400)
        play.solver.solve()
        #expect(play[x[0]] == 50)
    }

    @Test func constraintWithoutVariablesCanConflictWithItself() throws {
        let play = SolverFixture()
        let x = play.variables(1)[0]
        let nonsense = try play.add([(1, x), (-1, x)], .equal, 5)
        let result = play.solver.solve()
        #expect(result.conflicts == [SolverConflict(broken: nonsense, involved: [nonsense])])
    }

    @Test func greatestFiniteNumbersAreAccepted() throws {
        let play = SolverFixture()
        let x = play.variables(2)
        try play.add([(1, x[0])], .lessThanOrEqual, .greatestFiniteMagnitude)
        try play.add([(1, x[0])], .equal, 120, at: 50)
        try play.add([(1e-9, x[1]), (1e9, x[0])], .lessThanOrEqual, 1e300, at: 20)
        play.solver.solve()
        #expect(play[x[0]] == 120)
        #expect(play[x[1]].isFinite)
    }

    @Test func variablesAreReusedOnlyWhenNoConstraintRefersToThem() throws {
        let play = SolverFixture()
        let x = play.variables(2)
        let constraint = try play.add([(1, x[0]), (-1, x[1])], .equal, 4)
        play.solver.solve()
        play.solver.release(x[0])
        #expect(play.solver.makeVariable() != x[0])
        play.solver.remove(constraint)
        let again = play.solver.makeVariable()
        #expect(again == x[0])
        #expect(play[again] == 0)
        #expect(throws: SolverError.constraintNotAlive) { try play.solver.setConstant(constraint, 1) }
    }

    @Test func onlyChangedVariablesAreReported() throws {
        let play = SolverFixture()
        let x = play.variables(4)
        let width = try play.add([(1, x[0])], .equal, 10)
        try play.add([(1, x[1]), (-2, x[0])], .equal, 0)
        try play.add([(1, x[2])], .equal, 5, at: 250)
        try play.add([(1, x[3]), (1, x[2])], .greaterThanOrEqual, 9)
        play.solver.solve()
        try play.solver.setConstant(width, -20)
        play.solver.solve()
        #expect(Set(play.solver.changedVariables) == [x[0], x[1]])
        #expect(play[x[1]] == 40)
    }

    /// A known width divides the constraints that depend on it into independent groups, each solved by itself.
    @Test func knownWidthSeparatesDependentGroups() throws {
        let play = SolverFixture()
        let width = play.variables(1)[0]
        let given = try play.add([(1, width)], .equal, 300)
        var last: [SolverConstraint] = []
        for _ in 0..<50 {
            let x = play.variables(2)
            try play.add([(1, x[0]), (1, x[1]), (-1, width)], .lessThanOrEqual, 0)
            last.append(try play.add([(1, x[0])], .equal, 100, at: 250))
            try play.add([(1, x[1])], .equal, 500, at: 250)
        }
        play.solver.solve()
        #expect(play.solver.statistics.optimizations == 50)
        try play.solver.setConstant(last[7], -120)
        play.solver.solve()
        #expect(play.solver.statistics.optimizations == 51)
        try play.solver.setConstant(given, -310)
        play.solver.solve()
        #expect(play.solver.checkInvariants().isEmpty)
    }
}
