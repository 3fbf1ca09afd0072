import Expectations
import Foundation
import FoundationAdditions
import Testing

private typealias NSExpression = FoundationAdditions.NSExpression
private typealias NSComparisonPredicate = FoundationAdditions.NSComparisonPredicate

@Suite("Parts of predicates")
struct PredicateTreeTests {
    /// Returns the names of the variables in a predicate.
    private func variables(_ predicate: NSPredicate) -> [String] {
        if let compound = predicate as? NSCompoundPredicate { return compound.subpredicates.flatMap { variables($0) } }
        guard let comparison = predicate as? NSComparisonPredicate else { return [] }
        return [comparison.leftExpression, comparison.rightExpression].filter { $0.expressionType == .variable }
            .map(\.variable)
    }

    @Test func `a predicate consists of comparisons`() throws {
        expect(variables(NSPredicate(format: "$a == nil || $b < 18")), equals: ["a", "b"])
        expect(variables(NSPredicate(format: "NOT (1 < $x AND name == 'y')")), equals: ["x"])
        let predicate = NSPredicate(format: "ANY tags.name BEGINSWITH[cd] %@", "a")
        let comparison = try #require(predicate as? NSComparisonPredicate)
        expect(comparison.leftExpression.expressionType == .keyPath && comparison.leftExpression.keyPath == "tags.name")
        expect(comparison.rightExpression.constantValue as? String, equals: "a")
        expect(comparison.predicateOperatorType, equals: .beginsWith)
        expect(comparison.comparisonPredicateModifier, equals: .any)
        expect(comparison.options, equals: [.caseInsensitive, .diacriticInsensitive])
        let compound = try #require(NSPredicate(format: "a == 1 OR b == 2") as? NSCompoundPredicate)
        expect(compound.compoundPredicateType, equals: .or)
    }

    @Test(arguments: [
        ("$a == nil || $a < 18", "$a == nil OR $a < 18"),
        ("name CONTAINS[cd] 'x' && NOT (b == 2 OR c =< 3)", #"name CONTAINS[cd] "x" AND (NOT (b == 2 OR c <= 3))"#),
        ("ALL items.price > (1 + 2) * 3", "ALL items.price > (1 + 2) * 3"),
        ("SELF IN {1, 'a', YES}", #"SELF IN {1, "a", 1}"#), ("TRUEPREDICATE", "TRUEPREDICATE"),
        ("NONE tags == 'x'", #"NOT ANY tags == "x""#),
        ("list[FIRST] == lowercase(name)", "list[FIRST] == lowercase(name)"),
        ("$p.age == 3", "$p.age == 3"),
        ("SUBQUERY(items, $i, $i.n > 1).@count == 2", "SUBQUERY(items, $i, $i.n > 1).@count == 2"),
    ])
    func `a predicate has a format`(format: String, expected: String) {
        let predicate = NSPredicate(format: format)
        expect("\(predicate)", equals: expected)
        // The format describes the same predicate.
        expect("\(NSPredicate(format: expected))", equals: expected)
    }

    @Test func `predicates are made of expressions`() throws {
        let adult = NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: "age"), rightExpression: NSExpression(forConstantValue: 18),
            modifier: .direct, type: .greaterThanOrEqualTo)
        let named = NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: "name"), rightExpression: NSExpression(forVariable: "N"),
            modifier: .direct, type: .like, options: .caseInsensitive)
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [adult, named])
        expect("\(both)", equals: "age >= 18 AND name LIKE[c] $N")
        let person: [String: Any] = ["age": 20, "name": "ann"]
        expect(both.evaluate(with: person, substitutionVariables: ["N": "A*"]))
        expect(!both.evaluate(with: person, substitutionVariables: ["N": "B*"]))
        expect(adult, equals: NSPredicate(format: "age >= 18"))
    }

    @Test func `an expression has a value and parts`() throws {
        let price = NSExpression(format: "price * %@", argumentArray: [3])
        expect(price.expressionValue(with: ["price": 2], context: nil) as? Int, equals: 6)
        expect(price.function, equals: "multiply:by:")
        expect(price.arguments?.map(\.description), equals: ["price", "3"])
        let sum = NSExpression(forFunction: "sum:", arguments: [NSExpression(forAggregate: [1, 2, 3])])
        expect(sum.expressionValue(with: nil, context: nil) as? Int, equals: 6)
        let nested = NSExpression(format: "$p.age")
        expect(nested.operand.variable, equals: "p")
        expect(nested.expressionValue(with: nil, context: ["p": ["age": 4]]) as? Int, equals: 4)
        let query = NSExpression(format: "SUBQUERY(items, $i, $i.n > 1)")
        expect(query.expressionType == .subquery && query.variable == "i" && "\(query.predicate)" == "$i.n > 1")
        expect(NSExpression.expressionForEvaluatedObject().expressionValue(with: 5, context: nil) as? Int, equals: 5)
    }
}
