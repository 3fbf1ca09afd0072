/// Intercepts the requests that a client sends. The first interceptor in `APIConfiguration.interceptors` is outermost.
///
/// An interceptor receives the request before the cache and the server do. It receives the response, with any status,
/// before the response is decoded or becomes an error. It may change both, return its own response, or send the request
/// more than once.
public protocol RequestInterceptor: Sendable {
    /// Returns the response to a request, usually the response of `next`.
    ///
    /// Called off the main actor. An error ends the request. An `APIError` is passed on unchanged, and a
    /// `PresentableError` becomes an `APIError` with the same message.
    func intercept(_ request: HTTPRequest, next: RequestSender) async throws -> HTTPResponse
}

/// The next stage after an interceptor: another interceptor, or the cache and the server.
public struct RequestSender: Sendable {
    let body: @Sendable (HTTPRequest) async throws(APIError) -> HTTPResponse

    /// Sends a request to the next stage. It may be called again after the previous call has ended.
    public func callAsFunction(_ request: HTTPRequest) async throws(APIError) -> HTTPResponse {
        try await body(request)
    }
}
