import APIClient
import Foundation
import Testing

struct ServerAddressTests {
    @Test(arguments: [
        ("http://a", "http://a", "/", []), ("HTTPS://a.b:8080/", "HTTPS://a.b:8080", "/", []),
        ("https://a/@b.rss?x=1&y=a%20b#c", "https://a", "/@b.rss", ["x=1", "y=a b"]),
        ("http://127.0.0.1:9/a%2Fb/c", "http://127.0.0.1:9", "/a%2Fb/c", []),
    ])
    func anAddressIsTakenApart(_ text: String, _ origin: String, _ path: String, _ query: [String]) throws {
        let address = try ServerAddress(text)
        #expect(address.url.absoluteString == text)
        #expect(address.origin.absoluteString == origin)
        #expect(address.path == EndpointPath(stringLiteral: path))
        #expect(address.query.fields.map { "\($0.name)=\($0.value)" } == query)
    }

    @Test(arguments: ["", "a", "a.b/c", "ftp://a", "http://", "http:///x", "file:///a", "http://a b"])
    func whatIsNoneIsSaid(_ text: String) {
        let error: ServerAddress.Malformed? = #expect(throws: ServerAddress.Malformed.self) {
            try ServerAddress(text)
        }
        #expect(
            error?.message == """
                “\(text)” is not the address of a server. Write one that begins with http:// or https://, such as \
                http://localhost:8080.
                """)
    }
}
