import Foundation

/// A cached response without its body.
struct CachedHead: Codable, Sendable, Equatable {
    /// The key of the response among those for its URL: see `CacheRequest.variant(_:)`.
    var variant: String
    var status: Int
    /// The headers by lowercase name.
    var headers: [String: String]
    /// The time when the request was sent, in seconds since 1970.
    var requestTime: TimeInterval
    /// The time when the response was received, in seconds since 1970.
    var responseTime: TimeInterval

    /// The lowercase names of the headers that the response varies by.
    var vary: [String] { CachePolicy.varies(headers) }
}
