import Expectations
import Foundation
import FoundationAdditions
import Testing

@Suite("Predicates with modifiers, arithmetic and functions")
struct PredicateValueTests {
    private static let subject: [String: any Sendable] = [
        "name": "Abc", "count": 3, "tags": ["green", "red"], "empty": [String](), "prices": [1, 2.5],
        "items": [["name": "x", "price": 3], ["name": "y", "price": 5]] as [[String: any Sendable]], "any": 1,
        "set": ["a", "b"] as Set,
    ]

    @Test(arguments: [
        ("ANY tags BEGINSWITH[c] 'G'", true), ("ANY tags == 'blue'", false), ("SOME tags == 'red'", true),
        ("NONE tags == 'green'", false), ("none tags == 'blue'", true), ("ALL tags CONTAINS 'e'", true),
        ("ALL tags CONTAINS 'g'", false), ("ALL empty == 'x'", true), ("ANY empty == 'x'", false),
        ("ANY missing == 'x'", false), ("ANY items.name == 'y'", true), ("ANY tags IN {'red', 'blue'}", true),
        ("NOT ANY tags == 'red'", false), ("ANY set == 'b'", true), ("#any == 1", true),
        ("ANY tags == 'red' AND count == 3", true),
    ])
    func `modifiers compare the elements of a collection`(format: String, expected: Bool) {
        expect(NSPredicate(format: format).evaluate(with: Self.subject), equals: expected)
    }

    @Test(arguments: [
        ("count + 1 == 4", true), ("count+1 == 4", true), ("count-1 == 2", true), ("count - -1 == 4", true),
        ("2 + count * 2 == 8", true), ("(2 + count) * 2 == 10", true), ("((count)) == 3", true),
        ("count / 2 == 1", true), ("count / 2.0 == 1.5", true), ("2 ** count == 8", true), ("-count == -3", true),
        ("(count + 1 == 4) AND (count == 3 OR count == 9)", true), ("9223372036854775807 + count > 0", true),
        ("name + 1 == 2", false), ("1e2 + 1 == 101", true), ("count / 0 == 1", false),
        ("count BETWEEN {-1, 1 + 2}", true),
    ])
    func `values contain arithmetic`(format: String, expected: Bool) {
        expect(NSPredicate(format: format).evaluate(with: Self.subject), equals: expected)
    }

    @Test(arguments: [
        ("lowercase(name) == 'abc'", true), ("uppercase(name) == 'ABC'", true), ("modulus:by:(count, 2) == 1", true),
        ("sum(prices) == 3.5", true), ("max({1, 4, 2}) == 4", true), ("min(prices) == 1", true),
        ("count(tags) == 2", true), ("average(prices) == 1.75", true), ("median({1, 9, 2}) == 2", true),
        ("abs(-2) == 2", true), ("sqrt(9) == count", true), ("length(name) == 3", true), ("now() > nil", false),
        ("tags[0] == 'green'", true), ("tags[LAST] == 'red'", true), ("tags[SIZE] == 2", true),
        ("tags[5] == nil", true), ("name.length == 3", true), ("lowercase(name).length == count", true),
        ("items.@sum.price == 8", true), ("items.@max.price == 5", true), ("items.@avg.price == 4", true),
        ("items.@min.name == 'x'", true), ("tags.@count == 2", true),
        ("SUBQUERY(tags, $t, $t == 'red').@count > 0", true), ("SUBQUERY(tags, $t, $t == 'x').@count > 0", false),
        ("SUBQUERY(items, $i, $i.price > count AND $i.name == 'y').@count == 1", true),
    ])
    func `values contain functions and collection operators`(format: String, expected: Bool) {
        expect(NSPredicate(format: format).evaluate(with: Self.subject), equals: expected)
    }

    @Test func `variables have the values of the evaluation`() {
        let predicate = NSPredicate(format: "name == $NAME AND SUBQUERY(tags, $t, $t == $TAG).@count == 1")
        func isTrue(_ name: String) -> Bool {
            predicate.evaluate(with: Self.subject, substitutionVariables: ["NAME": name, "TAG": "red"])
        }
        expect(isTrue("Abc") && !isTrue("Xyz"))
    }

    @Test func `a variable of a subquery may be nil`() {
        let subject: [String: any Sendable] = ["tags": [nil, "red"] as [String?]]
        expect(NSPredicate(format: "SUBQUERY(tags, $t, $t == nil).@count == 1").evaluate(with: subject))
    }

    @Test func `arguments replace keys and values of modifiers`() {
        let predicate = NSPredicate(format: "(ANY %K IN %@) AND %K.@count == %d", "tags", ["red"], "tags", 2)
        expect(predicate.evaluate(with: Self.subject))
        expect(NSPredicate(format: "(%d + count) == %d", 1, 4).evaluate(with: Self.subject))
        let strings = NSMutableSet(array: ["a", "bc"])
        strings.filter(using: NSPredicate(format: "length > 1"))
        expect(strings, equals: NSSet(object: "bc"))
    }
}
