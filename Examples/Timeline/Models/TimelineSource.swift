import Foundation

/// A source of statuses.
public enum TimelineSource: Sendable, Hashable {
    /// A person whose statuses the service provides.
    case user(screenName: String)
    /// An RSS or Atom feed.
    case feed(URL)

    /// The title of the screen.
    public var title: String {
        switch self {
        case .user(let screenName): "@" + screenName
        case .feed(let url): url.host ?? url.absoluteString
        }
    }
}
