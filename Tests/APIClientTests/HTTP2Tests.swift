import Expectations
import DemoServer
import Foundation
import Testing

@testable import APIClient

struct HTTP2Tests {
    @Test(.timeLimit(.minutes(30))) func `requests share a connection, and responses arrive in any order`()
        async throws
    {
        let server = try HTTP2Server(answeringEvery: 5)
        defer { server.stop() }
        var configuration = APIConfiguration(baseURL: try #require(URL(string: "https://127.0.0.1:\(server.port)")))
        configuration.trust = TrustPolicy(roots: .only(pem: ServerIdentity.authority))
        // On a slow machine, minutes may pass between two requests.
        configuration.connectionIdleLimit = .infinity
        let client = APIClient(configuration)
        for _ in 0..<2 {
            let responses: [HTTPResponse] = try await withThrowingTaskGroup(of: HTTPResponse.self) { group in
                for index in 0..<5 {
                    group.addTask { try await client.send(Endpoint(.get, "/", query: ["n": "\(index)"]) { $0 }) }
                }
                var responses: [HTTPResponse] = []
                for try await response in group { responses.append(response) }
                return responses
            }
            expect(responses.allSatisfy { $0.metrics.httpVersion == "2" && $0.status == 200 })
            expect(Set(responses.map(\.body)).count, equals: 5)
        }
        expect(server.connectionCount, equals: 1)
    }

    @Test func `HTTP/1.1 is used with a server that does not support HTTP/2`() async throws {
        let server = DemoServer(identity: .trusted)
        var configuration = APIConfiguration(baseURL: try server.start())
        configuration.trust = TrustPolicy(roots: .only(pem: ServerIdentity.authority))
        let response: HTTPResponse = try await APIClient(configuration).send(Endpoint(.get, "/http/echo") { $0 })
        expect(response.metrics.httpVersion, equals: "1.1")
    }

    @Test(.timeLimit(.minutes(30))) func `a client that is limited to HTTP/1.1 offers nothing else`() async throws {
        let server = try HTTP2Server(answeringEvery: 1)
        defer { server.stop() }
        var configuration = APIConfiguration(baseURL: try #require(URL(string: "https://127.0.0.1:\(server.port)")))
        configuration.trust = TrustPolicy(roots: .only(pem: ServerIdentity.authority))
        configuration.version = .http1
        let client = APIClient(configuration)
        // The server continues in HTTP/2 or closes the connection. In both cases there is no response.
        let error: APIError? = await #expect(throws: APIError.self) { try await client.send(Endpoint<Void>(.get, "/")) }
        expect(error?.kind, equals: .connectionLost)
    }
}
