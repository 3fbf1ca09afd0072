/// What the solver keeps about a variable.
struct VariableRecord {
    var value = 0.0
    /// When it was made, for preferences.
    var order: Int
    /// Its zero is preferred before the bounds of constraints, not after them.
    let isLength: Bool
    /// The first of the terms that mention it, or -1: the head of its column.
    var firstTerm: Int32 = -1
    /// The first of the constraints about this variable alone, or -1.
    var firstConstraint: Int32 = -1
    /// How many terms of living constraints mention it.
    var uses: Int32 = 0
    /// The programme that finds its value, or -1, and its place there.
    var program: Int32 = -1
    var place: Int32 = 0
    /// What determines its value without any choice: a form, or one of the marks below.
    var determination: Int32 = VariableRecord.open
    /// Determined variables come after those they depend on.
    var sequence = 0
    var isAlive = true
    /// Part of the region whose structure is being found anew.
    var isInRegion = false
    /// Waits for its value to be computed.
    var isQueued = false
    /// Listed to be settled or checked, and listed as a seed of changed structure.
    var isListed = false
    var isSeed = false
    /// Reported as changed.
    var isReported = false

    /// Its value is a matter of optimisation.
    static let open: Int32 = -1
    /// A required equality about this variable alone gives its value.
    static let own: Int32 = -2
}
