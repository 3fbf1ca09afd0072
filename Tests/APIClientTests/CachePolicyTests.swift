import Expectations
import Foundation
import Testing

@testable import APIClient

/// A table of the rules of RFC 9111 for a private cache.
struct CachePolicyTests {
    /// The time of the responses below, in seconds since 1970: Sun, 06 Nov 1994 08:49:37 GMT.
    private static let then = 784_111_777
    private static let date = HTTPDate.text(then)

    /// A response at the time `then`, a request some seconds later, and the expected decision.
    struct Case: Sendable, CustomTestStringConvertible {
        enum Outcome: Sendable, Equatable {
            case notStored, use, refuse
            /// The request is sent, with these conditions.
            case ask(String)
        }
        var what: String
        var answer: [String: String]
        var status: Int
        var request: [String: String]
        var later: Double
        var becomes: Outcome
        var testDescription: String { what }

        init(
            _ what: String, _ answer: [String: String], status: Int = 200, request: [String: String] = [:],
            later: Double, _ becomes: Outcome
        ) {
            (self.what, self.answer, self.status) = (what, answer, status)
            (self.request, self.later, self.becomes) = (request, later, becomes)
        }
    }

    private static func after(_ seconds: Int) -> String { HTTPDate.text(then + seconds) }
    private static let kept: [String: String] = ["cache-control": "max-age=60", "etag": "\"1\""]

    static let freshness: [Case] = [
        Case("max-age: fresh until it expires", ["cache-control": "max-age=60"], later: 59, .use),
        Case("max-age: stale when it expires", kept, later: 60, .ask("If-None-Match: \"1\"")),
        Case("max-age in capitals", ["cache-control": "MAX-AGE=60"], later: 59, .use),
        Case("max-age in quotes", ["cache-control": "max-age=\"60\""], later: 59, .use),
        Case(
            "max-age among other directives", ["cache-control": "foo=\"a, max-age=1\", ,bar , max-age=60"], later: 59,
            .use),
        Case("the first of two max-age values counts", ["cache-control": "max-age=60, max-age=5"], later: 30, .use),
        Case(
            "a max-age that is not a number is stale", ["cache-control": "max-age=x", "etag": "\"1\""], later: 0,
            .ask("If-None-Match: \"1\"")),
        Case(
            "a max-age with a sign is stale", ["cache-control": "max-age=-5", "etag": "\"1\""], later: 0,
            .ask("If-None-Match: \"1\"")),
        Case("a huge max-age", ["cache-control": "max-age=99999999999999999999"], later: 2e9, .use),
        Case("s-maxage is ignored", ["cache-control": "s-maxage=0, max-age=60"], later: 30, .use),
        Case(
            "s-maxage alone is ignored", ["cache-control": "s-maxage=60", "etag": "\"1\""], later: 30,
            .ask("If-None-Match: \"1\"")),
        Case("Expires: fresh until that date", ["expires": after(60)], later: 59, .use),
        Case(
            "Expires: stale from that date", ["expires": after(60), "etag": "\"1\""], later: 60,
            .ask("If-None-Match: \"1\"")),
        Case("Expires in the past", ["expires": after(-60), "etag": "\"1\""], later: 0, .ask("If-None-Match: \"1\"")),
        Case("Expires that is not a date", ["expires": "0", "etag": "\"1\""], later: 0, .ask("If-None-Match: \"1\"")),
        Case(
            "Expires twice", ["expires": "\(after(60)), \(after(90))", "etag": "\"1\""], later: 0,
            .ask("If-None-Match: \"1\"")),
        Case(
            "max-age has precedence over Expires", ["cache-control": "max-age=60", "expires": after(-60)], later: 59,
            .use),
        Case("Expires is compared with Date", ["date": after(-3_600), "expires": after(-3_540)], later: 0, .ask("")),
        Case(
            "an Age header increases the age", ["cache-control": "max-age=60", "age": "30", "etag": "\"1\""], later: 30,
            .ask("If-None-Match: \"1\"")),
        Case("Age that is not a number counts as 0", ["cache-control": "max-age=60", "age": "x"], later: 59, .use),
        Case("the first of two Age values counts", ["cache-control": "max-age=60", "age": "10, 99"], later: 49, .use),
        Case(
            "an old Date increases the age", ["cache-control": "max-age=60", "date": after(-30), "etag": "\"1\""],
            later: 30, .ask("If-None-Match: \"1\"")),
        Case(
            "a Date in the future does not decrease the age", ["cache-control": "max-age=60", "date": after(30)],
            later: 59, .use),
        Case("a clock that was set back", ["cache-control": "max-age=60"], later: -1_000, .use),
        Case("heuristic: a tenth of the age", ["last-modified": after(-1_000)], later: 99, .use),
        Case(
            "heuristic: at most a tenth", ["last-modified": after(-1_000)], later: 100,
            .ask("If-Modified-Since: \(after(-1_000))")),
        Case(
            "heuristic: at most a day", ["last-modified": after(-100 * 86_400)], later: 86_400,
            .ask("If-Modified-Since: \(after(-100 * 86_400))")),
        Case(
            "heuristic: not for a 302", ["last-modified": after(-1_000), "location": "/"], status: 302, later: 1,
            .notStored),
        Case(
            "heuristic: public allows a 302", ["last-modified": after(-1_000), "cache-control": "public"],
            status: 302, later: 1, .use),
        Case("heuristic: also for a 404", ["last-modified": after(-1_000)], status: 404, later: 1, .use),
    ]

    static let storing: [Case] = [
        Case("no-store", ["cache-control": "no-store, max-age=60"], later: 0, .notStored),
        Case(
            "no-store in the request", ["cache-control": "max-age=60"], request: ["cache-control": "no-store"],
            later: 0, .notStored),
        Case(
            "must-understand has precedence over no-store", ["cache-control": "must-understand, no-store, max-age=60"],
            later: 0, .use),
        Case(
            "must-understand with an unknown status", ["cache-control": "must-understand, max-age=60"],
            status: 299, later: 0, .notStored),
        Case("private is stored", ["cache-control": "private, max-age=60"], later: 0, .use),
        Case(
            "a response to a request with Authorization is stored", ["cache-control": "max-age=60"],
            request: ["authorization": "Bearer a"], later: 0, .use),
        Case("no freshness and no validator", [:], later: 0, .notStored),
        Case("no freshness but an ETag", ["etag": "\"1\""], later: 0, .ask("If-None-Match: \"1\"")),
        Case("a partial response", ["cache-control": "max-age=60"], status: 206, later: 0, .notStored),
        Case("a cacheable error", ["cache-control": "max-age=60"], status: 404, later: 0, .use),
        Case("an error that is not cacheable", [:], status: 500, later: 0, .notStored),
        Case("an unknown status", ["cache-control": "max-age=60"], status: 599, later: 0, .notStored),
        Case("Vary: *", ["cache-control": "max-age=60", "vary": "Accept, *"], later: 0, .notStored),
    ]

    static let using: [Case] = [
        Case(
            "no-cache always validates", ["cache-control": "no-cache, max-age=60", "etag": "\"1\""], later: 0,
            .ask("If-None-Match: \"1\"")),
        Case(
            "no-cache for fields validates, too",
            ["cache-control": "no-cache=\"set-cookie\", max-age=60", "etag": "\"1\""],
            later: 0, .ask("If-None-Match: \"1\"")),
        Case(
            "Pragma of an old server", ["pragma": "no-cache", "expires": after(60), "etag": "\"1\""], later: 0,
            .ask("If-None-Match: \"1\"")),
        Case(
            "both validators are sent", ["etag": "W/\"1\"", "last-modified": after(0)], later: 0,
            .ask("If-None-Match: W/\"1\"; If-Modified-Since: \(after(0))")),
        Case("request: no-cache", kept, request: ["cache-control": "no-cache"], later: 0, .ask("If-None-Match: \"1\"")),
        Case("request: Pragma", kept, request: ["pragma": "no-cache"], later: 0, .ask("If-None-Match: \"1\"")),
        Case(
            "request: Pragma is ignored with Cache-Control", kept,
            request: ["pragma": "no-cache", "cache-control": "max-age=60"], later: 0, .use),
        Case("request: young enough", kept, request: ["cache-control": "max-age=10"], later: 10, .use),
        Case(
            "request: too old", kept, request: ["cache-control": "max-age=10"], later: 11,
            .ask("If-None-Match: \"1\"")),
        Case("request: fresh for long enough", kept, request: ["cache-control": "min-fresh=20"], later: 40, .use),
        Case(
            "request: not fresh for long enough", kept, request: ["cache-control": "min-fresh=20"], later: 41,
            .ask("If-None-Match: \"1\"")),
        Case("request: any staleness", kept, request: ["cache-control": "max-stale"], later: 1e6, .use),
        Case("request: limited staleness", kept, request: ["cache-control": "max-stale=10"], later: 70, .use),
        Case(
            "request: too stale", kept, request: ["cache-control": "max-stale=10"], later: 71,
            .ask("If-None-Match: \"1\"")),
        Case(
            "must-revalidate forbids staleness", ["cache-control": "max-age=60, must-revalidate", "etag": "\"1\""],
            request: ["cache-control": "max-stale"], later: 61, .ask("If-None-Match: \"1\"")),
        Case(
            "must-revalidate allows fresh responses", ["cache-control": "max-age=60, must-revalidate"], later: 59, .use),
        Case("request: only-if-cached", kept, request: ["cache-control": "only-if-cached"], later: 59, .use),
        Case(
            "request: only-if-cached with a stale response", kept, request: ["cache-control": "only-if-cached"],
            later: 60, .refuse),
        Case(
            "request: only-if-cached at any age", kept, request: ["cache-control": "only-if-cached, max-stale"],
            later: 1e6, .use),
    ]

    @Test(arguments: freshness + storing + using)
    func `decisions follow RFC 9111`(_ testCase: Case) {
        let then = TimeInterval(CachePolicyTests.then)
        var answer: [String: String] = testCase.answer
        if answer["date"] == nil { answer["date"] = CachePolicyTests.date }
        guard CachePolicy.mayStore(status: testCase.status, headers: answer, requestHeaders: testCase.request) else {
            expect(testCase.becomes, equals: .notStored)
            return
        }
        let head = CachedHead(
            variant: "", status: testCase.status, headers: answer, requestTime: then, responseTime: then)
        let outcome: Case.Outcome =
            switch CachePolicy.decide(head, requestHeaders: testCase.request, now: then + testCase.later) {
            case .use: .use
            case .refuse: .refuse
            case .ask(let headers): .ask(headers.map { "\($0.name): \($0.value)" }.joined(separator: "; "))
            }
        expect(outcome, equals: testCase.becomes)
    }

    @Test func `without a cached response the request is sent, unless that is forbidden`() {
        expect(CachePolicy.decide(nil, requestHeaders: [:], now: 0), equals: .ask([]))
        expect(CachePolicy.decide(nil, requestHeaders: ["cache-control": "only-if-cached"], now: 0), equals: .refuse)
    }

    @Test func `the duration of the request counts as age`() {
        let head = CachedHead(
            variant: "", status: 200, headers: ["age": "3"], requestTime: 100, responseTime: 104)
        expect(CachePolicy.age(of: head, now: 110), equals: 13)
    }

    // MARK: Vary

    /// The value of `Vary`, the headers of two requests, and whether the response to the first matches the second.
    private static let variants: [(String, [String: String], [String: String], Bool)] = [
        ("accept-language", ["accept-language": "en"], ["accept-language": "en"], true),
        ("Accept-Language", ["accept-language": "en"], ["accept-language": "de"], false),
        ("accept-language", ["accept-language": "en"], [:], false),
        ("accept-language", [:], [:], true),
        ("accept-language", [:], ["accept-language": "en"], false),
        ("accept-language , x-a", ["x-a": "1"], ["x-a": "1", "x-b": "2"], true),
        ("accept-language", ["accept-language": "en,  de"], ["accept-language": "en ,de"], true),
        ("", ["accept-language": "en"], ["accept-language": "de"], true),
        ("", ["authorization": "Bearer a"], ["authorization": "Bearer b"], false),
        ("", ["authorization": "Bearer a"], [:], false),
        ("x-a", ["x-a": "a b"], ["x-a": "a  b"], false), ("x-a", ["x-a": "1,2"], ["x-a": "1, 2"], false),
        ("x-a", ["x-a": ""], [:], false), ("x-a, x-b", ["x-a": "1", "x-b": "2"], ["x-a": "1", "x-b": "2"], true),
        ("x-a, x-b", ["x-a": "x-b"], ["x-b": "x-a"], false), ("x-b,x-a", ["x-a": "1"], ["x-a": "1"], true),
    ]

    @Test(arguments: variants)
    func `a response matches requests with equal values of the headers it varies by`(
        _ vary: String, _ first: [String: String], _ second: [String: String], _ fits: Bool
    ) {
        let names: [String] = CachePolicy.varyNames(["vary": vary])
        let (one, other) = (
            CacheRequest(url: "http://a/", headers: first), CacheRequest(url: "http://a/", headers: second)
        )
        expect((one.variant(names) == other.variant(names)), equals: fits)
    }

    // MARK: Errors

    @Test(arguments: [
        ("max-age=60, stale-if-error=100", [:], 160.0, true),
        ("max-age=60, stale-if-error=100", [:], 161, false),
        ("max-age=60", [:], 61, false),
        ("max-age=60", ["cache-control": "stale-if-error=100"], 160, true),
        ("max-age=60, stale-if-error=100, must-revalidate", [:], 61, false),
        ("no-cache, stale-if-error=100", [:], 1, false),
        ("max-age=60, stale-if-error=x", [:], 61, false),
    ])
    func `stale responses are used after errors if the response or the request allows it`(
        _ control: String, _ request: [String: String], _ later: Double, _ may: Bool
    ) {
        let head = CachedHead(
            variant: "", status: 200, headers: ["cache-control": control], requestTime: 0, responseTime: 0)
        expect(CachePolicy.mayServeOnError(head, requestHeaders: request, now: later), equals: may)
    }

    // MARK: Validation

    private static func kept(_ headers: [String: String]) -> CachedHead {
        CachedHead(variant: "v", status: 200, headers: headers, requestTime: 0, responseTime: 0)
    }

    @Test func `a 304 updates headers, except those of the message itself`() throws {
        let head: CachedHead = Self.kept([
            "etag": "\"1\"", "cache-control": "max-age=1", "content-type": "a/b", "x-old": "1", "age": "9",
            "date": Self.date,
        ])
        let new: CachedHead = try #require(
            CachePolicy.validated(
                head,
                by: [
                    "etag": "W/\"1\"", "cache-control": "max-age=60", "content-length": "0",
                    "connection": "close, x-hop",
                    "content-encoding": "gzip", "x-new": "2", "x-hop": "3", "set-cookie": "a=b", "authorization": "x",
                ], requestTime: 5, responseTime: 6))
        // The old date is removed, so the response is as old as the 304.
        expect(
            new.headers,
            equals: [
                "etag": "W/\"1\"", "cache-control": "max-age=60", "content-type": "a/b", "x-old": "1", "x-new": "2",
            ])
        expect(new.responseTime == 6 && new.requestTime == 5 && new.variant == "v")
    }

    /// RFC 9111, 4.3.4: the response that a 304 validates.
    @Test(arguments: [
        (["etag": "\"1\""], [:], true), (["etag": "\"1\""], ["etag": "\"1\""], true),
        (["etag": "\"1\""], ["etag": "\"2\""], false), (["etag": "\"1\""], ["etag": "W/\"1\""], true),
        (["etag": "W/\"1\""], ["etag": "W/\"1\""], true), (["etag": "W/\"1\""], ["etag": "\"1\""], false),
        (["last-modified": date], ["etag": "\"1\""], false), (["last-modified": date], ["last-modified": date], true),
        (["last-modified": date], ["last-modified": after(1)], false),
        (["etag": "\"1\"", "last-modified": date], ["etag": "\"1\"", "last-modified": after(1)], true),
        (["etag": "\"1\"", "vary": "x-a"], ["etag": "\"1\""], true),
        (["etag": "\"1\"", "vary": "x-a, x-b"], ["etag": "\"1\"", "vary": "X-B"], true),
        (["etag": "\"1\""], ["etag": "\"1\"", "vary": "x-a"], false),
        (["etag": "\"1\"", "vary": "x-a"], ["etag": "\"1\"", "vary": "x-a, x-b"], false),
        (["etag": "\"1\""], ["etag": "\"1\"", "vary": "*"], false),
    ])
    func `a 304 validates only the matching response`(
        _ own: [String: String], _ headers: [String: String], _ isTaken: Bool
    ) {
        let new: CachedHead? = CachePolicy.validated(Self.kept(own), by: headers, requestTime: 5, responseTime: 6)
        expect((new != nil), equals: isTaken)
        // The response varies by the same headers as before.
        if let new { expect(new.vary, equals: Self.kept(own).vary) }
    }

    // MARK: Invalidation

    @Test(arguments: [
        ("POST", 200, [:], ["http://a/x"]), ("DELETE", 204, [:], ["http://a/x"]), ("PUT", 302, [:], ["http://a/x"]),
        ("POST", 404, [:], []), ("POST", 500, [:], []), ("HEAD", 200, [:], []),
        ("OPTIONS", 200, [:], []), ("TRACE", 200, [:], []), ("MYSTERY", 200, [:], ["http://a/x"]),
        ("POST", 201, ["location": "/y"], ["http://a/x", "http://a/y"]),
        (
            "POST", 201, ["location": "http://a/y", "content-location": "z"],
            ["http://a/x", "http://a/y", "http://a/z"]
        ),
        ("POST", 201, ["location": "http://b/y"], ["http://a/x"]),
        ("POST", 201, ["location": "https://a/y"], ["http://a/x"]),
        ("POST", 201, ["location": "http://A:80/y#part"], ["http://a/x", "http://a/y"]),
        ("POST", 201, ["location": "?page=2"], ["http://a/x", "http://a/x?page=2"]),
        ("POST", 201, ["location": "http://a"], ["http://a/x", "http://a/"]),
        ("POST", 201, ["location": "/x"], ["http://a/x"]), ("POST", 201, ["location": "http://[/"], ["http://a/x"]),
    ])
    func `a change makes cached responses invalid`(
        _ method: String, _ status: Int, _ headers: [String: String], _ urls: [String]
    ) {
        expect(
            CachePolicy.invalidated(
                by: HTTPMethod(rawValue: method), url: "http://a/x", status: status, headers: headers), equals: urls)
    }
}
