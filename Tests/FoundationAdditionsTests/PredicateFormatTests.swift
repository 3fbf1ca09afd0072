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

    private final class Person {
        let name: String

        init(name: String) { self.name = name }
    }
}
