import Foundation
import HostClock

/// An interceptor that records the result of each request, for a log or statistics.
///
///     configuration.interceptors.append(RequestRecorder { print($0.line) })
public struct RequestRecorder: RequestInterceptor {
    private let record: @Sendable (RequestRecord) -> Void
    private let includesQuery: Bool
    private let secrets: Set<String>

    /// Creates a recorder.
    ///
    /// - Parameters:
    ///   - includesQuery: Whether records contain the query. The default is false, because a query may be private.
    ///   - secrets: Names of parameters whose values are hidden, in addition to common ones such as `token`, `api_key`
    ///     and `signature`.
    ///   - record: Called off the main actor once for each request that ends.
    public init(
        includesQuery: Bool = false, hiding secrets: Set<String> = [],
        _ record: @escaping @Sendable (RequestRecord) -> Void
    ) {
        self.includesQuery = includesQuery
        self.secrets = secrets
        self.record = record
    }

    /// Sends a request and records its result.
    public func intercept(_ request: HTTPRequest, next: RequestSender) async throws -> HTTPResponse {
        let start = MainQueue.shared.now
        do {
            let response: HTTPResponse = try await next(request)
            report(request, response, nil, MainQueue.shared.now - start)
            return response
        } catch {
            report(request, nil, error.kind, MainQueue.shared.now - start)
            throw error
        }
    }

    func report(
        _ request: HTTPRequest, _ response: HTTPResponse?, _ failure: APIError.Kind?, _ duration: TimeInterval
    ) {
        record(
            RequestRecord(
                method: request.method, url: Secrets.removed(from: request.url),
                query: includesQuery ? Secrets.query(of: request.url, hiding: secrets) : nil,
                status: response?.status, failure: failure, duration: duration, count: response?.bodyCount ?? 0,
                source: response?.source, metrics: response?.metrics))
    }
}
