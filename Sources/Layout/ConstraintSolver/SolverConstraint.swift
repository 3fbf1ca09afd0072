/// A handle to one constraint of a solver. The solver detects a handle whose constraint was removed.
package struct SolverConstraint: Hashable, Sendable, BitwiseCopyable {
    let index: Int32
    let generation: UInt32
}
