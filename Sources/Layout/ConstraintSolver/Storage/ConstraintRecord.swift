/// The stored state of a constraint: the comparison of a form or a single variable with a bound.
struct ConstraintRecord {
    /// The value that the form is compared with.
    var bound = 0.0
    /// The divisor that converted the caller's expression to the form.
    var factor = 1.0
    var priority = 1000.0
    var tag = 0
    /// The position in the order of addition. It orders preferences and selects the constraint to break.
    var order = 0
    var generation: UInt32 = 0
    /// The index of a form, `-2 - variable` for a single variable, or ``noTarget``.
    var target: Int32 = ConstraintRecord.noTarget
    /// The links of the list of constraints with the same target.
    var next: Int32 = -1
    var previous: Int32 = -1
    /// The relation between the form and the bound: the caller's relation, flipped if the factor is negative.
    var relation = Relation.equal
    var isAlive = true
    var isBroken = false
    /// Whether the constraint is part of a current conflict, which is removed when the constraint changes.
    var isInvolved = false

    static let noTarget: Int32 = -1

    @inline(__always)
    var isRequired: Bool { priority == 1000 }

    /// Whether it is a required equality, which can determine a variable.
    @inline(__always)
    var determines: Bool { priority == 1000 && relation == .equal && !isBroken }

    /// Returns the violation for a value of the form, in units of the form.
    @inline(__always)
    func excess(at value: Double) -> Double {
        switch relation {
        case .lessThanOrEqual: max(0, value - bound)
        case .equal: abs(value - bound)
        case .greaterThanOrEqual: max(0, bound - value)
        }
    }
}
