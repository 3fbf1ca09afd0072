import Foundation
import ProgramDiagnostics

/// A value in a predicate: a constant, a key path, a variable, or a function of other values.
///
/// Foundation on Linux declares a class of this name without members. Source rewriting replaces its name.
public final class NSExpression: NSObject, NSCopying {
    /// The kind of an expression.
    public enum ExpressionType: UInt, Sendable {
        /// A constant.
        case constantValue = 0
        /// The object that the predicate is evaluated for.
        case evaluatedObject = 1
        /// A variable such as `$name`.
        case variable = 2
        /// The value for a key path.
        case keyPath = 3
        /// The result of a function or an arithmetic operator, or an element of a collection.
        case function = 4
        /// The elements of a collection for which a predicate is true.
        case subquery = 13
        /// A list of expressions.
        case aggregate = 14
    }

    let value: PredicateValue

    init(_ value: PredicateValue) { self.value = value }

    /// Creates an expression from a format, such as `price * %@`. An invalid format stops the program.
    public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
        self.init(format: expressionFormat, argumentArray: args)
    }

    /// Creates an expression from a format and its arguments. An invalid format stops the program.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        do {
            var parser = try PredicateParser(expressionFormat, arguments: arguments)
            self.init(try parser.parseValue())
        } catch {
            stopProgram("The expression format \"\(expressionFormat)\" is invalid: \(error)")
        }
    }

    /// Creates a constant.
    public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }

    /// Creates a variable, which has a name without `$`.
    public convenience init(forVariable string: String) { self.init(.variable(string)) }

    /// Creates the value for a key path.
    public convenience init(forKeyPath keyPath: String) { self.init(.path(.subject, keyPath)) }

    /// Creates a list.
    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(.list(subexpressions.map { ($0 as? NSExpression)?.value ?? .constant($0) }))
    }

    /// Creates the result of a function, such as `modulus:by:`. An unknown name stops the program.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        guard let function = PredicateFunction(name: name), function.accepts(argumentCount: parameters.count) else {
            stopProgram("\(name) is not a function with \(parameters.count) arguments.")
        }
        self.init(.function(function, parameters.map { ($0 as? NSExpression)?.value ?? .constant($0) }))
    }

    /// Returns the object that the predicate is evaluated for.
    public class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.subject) }

    /// Returns the expression.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Parts

    /// The kind of the expression.
    public var expressionType: ExpressionType {
        switch value {
        case .constant: .constantValue
        case .path: .keyPath
        case .subject: .evaluatedObject
        case .variable: .variable
        case .list: .aggregate
        case .function, .element: .function
        case .subquery: .subquery
        }
    }

    /// The value of a constant.
    public var constantValue: Any? {
        guard case .constant(let value) = value else { unavailable("constant value") }
        return value
    }

    /// The name of a variable without `$`, or of the variable of a subquery.
    public var variable: String {
        switch value {
        case .variable(let name), .subquery(_, let name, _): name
        default: unavailable("variable")
        }
    }

    /// The keys of a key path, with dots between them.
    public var keyPath: String {
        guard case .path(_, let path) = value else { unavailable("key path") }
        return path
    }

    /// The name of a function, such as `modulus:by:`.
    public var function: String {
        switch value {
        case .function(let function, _): function.selectorName
        case .element: "objectFrom:withIndex:"
        default: unavailable("function")
        }
    }

    /// The arguments of a function; nil for other expressions.
    public var arguments: [NSExpression]? {
        switch value {
        case .function(_, let arguments): arguments.map { NSExpression($0) }
        case .element(let list, .value(let index)): [NSExpression(list), NSExpression(index)]
        case .element(let list, let place): [NSExpression(list), NSExpression(.constant(place.text))]
        default: nil
        }
    }

    /// The expression whose key path this is.
    public var operand: NSExpression {
        guard case .path(let operand, _) = value else { unavailable("operand") }
        return NSExpression(operand)
    }

    /// The expressions in a list, or the expression for the collection of a subquery.
    public var collection: Any {
        switch value {
        case .list(let values): values.map { NSExpression($0) }
        case .subquery(let collection, _, _): NSExpression(collection)
        default: unavailable("collection")
        }
    }

    /// The predicate of a subquery.
    public var predicate: NSPredicate {
        guard case .subquery(_, _, let condition) = value else { unavailable("predicate") }
        return condition.predicate
    }

    private func unavailable(_ part: String) -> Never { stopProgram("The expression \(self) has no \(part).") }

    // MARK: Evaluation

    /// Returns the value of the expression for an object.
    ///
    /// - Parameter context: The values of variables.
    public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        flattened(value.evaluate(in: PredicateContext(object: object, variables: context as? [String: Any] ?? [:])))
    }

    /// The format of the expression.
    public override var description: String { value.text }

    /// Returns whether the formats are equal.
    public override func isEqual(_ object: Any?) -> Bool { (object as? NSExpression)?.description == description }

    /// The hash value of the format.
    public override var hash: Int { description.hashValue }
}
