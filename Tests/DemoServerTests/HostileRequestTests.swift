import Expectations
import EngawaTesting
import Foundation
import TestSupport
import Testing

@testable import DemoServer

/// Tests of malicious requests, after which the server must still respond to other requests.
@Suite(.timeLimit(.minutes(30))) struct HostileRequestTests {
    private static let numbers = [
        "9223372036854775807", "-9223372036854775808", "99999999999999999999", "-1", "0", "1e308", "nan", "inf", "-inf",
        "4294967296", "67108865", "%00", "",
    ]

    /// Requests with each of `numbers` at each place in a path or a header from which the server reads a number.
    private static var requests: [(path: String, header: String)] {
        numbers.flatMap { number -> [(path: String, header: String)] in
            let paths: [String] = [
                "/http/bytes/\(number)", "/http/bytes/100?piece=\(number)", "/http/bytes/100?piece=50&pause=\(number)x",
                "/http/status/\(number)", "/http/redirect?status=\(number)", "/http/events/\(number)?every=\(number)x",
                "/statuses/user_timeline/ada.xml?count=\(number)", "/statuses/user_timeline/ada.xml?max_id=\(number)",
                "/users/\(number)", "/avatars/\(number)/\(number)", "/json/color/\(number)",
            ]
            let headers: [(path: String, header: String)] = [
                ("/http/bytes/100?piece=9223372036854775807", "Range: bytes=\(number)-"),
                ("/http/bytes/100", "Range: bytes=-\(number)"), ("/http/bytes/100", "Range: bytes=\(number)"),
                ("/http/events/3", "Last-Event-ID: \(number)"), ("/http/echo", "Content-Length: 0\(number)"),
            ]
            return paths.map { ($0, "X: y") } + headers
        }
    }

    @Test func `no number in a request crashes the server`() throws {
        // Some requests announce a body that the client never sends.
        let server = DemoServer(limits: TestServer.Limits(idleSeconds: 1))
        let port: Int = try #require(try server.start().port)
        for (path, header) in Self.requests {
            let answer: String = try RawClient(port: port).ask("GET \(path) HTTP/1.1\r\nHost: a\r\n\(header)\r\n")
            expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 "), "\(path) \(header): \(answer.prefix(80))")
        }
        let answer: String = try RawClient(port: port).ask("GET /http/bytes/3 HTTP/1.1\r\nHost: a\r\n")
        expect(answer.hasSuffix("\r\n\r\n\u{0}\u{1}\u{2}"))
    }

    @Test(arguments: [
        ("/http/bytes/9223372036854775807", "X: y", "400"), ("/http/bytes/67108864?piece=1", "X: y", "400"),
        ("/http/bytes/10?piece=9223372036854775807", "Range: bytes=4-", "206"),
        ("/http/bytes/10", "Range: bytes=-4", "206"), ("/http/bytes/10", "Range: bytes=10-", "416"),
        ("/http/events/9223372036854775807", "X: y", "400"),
        ("/http/events/2", "Last-Event-ID: 9223372036854775807", "400"), ("/http/events/2", "Last-Event-ID: 7", "200"),
        ("/http/status/99999", "X: y", "400"), ("/http/redirect?status=1", "X: y", "302"),
    ])
    func `requests with extreme values get a valid status`(_ path: String, _ header: String, _ status: String) throws {
        let server = DemoServer()
        let port: Int = try #require(try server.start().port)
        let answer: String = try RawClient(port: port).ask("GET \(path) HTTP/1.1\r\nHost: a\r\n\(header)\r\n")
        expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer.prefix(200))")
    }

    @Test(
        arguments: [
            ("Range: bytes=-4", "206", "bytes 6-9/10", "6789"),
            ("Range: bytes=-20", "206", "bytes 0-9/10", "0123456789"),
            ("Range: bytes=7-", "206", "bytes 7-9/10", "789"), ("Range: bytes=-0", "416", "bytes */10", ""),
            ("Range: bytes=-x", "200", nil, "0123456789"), ("Range: bytes=x-", "200", nil, "0123456789"),
        ] as [(String, String, String?, String)])
    func `a range without a start selects the end of the body`(
        _ header: String, _ status: String, _ range: String?, _ digits: String
    ) throws {
        let server = DemoServer()
        let port: Int = try #require(try server.start().port)
        let answer: String = try RawClient(port: port).ask("GET /http/bytes/10 HTTP/1.1\r\nHost: a\r\n\(header)\r\n")
        expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer.prefix(200))")
        expect(answer.contains("Content-Range: "), equals: (range != nil))
        if let range { expect(answer.contains("Content-Range: \(range)\r\n"), "\(answer)") }
        let body = String(String.UnicodeScalarView(digits.unicodeScalars.compactMap { Unicode.Scalar($0.value - 48) }))
        expect(answer.hasSuffix("\r\n\r\n" + body))
    }

    @Test(arguments: [0, 1, 3]) func `a stream has the requested number of events`(_ count: Int) throws {
        let server = DemoServer()
        let port: Int = try #require(try server.start().port)
        let answer: String = try RawClient(port: port).ask("GET /http/events/\(count) HTTP/1.1\r\nHost: a\r\n")
        expect(answer.hasPrefix("HTTP/1.1 200 "), "\(answer.prefix(200))")
        expect(answer.components(separatedBy: "data: Event ").count - 1, equals: count)
    }

    @Test func `truncated multipart forms receive a response`() throws {
        let server = DemoServer()
        let port: Int = try #require(try server.start().port)
        let head = "Content-Type: multipart/form-data; boundary=b\r\nContent-Length: "
        let bodies: [String] = [
            "", "--b", "--b\r\n", "--b--", "--b\r\n\r\n--b", "\r\n\r\n--b--",
            "--b\r\nContent-Disposition: form-data",
        ]
        for body in bodies {
            let answer: String = try RawClient(port: port).ask(
                "POST /user/avatar HTTP/1.1\r\nHost: a\r\n\(head)\(body.utf8.count)\r\n", body: body)
            expect(answer.hasPrefix("HTTP/1.1 400 "), "\(body): \(answer.prefix(80))")
        }
        let many = "tags=" + String(repeating: "a+", count: 101)
        let answer: String = try RawClient(port: port).ask(
            "POST /js/color/ff00ff/addtag/ HTTP/1.1\r\nHost: a\r\nContent-Length: \(many.utf8.count)\r\n", body: many)
        expect(answer.contains("at most 100 tags"))
    }

    @Test func `idle clients are disconnected`() throws {
        let server = DemoServer(limits: TestServer.Limits(connections: 4, idleSeconds: 1))
        let port: Int = try #require(try server.start().port)
        let idle: [RawClient] = try (0..<6).map { index in
            let client = try RawClient(port: port)
            // Half of the clients send nothing. The others never complete their requests.
            if index.isMultiple(of: 2) { try client.send("GET / HTTP/1.1\r\nHost:") }
            return client
        }
        let answer: String = try RawClient(port: port).ask("GET /http/etag/1 HTTP/1.1\r\nHost: a\r\n")
        expect(answer.hasPrefix("HTTP/1.1 200 "))
        for client in idle { expect(!client.readToEnd().hasPrefix("HTTP/1.1 200 ")) }
    }

    @Test func `the log of requests is limited`() {
        func request(_ path: String, size: Int = 0) -> RecordedRequest {
            RecordedRequest("POST", path, body: [UInt8](repeating: 0, count: size))
        }
        var log = RequestLog()
        for number in 0..<10_050 { log.append(request("/\(number)")) }
        expect(log.requests.count, isAtMost: 10_000)
        expect(log.requests.count, isGreaterThan: 8_000)
        expect(log.requests.last?.path, equals: "/10049")
        for number in 0..<50 { log.append(request("/large/\(number)", size: 1 << 20)) }
        expect(log.requests.reduce(0) { $0 + $1.bytes.count }, isAtMost: 32 << 20)
        expect(log.requests.last?.path, equals: "/large/49")
        log.append(request("/huge", size: 40 << 20))
        expect(log.requests.map(\.path), equals: ["/huge"])
        log.removeAll()
        expect(log.requests.isEmpty)
    }
}
