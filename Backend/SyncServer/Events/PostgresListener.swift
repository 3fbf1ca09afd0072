import Foundation

/// Receives the notifications from PostgreSQL on a thread, and passes the events to the hub. After a lost connection,
/// it connects again and passes the events that it has missed.
final class PostgresListener: Sendable {
    /// The shortest and the longest time between two attempts to connect, in seconds. The time doubles with each
    /// attempt.
    private static let waits: ClosedRange<Double> = 0.05...2

    private let url: String
    private let hub: EventHub
    /// The ends of a pipe. The thread stops when it can read from the first one.
    private let wake: (read: Int32, write: Int32)

    /// Connects, and begins receiving notifications.
    init(url: String, hub: EventHub) throws {
        self.url = url
        self.hub = hub
        let storage: PostgresStorage = try PostgresListener.listen(url)
        try hub.start(SyncDatabase(storage))
        // The pipe is opened last, because nothing closes it if an error is thrown.
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw Refusal.unavailable }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        wake = (ends[0], ends[1])
        let first = FirstConnection(storage: storage)
        let thread = Thread { [url, hub, wake] in
            PostgresListener.run(url, hub, wake.read, first)
            close(wake.read)
        }
        thread.name = "events"
        thread.start()
    }

    deinit { close(wake.write) }

    /// The connection that the thread begins with.
    // @unchecked: only the thread uses it after its start.
    private final class FirstConnection: @unchecked Sendable {
        var storage: PostgresStorage?
        init(storage: PostgresStorage) { self.storage = storage }
    }

    private static func listen(_ url: String) throws -> PostgresStorage {
        let storage = try PostgresStorage(url: url)
        try storage.listen()
        return storage
    }

    private static func run(_ url: String, _ hub: EventHub, _ wake: Int32, _ first: FirstConnection) {
        var storage: PostgresStorage? = first.storage
        first.storage = nil
        var wait: Double = waits.lowerBound
        while true {
            do {
                let connected: PostgresStorage = try storage ?? listen(url)
                storage = connected
                // Notifications are lost while there is no connection, but the events are stored.
                try hub.catchUp(SyncDatabase(connected))
                wait = waits.lowerBound
                guard try receive(connected, hub, wake) else { return }
            } catch {
                storage = nil
                hub.forgetSignals()
                guard !isReadable([wake], for: wait) else { return }
                wait = min(wait * 2, waits.upperBound)
            }
        }
    }

    /// Passes notifications to the hub until the listener stops. Returns false when it stops.
    private static func receive(_ storage: PostgresStorage, _ hub: EventHub, _ wake: Int32) throws -> Bool {
        let database = SyncDatabase(storage)
        while true {
            var newest: Int64?
            let notifications: [EventNotification] = try storage.notifications()
            for notification in notifications {
                switch notification {
                case .event(let id): newest = id
                case .signal(let signal):
                    // The events before a signal are passed first.
                    if let newest { try hub.catchUp(database, through: newest) }
                    newest = nil
                    try hub.pass(signal, database)
                }
            }
            if let newest { try hub.catchUp(database, through: newest) }
            // More notifications may have arrived with the rows of a query.
            if !notifications.isEmpty { continue }
            if isReadable([wake, storage.socket], for: nil), isReadable([wake], for: 0) { return false }
        }
    }

    /// Waits until one of the files can be read, for at most `seconds` seconds; nil for no limit.
    private static func isReadable(_ files: [Int32], for seconds: Double?) -> Bool {
        var polled: [pollfd] = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        return poll(&polled, nfds_t(polled.count), seconds.map { Int32($0 * 1_000) } ?? -1) > 0
    }
}
