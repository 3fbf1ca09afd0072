/// How a request uses its client's cache.
public enum CacheMode: Sendable, Hashable {
    /// Uses fresh responses from the cache. Stale ones are validated with the server.
    case standard
    /// Always validates cached responses with the server, as for pull to refresh.
    case reload
    /// Uses cached responses of any age, unless their server forbids it. Without a usable response, the request is sent
    /// to the server.
    case preferCached
    /// Uses cached responses of any age, unless their server forbids it. Without a usable response, the request fails
    /// with `notCached` and is not sent to the server.
    case onlyCached
    /// Does not use the cache, and does not store the response.
    case off

    /// The directive for the request's `Cache-Control` header.
    var directive: String? {
        switch self {
        case .standard: nil
        case .reload: "no-cache"
        case .preferCached: "max-stale"
        case .onlyCached: "only-if-cached, max-stale"
        case .off: "no-store"
        }
    }
}
