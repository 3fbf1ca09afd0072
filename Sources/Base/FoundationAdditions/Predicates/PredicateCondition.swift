import Foundation

/// The parsed condition of a predicate.
// @unchecked: a condition is immutable, and its constants are only compared.
indirect enum PredicateCondition: @unchecked Sendable {
    case comparison(PredicateValue, PredicateRelation, String.CompareOptions, PredicateValue)
    case all([PredicateCondition])
    case any([PredicateCondition])
    case not(PredicateCondition)

    /// Returns whether the condition is true for `object`.
    func isTrue(for object: Any?) -> Bool {
        switch self {
        case .comparison(let left, let relation, let options, let right):
            relation.holds(left.evaluate(for: object), right.evaluate(for: object), options)
        case .all(let parts): parts.allSatisfy { $0.isTrue(for: object) }
        case .any(let parts): parts.contains { $0.isTrue(for: object) }
        case .not(let part): !part.isTrue(for: object)
        }
    }
}

/// One side of a comparison.
indirect enum PredicateValue {
    case constant(Any?)
    /// A key of the object, or several with dots between them.
    case key(String)
    case subject
    case list([PredicateValue])

    func evaluate(for object: Any?) -> Any? {
        switch self {
        case .constant(let value): value
        case .subject: object
        case .list(let values): values.map { $0.evaluate(for: object) }
        case .key(let path):
            path.split(separator: ".").filter { $0.uppercased() != "SELF" }.reduce(object) {
                PredicateKeys.value(of: String($1), in: $0)
            }
        }
    }
}
