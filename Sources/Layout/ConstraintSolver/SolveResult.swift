/// What a call of ``ConstraintSolver/solve()`` did.
package struct SolveResult: Sendable {
    /// Conflicts found by this call and not known from the one before, by the order in which constraints were added.
    package var conflicts: [SolverConflict] = []

    /// False when nothing had changed and the call returned at once.
    package var didSolve = false
}

/// Required constraints that cannot hold together, and the one that was given up.
package struct SolverConflict: Equatable, Sendable {
    /// The constraint the solver ignores from now on, until one of `involved` changes: the one added last.
    package var broken: SolverConstraint

    /// All that take part, `broken` among them, in the order in which they were added. Without any one of them the
    /// others can hold.
    ///
    /// Of a conflict among very many, only the first are listed once a solve has listed 200,000.
    package var involved: [SolverConstraint]
    /// The list is not complete.
    var isPartial = false

    package init(broken: SolverConstraint, involved: [SolverConstraint]) {
        self.broken = broken
        self.involved = involved
    }
}
