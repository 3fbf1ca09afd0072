import Expectations
import Foundation
import Synchronization
import Parsing
import Testing

@testable import APIClient

/// Tests of the factory methods of endpoints, with an interceptor instead of a server.
struct EndpointFormTests {
    private struct Person: Codable, Sendable, Equatable {
        var fullName: String
        var createdAt: Date
    }

    /// Responds to every request.
    private struct Responder: RequestInterceptor {
        var respond: @Sendable (HTTPRequest) -> HTTPResponse

        func intercept(_ request: HTTPRequest, next: RequestSender) async throws -> HTTPResponse { respond(request) }
    }

    private let date = Date(timeIntervalSince1970: 1_000_000_000)

    private func client(
        json: JSONFormat = JSONFormat(), _ respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse
    ) throws -> APIClient {
        var configuration = APIConfiguration(baseURL: try #require(URL(string: "https://api.example.org/v1")))
        configuration.json = json
        configuration.interceptors = [Responder(respond: respond)]
        return APIClient(configuration)
    }

    @Test func `a response of the type Data is the body`() async throws {
        let client: APIClient = try client { HTTPResponse(body: [0, 255, 34], url: $0.url) }
        try await expect(client.send(Endpoint<Data>.get("/a")), equals: Data([0, 255, 34]))
        try await expect(client.send(Endpoint<Data>.post("/a", json: 1)), equals: Data([0, 255, 34]))
        let quoted: APIClient = try self.client { HTTPResponse(body: Array("\"AP8i\"".utf8), url: $0.url) }
        try await expect(quoted.send(Endpoint<Data>.get("/a")), equals: Data("\"AP8i\"".utf8))
        let decoded = Endpoint<Data>(.get, "/a", decoder: FastJSONDecoder())
        try await expect(quoted.send(decoded), equals: Data([0, 255, 34]))
    }

    @Test func `an event is decoded in the format of the client`() throws {
        let client: APIClient = try client(json: JSONFormat(keys: .snakeCase, dates: .secondsSince1970)) {
            HTTPResponse(url: $0.url)
        }
        let event = ServerSentEvent(data: #"{"full_name": "Ada", "created_at": 1000000000}"#)
        try expect(client.decode(Person.self, from: event), equals: Person(fullName: "Ada", createdAt: date))
        #expect(throws: (any Error).self) { try client.decode(Person.self, from: ServerSentEvent(data: "{")) }
    }

    @Test func `every factory method describes its request`() async throws {
        let client: APIClient = try client { request in
            let body: String = request.body?.bytes.map { String(decoding: $0, as: UTF8.self) } ?? "-"
            let type: String = request[header: "Content-Type"] ?? "-"
            let text = "\(request.method.rawValue) \(request.url) \(request[header: "X-A"] ?? "-") \(type) \(body)"
            return HTTPResponse(body: Array("[\(String(reflecting: text))]".utf8), url: request.url)
        }
        let headers = ["X-A": "1"]
        let cases: [(Endpoint<[String]>, String)] = [
            (.get("/a", query: ["q": "x y"], headers: headers), "GET /a?q=x%20y 1 - -"),
            (
                .post("/a", json: ["k": 1], query: ["q": "1"], headers: headers),
                "POST /a?q=1 1 application/json {\"k\":1}"
            ),
            (.post("/a", form: ["k": "1"]), "POST /a - application/x-www-form-urlencoded k=1"),
            (.post("/a"), "POST /a - - -"),
            (.post("/a", body: .bytes([65], contentType: "text/plain")), "POST /a - text/plain A"),
            (.put("/a", json: [1]), "PUT /a - application/json [1]"),
            (.put("/a", body: .bytes([65], contentType: "text/plain")), "PUT /a - text/plain A"),
            (.patch("/a", json: [1]), "PATCH /a - application/json [1]"),
            (.patch("/a", body: nil, headers: headers), "PATCH /a 1 - -"),
            (.delete("/a", query: ["q": "1"]), "DELETE /a?q=1 - - -"),
        ]
        for (endpoint, expected) in cases {
            let answer: [String] = try await client.send(endpoint)
            expect(answer, equals: [expected.replacingOccurrences(of: " /a", with: " https://api.example.org/v1/a")])
        }
        // Without a type from the context, the response is ignored.
        try await client.send(.delete("/a"))
        try await client.send(.post("/a", json: [1]))
    }

    @Test func `the format of the configuration applies to requests and responses`() async throws {
        let person = Person(fullName: "Ada", createdAt: date)
        let text = #"{"created_at":"2001-09-09T01:46:40Z","full_name":"Ada"}"#
        let client: APIClient = try client(json: JSONFormat(keys: .snakeCase, dates: .iso8601)) { request in
            HTTPResponse(body: request.body?.bytes ?? Array("null".utf8), url: request.url)
        }
        let (answer, response) = try await client.response(to: Endpoint<Person>.put("/p", json: person))
        expect(answer, equals: person)
        // The order of the members is arbitrary.
        expect(response.body.sorted(), equals: text.utf8.sorted())
        // An endpoint's own encoder and decoder have precedence.
        let own = Endpoint<Person>(
            .put, "/p", body: .json(person, encoder: { JSONEncoder() }), decoder: FastJSONDecoder())
        try await expect(client.send(own), equals: person)
        // A response that no client received is decoded in the default format.
        let seconds = HTTPResponse(body: Array(#"{"fullName":"Ada","createdAt":21692800}"#.utf8), url: "")
        try expect(seconds.decode(Person.self), equals: person)
    }

    @Test func `a link on the same server replaces the base URL, and other links are refused`() async throws {
        let client: APIClient = try client { HTTPResponse(body: Array("[\"\($0.url)\"]".utf8), url: $0.url) }
        func send(_ link: String) async throws -> [String] {
            let url: URL = try #require(URL(string: link))
            return try await client.send(Endpoint<[String]>.get(EndpointPath(url), query: ["b": "2"]))
        }
        try await expect(
            send("https://api.example.org/other?a=1#part"), equals: ["https://api.example.org/other?a=1&b=2"])
        for link in ["http://api.example.org/", "https://api.example.org:8443/", "https://example.org/v1"] {
            let error: APIError? = await #expect(throws: APIError.self) { _ = try await send(link) }
            expect(error?.kind, equals: .foreignLink)
        }
    }

    @Test func `log lines contain the query on request, without secrets`() async throws {
        let lines = Lines()
        var configuration = APIConfiguration(baseURL: try #require(URL(string: "https://u:p@example.org")))
        configuration.interceptors = [
            RequestRecorder { lines.append($0.line) },
            RequestRecorder(includesQuery: true, hiding: ["Me"]) { lines.append($0.line) },
            Responder { HTTPResponse(url: $0.url) },
        ]
        try await APIClient(configuration).send(
            .get("/a", query: ["q": "1", "Access-Token": "abc", "me": "ada", "X-Amz-Signature": "f", "page": "2"]))
        let beginnings: [String] = lines.all.map { $0.components(separatedBy: ", ")[0] }
        expect(
            beginnings,
            equals: [
                "GET https://example.org/a?q=1&Access-Token=***&me=***&X-Amz-Signature=***&page=2 200",
                "GET https://example.org/a 200",
            ])
    }

    @Test func `an observer of the journal receives queries only on request`() throws {
        let journal = RequestJournal()
        let lines = Lines()
        let observations = [
            journal.observe { lines.append("short \($0.query ?? "-")") },
            journal.observe(includesQuery: true) { lines.append("long \($0.query ?? "-")") },
        ]
        let recorder = try #require(journal.interceptor as? RequestRecorder)
        recorder.report(HTTPRequest(method: .get, url: "https://example.org/a?b=1", headers: []), nil, .timedOut, 0)
        expect(lines.all, equals: ["short -", "long b=1"])
        withExtendedLifetime(observations) {}
    }
}

/// Lines of a log.
private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }
    func append(_ line: String) { lines.withLock { $0.append(line) } }
}
