import Foundation

/// The result of a request, for logs and statistics. It contains no body and no header.
public struct RequestRecord: Sendable {
    /// The request method.
    public var method: HTTPMethod
    /// The URL without query, fragment, user name and password.
    public var url: String
    /// The query, with `***` in place of secrets; nil if records exclude queries or the URL has no query.
    public var query: String?
    /// The status of the response, if any.
    public var status: Int?
    /// The error; nil if there was a response.
    public var failure: APIError.Kind?
    /// The duration including retries, in seconds of the host's time.
    public var duration: TimeInterval
    /// The size of the decompressed body, in bytes; 0 without a response.
    public var count: Int
    /// Whether the response came from the server or from the cache; nil without a response.
    public var source: HTTPResponse.Source?
    /// The metrics of the transfer; nil without a response.
    public var metrics: RequestMetrics?

    /// A line for a log, such as `GET http://example.org/users 200, 512 bytes, 35 ms`.
    public var line: String {
        let address: String = url + (query.map { "?\($0)" } ?? "")
        let result: String = status.map(String.init) ?? failure.map { "\($0)" } ?? ""
        var parts: [String] = ["\(method.rawValue) \(address) \(result)"]
        if status != nil { parts.append("\(count) bytes") }
        switch source {
        case .cache: parts.append("cached")
        case .validated: parts.append("cached and validated")
        case .staleCache: parts.append("cached, because the server failed")
        case .network, nil: break
        }
        if let attempts = metrics?.attemptCount, attempts > 1 { parts.append("\(attempts) attempts") }
        parts.append("\(Int((duration * 1_000).rounded())) ms")
        return parts.joined(separator: ", ")
    }
}
