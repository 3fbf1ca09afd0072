import RawMemory

/// The pending work for the next `solve()`. Changes fill these lists; the solve empties them.
struct Worklists {
    /// Variables and forms whose place in the structure must be redetermined.
    var structuralVariables = RawArray<Int32>()
    var structuralForms = RawArray<Int32>()
    /// Linear programs to dissolve.
    var dissolvedPrograms = RawArray<Int32>()
    /// Isolated variables to solve, and determined variables with further constraints to check.
    var isolatedVariables = RawArray<Int32>()
    /// Forms to check, whose variables are all determined.
    var checkedForms = RawArray<Int32>()
    /// Determined variables to compute, as a heap ordered by sequence.
    var pending = RawArray<Int32>()
    /// Linear programs to run.
    var programs = RawArray<Int32>()
    /// Constraints without variables.
    var constants = RawArray<Int32>()
    /// Changed constraints that are part of current conflicts.
    var involved: [SolverConstraint] = []
    /// The region whose structure is being rebuilt.
    var regionVariables = RawArray<Int32>()
    var regionForms = RawArray<Int32>()
    var stack = RawArray<Int32>()
    var queue = RawArray<Int32>()

    func deallocate() {
        structuralVariables.deallocate()
        structuralForms.deallocate()
        dissolvedPrograms.deallocate()
        isolatedVariables.deallocate()
        checkedForms.deallocate()
        pending.deallocate()
        programs.deallocate()
        constants.deallocate()
        regionVariables.deallocate()
        regionForms.deallocate()
        stack.deallocate()
        queue.deallocate()
    }
}
