import Foundation

extension APIClient {
    /// Sends a request through the interceptors.
    nonisolated(nonsending) func respond(to call: Call) async throws(APIError) -> HTTPResponse {
        var interceptors = configuration.interceptors
        if let observing = RequestJournal.shared.interceptor { interceptors.insert(observing, at: 0) }
        guard !interceptors.isEmpty else { return try await exchange(call) }
        return try await intercept(call, interceptors)
    }

    @concurrent
    private func intercept(_ call: Call, _ interceptors: [any RequestInterceptor]) async throws(APIError)
        -> HTTPResponse
    {
        var sender = RequestSender { [self] request async throws(APIError) in
            var call = call
            call.request = request
            var response: HTTPResponse = try await exchange(call)
            response.sharedFormat = format
            return response
        }
        for interceptor in interceptors.reversed() {
            let next = sender
            sender = RequestSender { [self] request async throws(APIError) in
                do {
                    return try await interceptor.intercept(request, next: next)
                } catch {
                    throw self.error(thrown: error)
                }
            }
        }
        return try await sender(call.request)
    }

    /// Converts an error that an interceptor threw.
    private func error(thrown error: any Error) -> APIError {
        switch error {
        case let error as APIError: error
        case is CancellationError: self.error(.cancelled)
        case let error as any PresentableError: APIError(error)
        default: self.error(.failed, "\(error)")
        }
    }
}
