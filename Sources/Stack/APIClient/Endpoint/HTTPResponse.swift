import Foundation
import Synchronization

/// What a server answered.
public struct HTTPResponse: Sendable {
    /// Where an answer came from.
    public enum Source: Sendable, Hashable {
        /// From the server.
        case network
        /// From the cache, which did not ask.
        case cache
        /// From the cache, after the server said that it still holds.
        case validated
        /// From the cache, because the server failed.
        case staleCache
    }

    /// The status, such as 200.
    public var status: Int
    /// The headers, by their names in lower case. Repeated ones are joined by commas.
    public var headers: [String: String]
    /// The body, uncompressed. Empty where it went to a file, or in pieces to who reads it.
    public var body: [UInt8]
    /// How many bytes the body has, uncompressed, wherever it went.
    public var bodyCount: Int { passedOnCount ?? body.count }
    /// Where the answer came from, after redirects.
    public var url: String
    /// Whether the server answered, or the cache.
    public var source: Source = .network
    /// How long the parts of the transfer took; all zero if nothing was transferred.
    public var metrics = RequestMetrics()

    /// The bytes of a body that went elsewhere; nil if it is here.
    var passedOnCount: Int?

    /// The cookies of the jar that the request was sent with; nil if there were none.
    var sentCookies: String?

    /// The URLs whose kept answers no longer hold, of every place that the request went to.
    var invalidatedURLs: [String] = []

    /// Set where several callers share an answer, and one of them is to keep it.
    var token: ClaimToken?

    /// Makes a response, for code that answers in a server's place.
    public init(status: Int = 200, headers: [String: String] = [:], body: [UInt8] = [], url: String) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
    }

    /// The body as `Data`, a copy.
    public var data: Data { Data(body) }

    /// Whether nobody has claimed the answer before.
    func claim() -> Bool {
        token?.isClaimed.exchange(true, ordering: .relaxed) == false
    }
}

/// What many have in common of which one is to do something.
final class ClaimToken: Sendable {
    let isClaimed = Atomic<Bool>(false)
}
