import Foundation
import Testing

@testable import APIClient

/// RFC 6265's rules, one line each.
struct CookieStoreTests {
    private static let now: TimeInterval = 784_111_777

    struct Case: Sendable, CustomTestStringConvertible {
        var sets: [String]
        var from: String
        var to: String
        var sends: String?
        var later: TimeInterval = 0
        var testDescription: String { "\(sets) from \(from) to \(to)" }

        init(
            _ sets: String..., from: String = "http://a.example.com/x/y", to: String, sends: String?, later: Double = 0
        ) {
            (self.sets, self.from, self.to, self.sends, self.later) = (sets, from, to, sends, later)
        }
    }

    static let cases: [Case] = [
        // Names and values.
        Case("a=b", to: "http://a.example.com/x/z", sends: "a=b"),
        Case(" a = b c ; Path=/", to: "http://a.example.com/", sends: "a=b c"),
        Case("a=b=c", to: "http://a.example.com/x/z", sends: "a=b=c"),
        Case("a=\"b\"", to: "http://a.example.com/x/z", sends: "a=\"b\""),
        Case("a=", to: "http://a.example.com/x/z", sends: "a="),
        Case("=b", to: "http://a.example.com/x/z", sends: nil),
        Case("ab", to: "http://a.example.com/x/z", sends: nil),
        Case("a=b\u{0}c", to: "http://a.example.com/x/z", sends: nil),
        // The same name replaces, and keeps its place.
        Case("a=1", "b=2", "a=3", to: "http://a.example.com/x/z", sends: "a=3; b=2"),
        Case("a=1", "A=2", to: "http://a.example.com/x/z", sends: "a=1; A=2"),
        // Hosts.
        Case("a=b; Path=/", to: "http://A.EXAMPLE.com/", sends: "a=b"),
        Case("a=b; Path=/", to: "http://b.a.example.com/", sends: nil),
        Case("a=b; Path=/", to: "http://example.com/", sends: nil),
        Case("a=b; Path=/; Domain=example.com", to: "http://example.com/", sends: "a=b"),
        Case("a=b; Path=/; Domain=.Example.COM", to: "http://b.c.example.com/", sends: "a=b"),
        Case("a=b; Path=/; Domain=example.com", to: "http://badexample.com/", sends: nil),
        Case("a=b; Path=/; Domain=a.example.com", to: "http://b.a.example.com/", sends: "a=b"),
        Case("a=b; Path=/; Domain=b.a.example.com", to: "http://b.a.example.com/", sends: nil),
        Case("a=b; Path=/; Domain=other.com", to: "http://other.com/", sends: nil),
        Case("a=b; Path=/; Domain=com", to: "http://a.example.com/", sends: nil),
        Case("a=b; Path=/; Domain=", to: "http://a.example.com/", sends: "a=b"),
        Case(
            "a=b; Path=/; Domain=0.0.1", from: "http://127.0.0.1/", to: "http://127.0.0.1/", sends: nil),
        Case(
            "a=b; Path=/; Domain=127.0.0.1", from: "http://127.0.0.1/", to: "http://127.0.0.1/", sends: "a=b"),
        Case("a=b; Path=/", from: "http://127.0.0.1:1/", to: "http://127.0.0.1:2/", sends: "a=b"),
        // Paths.
        Case("a=b", to: "http://a.example.com/", sends: nil),
        Case("a=b", to: "http://a.example.com/x", sends: "a=b"),
        Case("a=b", to: "http://a.example.com/xy", sends: nil),
        Case("a=b; Path=/x/", to: "http://a.example.com/x", sends: nil),
        Case("a=b; Path=/x/", to: "http://a.example.com/x/y/z", sends: "a=b"),
        Case("a=b; Path=x", to: "http://a.example.com/x/z", sends: "a=b"),
        Case("a=b", from: "http://a.example.com", to: "http://a.example.com/q", sends: "a=b"),
        Case("a=b", from: "http://a.example.com/x?p=/q/r", to: "http://a.example.com/q", sends: "a=b"),
        // Longer paths first, then the older ones.
        Case("a=1; Path=/", "b=2; Path=/x", "c=3; Path=/", to: "http://a.example.com/x", sends: "b=2; a=1; c=3"),
        // Ends.
        Case("a=b; Max-Age=60; Path=/", to: "http://a.example.com/", sends: "a=b", later: 59),
        Case("a=b; Max-Age=60; Path=/", to: "http://a.example.com/", sends: nil, later: 60),
        Case("a=b; Path=/", "a=c; Max-Age=0; Path=/", to: "http://a.example.com/", sends: nil),
        Case("a=b; Max-Age=-5; Path=/", to: "http://a.example.com/", sends: nil),
        Case("a=b; Max-Age=x; Path=/", to: "http://a.example.com/", sends: "a=b", later: 1e9),
        Case("a=b; Max-Age=99999999999999999999; Path=/", to: "http://a.example.com/", sends: "a=b", later: 1e9),
        Case("a=b; Path=/; Expires=Sun, 06 Nov 1994 08:49:38 GMT", to: "http://a.example.com/", sends: "a=b"),
        Case("a=b; Path=/; Expires=Sun, 06 Nov 1994 08:49:37 GMT", to: "http://a.example.com/", sends: nil),
        Case("a=b; Path=/; Expires=06 Nov 94 08:49:38", to: "http://a.example.com/", sends: nil, later: 2),
        Case("a=b; Path=/; Expires=then", to: "http://a.example.com/", sends: "a=b", later: 1e9),
        Case(
            "a=b; Path=/; Max-Age=60; Expires=Sun, 06 Nov 1990 08:49:38 GMT", to: "http://a.example.com/",
            sends: "a=b"),
        // Attributes.
        Case("a=b; Path=/; Secure", from: "https://a.example.com/", to: "http://a.example.com/", sends: nil),
        Case("a=b; Path=/; SECURE", from: "https://a.example.com/", to: "https://a.example.com/", sends: "a=b"),
        Case("a=b; Path=/; HttpOnly; Mystery=1; ;;", to: "http://a.example.com/", sends: "a=b"),
        Case("a=b; Path=/x; Path=/", to: "http://a.example.com/", sends: "a=b"),
    ]

    @Test(arguments: cases)
    func `What is set is sent where it belongs`(_ testCase: Case) throws {
        var store = CookieStore()
        let from: CookieURL = try #require(CookieURL(testCase.from))
        for text in testCase.sets { store.store(text, from: from, now: CookieStoreTests.now) }
        let to: CookieURL = try #require(CookieURL(testCase.to))
        #expect(store.header(for: to, now: CookieStoreTests.now + testCase.later) == testCase.sends)
    }

    @Test(arguments: [
        ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
        ("08:49:37 1994 6 November", 784_111_777), ("1994-11-06", nil), ("06 Nov 1994", nil),
        ("8:49:37 06 Nov 69", 3_150_953_377), ("8:49:37 06 Nov 70", 26_729_377), ("08:49:60 06 Nov 1994", nil),
        ("08:49:37 31 Feb 1994", nil), ("", nil), ("08:49:37 06 Nov 1600", nil),
    ])
    func `Dates come in any order`(_ text: String, _ seconds: Int?) {
        #expect(CookieDate.seconds(text) == seconds)
    }

    @Test func `The ones that were not used for longest make room`() throws {
        var store = CookieStore()
        let url: CookieURL = try #require(CookieURL("http://a.example.com/"))
        for index in 0..<CookieStore.domainLimit { store.store("c\(index)=1", from: url, now: 0) }
        store.store("c0=2", from: url, now: 0)
        store.store("new=1", from: url, now: 0)
        let names: [String] = store.cookies(now: 0).map(\.name)
        #expect(names.count == CookieStore.domainLimit)
        #expect(names.contains("c0") && !names.contains("c1") && names.contains("new"))
    }
}
