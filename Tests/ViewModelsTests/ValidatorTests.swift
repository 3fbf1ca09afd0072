import Foundation
import Testing

@testable import ViewModels

struct ValidatorTests {
    @Test(arguments: [
        "a@b", "name@example.org", "first.last+tag@sub.example.co.uk", "!#$%&'*+/=?^_`{|}~-.@x", "a@1.2", ".a.@b-c.d",
        "a@\(String(repeating: "x", count: 63))",
    ])
    func `valid email addresses`(_ text: String) {
        #expect(Validator.email().problem(with: text) == nil)
    }

    @Test(arguments: [
        "a", "@b", "a@", "a@b.", "a@.b", "a@b..c", "a@-b", "a@b-", "a b@c", "a@b c", "a@b@c", "ä@b", "a@bü", "a@b_c",
        " a@b", "a@\(String(repeating: "x", count: 64))",
    ])
    func `invalid email addresses`(_ text: String) {
        #expect(Validator.email("no").problem(with: text)?.text == "no")
    }

    @Test func `no validator except required rejects an empty text`() {
        #expect(Validator.required("x").problem(with: " \n")?.key == "x")
        #expect(Validator.required().problem(with: "a") == nil)
        for validator: Validator<String> in [.email(), .length(atLeast: 3), .length(3...5), .pattern("a+", "x")] {
            #expect(validator.problem(with: "") == nil)
        }
    }

    @Test func `length counts grapheme clusters`() {
        #expect(Validator.length(atLeast: 3).problem(with: "👩‍👩‍👧é")?.text == "Enter at least 3 characters.")
        #expect(Validator.length(atLeast: 2).problem(with: "👩‍👩‍👧é") == nil)
        #expect(Validator.length(atMost: 2).problem(with: "abc")?.text == "Enter at most 2 characters.")
        #expect(Validator.length(2...3).problem(with: "abcd")?.text == "Enter 2 to 3 characters.")
        #expect(Validator.length(2...3).problem(with: "abc") == nil)
    }

    @Test func `a pattern matches the whole text`() {
        let validator: Validator<String> = .pattern("[a-z]+|x1", "letters")
        #expect(validator.problem(with: "abc") == nil)
        #expect(validator.problem(with: "x1") == nil)
        #expect(validator.problem(with: "abc1")?.key == "letters")
        #expect(validator.problem(with: "abc\n")?.key == "letters")
    }

    @Test func `the first problem is returned`() {
        let validator: Validator<String> = .required("a").and(.length(atLeast: 3, "b")).and(
            Validator("c") { $0.hasPrefix("x") })
        #expect(validator.problem(with: "")?.key == "a")
        #expect(validator.problem(with: "zz")?.key == "b")
        #expect(validator.problem(with: "zzz")?.key == "c")
        #expect(validator.problem(with: "xyz") == nil)
    }

    @Test func `values of other types can be validated`() {
        #expect(Validator.accepted("tick").problem(with: false)?.key == "tick")
        #expect(Validator.equal(to: 4, "four").problem(with: 5)?.key == "four")
    }

    @Test func `a translation can reorder arguments`() {
        let message = ValidationMessage("%1$@ to %2$@", "3", "8")
        #expect(message.filled("bis %2$@, ab %1$@") == "bis 8, ab 3")
        #expect(message.text == "3 to 8")
        #expect(ValidationMessage("100 %").text == "100 %")
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
        #expect(Validator.required().problem(with: "")?.text(in: bundle) == "Das fehlt.")
        #expect(ValidationMessage("Other.").text(in: bundle) == "Other.")
    }
}
