import Foundation

/// The durations of the parts of a transfer, and the bytes on the wire.
///
/// Times are seconds of the system's clock, even if the host's time is virtual. After redirects, the numbers of bytes
/// and all times except `total` are those of the last request.
public struct RequestMetrics: Sendable, Hashable {
    /// The time from the start until the host name was resolved.
    public var nameLookup: TimeInterval = 0
    /// The time from the start until the connection was open.
    public var connect: TimeInterval = 0
    /// The time from the start until the TLS handshake was complete; 0 without TLS.
    public var secureConnect: TimeInterval = 0
    /// The time from the start until the first byte of the response.
    public var firstByte: TimeInterval = 0
    /// The total time, including redirects but not retries.
    public var total: TimeInterval = 0
    /// The number of bytes of the request's body that were sent over the wire.
    public var bytesSent = 0
    /// The number of bytes of the response's body that were received over the wire.
    public var bytesReceived = 0
    /// The number of redirects.
    public var redirectCount = 0
    /// The number of attempts, including retries by `RetryPolicy`.
    public var attemptCount = 0
    /// Whether an open connection was reused.
    public var isConnectionReused = false
    /// The HTTP version: "1.0", "1.1", "2" or "3"; empty if unknown.
    public var httpVersion = ""

    /// Creates metrics with zero values.
    public init() {}
}
