import Foundation
import ProgramDiagnostics

/// A server in the process of a test, with routes, faults and a record of its requests.
///
///     let server = TestServer()
///     server.routes.get("/users/{id}") { request in .json(User(id: request.parameters["id"] ?? "", name: "Ada")) }
///     let client = APIClient(baseURL: try server.start())
///     server.faults.once(.delay(2), path: "/users/*")
///
/// It listens on the loopback interface and runs on its own thread until it is stopped or released. Virtual time stands
/// still while it handles a request, and passes while a fault or a route delays the response, so a test of a slow
/// server takes no real time.
public final class TestServer: Sendable {
    /// The error when a server cannot start.
    public struct StartError: Error {
        /// A message with the problem and its remedy.
        public let message: String
    }

    /// Limits that protect the server from clients, and the number of its threads.
    package struct Limits: Sendable {
        /// The maximum number of connections. Further ones wait until one is closed.
        package var connections: UInt32
        /// The maximum time for which a connection may be idle, in seconds of real time; 0 for no limit. A connection
        /// that waits for a response is not idle.
        package var idleSeconds: UInt32
        /// The number of threads that call the handlers of routes; 0 to call them on the server's thread.
        package var workers: Int

        package init(connections: UInt32 = 500, idleSeconds: UInt32 = 600, workers: Int = 0) {
            self.connections = connections
            self.idleSeconds = idleSeconds
            self.workers = workers
        }
    }

    private let core: ServerCore

    /// Creates a server. Call `start()` to start it.
    ///
    /// - Parameters:
    ///   - port: The port to listen on; 0 for any free port. A server that is stopped and started again keeps its port.
    ///   - identity: The identity that the server proves over TLS; nil serves unencrypted HTTP.
    ///   - idleLimit: The maximum time for which a connection may be idle, in seconds of real time; 0 for no limit.
    public convenience init(port: UInt16 = 0, identity: ServerIdentity? = nil, idleLimit: UInt32 = 600) {
        self.init(port: port, identity: identity, limits: Limits(idleSeconds: idleLimit))
    }

    /// Creates a server that calls `fallback` for requests without a route.
    ///
    /// - Parameters:
    ///   - admit: Returns whether the server reads the body of a request. The arguments are the method, the path, and
    ///     the headers by lowercase name. By default, a body may have up to 16 MiB. Called on the server's thread.
    ///   - damage: Returns the body that a fault sends instead of a damaged response; nil to damage the response.
    ///   - fallback: Returns the reply to a request without a route; nil to respond with 404.
    package init(
        port: UInt16, identity: ServerIdentity?, limits: Limits,
        admit: @escaping @Sendable (_ method: String, _ path: String, _ headers: [String: String]) -> Admission = {
            _, _, _ in .body(limit: 16 << 20)
        },
        damage: @escaping @Sendable (Fault) -> String? = { _ in nil },
        fallback: @escaping @Sendable (RecordedRequest) -> ServerReply? = { _ in nil }
    ) {
        core = ServerCore(
            port: port, identity: identity, limits: limits, admit: admit, damage: damage, fallback: fallback)
    }

    deinit { core.stop() }

    /// The fault rules. There are none by default.
    public var faults: Faults { core.faults }

    /// The routes. There are none by default, and the response to a request without a route is 404.
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
    ///
    /// If a route calls this method, the server stops after the route has returned, without a response.
    public func stop() {
        core.stop()
    }

    /// Ends all waits immediately: those of `Fault.delay`, `Fault.neverRespond` and `ServerReply.Piece.wait(_:)`.
    public func respondToWaitingRequests() {
        core.respondToWaitingRequests()
    }

    /// The received requests in the order in which they arrived, limited to the newest 10,000 and 32 MiB of bodies.
    public var requests: [RecordedRequest] { core.requests }

    /// Returns the received requests to a path, oldest first.
    ///
    /// - Parameters:
    ///   - path: The path, such as `/users/{id}` or `/users/*`.
    ///   - method: The method, such as `GET`; nil for all methods.
    public func requests(to path: String, method: String? = nil) -> [RecordedRequest] {
        let rule = FaultRule(method: method, path: path, faults: [])
        return requests.filter { rule.matches(method: $0.method, path: $0.path) }
    }

    /// Removes all requests from `requests`.
    public func removeAllRequests() {
        core.removeAllRequests()
    }
}
