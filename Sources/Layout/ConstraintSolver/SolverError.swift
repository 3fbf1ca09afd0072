/// The reason why the solver rejected a constraint. The call did not change the solver.
package enum SolverError: Error, Equatable, CustomStringConvertible {
    case coefficientNotFinite(Double)
    case constantNotFinite(Double)
    case priorityOutOfRange(Double)
    case variableNotAlive(Int)
    case constraintNotAlive

    package var description: String {
        switch self {
        case .coefficientNotFinite(let value):
            "A multiplier must be finite, not \(value)."
        case .constantNotFinite(let value):
            "A constant must be finite, not \(value)."
        case .priorityOutOfRange(let value):
            "A priority must be greater than 0 and at most 1000, not \(value)."
        case .variableNotAlive(let index):
            "Variable \(index) was not created by this solver or was released."
        case .constraintNotAlive:
            "The constraint was already removed from the solver."
        }
    }
}
