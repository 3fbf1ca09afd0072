/// Stands around every request of a client, in the order of `APIConfiguration.interceptors`: the first is outermost.
///
/// It sees the request before it goes to the cache and the server, and the answer, whatever its status, before it
/// becomes a value or an error. It may change both, answer itself, or send more than once.
public protocol RequestInterceptor: Sendable {
    /// Answers a request; most do so with what `next` brings.
    ///
    /// Called off the main actor. What it throws ends the request: an `APIError` as it is, another error with its own
    /// sentence if it is a `PresentableError`.
    func intercept(_ request: HTTPRequest, next: RequestSender) async throws -> HTTPResponse
}

/// What is behind an interceptor: the next one, and at last the cache and the server.
public struct RequestSender: Sendable {
    let body: @Sendable (HTTPRequest) async throws(APIError) -> HTTPResponse

    /// Sends a request on. May be called again, once the call before has ended.
    public func callAsFunction(_ request: HTTPRequest) async throws(APIError) -> HTTPResponse {
        try await body(request)
    }
}
