import Foundation

/// A cookie (RFC 6265).
public struct Cookie: Sendable, Hashable, Codable {
    /// The name.
    public var name: String
    /// The value.
    public var value: String
    /// The lowercase domain of the cookie.
    public var domain: String
    /// Whether the cookie is sent to the host `domain` only, and not to its subdomains.
    public var isHostOnly: Bool
    /// The path to which the cookie is sent. The cookie is also sent to all paths below it.
    public var path: String
    /// The expiration time, in seconds since 1970; nil if the cookie expires with the jar.
    public var expires: TimeInterval?
    /// Whether the cookie is sent over `https` only.
    public var isSecure: Bool
    /// Whether the server hides the cookie from scripts. It has no effect here, because there are no scripts.
    public var isHTTPOnly: Bool

    /// Creates a cookie. By default it is sent to one host and expires with its jar. A dot at the beginning of the
    /// domain is removed.
    public init(
        name: String, value: String, domain: String, isHostOnly: Bool = true, path: String = "/",
        expires: TimeInterval? = nil, isSecure: Bool = false, isHTTPOnly: Bool = false
    ) {
        self.name = name
        self.value = value
        self.domain = (domain.hasPrefix(".") ? domain.dropFirst() : domain[...]).lowercased()
        self.isHostOnly = isHostOnly
        self.path = path
        self.expires = expires
        self.isSecure = isSecure
        self.isHTTPOnly = isHTTPOnly
    }
}
