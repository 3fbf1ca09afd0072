/// A sum of two or more variables that constraints speak about. Constraints about the same sum share it.
struct FormRecord {
    /// Its terms lie together.
    var firstTerm: Int32
    var termCount: Int32
    /// The first of the constraints about it, or -1.
    var firstConstraint: Int32 = -1
    /// The programme that optimises it, or -1, and its place there.
    var program: Int32 = -1
    var place: Int32 = 0
    /// The variable whose value it gives, or -1.
    var determines: Int32 = -1
    /// While structure is being found: how many of its variables are not determined.
    var unknowns: Int32 = 0
    var isAlive = true
    var isInRegion = false
    /// Listed to be checked, and listed as a seed of changed structure.
    var isListed = false
    var isSeed = false
}

/// One variable of a form.
struct TermRecord {
    var variable: Int32
    var form: Int32
    var coefficient: Double
    /// The neighbours in the variable's column, or -1.
    var next: Int32
    var previous: Int32
}
