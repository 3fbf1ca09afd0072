import Synchronization

/// What a server answers besides Colr's requests: what a test told it, then people and what they wrote, then the trials
/// of HTTP below `/http/`.
public final class Routes: Sendable {
    /// Makes the reply to a request. Called on the server's thread.
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

    /// Answers requests of a method and path with what `handler` makes of them. Where several fit, the newest wins.
    ///
    /// - Parameters:
    ///   - path: such as `/users/*`, where `*` stands for any characters.
    ///   - method: such as `GET`; nil fits every method.
    public func add(_ path: String, method: String? = nil, _ handler: @escaping Handler) {
        let rule = FaultRule(method: method, path: path, faults: [])
        routes.withLock { $0.append(Route(fits: rule, handler: handler)) }
    }

    func reply(to request: RecordedRequest) -> ServerReply? {
        let handler: Handler? = routes.withLock { routes in
            routes.last { $0.fits.fits(method: request.method, path: request.path) }?.handler
        }
        let origin = "\(scheme)://\(request.headers["host"] ?? "127.0.0.1")"
        return handler?(request) ?? PeopleAnswers(people: people, origin: origin).reply(to: request)
            ?? TimelineAnswers(people: people, origin: origin).reply(to: request) ?? HTTPTrials.reply(to: request)
    }
}
