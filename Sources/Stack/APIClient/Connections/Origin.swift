import Foundation

/// The origin of a URL: a scheme, a host and a port. Credentials are sent to one origin only.
struct Origin: Equatable, Sendable {
    let scheme: String
    let host: String
    let port: Int

    /// Creates the origin of `url`; nil if it is not an HTTP URL.
    init?(_ url: String) {
        guard let parts = URLComponents(string: url) else { return nil }
        self.init(parts)
    }

    /// Creates the origin of a parsed URL; nil if it is not an HTTP URL.
    init?(_ parts: URLComponents) {
        guard let scheme = parts.scheme?.lowercased(), let host = parts.host?.lowercased(), !host.isEmpty,
            scheme == "http" || scheme == "https"
        else { return nil }
        self.scheme = scheme
        self.host = host
        port = parts.port ?? (scheme == "https" ? 443 : 80)
    }

    /// Whether the host is this machine, which is never reached through a proxy from the environment.
    var isLoopback: Bool { Origin.isLoopback(host) }

    /// Returns whether a host is an IPv4 address that begins with 127. A name can begin with these characters too.
    private static func isLoopbackAddress(_ host: String) -> Bool {
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
    }

    /// Returns whether a host or an address is this machine.
    static func isLoopback(_ host: String) -> Bool {
        host == "localhost" || host == "::1" || host == "[::1]" || isLoopbackAddress(host)
    }
}
