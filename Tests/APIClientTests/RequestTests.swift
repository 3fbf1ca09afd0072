import Expectations
import DemoServer
import Foundation
import Testing

@testable import APIClient

struct RequestTests {
    private let server: DemoServer
    private let client: APIClient

    init() throws {
        server = DemoServer()
        client = APIClient(baseURL: try server.start(), serviceName: "Colr", headers: ["X-App": "tests"])
    }

    @Test func `a response is decoded`() async throws {
        let answer: Answer = try await client.send(.color("ff00ff"))
        expect(answer.colors.first?.tags.map(\.name), equals: ["magenta", "magenta1"])
    }

    @Test func `a form is sent percent-encoded`() async throws {
        let answer: Answer = try await client.send(.add("sky & sea=é+1", to: "0000aa"))
        expect(answer.colors.first?.tags.map(\.name), equals: ["sky", "&", "sea=é+1"])
        let request: RecordedRequest = try #require(server.requests.first)
        expect(request.body, equals: "tags=sky%20%26%20sea%3D%C3%A9%2B1")
        expect(request.headers["content-type"], equals: "application/x-www-form-urlencoded")
        expect(request.headers["x-app"], equals: "tests")
    }

    @Test func `a JSON body is sent as JSON`() async throws {
        let endpoint = Endpoint<Void>(.put, "/things/1", body: .json(["name": "Ada"]))
        await #expect(throws: APIError.self) { try await client.send(endpoint) }
        let request: RecordedRequest = try #require(server.requests.first)
        expect(request.method, equals: "PUT")
        expect(request.body, equals: #"{"name":"Ada"}"#)
        expect(request.headers["content-type"], equals: "application/json")
    }

    @Test(arguments: [HTTPMethod.get, .head, .post, .put, .patch, .delete])
    func `every HTTP method arrives at the server`(_ method: HTTPMethod) async throws {
        server.faults.always(.status(204))
        try await client.send(Endpoint<Void>(method, "/anything"))
        expect(server.requests.map(\.method), equals: [method.rawValue])
    }

    @Test func `a query is appended`() async throws {
        server.faults.always(.respond("[1, 2]"))
        let numbers: [Int] = try await client.send(.get("/list", query: ["page": "1", "q": "a&b c"]))
        expect(numbers, equals: [1, 2])
        expect(server.requests.map(\.path), equals: ["/list"])
        expect(server.requests.map(\.query), equals: [["page": "1", "q": "a&b c"]])
    }

    @Test func `dots in a component do not refer to the parent`() async throws {
        server.faults.always(.status(204))
        try await client.send(Endpoint<Void>(.get, "/a/\("..")/b"))
        expect(server.requests.map(\.path), equals: ["/a/../b"])
    }

    @Test func `connections are reused`() async throws {
        // On a slow machine, minutes may pass between two requests.
        let server = DemoServer(idleLimit: 0)
        var configuration = APIConfiguration(baseURL: try server.start())
        configuration.connectionIdleLimit = .infinity
        let client = APIClient(configuration)
        for _ in 0..<3 { _ = try await client.send(Endpoint<Answer>.color("ff00ff")) }
        expect(Set(server.requests.map(\.clientPort)).count, equals: 1)
    }

    @Test func `headers of an endpoint override the client's`() async throws {
        server.faults.always(.status(204))
        try await client.send(Endpoint<Void>(.get, "/", headers: ["X-App": ""]))
        let headers: [String: String] = try #require(server.requests.first).headers
        expect(headers["x-app"], equals: "")
    }

    @Test func `an endpoint can decode its response itself`() async throws {
        let endpoint = Endpoint<Int>(.get, "/json/color/ff00ff") { $0.body.count }
        try await expect(client.send(endpoint), isGreaterThan: 100)
    }
}
