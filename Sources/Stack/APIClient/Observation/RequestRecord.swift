import Foundation

/// What happened to a request, for logs and statistics. It holds no body, no header and no query.
public struct RequestRecord: Sendable {
    public var method: HTTPMethod
    /// The URL without its query, its fragment and the name of a user.
    public var url: String
    /// The status of the answer; nil if there was none.
    public var status: Int?
    /// Why there was no answer; nil if there was one.
    public var failure: APIError.Kind?
    /// How long it took, in seconds of the host's time, retries included.
    public var duration: TimeInterval
    /// The bytes of the answer's body, uncompressed, whether it was kept in memory or not; 0 if there was no answer.
    public var count: Int
    /// Where the answer came from; nil if there was none.
    public var source: HTTPResponse.Source?
    /// How long the parts of the transfer took; nil if there was no answer.
    public var metrics: RequestMetrics?

    /// One line, such as `GET http://example.org/users 200, 512 bytes, 35 ms`.
    public var line: String {
        var parts: [String] = ["\(method.rawValue) \(url) \(status.map(String.init) ?? failure.map { "\($0)" } ?? "")"]
        if status != nil { parts.append("\(count) bytes") }
        switch source {
        case .cache: parts.append("kept")
        case .validated: parts.append("kept and still valid")
        case .staleCache: parts.append("kept, because the server failed")
        case .network, nil: break
        }
        if let attempts = metrics?.attemptCount, attempts > 1 { parts.append("\(attempts) attempts") }
        parts.append("\(Int((duration * 1_000).rounded())) ms")
        return parts.joined(separator: ", ")
    }
}
