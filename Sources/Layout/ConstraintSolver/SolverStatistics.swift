/// Counts of the work a solver has done since it was made. Counts do not flicker, so tests can rely on them.
package struct SolverStatistics: Equatable, Sendable {
    /// Calls of `solve()` that had something to do.
    package var solves = 0
    /// Calls of `solve()` that returned at once because nothing had changed.
    package var solvesSkipped = 0
    /// Independent groups of constraints that were optimised.
    package var optimisations = 0
    /// Exchanges of a basic and a nonbasic variable.
    package var pivots = 0

    package init() {}
}
