import Expectations
import Foundation
import Testing

@testable import APIClient

struct SecretsTests {
    @Test(arguments: [
        ("http://example.org/a/b", "http://example.org/a/b"),
        ("https://ada:secret@example.org:8080/a?token=secret#secret", "https://example.org:8080/a"),
        ("https://ada:sec@ret@example.org/a@b", "https://example.org/a@b"), ("//secret@example.org", "//example.org"),
        ("/a?key=secret", "/a"), ("http://secret@", "http://"), ("", ""),
        ("http://[::1]:80/a b", "http://[::1]:80/a b"),
        ("http:/\u{0}/x#secret", "http:/\u{0}/x"),
    ])
    func `user names, passwords, queries and fragments are removed`(_ url: String, _ shown: String) {
        expect(Secrets.removed(from: url), equals: shown)
    }

    @Test func `a long URL is shortened`() {
        expect(Secrets.removed(from: "http://a/" + String(repeating: "x", count: 9_000)).count, equals: 501)
    }

    /// Returns the error of a request whose URL has secrets in all of its parts.
    private func error(_ answer: String, _ base: (String) -> String = { $0 }) async throws -> APIError? {
        let server = try RawServer { _ in answer }
        defer { server.stop() }
        let url: String = base(server.url.replacingOccurrences(of: "//", with: "//ada:secret@"))
        let client = APIClient(baseURL: try #require(URL(string: url)), responseLimit: 100)
        return await #expect(throws: APIError.self) {
            _ = try await client.send(
                Endpoint<Int>(.get, "/a?token=secret", query: ["key": "secret"], headers: ["Authorization": "secret"]))
        }
    }

    @Test(arguments: [
        "HTTP/1.1 500 Oh\r\nContent-Length: 0\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nContent-Length: 200\r\n\r\n" + String(repeating: "x", count: 200), "", "SSH-2.0\r\n\r\n",
        "HTTP/1.1 302 There\r\nLocation: ftp://ada:secret@example.org/?secret\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 302 There\r\nLocation: /?secret\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 206 Part\r\nContent-Length: 2\r\n\r\n12",
    ])
    func `no error contains secrets`(_ answer: String) async throws {
        let error: APIError? = try await error(answer)
        expect(error?.details.isEmpty, equals: false)
        expect(error?.details.contains("secret"), equals: false)
        expect(error?.message.contains("secret"), equals: false)
    }

    @Test func `no error without a response contains secrets`() async throws {
        for url in ["http://ada:secret@127.0.0.1:9/", "ftp://ada:secret@example.org/", "http://127.0.0.1:9/?secret"] {
            let error: APIError? = try await error("") { _ in url }
            expect(error?.details.isEmpty, equals: false)
            expect(error?.details.contains("secret"), equals: false)
        }
    }
}
