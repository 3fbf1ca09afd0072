/// A number the solver finds: a place in its flat storage.
///
/// Variables are made by ``ConstraintSolver/makeVariable()`` and mean something only to the solver that made them.
package struct SolverVariable: Hashable, Sendable, BitwiseCopyable {
    /// Where the variable lives in the solver's arrays. Small, dense, and used again after a release.
    package let index: Int

    package init(index: Int) {
        self.index = index
    }
}
