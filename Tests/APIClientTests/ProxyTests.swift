import Expectations
import DemoServer
import Foundation
import Testing

@testable import APIClient

struct ProxyTests {
    private let proxy: DemoServer
    private let url: URL

    init() throws {
        proxy = DemoServer()
        proxy.routes.add("*") { ServerReply(text: $0.path) }
        url = try proxy.start()
    }

    private func client(_ policy: ProxyPolicy, base: String = "http://api.example.invalid") throws -> APIClient {
        var configuration = APIConfiguration(baseURL: try #require(URL(string: base)), serviceName: "Colr")
        configuration.proxy = policy
        return APIClient(configuration)
    }

    private let endpoint = Endpoint<HTTPResponse>(.get, "/x") { $0 }

    @Test func `a proxy receives the whole URL`() async throws {
        let client: APIClient = try client(.server(url.absoluteString))
        let response: HTTPResponse = try await client.send(endpoint)
        expect(String(decoding: response.body, as: UTF8.self).contains("api.example.invalid/x"))
        expect(proxy.requests.first?.headers["host"], equals: "api.example.invalid")
        expectNil(proxy.requests.first?.headers["proxy-authorization"])
    }

    @Test func `the user name and password are sent to the proxy`() async throws {
        let address: String = url.absoluteString.replacingOccurrences(of: "://", with: "://me:secret@")
        _ = try await client(.server(address)).send(endpoint)
        // "me:secret" in Base64.
        expect(proxy.requests.first?.headers["proxy-authorization"], equals: "Basic bWU6c2VjcmV0")
        expectNil(proxy.requests.first?.headers["authorization"])
    }

    @Test(arguments: [ProxyPolicy.none, .server("http://127.0.0.1:9", except: ["example.invalid"])])
    func `without a proxy the host is reached directly`(_ policy: ProxyPolicy) async throws {
        let client: APIClient = try client(policy)
        let error: APIError? = await #expect(throws: APIError.self) { _ = try await client.send(endpoint) }
        // No host has this name.
        expect(error?.kind, equals: .notResolved)
    }

    @Test func `a missing proxy is an error`() async throws {
        let client: APIClient = try client(.server("http://127.0.0.1:9"))
        let error: APIError? = await #expect(throws: APIError.self) { _ = try await client.send(endpoint) }
        expect(error?.kind, equals: .cannotConnect)
    }

    @Test func `the headers of a proxy are not the server's`() async throws {
        let proxy = try RawServer { _ in
            "HTTP/1.1 403 Forbidden\r\nSet-Cookie: planted=1; Path=/\r\nContent-Length: 0\r\n\r\n"
        }
        defer { proxy.stop() }
        let client: APIClient = try client(.server(proxy.url), base: "https://api.example.invalid")
        let error: APIError? = await #expect(throws: APIError.self) { _ = try await client.send(endpoint) }
        expect(client.configuration.cookies?.cookies, equals: [])
        expect(error?.kind, equals: .proxy(status: 403))
        expect(
            error?.message,
            equals: "The proxy server for Colr refused the connection. Check the network settings, then try again."
        )
        expect(error?.isRetryable, equals: true)
        expect(proxy.heads.count, equals: 1)
        expect(proxy.heads.first?.hasPrefix("CONNECT api.example.invalid:443 HTTP/1.1\r\n"), equals: true)
    }

    @Test func `a proxy that requires authentication is an error`() async throws {
        let proxy = try RawServer { _ in
            "HTTP/1.1 407 Who?\r\nProxy-Authenticate: Basic\r\nContent-Length: 0\r\n\r\n"
        }
        defer { proxy.stop() }
        let client: APIClient = try client(.server(proxy.url), base: "https://api.example.invalid")
        let error: APIError? = await #expect(throws: APIError.self) { _ = try await client.send(endpoint) }
        expect(error?.kind, equals: .proxy(status: 407))
        expect(
            error?.message,
            equals: "The proxy server for Colr requires a user name and password. Check the network settings.")
    }

    @Test func `a proxy whose host name cannot be resolved is an error`() async throws {
        let client: APIClient = try client(.server("http://proxy.example.invalid"))
        let error: APIError? = await #expect(throws: APIError.self) { _ = try await client.send(endpoint) }
        expect(error?.kind, equals: .proxy(status: nil))
    }

    /// The headers of the proxy's response are ignored, and those of the server are received.
    @Test func `a server with TLS is reached through a proxy`() async throws {
        let proxy = try RawServer { _ in "HTTP/1.1 200 Connected\r\nSet-Cookie: planted=1; Path=/\r\n\r\n" }
        defer { proxy.stop() }
        let server = DemoServer(identity: .trusted)
        let base: URL = try server.start()
        var configuration = APIConfiguration(baseURL: base, serviceName: "Colr")
        configuration.proxy = .server(proxy.url)
        configuration.trust = TrustPolicy(roots: .only(pem: ServerIdentity.authority))
        let client = APIClient(configuration)
        try await client.send(Endpoint<Void>(.get, "/http/cookies/set", query: ["own": "1"]))
        expect(client.configuration.cookies?.cookies.map(\.name), equals: ["own"])
        try await client.send(Endpoint<Void>(.get, "/http/echo"))
        expect(server.requests.map { $0.headers["cookie"] }, equals: [nil, "own=1"])
        // The connection and its tunnel through the proxy are reused.
        expect(proxy.heads.map { $0.prefix(8) }, equals: ["CONNECT "])
        expect(server.requests.allSatisfy { $0.headers["proxy-connection"] == nil })
    }

    @Test func `an explicit proxy is used even for this machine`() async throws {
        let client: APIClient = try client(.server(url.absoluteString), base: "http://127.0.0.1:9")
        _ = try await client.send(endpoint)
        expect(proxy.requests.first?.headers["host"], equals: "127.0.0.1:9")
    }

    @Test(arguments: [
        ("localhost", true), ("127.0.0.1", true), ("127.10.20.30", true), ("::1", true), ("127.example.org", false),
        ("127.0.0.1.example.org", false), ("126.0.0.1", false),
    ])
    func `only addresses of this machine are local`(host: String, isLoopback: Bool) {
        expect(Origin.isLoopback(host), equals: isLoopback)
    }
}
