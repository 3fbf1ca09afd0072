import Expectations
import Foundation
import Testing

@testable import APIClient

struct BaseURLTests {
    private func base(_ text: String) throws -> BaseURL? { BaseURL(try #require(URL(string: text))) }

    @Test(arguments: ["ftp://a/", "http:///x", "http://a/?b", "http://a/#b", "/x", "mailto:a@b"])
    func `a URL to which no path can be appended is refused`(_ text: String) throws {
        try expectNil(base(text))
    }

    @Test(arguments: [("http://a", "http://a"), ("http://a//", "http://a"), ("https://A:1/b/", "https://A:1/b")])
    func `trailing slashes are removed`(_ text: String, _ expected: String) throws {
        try expect(base(text)?.text, equals: expected)
    }

    /// A URL of another origin must be recognized even if it begins like the base URL.
    @Test(arguments: [
        "http://api.example.org/x", "http://api.example.org", "http://api.example.org.evil.example/x",
        "http://api.example.org:81/x", "http://api.example.org@evil.example/x", "https://api.example.org/x",
        "HTTP://API.example.org/x", "http://api.example.org?x", "ftp://api.example.org/x", "x",
    ])
    func `a base URL returns the same origin for a URL as parsing does`(_ url: String) throws {
        for text in ["http://api.example.org/v1/", "http://api.example.org"] {
            let base: BaseURL = try #require(try base(text))
            expect(base.origin(of: url), equals: Origin(url))
        }
    }
}
