/// The storage of a solver: flat arrays whose records refer to each other by index.
struct SolverTables {
    var variables: FlatArray<VariableRecord> = FlatArray()
    var freeVariables: FlatArray<Int32> = FlatArray()
    var forms: FlatArray<FormRecord> = FlatArray()
    var freeForms: FlatArray<Int32> = FlatArray()
    var terms: FlatArray<TermRecord> = FlatArray()
    /// The released runs of terms, by size class.
    var freeTerms: [FlatArray<Int32>] = (0..<40).map { _ in FlatArray() }
    var constraints: FlatArray<ConstraintRecord> = FlatArray()
    var freeConstraints: FlatArray<Int32> = FlatArray()
    var freePrograms: FlatArray<Int32> = FlatArray()
    /// Whether a linear program is scheduled to run.
    var isQueued: FlatArray<Bool> = FlatArray()
    var work: Worklists = Worklists()
    /// The number of variables and constraints created so far. It orders the preferences.
    var clock: Int = 0
    /// The number of determinations so far. It orders determined variables by their dependencies.
    var sequence = 0
    var needsSolve = false

    func free() {
        variables.free()
        freeVariables.free()
        forms.free()
        freeForms.free()
        terms.free()
        for list in freeTerms { list.free() }
        constraints.free()
        freeConstraints.free()
        freePrograms.free()
        isQueued.free()
        work.free()
    }
}

extension ConstraintSolver {
    @inline(__always)
    var variables: FlatArray<VariableRecord> {
        get { tables.pointee.variables }
        _modify { yield &tables.pointee.variables }
    }

    @inline(__always)
    var freeVariables: FlatArray<Int32> {
        get { tables.pointee.freeVariables }
        _modify { yield &tables.pointee.freeVariables }
    }

    @inline(__always)
    var forms: FlatArray<FormRecord> {
        get { tables.pointee.forms }
        _modify { yield &tables.pointee.forms }
    }

    @inline(__always)
    var freeForms: FlatArray<Int32> {
        get { tables.pointee.freeForms }
        _modify { yield &tables.pointee.freeForms }
    }

    @inline(__always)
    var terms: FlatArray<TermRecord> {
        get { tables.pointee.terms }
        _modify { yield &tables.pointee.terms }
    }

    @inline(__always)
    var freeTerms: [FlatArray<Int32>] {
        get { tables.pointee.freeTerms }
        _modify { yield &tables.pointee.freeTerms }
    }

    @inline(__always)
    var constraints: FlatArray<ConstraintRecord> {
        get { tables.pointee.constraints }
        _modify { yield &tables.pointee.constraints }
    }

    @inline(__always)
    var freeConstraints: FlatArray<Int32> {
        get { tables.pointee.freeConstraints }
        _modify { yield &tables.pointee.freeConstraints }
    }

    @inline(__always)
    var freePrograms: FlatArray<Int32> {
        get { tables.pointee.freePrograms }
        _modify { yield &tables.pointee.freePrograms }
    }

    @inline(__always)
    var isQueued: FlatArray<Bool> {
        get { tables.pointee.isQueued }
        _modify { yield &tables.pointee.isQueued }
    }

    @inline(__always)
    var work: Worklists {
        get { tables.pointee.work }
        _modify { yield &tables.pointee.work }
    }

    @inline(__always)
    var clock: Int {
        get { tables.pointee.clock }
        _modify { yield &tables.pointee.clock }
    }

    @inline(__always)
    var sequence: Int {
        get { tables.pointee.sequence }
        _modify { yield &tables.pointee.sequence }
    }

    @inline(__always)
    var needsSolve: Bool {
        get { tables.pointee.needsSolve }
        _modify { yield &tables.pointee.needsSolve }
    }
}
