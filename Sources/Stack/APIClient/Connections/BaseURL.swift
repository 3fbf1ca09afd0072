import Foundation

/// The URL that the paths of endpoints are appended to, taken apart once: Foundation takes microseconds for each URL.
struct BaseURL: Sendable {
    /// The URL without slashes at its end.
    let text: String
    let origin: Origin
    /// All before the path, and the slash that ends it.
    private let beginning: String

    /// Takes `url` apart; nil if no path can be appended to it, because it is none of HTTP or has a query or fragment.
    init?(_ url: URL) {
        var text: String = url.absoluteString
        guard let origin = Origin(text), url.query == nil, url.fragment == nil, let mark = text.range(of: "://") else {
            return nil
        }
        while text.hasSuffix("/") { text.removeLast() }
        self.text = text
        self.origin = origin
        beginning = text[..<mark.upperBound] + text[mark.upperBound...].prefix { $0 != "/" } + "/"
    }

    /// The origin of any URL, at once where it begins as this one does; nil if it is not one of HTTP.
    func origin(of url: String) -> Origin? {
        url.hasPrefix(beginning) ? origin : Origin(url)
    }
}
