import Foundation

/// The parts of a URL that decide which cookies are sent.
package struct CookieURL {
    /// The lowercase host.
    var host: String
    /// The percent-encoded path.
    var path: String
    var isSecure: Bool

    /// Parses a URL; nil if it is not an HTTP URL.
    package init?(_ url: String) {
        guard let parts = URLComponents(string: url), let origin = Origin(parts) else { return nil }
        host = origin.host
        path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
        isSecure = origin.scheme == "https"
    }

    var isAddress: Bool { CookieURL.isAddress(host) }

    /// Whether `host` is an IP address.
    static func isAddress(_ host: String) -> Bool {
        if host.contains(":") { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    }

    /// The path of a cookie without a path attribute: the part before the last slash (RFC 6265, 5.1.4).
    var defaultPath: String {
        guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }
}
