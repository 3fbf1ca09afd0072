import Synchronization

/// Authorizes requests with a bearer token (RFC 6750), and can refresh the token when the server refuses it with the
/// status 401.
///
/// Requests that are refused at the same time share one refresh, and each is then sent again once. The token is sent to
/// the client's server only: a redirect to another origin removes it.
///
/// A request belongs to the user who was signed in when it was sent. If another user has signed in since then, or the
/// user has signed out, the response with the status 401 is returned and the request is not sent again.
public final class BearerAuthenticator: RequestInterceptor {
    /// Returns a new token. `refused` is the token that the server refused, if any.
    public typealias Refresh = @Sendable (_ refused: String?) async throws -> String

    private struct State {
        var token: String?
        /// The number of times that a user signed in or out.
        var session = 0
        var isSignedOut = false
        /// The refresh in progress for this session, if any.
        var refresh: SharedTask<String>?
    }

    /// The authenticators whose refresh the current task is part of.
    @TaskLocal private static var refreshing: Set<ObjectIdentifier> = []

    private let state: Mutex<State>
    private let refresh: Refresh?

    /// Creates an authenticator.
    ///
    /// - Parameters:
    ///   - token: The token; nil to call `refresh` when the server first refuses a request.
    ///   - refresh: Returns a new token. It may use the same client. An error that it throws ends all waiting requests.
    ///     Without this closure, the response with the status 401 is returned, and the user must sign in again.
    public init(token: String? = nil, refresh: Refresh? = nil) {
        state = Mutex(State(token: token))
        self.refresh = refresh
    }

    /// Whether the current task is a refresh of this authenticator. Its requests are sent without the token and do not
    /// wait for a refresh.
    private var isRefreshing: Bool { BearerAuthenticator.refreshing.contains(ObjectIdentifier(self)) }

    /// The token that requests are sent with. Set it when a user signs in, and set it to nil when the user signs out.
    /// After it is set to nil, requests are sent without a token, and the status 401 does not start a refresh.
    public var token: String? {
        get { state.withLock { $0.token } }
        set {
            state.withLock { state in
                state.token = newValue
                // If `refresh` sets a new token itself, the user does not change.
                guard !isRefreshing || newValue == nil || state.isSignedOut else { return }
                state.session += 1
                state.isSignedOut = newValue == nil
                state.refresh = nil
            }
        }
    }

    /// Sends a request with the token. If the server refuses the token, sends the request once more with a new token.
    public func intercept(_ request: HTTPRequest, next: RequestSender) async throws -> HTTPResponse {
        // A request with its own `Authorization` header is not changed.
        guard !isRefreshing, request[header: "Authorization"] == nil else {
            return try await next(request)
        }
        let (token, session): (String?, Int) = state.withLock { ($0.token, $0.session) }
        let response: HTTPResponse = try await next(signed(request, token))
        // After a redirect to another origin, which receives no token, a refresh would not help.
        guard response.status == 401, Origin(response.url) == Origin(request.url),
            let new = try await newToken(inPlaceOf: token, in: session)
        else { return response }
        return try await next(signed(request, new))
    }

    private func signed(_ request: HTTPRequest, _ token: String?) -> HTTPRequest {
        var request = request
        if let token { request[header: "Authorization"] = "Bearer \(token)" }
        return request
    }

    /// Returns the replacement for a refused token: the current token, or the result of a refresh, which may already be
    /// in progress. Nil if the user changed before or during the refresh.
    private func newToken(inPlaceOf refused: String?, in session: Int) async throws -> String? {
        guard let refresh else { return nil }
        let task: SharedTask<String>? = state.withLock { state in
            guard state.session == session, !state.isSignedOut else { return nil }
            if let refresh = state.refresh { return refresh }
            if let token = state.token, token != refused { return SharedTask(value: token) }
            let refreshing = BearerAuthenticator.refreshing.union([ObjectIdentifier(self)])
            let task = SharedTask {
                try await BearerAuthenticator.$refreshing.withValue(refreshing) { try await refresh(refused) }
            } completion: { [self] result in
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
            // The result is ignored if the user changed during the refresh.
            guard state.session == session else { return }
            state.refresh = nil
            if case .success(let token) = result { state.token = token }
        }
    }
}
