import Synchronization

/// Signs requests with a token (RFC 6750), and gets a new one when the server no longer takes it.
///
/// Many requests that are refused at once make one refresh; each is then sent again, once. The token goes to the
/// client's server alone: a redirect to another place loses it.
public final class BearerAuthenticator: RequestInterceptor {
    /// Gets a new token in the place of the one that was refused; nil if there was none.
    public typealias Refresh = @Sendable (_ refused: String?) async throws -> String

    private struct State {
        var token: String?
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

    /// What requests are signed with. Set it when a person signs in, and to nil when they sign out.
    public var token: String? {
        get { state.withLock { $0.token } }
        set { state.withLock { $0.token = newValue } }
    }

    public func intercept(_ request: HTTPRequest, next: RequestSender) async throws -> HTTPResponse {
        // What was signed by hand is left alone.
        guard !BearerAuthenticator.isRefreshing, request[header: "Authorization"] == nil else {
            return try await next(request)
        }
        let token: String? = token
        let response: HTTPResponse = try await next(signed(request, token))
        guard response.status == 401 else { return response }
        return try await next(signed(request, try await newToken(inPlaceOf: token)))
    }

    private func signed(_ request: HTTPRequest, _ token: String?) -> HTTPRequest {
        var request: HTTPRequest = request
        if let token { request[header: "Authorization"] = "Bearer \(token)" }
        return request
    }

    /// The token that took the place of a refused one, which may have happened already, be under way, or begin now.
    private func newToken(inPlaceOf refused: String?) async throws -> String {
        let task: SharedTask<String> = state.withLock { state in
            if let token = state.token, token != refused { return SharedTask(value: token) }
            if let refresh = state.refresh { return refresh }
            let task = SharedTask { [self] in
                try await BearerAuthenticator.$isRefreshing.withValue(true) { try await refresh(refused) }
            } whenOver: { [self] result in
                finish(result, refused)
            }
            state.refresh = task
            return task
        }
        return try await task.value
    }

    private func finish(_ result: Result<String, any Error>, _ refused: String?) {
        state.withLock { state in
            state.refresh = nil
            // Somebody who signed in or out meanwhile goes before it.
            if case .success(let token) = result, state.token == refused { state.token = token }
        }
    }
}
