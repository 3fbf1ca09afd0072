/// A publisher that begins to send values when `connect()` is called.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to send values. The result ends that.
    func connect() -> any Cancellable
}
