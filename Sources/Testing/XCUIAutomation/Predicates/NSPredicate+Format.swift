import Foundation
import Diagnostics

extension NSPredicate {
    /// Makes a predicate of a format, such as `label BEGINSWITH[c] %@`.
    ///
    /// Foundation on Linux makes predicates of closures alone, so this module reads the format. It knows comparisons,
    /// `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, `IN` and `BETWEEN` with the options `[c]` and `[d]`,
    /// `AND`, `OR`, `NOT` and parentheses; `%@`, `%K` and numbers as arguments; and as keys those of
    /// `XCUIElementAttributes`, `exists`, `isHittable`, `hasKeyboardFocus` and `count`. Arithmetic, functions, `ANY` and
    /// subqueries are not known: such a format stops the program with a message, as a wrong one does on iOS.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Makes a predicate of a format and its arguments.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let condition: PredicateCondition
        do {
            var parser = try PredicateParser(predicateFormat, arguments: arguments ?? [])
            condition = try parser.parse()
        } catch {
            stopProgram("The predicate format \"\(predicateFormat)\" cannot be read: \(error)")
        }
        self.init(block: { object, _ in condition.isTrue(for: object) })
    }
}
