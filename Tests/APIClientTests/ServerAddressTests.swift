import Expectations
import APIClient
import Foundation
import Testing

struct ServerAddressTests {
    @Test(arguments: [
        ("http://a", "http://a", "/"), ("HTTPS://a.b:8080/", "HTTPS://a.b:8080", "/"),
        ("https://a/@b.rss?x=1&y=a%20b#c", "https://a", "/@b.rss?x=1&y=a%20b"),
        ("http://127.0.0.1:9/a%2Fb/c", "http://127.0.0.1:9", "/a%2Fb/c"), ("http://a?q=a+b", "http://a", "/?q=a+b"),
        ("http://a/x?flag&b=", "http://a", "/x?flag&b="), ("http://a/x?", "http://a", "/x?"),
        ("http://a/x?a=%2B;b=/?", "http://a", "/x?a=%2B;b=/?"),
    ])
    func `an address is split into its components`(_ text: String, _ origin: String, _ path: String) throws {
        let address = try ServerAddress(text)
        expect(address.url.absoluteString, equals: text)
        expect(address.origin.absoluteString, equals: origin)
        expect(address.path, equals: EndpointPath(stringLiteral: path))
    }

    @Test(arguments: ["/x?q=a+b", "/x?flag", "/x?", "/x?a=%2B&b==&&c", "/%2F/x?a=/?;"])
    func `an address is requested exactly as it was written`(_ path: String) async throws {
        let server = try RawServer { _ in "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n" }
        defer { server.stop() }
        let address = try ServerAddress(server.url + path)
        let client = APIClient(baseURL: address.origin)
        try await client.send(Endpoint<Void>(.get, address.path))
        try await client.send(Endpoint<Void>(.get, address.path, query: ["more": "a+b"]))
        let lines: [String] = server.heads.map { String($0.prefix { $0 != "\r\n" }) }
        expect(lines, equals: ["GET \(path) HTTP/1.1", "GET \(path)&more=a%2Bb HTTP/1.1"])
    }

    @Test(arguments: ["", "a", "a.b/c", "ftp://a", "http://", "http:///x", "file:///a", "http://a b"])
    func `malformed addresses are explained in the error`(_ text: String) {
        let error: ServerAddress.Malformed? = #expect(throws: ServerAddress.Malformed.self) {
            try ServerAddress(text)
        }
        expect(
            error?.message,
            equals: """
                “\(text)” is not the address of a server. Enter one that begins with http:// or https://, such as \
                http://localhost:8080.
                """)
    }
}
