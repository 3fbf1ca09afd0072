import Foundation
import ProgramDiagnostics

/// A protocol whose extension can add initializers that return a subclass of `NSPredicate`. Only `NSPredicate` conforms.
public protocol PredicateMaking {}

extension NSPredicate: PredicateMaking {}

extension PredicateMaking where Self == NSPredicate {
    /// Creates a predicate from a format, such as `label BEGINSWITH[c] %@`.
    ///
    /// Foundation on Linux supports only predicates with a closure, so this module parses the format. It supports
    /// comparisons, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, `IN` and `BETWEEN` with the options `[c]`
    /// and `[d]`, the modifiers `ANY`, `SOME`, `ALL` and `NONE`, and `AND`, `OR`, `NOT` and parentheses. Values can
    /// contain arithmetic, functions such as `lowercase(name)` and `modulus:by:(count, 2)`, indexes, collection
    /// operators such as `items.@sum.price`, and `SUBQUERY`. Variables such as `$NAME` have the values that are passed
    /// to `evaluate(with:substitutionVariables:)`; one without a value stops the program. Arguments replace `%@`, `%K`
    /// and specifiers of numbers, such as `%d`. Keys refer to the properties of key-value coding, to stored properties
    /// and to the contents of dictionaries. For elements of user interface tests, the keys are `exists`, `isHittable`,
    /// `hasKeyboardFocus`, `count`, and the properties of `XCUIElementAttributes`. `FUNCTION`, `CAST` and `TERNARY` are
    /// not supported: such a format stops the program with a message, as an invalid format does on iOS.
    ///
    /// The predicate is an `NSComparisonPredicate`, or an `NSCompoundPredicate` of such predicates.
    public init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate from a format and its arguments.
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do {
            var parser = try PredicateParser(predicateFormat, arguments: arguments ?? [])
            self = try parser.parse().predicate
        } catch {
            stopProgram("The predicate format \"\(predicateFormat)\" is invalid: \(error)")
        }
    }
}
