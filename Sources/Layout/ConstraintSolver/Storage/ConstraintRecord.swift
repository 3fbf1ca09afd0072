/// What the solver keeps about a constraint: its form, or its single variable, against a bound.
struct ConstraintRecord {
    /// What the form is compared with.
    var bound = 0.0
    /// What the caller's expression was divided by to get the form.
    var factor = 1.0
    var priority = 1000.0
    var tag = 0
    /// When it was added, for preferences and for the choice of the one to break.
    var order = 0
    var generation: UInt32 = 0
    /// A form, or `-2 - variable` for a single variable, or ``nothing``.
    var target: Int32 = ConstraintRecord.nothing
    /// The neighbours among the constraints about the same target.
    var next: Int32 = -1
    var previous: Int32 = -1
    /// The relation between form and bound: mirrored when the factor is negative.
    var relation = Relation.equal
    var isAlive = true
    var isBroken = false
    /// Part of a conflict that stands: a change must look at the conflict again.
    var isInvolved = false

    static let nothing: Int32 = -1

    @inline(__always)
    var isRequired: Bool { priority == 1000 }

    /// Whether it gives a value rather than a limit.
    @inline(__always)
    var determines: Bool { priority == 1000 && relation == .equal && !isBroken }

    /// How far a form of this value is from holding, in units of the form.
    @inline(__always)
    func excess(at value: Double) -> Double {
        switch relation {
        case .lessThanOrEqual: max(0, value - bound)
        case .equal: abs(value - bound)
        case .greaterThanOrEqual: max(0, bound - value)
        }
    }
}
