import Expectations
import Foundation
import TestSupport
import Testing

@testable import EngawaTesting

/// The bodies of requests: their limits, their speed, and where they are stored.
@Suite(.timeLimit(.minutes(5))) final class RequestBodyTests {
    private static let limit = 200_000

    private var server = TestServer()

    /// Starts a server that responds with the size of a body, and returns its port.
    private func start(idleSeconds: UInt32 = 600) throws -> Int {
        server = TestServer(
            port: 0, identity: nil, limits: TestServer.Limits(idleSeconds: idleSeconds),
            admit: { _, _, _ in .body(limit: RequestBodyTests.limit) })
        server.routes.post("/") { ServerReply(text: "\($0.bytes.count) bytes") }
        return try #require(try server.start().port)
    }

    private func head(_ field: String) -> String { "POST / HTTP/1.1\r\nHost: a\r\n\(field)\r\n\r\n" }

    private func chunk(_ count: Int) -> String {
        "\(String(count, radix: 16))\r\n\(String(repeating: "x", count: count))\r\n"
    }

    @Test func `a body whose length exceeds the limit is refused before it is sent`() throws {
        let port: Int = try start()
        let client = try RawClient(port: port)
        try client.send(head("Content-Length: \(Self.limit + 1)"))
        expect(client.readToEnd().hasPrefix("HTTP/1.1 413 "))
        expect(server.requests.isEmpty)
    }

    @Test func `a body without a length is refused when it exceeds the limit`() throws {
        let port: Int = try start()
        let client = try RawClient(port: port)
        // The body has no end, so the server cannot have read all of it.
        try client.send(head("Transfer-Encoding: chunked") + chunk(Self.limit) + chunk(1))
        let answer: String = client.readToEnd()
        expect(answer.hasPrefix("HTTP/1.1 413 "), "\(answer.prefix(200))")
        expect(answer.contains("Connection: close\r\n") && answer.hasSuffix("The request is too large.\n"))
        expect(server.requests.isEmpty)
    }

    @Test func `the rest of a refused body is not read`() throws {
        let port: Int = try start()
        let client = try RawClient(port: port)
        try client.send(head("Transfer-Encoding: chunked"))
        let piece: [UInt8] = Array(chunk(50_000).utf8)
        // The buffers of the system may contain several megabytes.
        expect(client.flood(piece, limit: 100 << 20), isLessThan: 30 << 20)
        expect(client.readToEnd().hasPrefix("HTTP/1.1 413 "))
    }

    @Test func `a body with and without a length is read up to the limit`() throws {
        let port: Int = try start()
        let text = String(repeating: "x", count: Self.limit)
        let known: String = try RawClient(port: port).ask(
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(Self.limit)\r\n", body: text)
        expect(known.hasSuffix("\(Self.limit) bytes"))
        let unknown: String = try RawClient(port: port).ask(
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n", body: chunk(Self.limit) + "0\r\n\r\n")
        expect(unknown.hasSuffix("\(Self.limit) bytes"))
    }

    @Test func `a connection whose body stops is closed after the idle time`() throws {
        let port: Int = try start(idleSeconds: 1)
        let client = try RawClient(port: port)
        try client.send(head("Content-Length: 100") + "the beginning")
        expect(!client.readToEnd().contains(" 200 "))
    }

    @Test func `a connection whose body arrives too slowly is closed after the idle time`() throws {
        let port: Int = try start(idleSeconds: 1)
        let client = try RawClient(port: port)
        try client.send(head("Content-Length: \(Self.limit)"))
        expect(client.flood([1], limit: 1_000, interval: 20), isLessThan: 1_000)
        expect(!client.readToEnd().contains(" 200 "))
        expect(server.requests.isEmpty)
    }

    @Test func `a large body is kept in a file without a name`() throws {
        let port: Int = try start()
        let text = String((0..<Self.limit).map { _ in Character(Unicode.Scalar(UInt8.random(in: 65...90))) })
        _ = try RawClient(port: port).ask(
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(Self.limit)\r\n", body: text)
        let request: RecordedRequest = try #require(server.requests.first)
        guard case .file = request.content else {
            Issue.record("The body is in memory.")
            return
        }
        expect(request.body, equals: text)
        expect(request, equals: server.requests.first)
        let files: [String] = try FileManager.default.contentsOfDirectory(
            atPath: FileManager.default.temporaryDirectory.path)
        expect(!files.contains { $0.hasPrefix("engawa-body") })
    }
}
