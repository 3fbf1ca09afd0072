/// A variable of a solver: an index into its flat storage.
///
/// Variables are created by ``ConstraintSolver/makeVariable(isLength:)`` and are valid only for that solver.
package struct SolverVariable: Hashable, Sendable, BitwiseCopyable {
    /// The index in the solver's arrays. Indices are small and dense, and are reused after a release.
    package let index: Int

    package init(index: Int) {
        self.index = index
    }
}
