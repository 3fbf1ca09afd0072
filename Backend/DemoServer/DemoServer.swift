import EngawaTesting
import Foundation

/// The server of the examples, which runs in this process on the loopback interface.
///
/// It starts with X11's color names as tags, and with a few people who post statuses. It uses the wire formats of Colr,
/// of Twitter's early API, and of feeds. `faults` defines the errors that it produces. It runs on its own thread until
/// it is stopped or released.
public final class DemoServer: Sendable {
    /// The storage of the colors.
    public enum Database: Sendable, Equatable {
        /// Memory. The colors are lost when the server is released.
        case inMemory
        /// The SQLite database at a path. Several servers may share it.
        case file(String)
    }

    /// The error when a server cannot start.
    public typealias StartError = TestServer.StartError

    private let server: TestServer
    private let colors: ColorShelf

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
        (server, colors) = DemoServer.make(database, port, identity, TestServer.Limits(idleSeconds: idleLimit))
    }

    init(limits: TestServer.Limits) {
        (server, colors) = DemoServer.make(.inMemory, 0, nil, limits)
    }

    /// Creates the server with its routes. Routes that a test adds have precedence; the others follow in this order:
    /// people, their statuses, the HTTP test routes below `/http/`, and Colr's routes.
    private static func make(
        _ database: Database, _ port: UInt16, _ identity: ServerIdentity?, _ limits: TestServer.Limits
    ) -> (TestServer, ColorShelf) {
        let colors = ColorShelf(database)
        let people = PeopleStore()
        let server = TestServer(port: port, identity: identity, limits: limits, damage: damagedBody) { request in
            PeopleRoutes(people: people, origin: request.origin).reply(to: request)
                ?? TimelineRoutes(people: people, origin: request.origin).reply(to: request)
                ?? HTTPTestRoutes.reply(to: request) ?? colors.reply(to: request)
        }
        return (server, colors)
    }

    /// Returns the body that a fault sends in place of a Colr document. It is written out here, because the test server
    /// would sort the members, and Colr's documents have a fixed order.
    private static func damagedBody(_ fault: Fault) -> String? {
        switch fault {
        case .wrongTypes:
            #"{"colors": [{"timestamp": "today", "hex": 7, "id": {}, "tags": "red"}], "success": "maybe"}"#
        case .missingFields: #"{"colors": [{"timestamp": 1285886579}], "success": true}"#
        default: nil
        }
    }

    /// The fault rules. There are none by default.
    public var faults: Faults { server.faults }

    /// Additional routes.
    public var routes: Routes { server.routes }

    /// Starts to listen, and returns the URL of the server. It has no effect if the server is running.
    ///
    /// - Throws: `StartError`, for example if the port is in use.
    @discardableResult
    public func start() throws -> URL {
        colors.open()
        return try server.start()
    }

    /// Stops listening and closes all connections, including those that wait for a response.
    public func stop() {
        server.stop()
    }

    /// Responds immediately to the requests that wait because of `Fault.delay` or `Fault.neverRespond`.
    public func respondToWaitingRequests() {
        server.respondToWaitingRequests()
    }

    /// The received requests, oldest first, limited to the newest 10,000 and 32 MiB of bodies.
    public var requests: [RecordedRequest] { server.requests }

    /// Removes all requests from `requests`.
    public func removeAllRequests() {
        server.removeAllRequests()
    }

    /// Messages about problems, such as a read-only database or missing color names.
    public var warnings: [String] { colors.warnings }
}
