/// The pending work of the next `solve()`. Changes fill these lists, the solve empties them.
struct Worklists {
    /// Variables and forms whose place in the structure must be redetermined.
    var structuralVariables = FlatArray<Int32>()
    var structuralForms = FlatArray<Int32>()
    /// Linear programs to dissolve.
    var dissolvedPrograms = FlatArray<Int32>()
    /// Isolated variables to solve, and determined variables with further constraints to check.
    var isolatedVariables = FlatArray<Int32>()
    /// Forms to check, whose variables are all determined.
    var checkedForms = FlatArray<Int32>()
    /// Determined variables to compute, as a heap ordered by sequence.
    var pending = FlatArray<Int32>()
    /// Linear programs to run.
    var programs = FlatArray<Int32>()
    /// Constraints without variables.
    var constants = FlatArray<Int32>()
    /// Changed constraints that are part of current conflicts.
    var involved: [SolverConstraint] = []
    /// The region whose structure is being rebuilt.
    var regionVariables = FlatArray<Int32>()
    var regionForms = FlatArray<Int32>()
    var stack = FlatArray<Int32>()
    var queue = FlatArray<Int32>()

    func free() {
        structuralVariables.free()
        structuralForms.free()
        dissolvedPrograms.free()
        isolatedVariables.free()
        checkedForms.free()
        pending.free()
        programs.free()
        constants.free()
        regionVariables.free()
        regionForms.free()
        stack.free()
        queue.free()
    }
}
