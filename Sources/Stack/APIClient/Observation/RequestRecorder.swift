import Foundation
import HostClock

/// Tells what happened to each request: for a log, or for statistics.
///
///     configuration.interceptors.append(RequestRecorder { print($0.line) })
public struct RequestRecorder: RequestInterceptor {
    private let record: @Sendable (RequestRecord) -> Void

    /// Makes a recorder that calls `record` once for each request that came to an end, off the main actor.
    public init(_ record: @escaping @Sendable (RequestRecord) -> Void) {
        self.record = record
    }

    public func intercept(_ request: HTTPRequest, next: RequestSender) async throws -> HTTPResponse {
        let start: TimeInterval = MainQueue.shared.now
        func tell(_ response: HTTPResponse?, _ failure: APIError.Kind?) {
            record(
                RequestRecord(
                    method: request.method, url: Secrets.removed(from: request.url), status: response?.status,
                    failure: failure, duration: MainQueue.shared.now - start, count: response?.bodyCount ?? 0,
                    source: response?.source, metrics: response?.metrics))
        }
        do {
            let response: HTTPResponse = try await next(request)
            tell(response, nil)
            return response
        } catch {
            tell(nil, error.kind)
            throw error
        }
    }
}
