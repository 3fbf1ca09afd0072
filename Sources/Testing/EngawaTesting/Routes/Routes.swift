import Synchronization

/// The routes of a server.
public final class Routes: Sendable {
    /// Returns the reply to a request. Called on the server's thread or, if the server has workers, on a worker's
    /// thread. If the handler throws an error, the response is 500 with the description of the error.
    public typealias Handler = @Sendable (RecordedRequest) throws -> ServerReply

    private struct Route: Sendable {
        var method: String?
        var path: PathPattern
        var handler: Handler
    }

    private let routes = Mutex<[Route]>([])

    init() {}

    /// Adds a route. If several routes match a request, the newest is used.
    ///
    /// - Parameters:
    ///   - path: The path, such as `/users/{id}` or `/files/*`. `{id}` matches one component, which the handler reads
    ///     from `request.parameters["id"]`. `*` matches any characters.
    ///   - method: The method, such as `GET`; nil for all methods.
    ///   - handler: Returns the reply.
    public func add(_ path: String, method: String? = nil, _ handler: @escaping Handler) {
        routes.withLock { $0.append(Route(method: method, path: PathPattern(path), handler: handler)) }
    }

    /// Adds a route for GET, and for HEAD.
    public func get(_ path: String, _ handler: @escaping Handler) {
        add(path, method: "GET", handler)
        add(path, method: "HEAD", handler)
    }

    /// Adds a route for POST.
    public func post(_ path: String, _ handler: @escaping Handler) { add(path, method: "POST", handler) }

    /// Adds a route for PUT.
    public func put(_ path: String, _ handler: @escaping Handler) { add(path, method: "PUT", handler) }

    /// Adds a route for PATCH.
    public func patch(_ path: String, _ handler: @escaping Handler) { add(path, method: "PATCH", handler) }

    /// Adds a route for DELETE.
    public func delete(_ path: String, _ handler: @escaping Handler) { add(path, method: "DELETE", handler) }

    /// The method and path of each route, such as `GET /users/{id}`, in the order in which they were added. A route for
    /// all methods has the method `*`.
    package var lines: [String] {
        routes.withLock { $0.map { "\($0.method ?? "*") \($0.path.text)" } }
    }

    /// Returns the reply from the newest route that matches, if any.
    func reply(to request: RecordedRequest) -> ServerReply? {
        let found: (Handler, [String: String])? = routes.withLock { routes in
            for route in routes.reversed() where route.method == nil || route.method == request.method {
                if let parameters = route.path.match(request.path) { return (route.handler, parameters) }
            }
            return nil
        }
        guard let (handler, parameters) = found else { return nil }
        var request = request
        request.parameters = parameters
        do {
            return try handler(request)
        } catch {
            return ServerReply(500, headers: ["Content-Type": "text/plain; charset=utf-8"], text: "\(error)\n")
        }
    }
}
