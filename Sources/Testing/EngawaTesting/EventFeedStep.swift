/// What a connection sends next.
package enum EventFeedStep {
    case bytes([UInt8])
    /// Nothing is ready.
    case wait
    case end
    case drop
}
