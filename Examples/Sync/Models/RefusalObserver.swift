import APIClient
import Synchronization

/// Reports the tokens that the server refuses, because their sessions have ended.
final class RefusalObserver: RequestInterceptor {
    typealias Handler = @MainActor @Sendable (_ header: String) -> Void

    private let handler = Mutex<Handler?>(nil)

    /// Calls `handler` with the `Authorization` header of each request that is refused with 401.
    func observe(_ handler: @escaping Handler) {
        self.handler.withLock { $0 = handler }
    }

    func intercept(_ request: HTTPRequest, next: RequestSender) async throws -> HTTPResponse {
        let response: HTTPResponse = try await next(request)
        if response.status == 401, let header = request[header: "Authorization"],
            let handler = handler.withLock({ $0 })
        {
            Task { @MainActor in handler(header) }
        }
        return response
    }
}
