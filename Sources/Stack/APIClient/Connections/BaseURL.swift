import Foundation

/// The URL that the paths of endpoints are appended to, parsed once, because Foundation takes microseconds to parse a
/// URL.
struct BaseURL: Sendable {
    /// The URL without trailing slashes.
    let text: String
    let origin: Origin
    /// The part before the path, including the slash.
    private let beginning: String

    /// Parses `url`; nil if it is not an HTTP URL, or has a query or fragment, after which no path can be appended.
    init?(_ url: URL) {
        var text = url.absoluteString
        guard let origin = Origin(text), url.query == nil, url.fragment == nil, let mark = text.range(of: "://") else {
            return nil
        }
        while text.hasSuffix("/") { text.removeLast() }
        self.text = text
        self.origin = origin
        beginning = text[..<mark.upperBound] + text[mark.upperBound...].prefix { $0 != "/" } + "/"
    }

    /// Returns the origin of any URL; nil if it is not an HTTP URL. A URL that begins like the base URL is not parsed.
    func origin(of url: String) -> Origin? {
        url.hasPrefix(beginning) ? origin : Origin(url)
    }
}
