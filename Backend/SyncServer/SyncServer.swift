import EngawaTesting
import Foundation
import HostClock
import Sodium

/// The server of a messenger, in this process on the loopback interface: accounts with sessions, contacts,
/// conversations, messages, pictures, and a stream of events for each account.
///
/// `faults` defines the errors that it produces. It runs on its own thread until it is stopped or released.
public final class SyncServer: Sendable {
    /// The storage of the accounts and messages.
    public enum Database: Sendable, Equatable {
        /// Memory. Everything is lost when the server is released.
        case inMemory
        /// The SQLite database at a path.
        case file(String)
        /// The PostgreSQL database at a connection URI, such as `postgresql://user@host/database`. Several processes
        /// may serve it at the same time.
        case postgres(String)
    }

    /// The cost of computing the hash of a password.
    public enum PasswordCost: Sendable {
        /// About a tenth of a second and 64 MiB.
        case interactive
        /// The minimum that the algorithm allows, for tests.
        case minimum
    }

    private let server: TestServer
    private let office: SyncOffice
    private let listener: PostgresListener?

    /// Creates a server. Call `start()` to start it.
    ///
    /// - Parameters:
    ///   - database: The storage.
    ///   - port: The port to listen on; 0 for any free port. A stopped server starts again on its previous port.
    ///   - passwords: The cost of computing the hash of a password.
    ///   - isSeeded: Whether an empty database gets the accounts and conversations of the example: `ada`, `bo`,
    ///     `chiyo`, `haruki` and `noor` at `example.org`, with passwords such as `ada-password`.
    ///   - sessionDuration: How long a session lasts, in seconds. The default is 30 days.
    ///   - heartbeat: The interval, in seconds, at which the server sends a comment on each event stream, to detect
    ///     disconnected clients. At the same time, it ends streams whose session expired while the system was
    ///     suspended. If nil, the default, the server does neither.
    ///   - clientLimit: The maximum number of connections. Further connections wait until one is closed.
    ///   - idleLimit: The maximum time for which a connection may be idle, in seconds of real time; 0 for no limit. A
    ///     stream of events is not idle.
    /// - Throws: An error from SQLite or PostgreSQL if the database cannot be opened.
    public init(
        database: Database = .inMemory, port: UInt16 = 0, passwords: PasswordCost = .interactive,
        isSeeded: Bool = false, sessionDuration: TimeInterval = 30 * 86_400, heartbeat: TimeInterval? = nil,
        clientLimit: UInt32 = 500, idleLimit: UInt32 = 600
    ) throws {
        let cost: PasswordHash.Cost = passwords == .minimum ? .minimum : .interactive
        let hub = EventHub()
        let pool: StoragePool
        // A server in memory, as in tests, has one worker, so it handles requests in order.
        var workers = 1
        switch database {
        case .inMemory, .file:
            let path: String = if case .file(let path) = database { path } else { ":memory:" }
            let storage = SyncDatabase(try SQLiteStorage(path: path))
            if isSeeded { try Seeds.add(to: storage, passwords: cost, at: MainQueue.shared.date) }
            try hub.start(storage)
            pool = StoragePool(storage, hub: hub)
            listener = nil
            if case .file = database { workers = 4 }
        case .postgres(let url):
            if isSeeded {
                let storage = SyncDatabase(try PostgresStorage(url: url))
                try Seeds.add(to: storage, passwords: cost, at: MainQueue.shared.date)
            }
            listener = try PostgresListener(url: url, hub: hub)
            pool = StoragePool(hub: hub) { SyncDatabase(try PostgresStorage(url: url)) }
            workers = 4
        }
        office = SyncOffice(pool, hub, cost, sessionDuration: sessionDuration)
        server = TestServer(
            port: port, identity: nil,
            limits: TestServer.Limits(connections: clientLimit, idleSeconds: idleLimit, workers: workers),
            admit: SyncOffice.admit)
        office.addRoutes(to: server.routes)
        if let heartbeat { SyncServer.beat(hub, every: heartbeat) }
    }

    /// Sends a comment line on every event stream after each interval, for as long as the hub exists.
    private static func beat(_ hub: EventHub, every interval: TimeInterval) {
        _ = MainQueue.shared.setDeadline(at: MainQueue.shared.now + interval) { [weak hub] in
            guard let hub else { return }
            hub.beat(at: MainQueue.shared.date)
            beat(hub, every: interval)
        }
    }

    /// The fault rules. There are none by default.
    public var faults: Faults { server.faults }

    /// Additional routes, which have precedence.
    public var routes: Routes { server.routes }

    /// The received requests in the order in which they arrived, limited to the newest 10,000 and 32 MiB of bodies.
    public var requests: [RecordedRequest] { server.requests }

    /// Starts to listen, and returns the URL of the server. It has no effect if the server is running.
    ///
    /// - Throws: `TestServer.StartError`, for example if the port is in use.
    @discardableResult
    public func start() throws -> URL { try server.start() }

    /// Stops listening and closes all connections.
    public func stop() { server.stop() }

    /// Responds immediately to the requests that wait because of a fault.
    public func respondToWaitingRequests() { server.respondToWaitingRequests() }

    /// Waits until all stored events have been sent to the streams of this server. Returns whether this happened within
    /// ten seconds.
    package func waitForEvents() throws -> Bool {
        let newest: Int64 = try office.pool.use { try $0.eventRange().newest }
        let isPassed = DispatchSemaphore(value: 0)
        office.hub.whenPassed(newest) { isPassed.signal() }
        return isPassed.wait(timeout: .now() + 10) == .success
    }

    /// Breaks the event streams of an account, as if their connections were lost.
    public func dropEvents(of account: Int64) { office.hub.drop(account) }
}
