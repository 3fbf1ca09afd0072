import ConstraintSolver

/// A solver with convenience methods for tests.
final class SolverFixture {
    let solver = ConstraintSolver()

    func variables(_ count: Int) -> [SolverVariable] { (0..<count).map { _ in solver.makeVariable() } }

    @discardableResult
    func add(
        _ terms: [(Double, SolverVariable)], _ relation: Relation, _ bound: Double, at priority: Double = 1000,
        tag: Int = 0
    ) throws -> SolverConstraint {
        let expression = LinearExpression(terms: terms.map { LinearTerm($0.1, $0.0) }, constant: -bound)
        return try solver.add(expression, relation, priority: priority, tag: tag)
    }

    subscript(_ variable: SolverVariable) -> Double { solver.value(of: variable) }
}
