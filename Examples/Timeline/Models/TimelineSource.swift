import Foundation

/// Where statuses come from.
public enum TimelineSource: Sendable, Hashable {
    /// Of somebody on the service.
    case user(screenName: String)
    /// Of an RSS or Atom feed, wherever it is.
    case feed(URL)

    /// What the screen is called.
    public var title: String {
        switch self {
        case .user(let screenName): "@" + screenName
        case .feed(let url): url.host ?? url.absoluteString
        }
    }
}
