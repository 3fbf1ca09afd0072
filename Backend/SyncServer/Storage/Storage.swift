/// A connection to the database of a server. It is not thread-safe: use it from one thread at a time.
///
/// The statements are the same for all kinds of databases. Their parameters are `?1`, `?2` and so on.
protocol Storage: AnyObject {
    /// Whether the connection is lost. If so, the object must not be used.
    var isLost: Bool { get }

    /// Whether the connection was lost while it was idle.
    var wasLostWhileIdle: Bool { get }

    /// Runs a statement, and returns its rows.
    func rows(_ sql: String, _ values: [StorageValue]) throws -> [StorageRow]

    /// Performs all changes of `body` or none. If a conflict with another transaction prevents this, the body is
    /// repeated.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result

    /// Acquires the lock on a conversation until this transaction ends, so that the messages in the conversation become
    /// visible in the order of their identifiers. Call it in a transaction.
    func lock(conversation: Int64) throws

    /// Stores an event, which all processes receive when this transaction ends. Call it last in a transaction. Events
    /// become visible in the order of their identifiers.
    func append(_ event: NewEvent) throws -> Int64

    /// Sends a signal to all processes, without storing it.
    func send(_ signal: EventSignal) throws

    /// Returns an expression that is true if a string contains another string, without regard to case.
    func isContained(_ part: String, in text: String) -> String
}
