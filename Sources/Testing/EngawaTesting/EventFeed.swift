/// A source of events for connections of a server.
package protocol EventFeed: AnyObject, Sendable {
    /// Adds a connection, which first receives the events after the one with the given identifier. Returns the key of
    /// the connection.
    func open(after lastEventID: String?) -> UInt64

    /// Removes a connection.
    func close(_ key: UInt64)

    /// Returns the next step of a connection, with at most `limit` bytes to send.
    func next(for key: UInt64, limit: Int) -> EventFeedStep

    /// Calls `resume` when a suspended connection has something to send, or immediately if it already has.
    func whenReady(_ key: UInt64, _ resume: @escaping @Sendable () -> Void)
}
