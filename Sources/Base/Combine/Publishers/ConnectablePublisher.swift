/// A publisher that begins to send values when `connect()` is called.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to send values. Canceling the result ends the connection.
    func connect() -> any Cancellable
}
