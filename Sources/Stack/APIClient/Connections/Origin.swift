import Foundation

/// Who is trusted with credentials: a scheme, a host and a port.
struct Origin: Equatable, Sendable {
    let scheme: String
    let host: String
    let port: Int

    /// The origin of `url`; nil if it is not one of HTTP.
    init?(_ url: String) {
        guard let parts = URLComponents(string: url) else { return nil }
        self.init(parts)
    }

    /// The origin of a URL that was taken apart; nil if it is not one of HTTP.
    init?(_ parts: URLComponents) {
        guard let scheme = parts.scheme?.lowercased(), let host = parts.host?.lowercased(), !host.isEmpty,
            scheme == "http" || scheme == "https"
        else { return nil }
        self.scheme = scheme
        self.host = host
        port = parts.port ?? (scheme == "https" ? 443 : 80)
    }

    /// Whether it is of this machine, which no proxy may answer for.
    var isLoopback: Bool {
        host == "localhost" || host == "::1" || host == "[::1]" || host.hasPrefix("127.")
    }
}
