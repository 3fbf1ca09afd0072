import Foundation
import HostClock

/// An interceptor that records the result of each request, for a log or statistics.
///
///     configuration.interceptors.append(RequestRecorder { print($0.line) })
public struct RequestRecorder: RequestInterceptor {
    private let record: @Sendable (RequestRecord) -> Void

    /// Creates a recorder that calls `record` off the main actor once for each request that ends.
    public init(_ record: @escaping @Sendable (RequestRecord) -> Void) {
        self.record = record
    }

    /// Sends a request and records its result.
    public func intercept(_ request: HTTPRequest, next: RequestSender) async throws -> HTTPResponse {
        let start = MainQueue.shared.now
        func makeRecord(_ response: HTTPResponse?, _ failure: APIError.Kind?) {
            record(
                RequestRecord(
                    method: request.method, url: Secrets.removed(from: request.url), status: response?.status,
                    failure: failure, duration: MainQueue.shared.now - start, count: response?.bodyCount ?? 0,
                    source: response?.source, metrics: response?.metrics))
        }
        do {
            let response: HTTPResponse = try await next(request)
            makeRecord(response, nil)
            return response
        } catch {
            makeRecord(nil, error.kind)
            throw error
        }
    }
}
