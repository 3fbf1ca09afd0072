import EngawaTesting
import Foundation
import HostClock
import Sodium
import Synchronization

/// The server of a messenger, in this process on the loopback interface: accounts with sessions, contacts,
/// conversations, messages, pictures, and a stream of events for each account.
///
/// `faults` defines its misbehavior. It runs on its own thread until it is stopped or released.
public final class SyncServer: Sendable {
    /// The storage of the accounts and messages.
    public enum Database: Sendable, Equatable {
        /// Memory. Everything is lost when the server is released.
        case inMemory
        /// The SQLite database at a path.
        case file(String)
    }

    /// The cost of computing the hash of a password.
    public enum PasswordCost: Sendable {
        /// About a tenth of a second and 64 MiB.
        case interactive
        /// The least that the algorithm allows, for tests.
        case minimum
    }

    private let server: TestServer
    private let office: SyncOffice

    /// Creates a server. Call `start()` to start it.
    ///
    /// - Parameters:
    ///   - database: The storage.
    ///   - port: The port to listen on; 0 for any free port. A stopped server starts again on its previous port.
    ///   - passwords: The cost of computing the hash of a password.
    ///   - isSeeded: Whether an empty database gets the accounts and conversations of the example: `ada`, `bo`, `chiyo`,
    ///     `haruki` and `noor` at `example.org`, with passwords such as `ada-password`.
    ///   - sessionDuration: How long a session lasts, in seconds. The default is 30 days.
    /// - Throws: An error of SQLite if the database cannot be opened.
    public init(
        database: Database = .inMemory, port: UInt16 = 0, passwords: PasswordCost = .interactive,
        isSeeded: Bool = false, sessionDuration: TimeInterval = 30 * 86_400
    ) throws {
        let path: String = if case .file(let path) = database { path } else { ":memory:" }
        let cost: PasswordHash.Cost = passwords == .minimum ? .minimum : .interactive
        let storage = try SyncDatabase(path: path)
        if isSeeded { try Seeds.add(to: storage, passwords: cost, at: MainQueue.shared.date) }
        office = SyncOffice(storage, cost, sessionDuration: sessionDuration)
        server = TestServer(port: port)
        office.addRoutes(to: server.routes)
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

    /// Breaks the event streams of an account, as a lost connection does.
    public func dropEvents(of account: Int64) { office.channel(of: account).drop() }
}
