/// The stored state of a variable.
struct VariableRecord {
    var value = 0.0
    /// The position in the order of creation. It orders preferences.
    var order: Int
    /// Whether the preference for zero comes before the preferences of constraints, rather than after them.
    let isLength: Bool
    /// The first term that contains the variable, or -1.
    var firstTerm: Int32 = -1
    /// The first constraint on this variable alone, or -1.
    var firstConstraint: Int32 = -1
    /// The number of constraints that contain it.
    var uses: Int32 = 0
    /// The linear program that contains it, or -1.
    var program: Int32 = -1
    /// Its index in the linear program.
    var indexInProgram: Int32 = 0
    /// The form that determines its value, or ``undetermined`` or ``ownConstraint``.
    var determination: Int32 = VariableRecord.undetermined
    /// The position among the determined variables, after those it depends on.
    var sequence = 0
    var isAlive = true
    /// Whether the variable is part of the region whose structure is being rebuilt.
    var isInRegion = false
    /// Whether the variable is scheduled to be computed.
    var isQueued = false
    /// Whether the variable is in the list of variables to solve or check.
    var isScheduled = false
    /// Whether the variable is in the list of structural changes.
    var isSeed = false
    /// Whether it is in the list of changed variables.
    var isReported = false

    /// The value is not determined; optimization finds it.
    static let undetermined: Int32 = -1
    /// A required equality on this variable alone determines it.
    static let ownConstraint: Int32 = -2
}
