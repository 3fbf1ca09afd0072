import Expectations
import Foundation
import FoundationAdditions
import Testing

@Suite("Predicates with a format")
struct PredicateFormatTests {
    @Test(
        arguments: [
            (
                "SELF MATCHES %@", ["[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"] as [String], "ada@example.com",
                true
            ),
            ("SELF MATCHES %@", ["[a-z]+"], "Ada", false),
            ("SELF CONTAINS[cd] %@", ["éM"], "Emile", true),
            ("SELF LIKE[d] %@", ["naïv?"], "naive", true),
            ("SELF LIKE[cd] %@", ["NAÏ*"], "naïvely", true),
            ("SELF LIKE %@", ["naïve"], "naive", false),
            ("SELF MATCHES[d] %@", ["naï.+"], "naive", true),
            ("SELF MATCHES[d] %@", ["nai.+"], "naïve", true),
        ])
    func `SELF refers to a string`(
        format: String, arguments: [String], subject: String, expected: Bool
    ) {
        expect(NSPredicate(format: format, argumentArray: arguments).evaluate(with: subject), equals: expected)
    }

    @Test
    func `the elements of a list are filtered by keys`() {
        let list: NSArray = [["name": "Ada", "age": 36], ["name": "Alan", "age": 41]] as [[String: Any]] as NSArray
        let found: [Any] = list.filtered(using: NSPredicate(format: "name BEGINSWITH %@ AND age > %d", "A", 40))
        expect((found as? [[String: Any]])?.map { $0["name"] as? String }, equals: ["Alan"])
        expect(NSPredicate(format: "size.width == 3").evaluate(with: CGRect(x: 0, y: 0, width: 3, height: 4)))
        expect(NSPredicate(format: "name == 'Ada'").evaluate(with: Person(name: "Ada")))
    }

    @Test
    func `large integers are compared exactly`() {
        let subject: [String: Any] = ["id": Int64(9_007_199_254_740_992), "big": UInt64.max, "half": 0.5]
        for (format, expected) in [
            ("id == 9007199254740993", false), ("id == 9007199254740992", true), ("id != 9007199254740993", true),
            ("id < 9007199254740993", true), ("id IN {9007199254740993}", false), ("big > 9223372036854775807", true),
            ("id == 9007199254740992.0", true), ("half < 1", true), ("half == .5", true), ("half > -1", true),
        ] {
            expect(NSPredicate(format: format).evaluate(with: subject), equals: expected, "\(format)")
        }
        let other: Int64 = 9_007_199_254_740_993
        expect(!NSPredicate(format: "id == %lld", other).evaluate(with: subject))
        expect(!NSPredicate(format: "id == %@", NSNumber(value: other)).evaluate(with: subject))
        expect(NSPredicate(format: "big == %@", NSNumber(value: UInt64.max)).evaluate(with: subject))
        expect(NSPredicate(format: "half == %@", NSNumber(value: 0.5)).evaluate(with: subject))
    }

    @Test
    func `keys of lists refer to the values of their elements`() {
        let order = Order(
            items: [Item(name: "x", tags: ["new"]), Item(name: "y", tags: [])], address: Address(city: "Paris"))
        for (format, expected) in [
            ("items.@count > 1", true), ("items.@count == 1", false), ("items.name CONTAINS 'x'", true),
            ("items.name CONTAINS 'z'", false), ("numbers.@count == 3", true), ("address.city == 'Paris'", true),
            ("missing.city == 'Paris'", false), ("missing.city == nil", true),
        ] {
            expect(NSPredicate(format: format).evaluate(with: order), equals: expected, "\(format)")
        }
        let dictionary: [String: Any] = ["items": [["name": "x"], ["name": "y"]]]
        expect(NSPredicate(format: "items.name CONTAINS 'y' AND items.@count == 2").evaluate(with: dictionary))
    }

    @Test
    func `patterns match whole strings`() {
        let matches = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z.]+")
        expect(matches.evaluate(with: "a@b.com"))
        expect(!matches.evaluate(with: "a@b.com\n"))
        expect(!NSPredicate(format: "SELF LIKE %@", "abc").evaluate(with: "abc\n"))
        expect(NSPredicate(format: "SELF LIKE %@", "a*c").evaluate(with: "a\nc"))
    }

    @Test
    func `a backslash escapes a wildcard`() {
        for (pattern, text, expected) in [
            ("a\\*b", "a*b", true), ("a\\*b", "axb", false), ("a\\*b", "a\\xyb", false), ("a\\?", "a?", true),
            ("a\\?", "ab", false), ("a\\\\*", "a\\bc", true), ("a\\", "a\\", true), ("a.b", "axb", false),
        ] {
            let found = NSPredicate(format: "SELF LIKE %@", pattern).evaluate(with: text)
            expect(found, equals: expected, "\(pattern) \(text)")
        }
    }

    private final class Person {
        let name: String

        init(name: String) { self.name = name }
    }

    private struct Item {
        var name: String
        var tags: Set<String>
    }

    private struct Address {
        var city: String
    }

    private struct Order {
        var items: [Item]
        var numbers: Set<Int>? = [1, 2, 3]
        var address: Address?
        var missing: Address?
    }
}
