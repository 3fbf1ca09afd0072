import APIClient
import Synchronization

/// Reports the tokens that the server refuses, because their sessions have ended.
final class RefusalObserver: RequestInterceptor {
    typealias Handler = @MainActor @Sendable (_ header: String) -> Void

    private struct State {
        var handler: Handler?
    }

    private let state = Mutex(State())

    /// Calls `handler` with the `Authorization` header of each request that is refused with 401.
    func observe(_ handler: @escaping Handler) {
        state.withLock { $0.handler = handler }
    }

    func intercept(_ request: HTTPRequest, next: RequestSender) async throws -> HTTPResponse {
        let response: HTTPResponse = try await next(request)
        if response.status == 401, let header = request[header: "Authorization"],
            let handler = state.withLock({ $0.handler })
        {
            Task { @MainActor in handler(header) }
        }
        return response
    }
}
