/// What of a request decides which kept response answers it (RFC 9111, 2 and 4.1).
///
/// Files hold only digests of it: URLs, tokens, cookies and bodies cannot be read from them.
struct CacheRequest: Sendable {
    let url: String
    /// By their names in lower case, with the cookies that go along.
    private(set) var headers: [String: String]
    /// The digest of the body; empty without one.
    private let body: String

    /// Makes the request for a body that is in memory, or none; nil for one that is read from a file, which may change.
    init?(url: String, headers: [String: String], body: Payload? = nil) {
        if let body, body.bytes == nil { return nil }
        self.init(url: url, headers: headers, digest: body?.bytes.map(SHA256.hex) ?? "")
    }

    /// Makes the request for a GET without a body.
    init(url: String, headers: [String: String] = [:]) {
        self.init(url: url, headers: headers, digest: "")
    }

    private init(url: String, headers: [String: String], digest: String) {
        (self.url, self.headers, body) = (url, headers, digest)
    }

    /// The same request as it was sent with other cookies.
    func sent(withCookies cookies: String?) -> CacheRequest {
        var request: CacheRequest = self
        request.headers["cookie"] = cookies
        return request
    }

    /// The key of everything that is kept for the URL.
    var resource: String { CacheRequest.resource(url) }

    static func resource(_ url: String) -> String { String(SHA256.hex(url).prefix(CacheRequest.digitCount)) }

    /// How many hexadecimal digits each of the two keys has.
    static let digitCount = 32

    /// The key of a response that varies by some headers, among those of its URL: a digest of the URL, the body and the
    /// values of these headers. `Authorization` always counts: what one person was told is not for the next who signs in.
    func variant(_ names: [String]) -> String {
        var parts: [String] = [url, body]
        for name in Set(names + ["authorization"]).sorted() {
            // A header that is missing differs from one that is empty.
            parts += headers[name].map { [name, CacheRequest.normalized($0, of: name)] } ?? [name]
        }
        let text: String = parts.map { "\($0.utf8.count):\($0)" }.joined(separator: " ") + " \(parts.count)"
        return String(SHA256.hex(text).prefix(CacheRequest.digitCount))
    }

    /// The headers in which spaces beside commas mean nothing. In others a space may be part of the value.
    private static let lists: Set<String> = ["accept", "accept-charset", "accept-encoding", "accept-language"]

    private static func normalized(_ value: String, of name: String) -> String {
        guard lists.contains(name) else { return String(CacheControl.trimmed(value[...])) }
        return value.split(separator: ",").map { String(CacheControl.trimmed($0)) }.joined(separator: ",")
    }
}
