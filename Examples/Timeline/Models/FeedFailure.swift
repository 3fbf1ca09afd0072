import APIClient
import Foundation

/// The error of an address without a feed.
struct FeedFailure: PresentableError {
    let message: String
    let details: String
    let isRetryable = false

    /// Returns nil for an error of another kind.
    init?(_ error: APIError, from url: URL) {
        let host: String = url.host ?? url.absoluteString
        switch error.kind {
        case .notDecodable(let path) where path.lowercased() == "html":
            let advice: String =
                FeedFailure.feed(ofPage: url).map { "The feed of this account may be at \($0.absoluteString)." }
                ?? "Look there for the address of its RSS or Atom feed."
            message = "\(host) sent a web page, not a feed. \(advice)"
        case .status(404): message = "\(host) has no feed at this address. Check the address."
        case .status(410): message = "\(host) no longer has a feed at this address."
        default: return nil
        }
        details = error.details
    }

    /// Returns the probable address of the feed, if `url` is the page of an account on a server like Mastodon.
    private static func feed(ofPage url: URL) -> URL? {
        guard url.pathExtension.isEmpty, let account = FeedAccount(address: url.absoluteString),
            var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
        else { return nil }
        parts.path = "/@\(account.name).rss"
        parts.query = nil
        parts.fragment = nil
        return parts.url
    }
}
