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
                    method: request.method, url: RequestRecorder.harmless(request.url), status: response?.status,
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

    /// A URL without what may be secret in it.
    private static func harmless(_ url: String) -> String {
        guard var parts = URLComponents(string: url) else { return "" }
        parts.user = nil
        parts.password = nil
        parts.query = nil
        parts.fragment = nil
        return parts.string ?? ""
    }
}
