import Foundation

/// A cookie, as a client keeps it (RFC 6265).
public struct Cookie: Sendable, Hashable, Codable {
    public var name: String
    public var value: String
    /// The host that it belongs to, in lower case.
    public var domain: String
    /// Whether it goes to that host alone, and to none below it.
    public var isHostOnly: Bool
    /// The path that it is sent to, with all below it.
    public var path: String
    /// When it ends, in seconds since 1970; nil if it ends with the jar.
    public var expires: TimeInterval?
    /// Whether it is sent over `https` only.
    public var isSecure: Bool
    /// Whether the server keeps it from scripts. A client like this one has none.
    public var isHTTPOnly: Bool

    /// Makes a cookie that goes to one host, until its jar is dropped unless told otherwise.
    public init(
        name: String, value: String, domain: String, isHostOnly: Bool = true, path: String = "/",
        expires: TimeInterval? = nil, isSecure: Bool = false, isHTTPOnly: Bool = false
    ) {
        self.name = name
        self.value = value
        self.domain = domain.lowercased()
        self.isHostOnly = isHostOnly
        self.path = path
        self.expires = expires
        self.isSecure = isSecure
        self.isHTTPOnly = isHTTPOnly
    }
}
