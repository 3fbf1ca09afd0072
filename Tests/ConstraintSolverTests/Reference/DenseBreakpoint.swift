import ConstraintSolver

/// A value at which the cost of a quantity changes its slope.
struct DenseBreakpoint {
    var value: Double
    var weight: Double
    /// The position of the priority: 0 for a required constraint, then 1, 2, … for the other priorities in descending
    /// order, and the highest number for the zeros of variables.
    var rank: Int32
    var preference: Int32
    /// The index of the constraint's line, or -1 for the zero of a variable.
    var constraint: Int32
    var relation: Relation
    var isActive: Bool

    func slope(above: Bool) -> Double {
        switch relation {
        case .lessThanOrEqual: above ? weight : 0
        case .equal: above ? weight : -weight
        case .greaterThanOrEqual: above ? 0 : -weight
        }
    }

    var jump: Double { relation == .equal ? 2 * weight : weight }
}
