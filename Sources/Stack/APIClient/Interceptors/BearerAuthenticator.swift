import Synchronization

/// Signs requests with a token (RFC 6750), and gets a new one when the server no longer takes it.
///
/// Many requests that are refused at once make one refresh; each is then sent again, once. The token goes to the
/// client's server alone: a redirect to another place loses it.
///
/// A request belongs to whoever was signed in when it was sent. If somebody else signed in since then, or that person
/// out, its refusal is its answer: it is not sent again in another's name.
public final class BearerAuthenticator: RequestInterceptor {
    /// Gets a new token in the place of the one that was refused; nil if there was none.
    public typealias Refresh = @Sendable (_ refused: String?) async throws -> String

    private struct State {
        var token: String?
        /// Counts who signed in and out.
        var session = 0
        var isSignedOut = false
        /// The refresh that is under way for this session.
        var refresh: SharedTask<String>?
    }

    /// Requests that the refresh itself makes are not signed, and wait for no refresh.
    @TaskLocal private static var isRefreshing = false

    private let state: Mutex<State>
    private let refresh: Refresh

    /// Makes an authenticator.
    ///
    /// - Parameters:
    ///   - token: what requests are signed with; nil asks for one when the server first refuses.
    ///   - refresh: may use the same client. What it throws ends every request that waits for it.
    public init(token: String? = nil, refresh: @escaping Refresh) {
        state = Mutex(State(token: token))
        self.refresh = refresh
    }

    /// What requests are signed with. Set it when a person signs in, and to nil when they sign out: from then on nothing
    /// is signed, and no refusal asks for a token.
    public var token: String? {
        get { state.withLock { $0.token } }
        set {
            state.withLock { state in
                state.token = newValue
                // A refresh that sets its own result changes nobody.
                guard !BearerAuthenticator.isRefreshing else { return }
                state.session += 1
                state.isSignedOut = newValue == nil
                state.refresh = nil
            }
        }
    }

    public func intercept(_ request: HTTPRequest, next: RequestSender) async throws -> HTTPResponse {
        // What was signed by hand is left alone.
        guard !BearerAuthenticator.isRefreshing, request[header: "Authorization"] == nil else {
            return try await next(request)
        }
        let (token, session): (String?, Int) = state.withLock { ($0.token, $0.session) }
        let response: HTTPResponse = try await next(signed(request, token))
        // Another place, to which a redirect led, saw no token and refuses none.
        guard response.status == 401, Origin(response.url) == Origin(request.url),
            let new = try await newToken(inPlaceOf: token, in: session)
        else { return response }
        return try await next(signed(request, new))
    }

    private func signed(_ request: HTTPRequest, _ token: String?) -> HTTPRequest {
        var request: HTTPRequest = request
        if let token { request[header: "Authorization"] = "Bearer \(token)" }
        return request
    }

    /// The token that took the place of a refused one, which may have happened already, be under way, or begin now. Nil
    /// if it was another's, or is by now.
    private func newToken(inPlaceOf refused: String?, in session: Int) async throws -> String? {
        let task: SharedTask<String>? = state.withLock { state in
            guard state.session == session, !state.isSignedOut else { return nil }
            if let refresh = state.refresh { return refresh }
            if let token = state.token, token != refused { return SharedTask(value: token) }
            let task = SharedTask { [self] in
                try await BearerAuthenticator.$isRefreshing.withValue(true) { try await refresh(refused) }
            } whenOver: { [self] result in
                finish(result, session)
            }
            state.refresh = task
            return task
        }
        guard let token = try await task?.value else { return nil }
        return state.withLock { $0.session == session } ? token : nil
    }

    private func finish(_ result: Result<String, any Error>, _ session: Int) {
        state.withLock { state in
            // Somebody who signed in or out meanwhile goes before it.
            guard state.session == session else { return }
            state.refresh = nil
            if case .success(let token) = result { state.token = token }
        }
    }
}
