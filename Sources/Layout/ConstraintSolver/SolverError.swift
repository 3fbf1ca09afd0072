/// The reason why the solver rejected a constraint. The solver is in the state before the call.
package enum SolverError: Error, Equatable, CustomStringConvertible {
    case coefficientNotFinite(Double)
    case constantNotFinite(Double)
    case priorityOutOfRange(Double)
    case variableNotAlive(Int)
    case constraintNotAlive

    package var description: String {
        switch self {
        case .coefficientNotFinite(let value):
            "A constraint needs finite multipliers, and this one is \(value)."
        case .constantNotFinite(let value):
            "A constraint needs a finite constant, and this one is \(value)."
        case .priorityOutOfRange(let value):
            "A priority must be greater than 0 and at most 1000, and this one is \(value)."
        case .variableNotAlive(let index):
            "Variable \(index) was never made by this solver, or has been released."
        case .constraintNotAlive:
            "This constraint has already been removed from the solver."
        }
    }
}
