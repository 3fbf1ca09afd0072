import Foundation

/// A predicate that compares two expressions.
///
/// Foundation on Linux declares a class of this name without members. Source rewriting replaces its name.
public final class NSComparisonPredicate: NSPredicate {
    /// The relation of the expressions.
    public enum Operator: UInt, Sendable {
        /// The left value is less than the right one.
        case lessThan = 0
        /// The left value is less than or equal to the right one.
        case lessThanOrEqualTo = 1
        /// The left value is greater than the right one.
        case greaterThan = 2
        /// The left value is greater than or equal to the right one.
        case greaterThanOrEqualTo = 3
        /// The values are equal.
        case equalTo = 4
        /// The values are not equal.
        case notEqualTo = 5
        /// The left string matches a regular expression.
        case matches = 6
        /// The left string matches a pattern with `*` and `?`.
        case like = 7
        /// The left string begins with the right one.
        case beginsWith = 8
        /// The left string ends with the right one.
        case endsWith = 9
        /// The right collection or string contains the left value.
        case `in` = 10
        /// The left collection or string contains the right value.
        case contains = 99
        /// The left value is between the two values of the right collection.
        case between = 100
    }

    /// The elements of the left value that the comparison must hold for.
    public enum Modifier: UInt, Sendable {
        /// The left value itself.
        case direct = 0
        /// All elements.
        case all = 1
        /// At least one element.
        case any = 2
    }

    /// The options of a comparison of strings.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Uppercase and lowercase letters are equal.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Letters with and without diacritical marks are equal.
        public static let diacriticInsensitive = Options(rawValue: 2)
    }

    let comparison: PredicateComparison

    init(_ comparison: PredicateComparison) {
        self.comparison = comparison
        super.init(value: false)
    }

    /// Creates a comparison.
    public convenience init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
        options: Options = []
    ) {
        var compareOptions: String.CompareOptions = []
        if options.contains(.caseInsensitive) { compareOptions.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { compareOptions.insert(.diacriticInsensitive) }
        let quantifier: PredicateComparison.Quantifier =
            switch modifier {
            case .direct: .direct
            case .all: .all
            case .any: .any
            }
        self.init(
            PredicateComparison(
                quantifier: quantifier, left: lhs.value, relation: PredicateRelation(type), options: compareOptions,
                right: rhs.value))
    }

    // MARK: Parts

    /// The left expression.
    public var leftExpression: NSExpression { NSExpression(comparison.left) }

    /// The right expression.
    public var rightExpression: NSExpression { NSExpression(comparison.right) }

    /// The relation of the expressions.
    public var predicateOperatorType: Operator { comparison.relation.type }

    /// The elements of the left value that the comparison must hold for.
    public var comparisonPredicateModifier: Modifier {
        switch comparison.quantifier {
        case .direct: .direct
        case .all: .all
        case .any, .none: .any
        }
    }

    /// The options of the comparison.
    public var options: Options {
        var options: Options = []
        if comparison.options.contains(.caseInsensitive) { options.insert(.caseInsensitive) }
        if comparison.options.contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
        return options
    }

    // MARK: Evaluation

    /// Returns whether the comparison is true for an object and the values of variables.
    public override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        comparison.isTrue(in: PredicateContext(object: object, variables: bindings ?? [:]))
    }

    /// Returns the predicate.
    public override func copy(with zone: NSZone? = nil) -> Any { self }

    /// The format of the comparison.
    public override var predicateFormat: String { comparison.text }

    /// The format of the comparison.
    public override var description: String { comparison.text }

    /// Returns whether the formats are equal.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? NSComparisonPredicate)?.comparison.text == comparison.text
    }

    /// The hash value of the format.
    public override var hash: Int { comparison.text.hashValue }
}

extension PredicateRelation {
    init(_ type: NSComparisonPredicate.Operator) {
        self =
            switch type {
            case .lessThan: .less
            case .lessThanOrEqualTo: .lessOrEqual
            case .greaterThan: .greater
            case .greaterThanOrEqualTo: .greaterOrEqual
            case .equalTo: .equal
            case .notEqualTo: .unequal
            case .matches: .matches
            case .like: .like
            case .beginsWith: .beginsWith
            case .endsWith: .endsWith
            case .in: .isIn
            case .contains: .contains
            case .between: .between
            }
    }

    var type: NSComparisonPredicate.Operator {
        switch self {
        case .less: .lessThan
        case .lessOrEqual: .lessThanOrEqualTo
        case .greater: .greaterThan
        case .greaterOrEqual: .greaterThanOrEqualTo
        case .equal: .equalTo
        case .unequal: .notEqualTo
        case .matches: .matches
        case .like: .like
        case .beginsWith: .beginsWith
        case .endsWith: .endsWith
        case .isIn: .in
        case .contains: .contains
        case .between: .between
        }
    }
}
