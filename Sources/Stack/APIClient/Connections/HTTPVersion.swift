/// The versions of HTTP that a client uses.
public enum HTTPVersion: Sendable, Hashable {
    /// HTTP/2 if the server offers it over TLS, otherwise HTTP/1.1.
    case automatic
    /// HTTP/1.1 only.
    case http1
}
