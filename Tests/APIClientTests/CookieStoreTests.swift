import Expectations
import Foundation
import Testing

@testable import APIClient

/// A table of the rules of RFC 6265.
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
        // A cookie with the same name replaces the old one and keeps its position.
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
        // Cookies with longer paths are sent first, then older cookies.
        Case("a=1; Path=/", "b=2; Path=/x", "c=3; Path=/", to: "http://a.example.com/x", sends: "b=2; a=1; c=3"),
        // Expiration.
        Case("a=b; Max-Age=60; Path=/", to: "http://a.example.com/", sends: "a=b", later: 59),
        Case("a=b; Max-Age=60; Path=/", to: "http://a.example.com/", sends: nil, later: 60),
        Case("a=b; Path=/", "a=c; Max-Age=0; Path=/", to: "http://a.example.com/", sends: nil),
        Case("a=b; Max-Age=-5; Path=/", to: "http://a.example.com/", sends: nil),
        Case("a=b; Max-Age=x; Path=/", to: "http://a.example.com/", sends: "a=b", later: 1e9),
        Case("a=b; Max-Age=99999999999999999999; Path=/", to: "http://a.example.com/", sends: "a=b", later: 34_559_999),
        // At most 400 days.
        Case(
            "a=b; Max-Age=99999999999999999999; Path=/", to: "http://a.example.com/", sends: nil, later: 34_560_000),
        Case(
            "a=b; Expires=Fri, 31 Dec 9999 23:59:59 GMT; Path=/", to: "http://a.example.com/", sends: nil,
            later: 34_560_000),
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
        Case("a=b; Path=/; Secure", from: "http://a.example.com/", to: "https://a.example.com/", sends: nil),
        Case("a=b; Path=/; HttpOnly; Mystery=1; ;;", to: "http://a.example.com/", sends: "a=b"),
        Case("a=b; Path=/x; Path=/", to: "http://a.example.com/", sends: "a=b"),
        // Public suffixes.
        Case("a=b; Path=/; Domain=co.uk", from: "http://a.co.uk/", to: "http://b.co.uk/", sends: nil),
        Case("a=b; Path=/; Domain=co.uk.", from: "http://a.co.uk./", to: "http://b.co.uk./", sends: nil),
        Case("a=b; Path=/; Domain=a.co.uk", from: "http://x.a.co.uk/", to: "http://a.co.uk/", sends: "a=b"),
        Case("a=b; Path=/; Domain=github.io", from: "http://a.github.io/", to: "http://b.github.io/", sends: nil),
        Case("a=b; Path=/; Domain=github.io", from: "http://github.io/", to: "http://github.io/", sends: "a=b"),
        Case("a=b; Path=/; Domain=github.io", from: "http://github.io/", to: "http://b.github.io/", sends: nil),
        Case("a=b; Path=/; Domain=a.ck", from: "http://x.a.ck/", to: "http://y.a.ck/", sends: nil),
        Case("a=b; Path=/; Domain=www.ck", from: "http://x.www.ck/", to: "http://y.www.ck/", sends: "a=b"),
        Case("a=b; Path=/; Domain=unlisted", from: "http://a.unlisted/", to: "http://b.unlisted/", sends: nil),
        Case("a=b; Path=/; Domain=localhost", from: "http://localhost/", to: "http://localhost/", sends: "a=b"),
        // Name prefixes with requirements.
        Case("__Secure-a=b; Path=/; Secure", from: secure, to: secure, sends: "__Secure-a=b"),
        Case("__Secure-a=b; Path=/", from: secure, to: secure, sends: nil),
        Case("__SECURE-a=b; Path=/", from: secure, to: secure, sends: nil),
        Case("__Secure-a=b; Path=/; Secure", from: "http://a.example.com/", to: secure, sends: nil),
        Case("__Host-a=b; Path=/; Secure", from: secure, to: secure, sends: "__Host-a=b"),
        Case("__Host-a=b; Path=/; Secure; Domain=", from: secure, to: secure, sends: "__Host-a=b"),
        Case("__Host-a=b; Path=/; Secure; Domain=a.example.com", from: secure, to: secure, sends: nil),
        Case("__Host-a=b; Path=/x; Secure", from: secure, to: "\(secure)x", sends: nil),
        Case("__host-a=b; Secure", from: secure, to: secure, sends: nil),
        Case("__Host-a=b; Path=/", from: secure, to: secure, sends: nil),
        Case("a__Host-=b; Path=/", from: secure, to: secure, sends: "a__Host-=b"),
        // Limits.
        Case("a=\(long(4_095)); Path=/", to: "http://a.example.com/", sends: "a=\(long(4_095))"),
        Case("a=\(long(4_096)); Path=/", to: "http://a.example.com/", sends: nil),
        Case("a=b; Path=/; Path=/\(long(1_024))", to: "http://a.example.com/", sends: "a=b"),
    ]

    private static let secure = "https://a.example.com/"
    private static func long(_ count: Int) -> String { String(repeating: "x", count: count) }

    /// Responses over plain HTTP, which an attacker may have forged, must not affect a secure cookie.
    @Test(arguments: [
        ("a=evil; Path=/", "a=good"), ("a=evil; Path=/; Max-Age=0", "a=good"), ("a=evil; Path=/x/y", "a=good"),
        ("a=evil; Path=/; Domain=example.com", "a=good"), ("a=evil; Path=/; Secure", "a=good"),
        ("b=2; Path=/", "a=good; b=2"),
    ])
    func `a response over plain HTTP does not change secure cookies`(_ text: String, _ sends: String) throws {
        var store = CookieStore()
        let from: CookieURL = try #require(CookieURL(Self.secure))
        store.store("a=good; Path=/; Secure; Domain=a.example.com", from: from, now: Self.now)
        let open: CookieURL = try #require(CookieURL("http://a.example.com/x/y/z"))
        store.store(text, from: open, now: Self.now)
        let to: CookieURL = try #require(CookieURL("https://a.example.com/x/y/z"))
        let sent: String? = store.header(for: to, now: Self.now)
        expect(sent, equals: sends)
        // A response over HTTPS may change secure cookies.
        store.store("a=new; Path=/; Domain=a.example.com", from: from, now: Self.now)
        let changed: String = store.header(for: open, now: Self.now) ?? ""
        expect(changed.hasPrefix("a=new"))
    }

    @Test func `cookies that are not secure are removed before secure cookies`() throws {
        var store = CookieStore()
        let open: CookieURL = try #require(CookieURL("http://a.example.com/"))
        let secure: CookieURL = try #require(CookieURL(Self.secure))
        store.store("a=good; Secure", from: secure, now: 0)
        for index in 0..<CookieStore.domainLimit * 2 { store.store("c\(index)=1", from: open, now: 0) }
        expect(store.cookies(now: 0).count, equals: CookieStore.domainLimit)
        expect(store.cookies(now: 0).first?.name, equals: "a")
    }

    @Test func `the length of the header is limited`() throws {
        var store = CookieStore()
        let url: CookieURL = try #require(CookieURL("http://a.example.com/"))
        for index in 0..<20 { store.store("c\(index)=\(Self.long(996))", from: url, now: 0) }
        store.store("small=1", from: url, now: 0)
        let header: String = store.header(for: url, now: 0) ?? ""
        expect("Cookie: \(header)".utf8.count, isAtMost: CookieStore.headerLimit)
        expect(header.hasPrefix("c0=") && header.hasSuffix("; small=1"))
        expect(header.split(separator: ";").count, equals: 9)
    }

    @Test(arguments: ["a\r\nX: y", "a\n", "a\u{0}", "a; b=2", "a\u{7F}"])
    func `a cookie that would result in a malformed header is refused`(_ text: String) {
        var store = CookieStore()
        let isTaken: [Bool] = [
            store.insert(Cookie(name: "a", value: text, domain: "example.com")),
            store.insert(Cookie(name: text, value: "a", domain: "example.com")),
        ]
        expect(isTaken, equals: [false, false])
        expect(store.cookies(now: 0).isEmpty)
    }

    @Test(arguments: cases)
    func `cookies are sent only to matching hosts and paths`(_ testCase: Case) throws {
        var store = CookieStore()
        let from: CookieURL = try #require(CookieURL(testCase.from))
        for text in testCase.sets { store.store(text, from: from, now: CookieStoreTests.now) }
        let to: CookieURL = try #require(CookieURL(testCase.to))
        expect(store.header(for: to, now: CookieStoreTests.now + testCase.later), equals: testCase.sends)
    }

    @Test(arguments: [
        ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
        ("08:49:37 1994 6 November", 784_111_777), ("1994-11-06", nil), ("06 Nov 1994", nil),
        ("8:49:37 06 Nov 69", 3_150_953_377), ("8:49:37 06 Nov 70", 26_729_377), ("08:49:60 06 Nov 1994", nil),
        ("08:49:37 31 Feb 1994", nil), ("", nil), ("08:49:37 06 Nov 1600", nil),
    ])
    func `the parts of a date can be in any order`(_ text: String, _ seconds: Int?) {
        expect(CookieDate.seconds(text), equals: seconds)
    }

    @Test func `the least recently used cookies are removed first`() throws {
        var store = CookieStore()
        let url: CookieURL = try #require(CookieURL("http://a.example.com/"))
        for index in 0..<CookieStore.domainLimit { store.store("c\(index)=1", from: url, now: 0) }
        store.store("c0=2", from: url, now: 0)
        store.store("new=1", from: url, now: 0)
        let names: [String] = store.cookies(now: 0).map(\.name)
        expect(names.count, equals: CookieStore.domainLimit)
        expect(names.contains("c0") && !names.contains("c1") && names.contains("new"))
    }

    @Test func `an expired cookie removes only the cookie that it replaces`() throws {
        var store = CookieStore()
        let url: CookieURL = try #require(CookieURL("http://a.example.com/"))
        for index in 0..<CookieStore.domainLimit { store.store("c\(index)=1", from: url, now: 0) }
        store.store("x=; Max-Age=0", from: url, now: 0)
        expect(store.cookies(now: 0).count, equals: CookieStore.domainLimit)
        store.store("c7=; Max-Age=0", from: url, now: 0)
        expect(store.cookies(now: 0).count, equals: CookieStore.domainLimit - 1)
        expect(!store.cookies(now: 0).contains { $0.name == "c7" })
    }
}
