import Foundation
import HostClock

/// Keeps a stream of events connected until it ends or is canceled.
enum EventConnection {
    /// The default delay before reconnecting, in seconds. The server can change it within
    /// `EventStream.reconnectionTimes`.
    private static let firstDelay: TimeInterval = 3
    /// The maximum delay after successive failures, in seconds.
    private static let longestDelay: TimeInterval = 60

    static func run(
        _ client: APIClient, _ endpoint: Endpoint<Void>, _ lastEventID: String, _ queue: PieceQueue<ServerSentEvent>
    ) async throws(APIError) {
        let request = try client.request(for: endpoint)
        let address = Secrets.removed(from: request.url)
        var lastEventID = lastEventID
        var delay = firstDelay
        var failureCount = 0
        while true {
            let reader = EventReader(lastEventID: lastEventID, queue)
            var failure: APIError?
            do throws(APIError) {
                let call = call(request, endpoint, reader, lastEventID)
                let response: HTTPResponse = try await client.respond(to: call)
                if response.status == 204 { return }
                if !(200..<300).contains(response.status) { failure = client.error(for: response, to: request.method) }
            } catch {
                if reader.isRefused { throw client.error(.notDecodable(path: ""), "\(address): not an event stream") }
                if reader.isTooLong { throw client.error(.tooLarge, "\(address): an event is too long") }
                failure = error
            }
            let requestedDelay: TimeInterval = failure?.retryAfter ?? 0
            if let failure {
                // A long `Retry-After` ends the stream, as it ends the retries of other requests.
                guard RetryPolicy.mayRepeat(after: failure.kind, wasSent: true, isRepeatable: true),
                    requestedDelay <= client.configuration.retry.maximumRetryAfter
                else { throw failure }
            }
            lastEventID = reader.lastEventID
            if let retry = reader.retry {
                let times = EventStream.reconnectionTimes
                delay = min(max(TimeInterval(retry) / 1_000, times.lowerBound), times.upperBound)
            }
            failureCount = reader.hasBegun ? 0 : failureCount + 1
            let pause: TimeInterval = min(delay * pow(2, Double(max(0, failureCount - 1))), max(delay, longestDelay))
            await HostDelay.wait(max(pause, requestedDelay))
            guard !Task.isCancelled else { throw client.error(.cancelled) }
        }
    }

    private static func call(
        _ request: HTTPRequest, _ endpoint: Endpoint<Void>, _ reader: EventReader, _ lastEventID: String
    ) -> Call {
        var request = request
        if request[header: "Accept"] == nil { request[header: "Accept"] = "text/event-stream" }
        request[header: "Cache-Control"] = "no-store"
        if !lastEventID.isEmpty { request[header: "Last-Event-ID"] = lastEventID }
        var options = TransferOptions(
            timeout: endpoint.timeout ?? .infinity, responseLimit: 1 << 20,
            isRepeatable: endpoint.isRepeatable ?? request.method.isIdempotent)
        options.timeoutRestarts = true
        options.target = .stream(reader)
        options.isEndless = true
        return Call(request: request, options: options, control: nil, isEndless: true)
    }
}
