import Foundation
import Synchronization

/// A response from a server or from the cache.
public struct HTTPResponse: Sendable {
    /// The source of a response.
    public enum Source: Sendable, Hashable {
        /// The server.
        case network
        /// The cache, without a request to the server.
        case cache
        /// The cache, after the server validated the response.
        case validated
        /// The cache, because the server failed.
        case staleCache
    }

    /// The status, such as 200.
    public var status: Int
    /// The headers by lowercase name. The values of repeated headers are joined by commas.
    public var headers: [String: String]
    /// The decompressed body; empty if the body was written to a file or streamed.
    public var body: [UInt8]
    /// The size of the decompressed body in bytes, even if it was written to a file or streamed.
    public var bodyCount: Int { passedOnCount ?? body.count }
    /// The URL of the response, after redirects.
    public var url: String
    /// The source of the response.
    public var source: Source = .network
    /// The metrics of the transfer; all zero if `source` is `cache` or `staleCache`.
    public var metrics = RequestMetrics()

    /// The size of a body that was written to a file or streamed, in bytes; nil if `body` contains it.
    var passedOnCount: Int?

    /// The cookies of the jar that were sent with the request, if any.
    var sentCookies: String?

    /// The URLs whose cached responses became invalid, including those of all redirects.
    var invalidatedURLs: [String] = []

    /// The JSON format of the client; nil for a response that no client received.
    var sharedFormat: SharedJSONFormat?

    /// The token that permits one of the callers sharing the response to store it; nil without a cache.
    var token: ClaimToken?

    /// Creates a response, for interceptors and tests.
    public init(status: Int = 200, headers: [String: String] = [:], body: [UInt8] = [], url: String) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
    }

    /// A copy of the body as `Data`.
    public var data: Data { Data(body) }

    /// Claims the response. Returns true for the first caller only.
    func claim() -> Bool {
        token?.isClaimed.exchange(true, ordering: .relaxed) == false
    }
}

/// A token that one of several owners can claim.
final class ClaimToken: Sendable {
    let isClaimed = Atomic<Bool>(false)
}
