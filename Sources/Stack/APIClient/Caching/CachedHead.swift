import Foundation

/// What a cache knows of a response it keeps, apart from its body.
struct CachedHead: Codable, Sendable, Equatable {
    /// The key of the response among those of its URL: see `CacheRequest.variant(_:)`.
    var variant: String
    var status: Int
    /// By their names in lower case.
    var headers: [String: String]
    /// When the request was sent and the response came, in seconds since 1970.
    var requestTime: TimeInterval
    var responseTime: TimeInterval

    /// The names of the headers that the response varies by, in lower case.
    var vary: [String] { CachePolicy.varies(headers) }
}
