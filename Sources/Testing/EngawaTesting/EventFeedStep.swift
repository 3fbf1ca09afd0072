/// The next step of a connection: bytes to send, a wait, or an end.
package enum EventFeedStep {
    case bytes([UInt8])
    /// Nothing is ready.
    case wait
    case end
    case drop
}
