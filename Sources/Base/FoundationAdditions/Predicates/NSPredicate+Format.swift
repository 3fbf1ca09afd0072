import Foundation
import ProgramDiagnostics

extension NSPredicate {
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
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate from a format and its arguments.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let condition: PredicateCondition
        do {
            var parser = try PredicateParser(predicateFormat, arguments: arguments ?? [])
            condition = try parser.parse()
        } catch {
            stopProgram("The predicate format \"\(predicateFormat)\" is invalid: \(error)")
        }
        self.init(block: { object, variables in
            condition.isTrue(in: PredicateContext(object: object, variables: variables ?? [:]))
        })
    }
}
