import EngawaTesting
import Expectations
import Foundation
import TestSupport
import Testing

/// The bytes that a server sends for the pieces of a reply.
@Suite(.timeLimit(.minutes(5))) final class ReplyBodyTests {
    private let server = TestServer()
    private let port: Int

    init() throws {
        port = try #require(try server.start().port)
    }

    /// Returns the head and the body of the response to a request.
    private func respond(with reply: ServerReply, _ faults: Fault...) throws -> (head: String, body: String) {
        server.routes.get("/x") { _ in reply }
        server.faults.removeAll()
        if !faults.isEmpty { server.faults.add(FaultRule(faults: faults)) }
        let answer: String = try RawClient(port: port).ask("GET /x HTTP/1.1\r\nHost: a\r\n")
        let end = try #require(answer.range(of: "\r\n\r\n"))
        return (String(answer[..<end.upperBound]).lowercased(), String(answer[end.upperBound...]))
    }

    @Test(arguments: [["ab"], ["a", "b"]])
    func `a body of unknown length is sent in chunks`(_ texts: [String]) throws {
        var reply = ServerReply(pieces: texts.map { .text($0) })
        try expect(respond(with: reply).head.contains("content-length: 2\r\n"))
        reply.isLengthKnown = false
        let (head, body) = try respond(with: reply)
        expect(head.contains("transfer-encoding: chunked\r\n") && !head.contains("content-length"), "\(head)")
        expect(body.hasSuffix("0\r\n\r\n"), "\(body)")
    }

    @Test(arguments: [(["abcdef"], 4), (["abc", "def"], 4), (["abc", "def"], 2), (["abc", "def"], 0)])
    func `a truncated body announces its whole length`(_ texts: [String], _ count: Int) throws {
        let (head, body) = try respond(
            with: ServerReply(pieces: texts.map { .text($0) }), .truncate(afterBytes: count))
        expect(head.contains("content-length: 6\r\n"), "\(head)")
        expect(body, equals: String("abcdef".prefix(count)))
    }

    @Test(arguments: [["{}"], ["[]"], ["7"], ["abcd"], ["abcdefghijk"], ["{", "}"], ["", "[1, 2", ", 3]"], ["é"]])
    func `a garbled body is not valid text`(_ texts: [String]) throws {
        let reply = ServerReply(pieces: texts.map { .text($0) })
        try expect(respond(with: reply).body, equals: texts.joined())
        let (head, body) = try respond(with: reply, .garbled)
        expect(body.contains("\u{FFFD}"), "\(body)")
        expect(head.contains("content-length: \(texts.joined().utf8.count)\r\n"), "\(head)")
    }

    @Test(arguments: [
        (Fault.wrongTypes, #"{"list":["text"],"name":7}"#), (.missingFields, #"{"list":[1]}"#),
    ])
    func `JSON that is sent in pieces is damaged`(_ fault: Fault, _ expected: String) throws {
        for texts in [[#"{"name": "a", "list": [1]}"#], [#"{"name": "#, #""a", "li"#, #"st": [1]}"#]] {
            let (head, body) = try respond(with: ServerReply(pieces: texts.map { .text($0) }), fault)
            expect(body, equals: expected)
            expect(head.contains("content-length: \(expected.utf8.count)\r\n"), "\(head)")
        }
    }

    @Test func `the type of JSON that a reply names is the only one`() throws {
        struct Problem: Encodable { var title = "Gone" }
        let problem = ServerReply.json(
            Problem(), status: 422, headers: ["content-type": "application/problem+json"])
        expect(problem.headers.map(\.value), equals: ["application/problem+json"])
        let plain = ServerReply.json(Problem(), headers: ["X-A": "b"])
        expect(plain.headers.map(\.value), equals: ["b", "application/json; charset=utf-8"])
    }

    @Test func `a rule for no requests has no effect`() throws {
        server.faults.add(FaultRule(faults: [.status(500)], times: 0))
        server.faults.add(FaultRule(faults: [.status(501)], times: -1))
        let answer: String = try RawClient(port: port).ask("GET /none HTTP/1.1\r\nHost: a\r\n")
        expect(answer.hasPrefix("HTTP/1.1 404 "), "\(answer)")
    }
}
