import Foundation
import ProgramDiagnostics

/// The parsed condition of a predicate.
// @unchecked: a condition is immutable, and its constants are only compared.
indirect enum PredicateCondition: @unchecked Sendable {
    case comparison(PredicateComparison)
    case all([PredicateCondition])
    case any([PredicateCondition])
    case not(PredicateCondition)

    /// Returns whether the condition is true.
    func isTrue(in context: PredicateContext) -> Bool {
        switch self {
        case .comparison(let comparison): comparison.isTrue(in: context)
        case .all(let parts): parts.allSatisfy { $0.isTrue(in: context) }
        case .any(let parts): parts.contains { $0.isTrue(in: context) }
        case .not(let part): !part.isTrue(in: context)
        }
    }
}

/// The object that a predicate is evaluated for, and the values of variables such as `$item`.
struct PredicateContext {
    var object: Any?
    var variables: [String: Any?] = [:]
}

/// A comparison of two values, or of the elements of a collection and a value.
struct PredicateComparison {
    /// The elements of the left value that the comparison must hold for.
    enum Quantifier {
        /// The comparison is of the value itself.
        case direct
        case any, all, none
    }

    var quantifier = Quantifier.direct
    var left: PredicateValue
    var relation: PredicateRelation
    var options: String.CompareOptions
    var right: PredicateValue

    func isTrue(in context: PredicateContext) -> Bool {
        let left: Any? = self.left.evaluate(in: context)
        let right: Any? = self.right.evaluate(in: context)
        // A value that is not a collection has no elements.
        let elements: [Any?] = quantifier == .direct ? [left] : CollectionElements.of(left) ?? []
        return switch quantifier {
        case .direct, .any: elements.contains { relation.holds($0, right, options) }
        case .all: elements.allSatisfy { relation.holds($0, right, options) }
        case .none: !elements.contains { relation.holds($0, right, options) }
        }
    }
}

/// A value in a predicate.
indirect enum PredicateValue {
    case constant(Any?)
    /// The value of a key, or of several with dots between them.
    case path(PredicateValue, String)
    case subject
    case variable(String)
    case list([PredicateValue])
    case function(PredicateFunction, [PredicateValue])
    /// The element of a list at an index, or for `FIRST`, `LAST` or `SIZE`.
    case element(PredicateValue, at: PredicateIndex)
    /// The elements of a collection for which a condition is true.
    case subquery(PredicateValue, variable: String, PredicateCondition)

    func evaluate(in context: PredicateContext) -> Any? {
        switch self {
        case .constant(let value): return value
        case .subject: return context.object
        case .variable(let name):
            guard let value = context.variables[name] else {
                stopProgram(
                    "The variable $\(name) of a predicate has no value. Pass one to "
                        + "evaluate(with:substitutionVariables:).")
            }
            return value
        case .path(let value, let path): return PredicateKeys.lookup.value(path, of: value.evaluate(in: context))
        case .list(let values): return values.map { $0.evaluate(in: context) }
        case .function(let function, let arguments): return function.apply(arguments.map { $0.evaluate(in: context) })
        case .element(let value, let index):
            return CollectionElements.of(value.evaluate(in: context)).flatMap { index.element(of: $0, in: context) }
        case .subquery(let value, let variable, let condition):
            return CollectionElements.of(value.evaluate(in: context))?.filter { element in
                var inner: PredicateContext = context
                inner.variables[variable] = element
                return condition.isTrue(in: inner)
            }
        }
    }
}

/// The index in a list.
enum PredicateIndex {
    case first, last, size
    case value(PredicateValue)

    fileprivate func element(of list: [Any?], in context: PredicateContext) -> Any? {
        switch self {
        case .first: return list.first ?? nil
        case .last: return list.last ?? nil
        case .size: return list.count
        case .value(let value):
            guard let integer = PredicateRelation.integer(value.evaluate(in: context)),
                let index = Int(exactly: integer), list.indices.contains(index)
            else { return nil }
            return list[index]
        }
    }
}
