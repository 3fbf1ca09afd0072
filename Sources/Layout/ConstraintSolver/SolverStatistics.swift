/// Counts of the work that a solver has done since its creation. They are deterministic, so tests can rely on them.
package struct SolverStatistics: Equatable, Sendable {
    /// Calls to `solve()` that solved something.
    package var solves = 0
    /// Calls to `solve()` that returned immediately because nothing had changed.
    package var solvesSkipped = 0
    /// Optimizations of independent groups of constraints.
    package var optimizations = 0
    /// Exchanges of a basic and a nonbasic variable.
    package var pivots = 0

    package init() {}
}
