/// The description of a transfer that a `Ledger` lists.
public struct TransferWork: Sendable {
    /// The port of the server if it is on this machine; 0 for a server on another machine.
    public var server: UInt16
    /// Whether the response is endless, such as a stream of events.
    public var isEndless: Bool
    /// Returns the request without secrets, such as `GET https://example.com/users`.
    public var name: @Sendable () -> String

    /// Creates a description of a transfer.
    public init(server: UInt16, isEndless: Bool = false, name: @escaping @Sendable () -> String) {
        self.server = server
        self.isEndless = isEndless
        self.name = name
    }
}
