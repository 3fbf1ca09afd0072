import Foundation
import Diagnostics

/// The examples' server, for tests and for trying things out: it runs in this process, on the loopback interface.
///
/// It starts with X11's colour names as tags of their colours, and with a few people who write. What it answers is
/// Colr's wire format, and what Twitter's and others' was; what it does wrong is up to `faults`. It runs on one thread of its own until it is stopped or dropped.
public final class DemoServer: Sendable {
    /// Where the colours are kept.
    public enum Database: Sendable, Equatable {
        /// In memory, until the server is dropped.
        case inMemory
        /// In the SQLite database at this path. Two servers may share it.
        case file(String)
    }

    /// Why a server did not start.
    public struct StartError: Error {
        /// A sentence that says what is wrong, and what to do.
        public let message: String
    }

    private let core: ServerCore

    /// Makes a server that waits to be started.
    ///
    /// - Parameters:
    ///   - port: where to listen; 0 is any free port. A stopped server starts again on the port it had.
    ///   - identity: The identity that the server proves over TLS; nil serves unencrypted HTTP.
    ///   - idleLimit: The longest time that a connection may be idle, in seconds of real time; 0 for no limit.
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

    /// What the server does wrong. Nothing, until rules are added.
    public var faults: Faults { core.faults }

    /// What the server answers besides.
    public var routes: Routes { core.routes }

    /// Starts to listen, and returns the URL of the server. If it runs already, it goes on.
    ///
    /// - Throws: `StartError` if the port is taken.
    @discardableResult
    public func start() throws -> URL {
        let port: UInt16 = try core.start()
        guard let url = URL(string: "\(core.identity == nil ? "http" : "https")://127.0.0.1:\(port)") else {
            stopProgram("A port is a number.")
        }
        return url
    }

    /// Stops listening and closes all connections, those that wait for an answer included.
    public func stop() {
        core.stop()
    }

    /// Answers the requests that wait because of `Fault.delay` or `Fault.neverAnswer`, now.
    public func answerWaiting() {
        core.answerWaiting()
    }

    /// The requests that were read so far, oldest first: the newest 10,000, and of bodies the newest 32 MiB.
    public var requests: [RecordedRequest] { core.requests }

    /// Forgets the requests that were read so far.
    public func forgetRequests() {
        core.forgetRequests()
    }

    /// What is not as it should be, in sentences: a database that cannot be written, colour names that are missing.
    public var warnings: [String] { core.warnings }
}
