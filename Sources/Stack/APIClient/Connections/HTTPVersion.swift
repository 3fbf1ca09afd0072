/// Which versions of HTTP a client speaks.
public enum HTTPVersion: Sendable, Hashable {
    /// HTTP/2 where a secure server offers it, else HTTP/1.1.
    case automatic
    /// HTTP/1.1 alone.
    case http1
}
