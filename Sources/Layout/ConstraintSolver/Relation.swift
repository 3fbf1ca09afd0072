/// The relation between an expression and zero.
package enum Relation: Sendable, BitwiseCopyable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual

    /// The relation after both sides are multiplied by a negative number.
    var flipped: Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }

    var symbol: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
