import Foundation

/// What of a URL matters to cookies.
package struct CookieURL {
    /// In lower case.
    var host: String
    /// Percent-encoded, as it is sent.
    var path: String
    var isSecure: Bool

    /// Nil if `url` is none of HTTP.
    package init?(_ url: String) {
        guard let parts = URLComponents(string: url), let origin = Origin(parts) else { return nil }
        host = origin.host
        path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
        isSecure = origin.scheme == "https"
    }

    var isAddress: Bool { CookieURL.isAddress(host) }

    /// Whether `host` is a number and no name.
    static func isAddress(_ host: String) -> Bool {
        if host.contains(":") { return true }
        let parts: [Substring] = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    }

    /// The path of a cookie that says none: up to the last slash (RFC 6265, 5.1.4).
    var defaultPath: String {
        guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }
}
