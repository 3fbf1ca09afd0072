/// The parts of a request that select a cached response (RFC 9111, 2 and 4.1).
///
/// The files of the cache contain only digests of these parts, so URLs, tokens, cookies and bodies cannot be read from
/// the cache.
struct CacheRequest: Sendable {
    let url: String
    /// The headers by lowercase name, including the cookies of the jar.
    private(set) var headers: [String: String]
    /// The digest of the body; empty if there is no body.
    private let body: String

    /// Creates a request whose body, if any, is in memory; nil if the body has several pieces, or is read from a file,
    /// because a file may change.
    init?(url: String, headers: [String: String], body: Payload? = nil) {
        if let body, body.bytes == nil { return nil }
        self.init(url: url, headers: headers, digest: body?.bytes.map(SHA256.hex) ?? "")
    }

    /// Creates a request without a body.
    init(url: String, headers: [String: String] = [:]) {
        self.init(url: url, headers: headers, digest: "")
    }

    private init(url: String, headers: [String: String], digest: String) {
        (self.url, self.headers, body) = (url, headers, digest)
    }

    /// Returns the request with the cookies that were actually sent.
    func sent(withCookies cookies: String?) -> CacheRequest {
        var request = self
        request.headers["cookie"] = cookies
        return request
    }

    /// The key of all responses for the URL.
    var resource: String { CacheRequest.resource(url) }

    static func resource(_ url: String) -> String { String(SHA256.hex(url).prefix(CacheRequest.digitCount)) }

    /// The number of hexadecimal digits in each of the two keys.
    static let digitCount = 32

    /// Returns the key that distinguishes a response from other responses for the same URL: a digest of the URL, the
    /// body, and the values of the headers in `names`, which the response varies by. `Authorization` is always
    /// included, so that no user receives another user's response.
    func variant(_ names: [String]) -> String {
        var parts: [String] = [url, body]
        for name in Set(names + ["authorization"]).sorted() {
            // A header that is missing differs from one that is empty.
            parts += headers[name].map { [name, CacheRequest.normalized($0, of: name)] } ?? [name]
        }
        let text: String = parts.map { "\($0.utf8.count):\($0)" }.joined(separator: " ") + " \(parts.count)"
        return String(SHA256.hex(text).prefix(CacheRequest.digitCount))
    }

    /// The headers in which spaces beside commas are ignored. In others a space may be part of the value.
    private static let lists: Set<String> = ["accept", "accept-charset", "accept-encoding", "accept-language"]

    private static func normalized(_ value: String, of name: String) -> String {
        guard lists.contains(name) else { return String(CacheControl.trimmed(value[...])) }
        return value.split(separator: ",").map { String(CacheControl.trimmed($0)) }.joined(separator: ",")
    }
}
