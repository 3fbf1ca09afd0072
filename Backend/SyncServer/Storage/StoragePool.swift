import Synchronization

/// The connections to the database, for requests on several threads.
final class StoragePool: Sendable {
    /// A connection that one thread uses at a time.
    // @unchecked: only the caller that has removed it from the pool uses it.
    private struct Connection: @unchecked Sendable {
        let database: SyncDatabase
    }

    private let idle = Mutex<[Connection]>([])
    /// Opens a connection; nil if all requests share one connection.
    private let open: (@Sendable () throws -> SyncDatabase)?
    private let shared: Mutex<SyncDatabase?>
    private let hub: EventHub

    /// Creates a pool with a single connection.
    init(_ database: sending SyncDatabase, hub: EventHub) {
        shared = Mutex(database)
        open = nil
        self.hub = hub
    }

    /// Creates a pool that opens as many connections as are used at the same time.
    init(hub: EventHub, open: @escaping @Sendable () throws -> SyncDatabase) {
        shared = Mutex(nil)
        self.open = open
        self.hub = hub
    }

    /// Calls `body` with a connection. If all requests share one connection, the pool then passes the events and
    /// signals of `body` to the hub. Otherwise, the database notifies the hub, and virtual time is held until it does.
    func use<Result: Sendable>(_ body: (SyncDatabase) throws -> Result) throws -> Result {
        guard let open else {
            return try shared.withLock { database in
                guard let database else { throw Refusal.unavailable }
                let result: Result = try body(database)
                try hub.receive(database.takeAnnouncement(), from: database)
                return result
            }
        }
        let connection: Connection = try takeIdle() ?? Connection(database: open())
        let database: SyncDatabase = connection.database
        database.willSend = { [hub] in hub.hold(for: $0) }
        defer { if !database.storage.isLost { idle.withLock { $0.append(connection) } } }
        let result: Result = try body(database)
        hub.hold(for: database.takeAnnouncement())
        return result
    }

    private func takeIdle() -> Connection? {
        while let connection = idle.withLock({ $0.popLast() }) {
            if !connection.database.storage.wasLostWhileIdle { return connection }
        }
        return nil
    }
}
