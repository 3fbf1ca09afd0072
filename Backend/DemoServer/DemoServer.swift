import Foundation
import Diagnostics

/// The server of the examples, which runs in this process on the loopback interface.
///
/// It starts with X11's color names as tags, and with a few people who post statuses. It uses the wire formats of Colr,
/// of Twitter's early API, and of feeds. `faults` defines its misbehavior. It runs on its own thread until it is
/// stopped or released.
public final class DemoServer: Sendable {
    /// The storage of the colors.
    public enum Database: Sendable, Equatable {
        /// Memory. The colors are lost when the server is released.
        case inMemory
        /// The SQLite database at a path. Several servers may share it.
        case file(String)
    }

    /// The error when a server cannot start.
    public struct StartError: Error {
        /// A message with the problem and its remedy.
        public let message: String
    }

    private let core: ServerCore

    /// Creates a server. Call `start()` to start it.
    ///
    /// - Parameters:
    ///   - database: The storage of the colors.
    ///   - port: The port to listen on; 0 for any free port. A stopped server starts again on its previous port.
    ///   - identity: The identity that the server proves over TLS; nil serves unencrypted HTTP.
    ///   - idleLimit: The maximum time for which a connection may be idle, in seconds of real time; 0 for no limit.
    public init(
        database: Database = .inMemory, port: UInt16 = 0, identity: ServerIdentity? = nil, idleLimit: UInt32 = 600
    ) {
        core = ServerCore(
            database: database, port: port, identity: identity, limits: ServerCore.Limits(idleSeconds: idleLimit))
    }

    init(limits: ServerCore.Limits) {
        core = ServerCore(database: .inMemory, port: 0, identity: nil, limits: limits)
    }

    deinit { core.stop() }

    /// The fault rules. There are none by default.
    public var faults: Faults { core.faults }

    /// Additional routes.
    public var routes: Routes { core.routes }

    /// Starts to listen, and returns the URL of the server. It has no effect if the server is running.
    ///
    /// - Throws: `StartError`, for example if the port is in use.
    @discardableResult
    public func start() throws -> URL {
        let port = try core.start()
        guard let url = URL(string: "\(core.identity == nil ? "http" : "https")://127.0.0.1:\(port)") else {
            stopProgram("The server's URL is not valid.")
        }
        return url
    }

    /// Stops listening and closes all connections, including those that wait for a response.
    public func stop() {
        core.stop()
    }

    /// Responds immediately to the requests that wait because of `Fault.delay` or `Fault.neverRespond`.
    public func respondToWaitingRequests() {
        core.respondToWaitingRequests()
    }

    /// The received requests, oldest first, limited to the newest 10,000 and 32 MiB of bodies.
    public var requests: [RecordedRequest] { core.requests }

    /// Removes all requests from `requests`.
    public func removeAllRequests() {
        core.removeAllRequests()
    }

    /// Messages about problems, such as a read-only database or missing color names.
    public var warnings: [String] { core.warnings }
}
