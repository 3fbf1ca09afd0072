import Foundation

/// How long the parts of a transfer took, and how much went over the wire.
///
/// Times are seconds of the system's clock, also where the host's is virtual. Where a request was sent on to other
/// places, they are those of the last one, but for `total`.
public struct RequestMetrics: Sendable, Hashable {
    /// From the start to the address of the host.
    public var nameLookup: TimeInterval = 0
    /// From the start to the connection.
    public var connect: TimeInterval = 0
    /// From the start to a connection that is secure; 0 where it is not.
    public var secureConnect: TimeInterval = 0
    /// From the start to the first byte of the answer.
    public var firstByte: TimeInterval = 0
    /// The whole time, redirects included, retries not.
    public var total: TimeInterval = 0
    /// How many bytes of bodies were sent, as they went over the wire.
    public var bytesSent = 0
    /// How many bytes of bodies came, as they went over the wire.
    public var bytesReceived = 0
    /// How often the server sent the request elsewhere.
    public var redirectCount = 0
    /// How often the request was sent in all, for `RetryPolicy`.
    public var attemptCount = 0
    /// Whether the connection was one that was kept.
    public var isConnectionReused = false
    /// The version of HTTP: "1.0", "1.1", "2" or "3".
    public var httpVersion = ""

    /// Makes metrics of nothing.
    public init() {}
}
