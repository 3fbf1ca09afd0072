import Expectations
import DemoServer
import Foundation
import Testing

@testable import APIClient

struct RedirectTests {
    private let first: DemoServer
    private let second: DemoServer
    private let secondURL: URL
    private let client: APIClient

    init() throws {
        first = DemoServer()
        second = DemoServer()
        secondURL = try second.start()
        client = APIClient(
            baseURL: try first.start(), headers: ["Authorization": "Bearer secret", "X-Key": "secret", "Accept": "a/b"])
    }

    @Test func `credentials are not sent to another host`() async throws {
        first.faults.always(.redirect(to: "\(secondURL)/there"))
        second.faults.always(.status(204))
        try await client.send(Endpoint<Void>(.get, "/here", headers: ["Cookie": "secret"]))
        expect(first.requests.first?.headers["authorization"], equals: "Bearer secret")
        let headers: [String: String] = try #require(second.requests.first).headers
        expectNil(headers["authorization"])
        expectNil(headers["x-key"])
        expectNil(headers["cookie"])
        expect(headers["accept"], equals: "a/b")
    }

    @Test func `credentials are sent again to the same host`() async throws {
        first.faults.once(.redirect(to: "/there"))
        first.faults.always(.status(204))
        try await client.send(Endpoint<Void>(.get, "/here"))
        expect(first.requests.map(\.path), equals: ["/here", "/there"])
        expect(first.requests.last?.headers["authorization"], equals: "Bearer secret")
    }

    @Test(arguments: [
        (301, "POST", "GET"), (302, "POST", "GET"), (303, "POST", "GET"), (307, "POST", "POST"),
        (308, "POST", "POST"), (301, "PUT", "PUT"), (302, "PUT", "PUT"), (303, "PUT", "GET"), (307, "PUT", "PUT"),
        (303, "HEAD", "HEAD"), (303, "OPTIONS", "GET"), (301, "GET", "GET"),
    ])
    func `the method and the body of a redirected request follow the standard`(
        _ status: Int, _ method: String, _ next: String
    )
        async throws
    {
        first.faults.once(.redirect(to: "/there", status: status))
        first.faults.always(.status(204))
        let body: RequestBody? = method == "POST" || method == "PUT" ? .form(["a": "b"]) : nil
        try await client.send(Endpoint<Void>(HTTPMethod(rawValue: method), "/here", body: body))
        let last: RecordedRequest = try #require(first.requests.last)
        expect(last.path, equals: "/there")
        expect(last.method, equals: next)
        expect(last.body, equals: (next == method && body != nil ? "a=b" : ""))
        expect((last.headers["content-type"] != nil), equals: (next == method && body != nil))
    }

    @Test func `headers about the body are removed with the body`() async throws {
        first.faults.once(.redirect(to: "/there", status: 303))
        first.faults.always(.status(204))
        let names: [String] = ["Content-Encoding", "Content-Language", "Content-Location", "Digest", "Last-Modified"]
        let headers = Dictionary(uniqueKeysWithValues: names.map { ($0, "x") })
        try await client.send(Endpoint<Void>(.post, "/here", headers: headers, body: .form(["a": "b"])))
        let last: RecordedRequest = try #require(first.requests.last)
        expect(last.path, equals: "/there")
        for name in names { expectNil(last.headers[name.lowercased()]) }
    }

    @Test func `a loop of redirects ends`() async throws {
        first.faults.always(.redirect(to: "/again"))
        let error: APIError? = await #expect(throws: APIError.self) {
            try await client.send(Endpoint<Void>(.get, "/here"))
        }
        expect(error?.kind, equals: .tooManyRedirects)
        expect(first.requests.count, equals: 11)
    }

    @Test(arguments: ["file:///etc/passwd", "ftp://example.org", "gopher://example.org"])
    func `only redirects to HTTP are followed`(_ location: String) async throws {
        first.faults.always(.redirect(to: location))
        let error: APIError? = await #expect(throws: APIError.self) {
            try await client.send(Endpoint<Void>(.get, "/here"))
        }
        expect(error?.kind, equals: .unsafeRedirect)
    }
}
