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

    @Test func `A proxy is asked for the whole URL`() async throws {
        let client: APIClient = try client(.server(url.absoluteString))
        let response: HTTPResponse = try await client.send(endpoint)
        #expect(String(decoding: response.body, as: UTF8.self).contains("api.example.invalid/x"))
        #expect(proxy.requests.first?.headers["host"] == "api.example.invalid")
        #expect(proxy.requests.first?.headers["proxy-authorization"] == nil)
    }

    @Test func `Its name and password are for the proxy`() async throws {
        let address: String = url.absoluteString.replacingOccurrences(of: "://", with: "://me:secret@")
        _ = try await client(.server(address)).send(endpoint)
        // "me:secret", in Base64.
        #expect(proxy.requests.first?.headers["proxy-authorization"] == "Basic bWU6c2VjcmV0")
        #expect(proxy.requests.first?.headers["authorization"] == nil)
    }

    @Test(arguments: [ProxyPolicy.none, .server("http://127.0.0.1:9", except: ["example.invalid"])])
    func `Without it the host is asked directly`(_ policy: ProxyPolicy) async throws {
        let client: APIClient = try client(policy)
        let error: APIError? = await #expect(throws: APIError.self) { _ = try await client.send(endpoint) }
        // Nobody has that name.
        #expect(error?.kind == .notResolved)
    }

    @Test func `A proxy that is not there is said`() async throws {
        let client: APIClient = try client(.server("http://127.0.0.1:9"))
        let error: APIError? = await #expect(throws: APIError.self) { _ = try await client.send(endpoint) }
        #expect(error?.kind == .cannotConnect)
    }

    @Test func `A named proxy is asked even for this machine`() async throws {
        let client: APIClient = try client(.server(url.absoluteString), base: "http://127.0.0.1:9")
        _ = try await client.send(endpoint)
        #expect(proxy.requests.first?.headers["host"] == "127.0.0.1:9")
    }
}
