import Expectations
import Foundation
import Testing

@testable import APIClient

/// Tests of RFC 9110, 5.1, 5.5 and 9.1: names and methods are tokens, and values contain no CR, LF or NUL.
struct RequestCheckTests {
    /// Returns the error of a request that fails before it is sent.
    private func error(
        _ method: HTTPMethod = .get, _ path: EndpointPath = "/", _ headers: [String: String] = [:]
    ) async throws -> APIError? {
        let server = try RawServer { _ in "HTTP/1.1 204 No Content\r\n\r\n" }
        defer { server.stop() }
        let client = APIClient(baseURL: try #require(URL(string: server.url)), serviceName: "Colr")
        defer { expect(server.heads.isEmpty) }
        return await #expect(throws: APIError.self) {
            try await client.send(Endpoint<Void>(method, path, headers: headers))
        }
    }

    @Test(arguments: ["\r", "\n", "\r\n", "\u{0}"])
    func `a value with a line end is refused and not shown`(_ end: String) async throws {
        let error: APIError? = try await error(headers: "secret\(end)X-Evil: 1")
        expect(error?.kind, equals: .notEncodable)
        expect(
            error?.message,
            equals: "The data for Colr could not be encoded. Check what you entered.")
        expect(error?.details, equals: "The value of the header X-Name contains a line break or a null character.")
    }

    private func error(headers value: String) async throws -> APIError? {
        try await error(.get, "/", ["X-Name": value])
    }

    @Test(arguments: ["", "X\r\nX-Evil", "X\n", "X\u{0}", "X Y", "X:", "X: 1\r\nY", "Ä", "X\u{7F}", "(X)"])
    func `a name that is not a token is refused`(_ name: String) async throws {
        let error: APIError? = try await error(.get, "/", [name: "1"])
        expect(error?.kind, equals: .notEncodable)
        expect(error?.details.hasSuffix("is not a valid header name."), equals: true)
        expect(error?.details.contains("\n"), equals: false)
    }

    @Test(arguments: ["", "GET / HTTP/1.1\r\nX: y\r\n\r\nGET", "GE\u{0}T", "GE T", "GET\n"])
    func `a method that is not a token is refused`(_ method: String) async throws {
        let error: APIError? = try await error(HTTPMethod(rawValue: method))
        expect(error?.kind, equals: .notEncodable)
        expect(error?.details.hasSuffix("is not a request method."), equals: true)
    }

    @Test(arguments: ["/a\r\nX: y", "/a\u{0}b", "/a?b=\n"])
    func `a path with a line end is refused`(_ path: String) async throws {
        try await expect(error(.get, EndpointPath(stringLiteral: path))?.kind, equals: .badURL)
    }

    @Test func `changes by an interceptor are checked too`() async throws {
        struct Breaking: RequestInterceptor {
            func intercept(_ request: HTTPRequest, next: RequestSender) async throws -> HTTPResponse {
                var request: HTTPRequest = request
                request[header: "X-Name"] = "a\nb"
                return try await next(request)
            }
        }
        var configuration = APIConfiguration(baseURL: try #require(URL(string: "http://127.0.0.1:9")))
        configuration.interceptors = [Breaking()]
        let client = APIClient(configuration)
        let error: APIError? = await #expect(throws: APIError.self) {
            try await client.send(Endpoint<Void>(.get, "/"))
        }
        expect(error?.kind, equals: .notEncodable)
    }

    @Test func `the last event identifier is checked too`() async throws {
        let client = APIClient(baseURL: try #require(URL(string: "http://127.0.0.1:9")))
        let error: APIError? = await #expect(throws: APIError.self) {
            for try await _ in client.events(Endpoint(.get, "/"), after: "7\r\nX: y") {}
        }
        expect(error?.kind, equals: .notEncodable)
    }

    @Test func `valid headers are sent unchanged`() async throws {
        let server = try RawServer { _ in "HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n" }
        defer { server.stop() }
        let client = APIClient(baseURL: try #require(URL(string: server.url)))
        let headers: [String: String] = ["x-!#$%&'*+.^_`|~": "é \t;,:\"", "Empty": ""]
        try await client.send(Endpoint<Void>(HTTPMethod(rawValue: "M-SEARCH"), "/", headers: headers))
        let head: String = try #require(server.heads.first)
        expect(head.hasPrefix("M-SEARCH / HTTP/1.1\r\n"))
        expect(head.contains("x-!#$%&'*+.^_`|~: é \t;,:\"\r\n"))
        expect(head.contains("Empty:\r\n"))
    }
}
