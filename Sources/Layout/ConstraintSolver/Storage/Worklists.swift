/// What the next `solve()` has to look at. Filled by changes, emptied by the solve.
struct Worklists {
    /// Variables and forms whose place in the structure must be found anew.
    var structuralVariables = FlatArray<Int32>()
    var structuralForms = FlatArray<Int32>()
    /// Programmes to be taken apart.
    var dissolvedPrograms = FlatArray<Int32>()
    /// Variables on their own, and determined ones with further constraints.
    var aloneVariables = FlatArray<Int32>()
    /// Forms whose variables are all determined, to be checked.
    var checkedForms = FlatArray<Int32>()
    /// Determined variables to compute, a heap by sequence.
    var pending = FlatArray<Int32>()
    /// Programmes to run.
    var programs = FlatArray<Int32>()
    /// Constraints without variables.
    var constants = FlatArray<Int32>()
    /// Constraints of standing conflicts that have changed.
    var involved: [SolverConstraint] = []
    /// The region whose structure is being found.
    var regionVariables = FlatArray<Int32>()
    var regionForms = FlatArray<Int32>()
    var stack = FlatArray<Int32>()
    var queue = FlatArray<Int32>()

    func free() {
        structuralVariables.free()
        structuralForms.free()
        dissolvedPrograms.free()
        aloneVariables.free()
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
