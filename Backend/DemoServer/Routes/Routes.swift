import Synchronization

/// The routes of a server besides Colr's, in order of precedence: those that a test adds, people, their statuses, and
/// the HTTP test routes below `/http/`.
public final class Routes: Sendable {
    /// Returns the reply to a request. Called on the server's thread.
    public typealias Handler = @Sendable (RecordedRequest) -> ServerReply

    private struct Route: Sendable {
        var fits: FaultRule
        var handler: Handler
    }

    private let routes = Mutex<[Route]>([])

    private let people = PeopleStore()
    private let scheme: String

    init(isSecure: Bool) {
        scheme = isSecure ? "https" : "http"
    }

    /// Adds a route. If several routes match a request, the newest is used.
    ///
    /// - Parameters:
    ///   - path: The path, such as `/users/*`, where `*` matches any characters.
    ///   - method: The method, such as `GET`; nil for all methods.
    ///   - handler: Returns the reply.
    public func add(_ path: String, method: String? = nil, _ handler: @escaping Handler) {
        let rule = FaultRule(method: method, path: path, faults: [])
        routes.withLock { $0.append(Route(fits: rule, handler: handler)) }
    }

    func reply(to request: RecordedRequest) -> ServerReply? {
        let handler: Handler? = routes.withLock { routes in
            routes.last { $0.fits.matches(method: request.method, path: request.path) }?.handler
        }
        let origin = "\(scheme)://\(request.headers["host"] ?? "127.0.0.1")"
        return handler?(request) ?? PeopleRoutes(people: people, origin: origin).reply(to: request)
            ?? TimelineRoutes(people: people, origin: origin).reply(to: request) ?? HTTPTestRoutes.reply(to: request)
    }
}
