import Expectations
import APIClient
import EngawaTesting
import Foundation
import HostClock
import Synchronization
import TestStage
import TestSupport
import Testing

/// Tests of `TestServer`, the server for tests of apps. The stack's client sends the requests, in virtual time.
@MainActor @Suite(.onStage) final class TestServerTests {
    private struct User: Codable, Equatable, Sendable {
        var id: Int
        var name: String
    }

    private let stage = Stage()
    private let server = TestServer()
    private let client: APIClient

    init() throws {
        client = APIClient(baseURL: try server.start())
    }

    /// Sends a request, and returns the response.
    private func ask(_ method: HTTPMethod, _ target: String, body: RequestBody? = nil) throws -> HTTPResponse {
        let endpoint = Endpoint<HTTPResponse>(method, EndpointPath(stringLiteral: target), body: body) { $0 }
        return try result { [client, endpoint] in try await client.send(endpoint) }
    }

    private func text(_ target: String) throws -> String {
        String(decoding: try ask(.get, target).body, as: UTF8.self)
    }

    private func result<Value: Sendable>(
        within limit: TimeInterval = 60, _ body: @escaping @MainActor () async throws -> Value
    ) throws -> Value {
        var result: Result<Value, any Error>?
        Task { @MainActor in
            do { result = .success(try await body()) } catch { result = .failure(error) }
        }
        _ = stage.host.wait(for: limit) { result != nil }
        return try #require(result).get()
    }

    @Test func `the newest route that matches handles a request with the components of its path`() throws {
        server.routes.get("/users/{id}") { .json(User(id: Int($0.parameters["id"] ?? "") ?? 0, name: "Ada")) }
        server.routes.get("/files/*") { ServerReply(text: $0.path) }
        server.routes.get("/{owner}/{name}.json") { request in
            ServerReply(text: "\(request.parameters["owner"] ?? "-") \(request.parameters["name"] ?? "-")")
        }
        server.routes.post("/users") { request in .json(try request.json(as: User.self), status: 201) }
        server.routes.post("/form") { request in ServerReply(text: request.form["name"] ?? "-") }
        try expect(text("/users/7"), equals: #"{"id":7,"name":"Ada"}"#)
        try expect(text("/files/a/b.txt"), equals: "/files/a/b.txt")
        try expect(text("/ada/tools.json"), equals: "ada tools")
        let made: HTTPResponse = try ask(.post, "/users", body: .json(User(id: 8, name: "Bo")))
        expect(made.status == 201 && String(decoding: made.body, as: UTF8.self) == #"{"id":8,"name":"Bo"}"#)
        expect(
            String(decoding: try ask(.post, "/form", body: .form(["name": "a b"])).body, as: UTF8.self), equals: "a b")
        server.routes.get("/users/{id}") { _ in ServerReply(text: "newer") }
        try expect(text("/users/7"), equals: "newer")
        expect(
            server.requests.map(\.line),
            equals: [
                "GET /users/7", "GET /files/a/b.txt", "GET /ada/tools.json", "POST /users", "POST /form",
                "GET /users/7",
            ])
        expect(server.requests(to: "/users/{id}", method: "GET").count, equals: 2)
    }

    @Test func `the response is 404 without a route, and 500 if the handler throws`() throws {
        struct Problem: Error {}
        server.routes.get("/fails") { _ in throw Problem() }
        for (path, status) in [("/nothing", 404), ("/fails", 500)] {
            let error: APIError? = #expect(throws: APIError.self) { try ask(.get, path) }
            expect(error?.kind, equals: .status(status), "\(path)")
        }
    }

    @Test(arguments: [
        ("numbered", "", "[0,1,2,3]", "page=2>; rel=\"next\""),
        ("numbered", "?page=3&per_page=4", "[8,9]", "page=2&per_page=4>; rel=\"prev\""),
        ("numbered", "?page=4&per_page=4", "[]", "page=3&per_page=4>; rel=\"prev\""),
        ("numbered", "?page=3&per_page=5", "[]", "page=2&per_page=5>; rel=\"prev\""),
        ("numbered", "?q=C%2B%2B%20a&page=2", "[4,5,6,7]", "page=3&q=C%2B%2B a>; rel=\"next\""),
        ("numbered", "?page=99999999999999999999", "[0,1,2,3]", "page=2>; rel=\"next\""),
        ("numbered", "?page=9223372036854775807", "[]", "rel=\"prev\""),
        ("offset", "?offset=8", #"{"items":[8,9],"total":10}"#, "offset=4>; rel=\"prev\""),
        ("offset", "?offset=-5&limit=2", #"{"items":[0,1],"total":10}"#, "offset=2>; rel=\"next\""),
        ("cursor", "", #"{"items":[0,1,2,3],"next":"4"}"#, "cursor=4>; rel=\"next\""),
        ("cursor", "?cursor=8", #"{"items":[8,9],"next":null}"#, "cursor=4>; rel=\"prev\""),
    ])
    func `a list is served page by page`(_ paging: String, _ query: String, _ body: String, _ link: String) throws {
        let items = Array(0..<10)
        server.routes.get("/numbered") { .page(of: items, for: $0, size: 4) }
        server.routes.get("/offset") { .page(of: items, for: $0, by: .offset, size: 4) }
        server.routes.get("/cursor") { .page(of: items, for: $0, by: .cursor, size: 4) }
        let response: HTTPResponse = try ask(.get, "/\(paging)\(query)")
        expect(String(decoding: response.body, as: UTF8.self), equals: body)
        expect(response.headers["link"]?.replacingOccurrences(of: "%20", with: " ").contains(link), equals: true)
    }

    @Test func `events arrive when the test sends them, and a new connection continues after the last one`() throws {
        let events = EventChannel()
        server.routes.get("/events") { _ in .events(events) }
        var found: [String] = []
        let task = Task { @MainActor [client] in
            for try await event in client.events(Endpoint(.get, "/events")) {
                found.append("\(event.id) \(event.data)")
            }
        }
        defer { task.cancel() }
        stage.advance(by: 60)
        expect(events.connectionCount == 1 && found == [])
        let start: TimeInterval = stage.time
        events.send("a\nb", id: "1")
        stage.host.wait(for: 5) { !found.isEmpty }
        expect(found == ["1 a\nb"] && stage.time == start)
        events.drop()
        stage.host.settle()
        try events.send(json: User(id: 1, name: "Ada"), id: "2")
        stage.advance(by: 4)
        expect(found.count == 2 && found.last?.hasPrefix("2 {") == true)
        expect(server.requests.map { $0.headers["last-event-id"] }, equals: [nil, "1"])
        events.end()
        stage.advance(by: 4)
        expect(server.requests.count == 3 && events.connectionCount == 1)
    }

    @Test(
        arguments: [
            ([.text("retry: 1000\n\n")], 0), ([.text("retry: "), .text("1000\n\n")], 0),
            ([.wait(2), .text(":\n")], 2), ([.wait(3)], 3),
        ] as [([ServerReply.Piece], TimeInterval)])
    func `events follow the pieces of a stream`(_ pieces: [ServerReply.Piece], _ delay: TimeInterval) throws {
        let events = EventChannel()
        var reply = ServerReply.events(events)
        reply.pieces = pieces
        server.routes.get("/events") { [reply] _ in reply }
        var found: [String] = []
        let task = Task { @MainActor [client] in
            for try await event in client.events(Endpoint(.get, "/events")) { found.append(event.data) }
        }
        defer { task.cancel() }
        let start: TimeInterval = stage.time
        stage.advance(by: 0.5)
        expect(events.connectionCount, equals: 1)
        events.send("x")
        expect(stage.host.wait(for: 10) { !found.isEmpty } && found == ["x"], "\(found)")
        expect(abs(stage.time - start - max(0.5, delay)), isLessThan: 0.1)
    }

    @Test func `each kind of line break separates lines of data`() throws {
        let events = EventChannel()
        server.routes.get("/events") { _ in .events(events) }
        var found: [String] = []
        let task = Task { @MainActor [client] in
            for try await event in client.events(Endpoint(.get, "/events")) { found.append(event.data) }
        }
        defer { task.cancel() }
        stage.advance(by: 1)
        events.send("a\r\nb\rc\nd\n")
        stage.host.wait(for: 5) { !found.isEmpty }
        expect(found, equals: ["a\nb\nc\nd\n"])
    }

    @Test func `a reply without bytes arrives after its waits`() throws {
        server.routes.get("/x") { _ in ServerReply(pieces: [.wait(5)]) }
        let start: TimeInterval = stage.time
        try expect(text("/x"), equals: "")
        expect(abs(stage.time - start - 5), isLessThan: 0.1)
    }

    @Test func `only a connection that does not continue another begins with the opening event`() throws {
        let events = EventChannel(opening: "begin")
        server.routes.get("/events") { _ in .events(events) }
        var found: [String] = []
        let task = Task { @MainActor [client] in
            for try await event in client.events(Endpoint(.get, "/events")) {
                found.append("\(event.type) \(event.data)")
            }
        }
        defer { task.cancel() }
        stage.advance(by: 1)
        events.send("a", id: "1")
        stage.advance(by: 1)
        events.drop()
        stage.advance(by: 4)
        events.send("b", id: "2")
        stage.advance(by: 1)
        expect(found, equals: ["begin {}", "message a", "message b"])
    }

    @Test(arguments: [
        (Fault.wrongTypes, #"{"flag":"text","list":[{"id":"text"}],"name":7}"#),
        (.missingFields, #"{"list":[{}]}"#),
        (.respond("other", contentType: "text/plain"), "other"),
    ])
    func `a fault damages the response of any route`(_ fault: Fault, _ body: String) throws {
        server.routes.get("/x") { _ in .json(text: #"{"name": "a", "flag": true, "list": [{"id": 1}]}"#) }
        server.faults.once(fault, path: "/{any}")
        try expect(text("/x"), equals: body)
        try expect(text("/x").contains(#""name": "a""#))
    }

    @Test func `a delay and a request without a response take virtual time only`() throws {
        server.routes.get("/x") { _ in ServerReply(text: "done") }
        server.faults.once(.delay(600), path: "/x")
        let start: TimeInterval = stage.time
        #expect(throws: APIError.self) { try ask(.get, "/x") }
        expect(stage.time - start, equals: 30)
        try expect(text("/x"), equals: "done")
    }

    @Test func `the clock starts at a fixed date, and can be set to another`() throws {
        server.routes.get("/x") { _ in .status(204) }
        defer { TestClock.reset() }
        let date = Date(timeIntervalSince1970: 951_782_400)
        TestClock.date = date
        stage.advance(by: 60)
        expect(abs(TestClock.date.timeIntervalSince(date) - 60), isLessThan: 0.001)
        try expect(ask(.get, "/x").headers["date"], equals: "Tue, 29 Feb 2000 00:01:00 GMT")
    }

    @Test func `a file is served with the type of its name`() throws {
        let folder = try TemporaryFolder()
        let file: URL = folder.url.appending(path: "a.png")
        try Data([1, 2, 3]).write(to: file)
        server.routes.get("/a.png") { _ in .file(file) }
        let response: HTTPResponse = try ask(.get, "/a.png")
        expect(response.body == [1, 2, 3] && response.headers["content-type"] == "image/png")
    }
}
