/// The result of a call to ``ConstraintSolver/solve()``.
package struct SolveResult: Sendable {
    /// The new conflicts of this call, in the order in which the broken constraints were added.
    package var conflicts: [SolverConflict] = []

    /// Whether the call solved anything. False when nothing had changed.
    package var didSolve = false
}

/// A set of required constraints that cannot hold together, and the constraint that was broken.
package struct SolverConflict: Equatable, Sendable {
    /// The constraint that was added last. The solver ignores it until one of `involved` changes.
    package var broken: SolverConstraint

    /// All constraints of the conflict, including `broken`, in the order in which they were added. The set is
    /// irreducible: without any one of them, the others can hold.
    ///
    /// A solve lists about 200,000 constraints at most. If a conflict has more constraints than the limit still
    /// allows, the solver lists only 64 of them.
    package var involved: [SolverConstraint]
    /// Whether `involved` is incomplete.
    var isPartial = false

    package init(broken: SolverConstraint, involved: [SolverConstraint]) {
        self.broken = broken
        self.involved = involved
    }
}
