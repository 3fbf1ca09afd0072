import ConstraintSolver
import Testing

/// The guarantees of the solver for priorities, ambiguity and conflicts.
@Suite struct SemanticsTests {
    @Test func undeterminedVariablesAreZero() throws {
        let play = SolverFixture()
        let x = play.variables(3)
        try play.add([(1, x[0]), (1, x[1])], .equal, 10)
        play.solver.solve()
        #expect(x.map { play[$0] } == [0, 10, 0])
        #expect(play.solver.isAmbiguous([x[0]]))
        #expect(play.solver.isAmbiguous([x[2]]))
    }

    @Test(arguments: [Relation.lessThanOrEqual, .greaterThanOrEqual])
    func loneInequalityLiesAtItsBound(relation: Relation) throws {
        let play = SolverFixture()
        let x = play.variables(1)[0]
        try play.add([(1, x)], relation, 23)
        play.solver.solve()
        #expect(play[x] == 23)
        #expect(play.solver.isAmbiguous([x]))
    }

    @Test func loneInequalityOverTwoVariablesLiesAtItsBound() throws {
        let play = SolverFixture()
        let x = play.variables(2)
        try play.add([(1, x[0]), (1, x[1])], .lessThanOrEqual, 74)
        play.solver.solve()
        #expect(play[x[0]] + play[x[1]] == 74)
    }

    @Test(arguments: [Relation.lessThanOrEqual, .greaterThanOrEqual])
    func lengthIsAsSmallAsALoneInequalityAllows(relation: Relation) throws {
        let play = SolverFixture()
        let length = play.solver.makeVariable(isLength: true)
        try play.add([(1, length)], relation, 23)
        play.solver.solve()
        #expect(play[length] == (relation == .lessThanOrEqual ? 0 : 23))
        #expect(play.solver.isAmbiguous([length]))
    }

    @Test(arguments: [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual])
    func locationAdaptsBeforeLength(relation: Relation) throws {
        let play = SolverFixture()
        let location = play.solver.makeVariable()
        let length = play.solver.makeVariable(isLength: true)
        try play.add([(1, location), (1, length)], relation, 386)
        play.solver.solve()
        #expect(play[location] == 386)
        #expect(play[length] == 0)
    }

    @Test func lengthBetweenTwoLimitsIsSmall() throws {
        let play = SolverFixture()
        let location = play.solver.makeVariable()
        let length = play.solver.makeVariable(isLength: true)
        try play.add([(1, location)], .greaterThanOrEqual, 20)
        try play.add([(1, location), (1, length)], .lessThanOrEqual, 380)
        play.solver.solve()
        #expect(play[location] == 20)
        #expect(play[length] == 0)
    }

    @Test func firstOfTwoCompetingLengthsIsSatisfied() throws {
        let play = SolverFixture()
        let first = play.solver.makeVariable(isLength: true)
        let second = play.solver.makeVariable(isLength: true)
        try play.add([(1, first), (1, second)], .equal, 100)
        try play.add([(1, first)], .greaterThanOrEqual, 70, at: 750)
        try play.add([(1, second)], .greaterThanOrEqual, 80, at: 750)
        play.solver.solve()
        #expect(play[first] == 70)
        #expect(play[second] == 30)
    }

    @Test func contradictingConstraintsOfEqualPriorityAreAmbiguous() throws {
        let play = SolverFixture()
        let width = play.variables(1)[0]
        try play.add([(1, width)], .equal, 24, at: 500)
        let atLeast = try play.add([(1, width)], .greaterThanOrEqual, 30, at: 500)
        play.solver.solve()
        #expect(play.solver.isAmbiguous([width]))
        try play.solver.setPriority(atLeast, 525)
        play.solver.solve()
        #expect(play[width] == 30)
        #expect(!play.solver.isAmbiguous([width]))
    }

    @Test func noNumberOfConstraintsOutweighsAHigherPriority() throws {
        let play = SolverFixture()
        let width = play.variables(1)[0]
        for _ in 0..<200 { try play.add([(1, width)], .equal, 0, at: 749) }
        try play.add([(1, width)], .equal, 100, at: 750)
        play.solver.solve()
        #expect(play[width] == 100)
    }

    @Test(arguments: [3, 15, 16, 40])
    func highestOfManyPrioritiesWins(count: Int) throws {
        let play = SolverFixture()
        let x = play.variables(2)
        try play.add([(1, x[0]), (1, x[1])], .equal, 1000)
        // The priorities are neither ascending nor descending.
        for step in 0..<count {
            let rank: Int = (step * 7 + 2) % count
            try play.add([(1, x[step % 2])], .equal, Double(rank), at: Double(100 + rank))
        }
        play.solver.solve()
        let highest: Int = (0..<count).first { ($0 * 7 + 2) % count == count - 1 } ?? 0
        #expect(play[x[highest % 2]] == Double(count - 1))
        #expect(play[x[1 - highest % 2]] == Double(1001 - count))
    }

    @Test func prioritiesMayBeFractional() throws {
        let play = SolverFixture()
        let width = play.variables(1)[0]
        try play.add([(1, width)], .equal, 2, at: 250.25)
        try play.add([(1, width)], .equal, 1, at: 250)
        play.solver.solve()
        #expect(play[width] == 2)
    }

    @Test func conflictListsItsConstraintsAndBreaksTheLastOne() throws {
        let play = SolverFixture()
        let x = play.variables(3)
        let left = try play.add([(1, x[0])], .equal, 10)
        try play.add([(1, x[2])], .equal, 5)
        let right = try play.add([(1, x[0]), (1, x[1])], .equal, 60)
        let width = try play.add([(1, x[1])], .greaterThanOrEqual, 70)
        let result = play.solver.solve()
        #expect(result.conflicts == [SolverConflict(broken: width, involved: [left, right, width])])
        #expect(x.map { play[$0] } == [10, 50, 5])
        #expect(play.solver.checkInvariants().isEmpty)
        play.solver.remove(left)
        #expect(play.solver.solve().conflicts.isEmpty)
        #expect(play.solver.conflicts.isEmpty)
        #expect(play[x[1]] == 70)
    }

    @Test func solveWithoutChangesDoesNothing() throws {
        let play = SolverFixture()
        let x = play.variables(1)[0]
        let constraint = try play.add([(1, x)], .equal, 3)
        play.solver.solve()
        #expect(play.solver.changedVariables == [x])
        let before = play.solver.statistics
        try play.solver.setConstant(constraint, -3)
        #expect(!play.solver.solve().didSolve)
        #expect(play.solver.changedVariables.isEmpty)
        #expect(play.solver.statistics.optimizations == before.optimizations)
        #expect(play.solver.statistics.solvesSkipped == before.solvesSkipped + 1)
    }

    @Test func invalidNumbersAreRejected() throws {
        let play = SolverFixture()
        let x = play.variables(1)[0]
        #expect(throws: SolverError.coefficientNotFinite(.infinity)) { try play.add([(.infinity, x)], .equal, 3) }
        #expect(throws: SolverError.self) { try play.add([(.nan, x)], .equal, 3) }
        #expect(throws: SolverError.self) { try play.add([(1, x)], .equal, .nan) }
        #expect(throws: SolverError.priorityOutOfRange(1001)) { try play.add([(1, x)], .equal, 3, at: 1001) }
        #expect(!play.solver.solve().didSolve)
    }

    @Test func constraintsAffectingAVariableAreThoseThatDetermineIt() throws {
        let play = SolverFixture()
        let x = play.variables(3)
        let left = try play.add([(1, x[0])], .equal, 10)
        let width = try play.add([(1, x[1])], .equal, 30, at: 250)
        let right = try play.add([(1, x[2]), (-1, x[0]), (-1, x[1])], .equal, 0)
        try play.add([(1, x[2])], .lessThanOrEqual, 500)
        play.solver.solve()
        #expect(play[x[2]] == 40)
        #expect(play.solver.constraintsAffecting(x[2]) == [left, width, right])
        #expect(play.solver.constraintsAffecting(x[0]) == [left])
    }
}
