import Foundation

/// A cached response without its body.
struct CachedHead: Codable, Sendable, Equatable {
    /// The key that distinguishes the response from others for the same URL. See `CacheRequest.variant(_:)`.
    var variant: String
    var status: Int
    /// The headers by lowercase name.
    var headers: [String: String]
    /// The time when the request was sent, in seconds since 1970.
    var requestTime: TimeInterval
    /// The time when the response was received, in seconds since 1970.
    var responseTime: TimeInterval

    /// The lowercase names of the headers that the response varies by.
    var vary: [String] { CachePolicy.varyNames(headers) }
}
