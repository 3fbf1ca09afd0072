/// A handle to one constraint of a solver. A handle whose constraint was removed is recognised as stale.
package struct SolverConstraint: Hashable, Sendable, BitwiseCopyable {
    let index: Int32
    let generation: UInt32
}
