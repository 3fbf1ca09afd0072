/// The value at which the cost of a quantity changes its slope: the bound of one constraint, or zero for a variable.
struct Breakpoint {
    /// Where the slope changes.
    var value: Double
    /// How much one point of violation costs: the size of the factor the expression was divided by.
    var weight: Double
    /// 1000 for a required constraint, 0 for the zero of a variable, which only settles ties.
    var priority: Double
    /// Its place among the preferences that settle ties.
    var preference: Int
    /// The constraint it stands for, or -1.
    var constraint: Int32
    var relation: Relation
    /// False while the search for conflicts has not let the constraint in.
    var isActive: Bool

    /// The slope this breakpoint contributes to a quantity that lies above or below it.
    @inline(__always)
    func slope(above: Bool) -> Double {
        switch relation {
        case .lessThanOrEqual: above ? weight : 0
        case .equal: above ? weight : -weight
        case .greaterThanOrEqual: above ? 0 : -weight
        }
    }

    /// By how much the slope grows on the way up through the value.
    @inline(__always)
    var jump: Double { relation == .equal ? 2 * weight : weight }

    @inline(__always)
    var mayNotRise: Bool { relation != .greaterThanOrEqual }

    @inline(__always)
    var mayNotFall: Bool { relation != .lessThanOrEqual }
}
