import Foundation
import HostClock
import Synchronization

/// Connects to a stream of events, again and again, until it ends or nobody listens any more.
final class EventConnection: Sendable {
    /// How long to wait before connecting again, in seconds, unless the server says otherwise (within
    /// `EventStream.reconnectionTimes`); and the longest that failures in a row make of it.
    private static let firstDelay: TimeInterval = 3
    private static let longestDelay: TimeInterval = 60

    private let client: APIClient
    private let endpoint: Endpoint<Void>
    private let lastEventID: String
    private let continuation: AsyncThrowingStream<ServerSentEvent, any Error>.Continuation
    private let isStarted = Atomic<Bool>(false)

    init(
        _ client: APIClient, _ endpoint: Endpoint<Void>, lastEventID: String,
        _ continuation: AsyncThrowingStream<ServerSentEvent, any Error>.Continuation
    ) {
        self.client = client
        self.endpoint = endpoint
        self.lastEventID = lastEventID
        self.continuation = continuation
    }

    /// Starts to connect, the first time.
    func start() {
        guard !isStarted.exchange(true, ordering: .relaxed) else { return }
        let task = Task { [client, endpoint, lastEventID, continuation] in
            do {
                try await EventConnection.run(client, endpoint, lastEventID, continuation)
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        // Also when whoever listened lets go of the stream.
        continuation.onTermination = { _ in task.cancel() }
    }

    /// What ends the stream is an `APIError` from the start; the stream has just lost its type.
    func presentable(_ error: any Error) -> APIError {
        error as? APIError ?? client.error(.failed, "\(error)")
    }

    private static func run(
        _ client: APIClient, _ endpoint: Endpoint<Void>, _ lastEventID: String,
        _ continuation: AsyncThrowingStream<ServerSentEvent, any Error>.Continuation
    ) async throws(APIError) {
        let request: HTTPRequest = try client.request(for: endpoint)
        let address: String = Secrets.removed(from: request.url)
        var lastEventID: String = lastEventID
        var delay: TimeInterval = firstDelay
        var failureCount = 0
        while true {
            let reader = EventReader(lastEventID: lastEventID, continuation)
            var failure: APIError?
            do throws(APIError) {
                let call: Call = call(request, endpoint, reader, lastEventID)
                let response: HTTPResponse = try await client.respond(to: call)
                if response.status == 204 { return }
                if !(200..<300).contains(response.status) { failure = client.error(for: response, to: request.method) }
            } catch {
                if reader.isRefused { throw client.error(.notDecodable(path: ""), "\(address): no event stream") }
                if reader.isTooLong { throw client.error(.tooLarge, "\(address): an event is too long") }
                failure = error
            }
            let wish: TimeInterval = failure?.retryAfter ?? 0
            if let failure {
                // Who wants to be left alone for long is, as with other requests.
                guard RetryPolicy.mayRepeat(after: failure.kind, isRepeatable: true),
                    wish <= client.configuration.retry.longestRetryAfter
                else { throw failure }
            }
            lastEventID = reader.lastEventID
            if let retry = reader.retry {
                let times: ClosedRange<TimeInterval> = EventStream.reconnectionTimes
                delay = min(max(TimeInterval(retry) / 1_000, times.lowerBound), times.upperBound)
            }
            failureCount = reader.hasBegun ? 0 : failureCount + 1
            let pause: TimeInterval = min(delay * pow(2, Double(max(0, failureCount - 1))), max(delay, longestDelay))
            await HostDelay.wait(max(pause, wish))
            guard !Task.isCancelled else { throw client.error(.cancelled) }
        }
    }

    private static func call(
        _ request: HTTPRequest, _ endpoint: Endpoint<Void>, _ reader: EventReader, _ lastEventID: String
    ) -> Call {
        var request: HTTPRequest = request
        if request[header: "Accept"] == nil { request[header: "Accept"] = "text/event-stream" }
        request[header: "Cache-Control"] = "no-store"
        if !lastEventID.isEmpty { request[header: "Last-Event-ID"] = lastEventID }
        var options = TransferOptions(timeout: endpoint.timeout ?? .infinity, responseLimit: 1 << 20)
        options.timeoutRestarts = true
        options.target = .stream(reader)
        options.isEndless = true
        return Call(request: request, options: options, control: nil, isRepeatable: false, isEndless: true)
    }
}
