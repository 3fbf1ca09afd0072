import Foundation

extension RawClient {
    /// Sends a request to a server on this machine over a new connection, and returns the response. Blocks the calling
    /// thread, so that virtual time does not advance.
    ///
    /// - Parameters:
    ///   - token: The bearer token of the user; nil for a request without authorization.
    ///   - json: The body, a JSON text; nil for a request without a body.
    package static func request(
        _ method: String, _ path: String, port: Int, token: String? = nil, json: String? = nil
    ) throws -> RawResponse {
        var lines: [String] = ["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1"]
        lines.append("Content-Length: \(json?.utf8.count ?? 0)")
        if json != nil { lines.append("Content-Type: application/json") }
        if let token { lines.append("Authorization: Bearer \(token)") }
        let head: String = lines.map { $0 + "\r\n" }.joined()
        return RawResponse(try RawClient(port: port).ask(head, body: json ?? ""))
    }
}
