import Expectations
import Foundation
import Testing

@testable import StringLocalization

struct FormatExpansionTests {
    /// Expands a format, and returns the string that Foundation creates from the expanded format.
    private func text(_ format: String, _ arguments: [any CVarArg]) -> String {
        let expansion = FormatExpansion(format, arguments: arguments)
        return withVaList(expansion.arguments) { NSString(format: expansion.format, arguments: $0) as String }
    }

    private func rule(_ format: String, _ variables: [String: [String: String]], language: String = "en") -> String {
        LocalizedFormats.format(
            of: LocalizedRule(
                format: format, variables: variables.mapValues { LocalizedRule.Variable(forms: $0) },
                language: language))
    }

    @Test(arguments: [
        ("%2$@ before %1$@", ["a", "b"], "b before a"),
        ("%2$@", ["a", "b"], "b"),
        ("%1$@%1$@ %@ %@", ["a", "b"], "aa a b"),
        ("%1$@ %3$@", ["a", "b"], "a "),
        ("100 %% %@", ["a"], "100 % a"),
    ])
    func `positions in a format select its arguments`(_ format: String, _ arguments: [String], _ result: String) {
        expect(text(format, arguments), equals: result)
    }

    @Test func `arguments of different types are reordered`() {
        expect(text("%3$.1f %1$lld %2$@", [5, "x", 1.25] as [any CVarArg]), equals: "1.2 5 x")
        expect(text("%2$.2f", [9.5, 1.25]), equals: "1.25")
        expect(text("%1$*2$d|%3$-4d|", [5, 4, 6]), equals: "   5|6   |")
        expect(text("%*d|%1$d", [3, 5]), equals: "  5|3")
    }

    @Test func `variables take the plural form of their numbers`() {
        let apples: String = rule("%#@count@ here", ["count": ["one": "%d apple", "other": "%d apples"]])
        expect(apples, differsFrom: "%#@count@ here")
        expect([0, 1, 2].map { text(apples, [$0]) }, equals: ["0 apples here", "1 apple here", "2 apples here"])
        let none: String = rule("%#@n@", ["n": ["zero": "none", "other": "%ld"]])
        expect([0, 1].map { text(none, [$0]) }, equals: ["none", "1"])
        let files: String = rule(
            "%@: %2$#@files@ in %3$#@folders@",
            ["files": ["one": "a file", "other": "%d files"], "folders": ["one": "a folder", "other": "%d folders"]])
        expect(text(files, ["Home", 1, 3] as [any CVarArg]), equals: "Home: a file in 3 folders")
        expect(text(apples + ", %@", [2, "x"] as [any CVarArg]), equals: "2 apples here, x")
        expect(
            text(rule("%#@n@", ["n": ["other": "%2$@ in %3$dh"]]), [1, "rain", 24] as [any CVarArg]),
            equals: "rain in 24h")
    }

    @Test func `variables contain variables`() {
        let nested: String = rule(
            "%#@a@", ["a": ["one": "one %2$#@b@", "other": "%d %2$#@b@"], "b": ["one": "x", "other": "%d y"]])
        expect(text(nested, [1, 1]), equals: "one x")
        expect(text(nested, [2, 5]), equals: "2 5 y")
        expect(text(rule("%#@a@", ["a": ["other": "%#@a@!"]]), [1]).count, isLessThan: 20)
    }

    @Test func `equal rules have equal formats, and different rules have different formats`() {
        expect(rule("%#@e@", ["e": ["other": "1"]]), equals: rule("%#@e@", ["e": ["other": "1"]]))
        expect(rule("%#@e@", ["e": ["other": "1"]]), differsFrom: rule("%#@e@", ["e": ["other": "2"]]))
        expect(rule("no variable", [:]), equals: "no variable")
    }

    @Test(arguments: [
        ("en", [0: "other", 1: "one", 2: "other", 1.5: "other"]),
        ("ru", [1: "one", 2: "few", 5: "many", 21: "one", 1.5: "other"]),
        ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other"]),
        ("pt-BR", [0: "one", 2: "other"]),
        ("ja", [1: "other"]),
    ])
    func `categories follow the language`(_ language: String, _ categories: [Double: String]) {
        for (number, category) in categories {
            expect(PluralRules.category(of: number, language: language), equals: category)
        }
    }
}
