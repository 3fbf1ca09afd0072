import Expectations
import Foundation
import TestSupport
import Testing

@testable import APIClient

/// Tests of random headers from a server, composed of meaningful parts. None may crash the program.
struct HostileHeaderTests {
    private static let words: [String] = [
        "max-age", "no-cache", "private", "=", ",", ";", "\"", " ", "\t", "-", ":", "0", "59", "60",
        "99999999999999999999",
        "Sun", "06", "Nov", "1994", "94", "08:49:37", "GMT", "Expires=", "Domain=", "Path=/", "Secure", "a", "é",
        "\u{0}",
        "bytes ", "*/", "W/", "stale-if-error", "127.0.0.1", ".", "Jan", "31", "24:00:00", "%", "http://",
    ]

    @Test func `random headers are handled without a crash`() throws {
        var generator = SplitMix64(seed: 5)
        let url: CookieURL = try #require(CookieURL("http://a.example.com/x/y"))
        for _ in 0..<5_000 {
            let count: Int = .random(in: 0...12, using: &generator)
            let text: String = (0..<count).map { _ in Self.words.randomElement(using: &generator) ?? "" }.joined()
            if let seconds = HTTPDate.seconds(text) {
                expect(HTTPDate.seconds(HTTPDate.text(seconds)), equals: seconds)
            }
            if let seconds = CookieDate.seconds(text) {
                expect(HTTPDate.seconds(HTTPDate.text(seconds)), equals: seconds)
            }
            if let seconds = RetryAfter.seconds(["retry-after": text, "date": text], now: 0) {
                expect(seconds, isAtLeast: 0)
            }
            if let range = ContentRange("bytes \(text)") { expect(range.first >= 0 && range.first <= range.last) }
            var store = CookieStore()
            store.store(text, from: url, now: 0)
            if let header = store.header(for: url, now: 0) { expect(!header.contains("\n")) }
            let headers: [String: String] = [
                "cache-control": text, "expires": text, "age": text, "vary": text, "date": text, "last-modified": text,
                "etag": text, "location": text,
            ]
            check(headers)
        }
    }

    private func check(_ headers: [String: String]) {
        let head = CachedHead(
            variant: CacheRequest(url: "http://a/").variant(CachePolicy.varyNames(headers)), status: 200,
            headers: headers, requestTime: 5, responseTime: 6)
        _ = CachePolicy.mayStore(status: 200, headers: headers, requestHeaders: headers)
        _ = CachePolicy.decide(head, requestHeaders: headers, now: 100)
        expect(CachePolicy.lifetime(of: head), isAtLeast: 0)
        expect(CachePolicy.age(of: head, now: 100), isAtLeast: 0)
        expect(head.variant, equals: CacheRequest(url: "http://a/").variant(head.vary))
        _ = CachePolicy.mayServeOnError(head, requestHeaders: headers, now: 100)
        _ = CachePolicy.validated(head, by: headers, requestTime: 7, responseTime: 8)
        expect(
            CachePolicy.invalidated(by: .post, url: "http://a/", status: 200, headers: headers).first,
            equals: "http://a/")
    }
}
