import Foundation

/// What a cache knows of a response it keeps, apart from its body.
struct CachedHead: Codable, Sendable, Equatable {
    var url: String
    var status: Int
    /// By their names in lower case.
    var headers: [String: String]
    /// When the request was sent and the response came, in seconds since 1970.
    var requestTime: TimeInterval
    var responseTime: TimeInterval
    /// What the request said in the headers that the response varies by; those that it did not have are not in it.
    var variant: [String: String]
}
