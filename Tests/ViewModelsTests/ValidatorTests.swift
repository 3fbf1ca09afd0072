import Expectations
import Foundation
import Testing

@testable import ViewModels

struct ValidatorTests {
    @Test(arguments: [
        "a@b", "name@example.org", "first.last+tag@sub.example.co.uk", "!#$%&'*+/=?^_`{|}~-.@x", "a@1.2", ".a.@b-c.d",
        "a@\(String(repeating: "x", count: 63))",
    ])
    func `valid email addresses`(_ text: String) {
        expectNil(Validator.email().problem(with: text))
    }

    @Test(arguments: [
        "a", "@b", "a@", "a@b.", "a@.b", "a@b..c", "a@-b", "a@b-", "a b@c", "a@b c", "a@b@c", "ä@b", "a@bü", "a@b_c",
        " a@b", "a@\(String(repeating: "x", count: 64))",
    ])
    func `invalid email addresses`(_ text: String) {
        expect(Validator.email("no").problem(with: text)?.text, equals: "no")
    }

    @Test func `no validator except required rejects an empty text`() {
        expect(Validator.required("x").problem(with: " \n")?.key, equals: "x")
        expectNil(Validator.required().problem(with: "a"))
        for validator: Validator<String> in [.email(), .length(atLeast: 3), .length(3...5), .pattern("a+", "x")] {
            expectNil(validator.problem(with: ""))
        }
    }

    @Test func `length counts grapheme clusters`() {
        expect(Validator.length(atLeast: 3).problem(with: "👩‍👩‍👧é")?.text, equals: "Enter at least 3 characters.")
        expectNil(Validator.length(atLeast: 2).problem(with: "👩‍👩‍👧é"))
        expect(Validator.length(atMost: 2).problem(with: "abc")?.text, equals: "Enter at most 2 characters.")
        expect(Validator.length(2...3).problem(with: "abcd")?.text, equals: "Enter 2 to 3 characters.")
        expectNil(Validator.length(2...3).problem(with: "abc"))
    }

    @Test func `a pattern matches the whole text`() {
        let validator: Validator<String> = .pattern("[a-z]+|x1", "letters")
        expectNil(validator.problem(with: "abc"))
        expectNil(validator.problem(with: "x1"))
        expect(validator.problem(with: "abc1")?.key, equals: "letters")
        expect(validator.problem(with: "abc\n")?.key, equals: "letters")
    }

    @Test func `the first problem is returned`() {
        let validator: Validator<String> = .required("a").and(.length(atLeast: 3, "b")).and(
            Validator("c") { $0.hasPrefix("x") })
        expect(validator.problem(with: "")?.key, equals: "a")
        expect(validator.problem(with: "zz")?.key, equals: "b")
        expect(validator.problem(with: "zzz")?.key, equals: "c")
        expectNil(validator.problem(with: "xyz"))
    }

    @Test func `values of other types can be validated`() {
        expect(Validator.accepted("tick").problem(with: false)?.key, equals: "tick")
        expect(Validator.equal(to: 4, "four").problem(with: 5)?.key, equals: "four")
    }

    @Test func `a translation can reorder arguments`() {
        let message = ValidationMessage("%1$@ to %2$@", "3", "8")
        expect(message.filled("bis %2$@, ab %1$@"), equals: "bis 8, ab 3")
        expect(message.text, equals: "3 to 8")
        expect(ValidationMessage("100 %").text, equals: "100 %")
    }

    @Test func `placeholders that are part of an argument or have no argument are kept`() {
        expect(ValidationMessage("%@ is not %@.", "%@ %1$@", "b").text, equals: "%@ %1$@ is not b.")
        expect(ValidationMessage("%1$@ is not %2$@.", "%2$@", "b").text, equals: "%2$@ is not b.")
        expect(ValidationMessage("%2$@, %1$@, %3$@ and %0$@, %@", "a", "b").text, equals: "b, a, %3$@ and %0$@, a")
        expect(ValidationMessage("%@, %@", "a").text, equals: "a, %@")
    }

    @Test func `messages are translated by a bundle's table`() throws {
        let folder: URL = FileManager.default.temporaryDirectory.appending(
            path: "Validation-\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try
            #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>This field is required.</key><string>Das fehlt.</string></dict></plist>"#
            .write(to: folder.appending(path: "Validation.strings"), atomically: true, encoding: .utf8)
        let bundle = try #require(Bundle(url: folder))
        expect(Validator.required().problem(with: "")?.text(in: bundle), equals: "Das fehlt.")
        expect(ValidationMessage("Other.").text(in: bundle), equals: "Other.")
    }
}
