/// A value at which the cost of a quantity changes its slope: the bound of a constraint, or zero for a variable.
struct Breakpoint {
    /// The value at which the slope changes.
    var value: Double
    /// The cost of one point of violation: the magnitude of the factor by which the expression was divided.
    var weight: Double
    /// The priority of the constraint, or 0 for a variable's breakpoint at zero, which only breaks ties.
    var priority: Double
    /// The position among the preferences, which break ties.
    var preference: Int
    /// The index of the constraint, or -1.
    var constraint: Int32
    var relation: Relation
    /// Whether the breakpoint affects the cost. The search for conflicts activates constraints one by one.
    var isActive: Bool

    /// Returns the slope that this breakpoint adds to the cost of a quantity above or below the breakpoint.
    @inline(__always)
    func slope(above: Bool) -> Double {
        switch relation {
        case .lessThanOrEqual: above ? weight : 0
        case .equal: above ? weight : -weight
        case .greaterThanOrEqual: above ? 0 : -weight
        }
    }

    /// The increase of the slope at the value.
    @inline(__always)
    var jump: Double { relation == .equal ? 2 * weight : weight }

    @inline(__always)
    var mayNotRise: Bool { relation != .greaterThanOrEqual }

    @inline(__always)
    var mayNotFall: Bool { relation != .lessThanOrEqual }
}
