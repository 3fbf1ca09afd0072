/// A linear form: a sum of two or more variables. Constraints on the same sum share it.
struct FormRecord {
    /// The index of its first term. Its terms are contiguous.
    var firstTerm: Int32
    var termCount: Int32
    /// The first constraint on the form, or -1.
    var firstConstraint: Int32 = -1
    /// The linear program that contains it, or -1.
    var program: Int32 = -1
    /// Its index in the linear program.
    var indexInProgram: Int32 = 0
    /// The variable that it determines, or -1.
    var determines: Int32 = -1
    /// The number of its variables that are not determined. Valid only while the structure is rebuilt.
    var unknowns: Int32 = 0
    var isAlive = true
    var isInRegion = false
    /// Whether the form is in the list of forms to check.
    var isScheduled = false
    /// Whether the form is in the list of structural changes.
    var isSeed = false
}

/// One variable of a form.
struct TermRecord {
    var variable: Int32
    var form: Int32
    var coefficient: Double
    /// The links of the list of terms with the same variable, or -1.
    var next: Int32
    var previous: Int32
}
