import Expectations
import DemoServer
import Foundation
import Testing

@testable import APIClient

/// Tests of trust in servers.
struct TrustTests {
    private func client(_ url: URL, roots: TrustPolicy.Roots? = nil, pins: [ServerIdentity] = []) throws -> APIClient {
        var configuration = APIConfiguration(baseURL: url, serviceName: "Colr")
        configuration.trust = TrustPolicy(
            roots: roots ?? .only(pem: ServerIdentity.authority),
            pins: try pins.map { try #require(TrustPolicy.Pin(sha256: $0.fingerprint)) })
        return APIClient(configuration)
    }

    private func failure(_ client: APIClient) async throws -> APIError {
        try #require(
            await #expect(throws: APIError.self) { try await client.send(Endpoint<Void>(.get, "/http/echo")) })
    }

    @Test func `a server with a certificate of a private authority is trusted`() async throws {
        let server = DemoServer(identity: .trusted)
        let url: URL = try server.start()
        expect(url.scheme, equals: "https")
        let client: APIClient = try client(url)
        let response: HTTPResponse = try await client.send(Endpoint(.get, "/http/echo") { $0 })
        expect(response.status, equals: 200)
        expect(response.metrics.secureConnect, isGreaterThan: 0)
    }

    @Test func `the system does not trust the private authority`() async throws {
        let server = DemoServer(identity: .trusted)
        let error: APIError = try await failure(try client(try server.start(), roots: .system))
        expect(error.kind, equals: .notSecure)
        expect(
            error.message,
            equals:
                "The connection to Colr is not secure, so nothing was sent. Check the clock, and whether the network asks you to sign in, then try again."
        )
        // The error is retryable: a clock can be set, and a user can sign in to a network.
        expect(error.isRetryable)
        expect(server.requests.isEmpty)
    }

    @Test(arguments: ["expired", "otherHost"])
    func `a certificate must be valid for the date and the host`(_ name: String) async throws {
        let server = DemoServer(identity: name == "expired" ? .expired : .otherHost)
        try await expect(failure(try client(try server.start())).kind, equals: .notSecure)
        expect(server.requests.isEmpty)
    }

    @Test func `a private authority replaces the system's`() async throws {
        let server = DemoServer(identity: .trusted)
        let other: TrustPolicy.Roots = .only(pem: ServerIdentity.otherHost.certificate)
        try await expect(failure(try client(try server.start(), roots: other)).kind, equals: .notSecure)
    }

    @Test func `malformed roots are an error`() async throws {
        let server = DemoServer(identity: .trusted)
        try await expect(failure(try client(try server.start(), roots: .only(pem: "none"))).kind, equals: .notSecure)
    }

    @Test func `a server without TLS is not trusted`() async throws {
        let server = DemoServer()
        let plain: String = try server.start().absoluteString
        let url: URL = try #require(URL(string: plain.replacingOccurrences(of: "http:", with: "https:")))
        try await expect(failure(try client(url)).kind, equals: .notSecure)
        expect(server.requests.isEmpty)
    }

    @Test func `only a pinned key is trusted`() async throws {
        let server = DemoServer(identity: .trusted)
        let url: URL = try server.start()
        try await client(url, pins: [.trusted]).send(Endpoint<Void>(.get, "/http/echo"))
        try await client(url, pins: [.alsoTrusted, .trusted]).send(Endpoint<Void>(.get, "/http/echo"))
        try await expect(failure(try client(url, pins: [.alsoTrusted])).kind, equals: .notSecure)
        expect(server.requests.count, equals: 2)
    }

    @Test func `pins apply to the base URL's host only`() async throws {
        let other = DemoServer(identity: .alsoTrusted)
        let there: String = try other.start().absoluteString.replacingOccurrences(of: "127.0.0.1", with: "localhost")
        let server = DemoServer(identity: .trusted)
        let client: APIClient = try client(try server.start(), pins: [.trusted])
        let response: HTTPResponse = try await client.send(
            Endpoint(.get, "/http/redirect", query: ["to": "\(there)/http/echo"]) { $0 })
        expect(response.url, equals: "\(there)/http/echo")
    }

    @Test func `a redirect from https to http is refused`() async throws {
        let open = DemoServer()
        let there: URL = try open.start()
        let server = DemoServer(identity: .trusted)
        let client: APIClient = try client(try server.start())
        let error: APIError? = await #expect(throws: APIError.self) {
            try await client.send(Endpoint<Void>(.get, "/http/redirect", query: ["to": "\(there)/http/echo"]))
        }
        expect(error?.kind, equals: .unsafeRedirect)
        expect(open.requests.isEmpty)
    }

    @Test func `secure cookies are sent over secure connections`() async throws {
        let jar = CookieJar()
        for identity in [ServerIdentity.trusted, nil] {
            let server = DemoServer(identity: identity)
            var configuration = APIConfiguration(baseURL: try server.start())
            configuration.trust = TrustPolicy(roots: .only(pem: ServerIdentity.authority))
            configuration.cookies = jar
            server.routes.add("/set") { _ in
                ServerReply(204, headers: ["Set-Cookie": "a=1; Secure; Path=/"], pieces: [])
            }
            let client = APIClient(configuration)
            if identity != nil { try await client.send(Endpoint<Void>(.get, "/set")) }
            try await client.send(Endpoint<Void>(.get, "/http/cookies"))
            expect(server.requests.last?.headers["cookie"], equals: (identity == nil ? nil : "a=1"))
        }
    }

    @Test(arguments: ["", "abc", "AAAA", String(repeating: "A", count: 64)])
    func `a malformed pin is refused`(_ text: String) {
        expectNil(TrustPolicy.Pin(sha256: text))
    }
}
