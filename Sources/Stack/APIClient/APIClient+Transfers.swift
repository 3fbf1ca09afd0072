import Foundation
import HostClock

/// A request that passes through the stages of the client.
struct Call: Sendable {
    var request: HTTPRequest
    var options: TransferOptions
    var control: TransferControl?
    var caching: CacheMode = .standard
    /// Whether the response is endless. Such a request has no total time limit, and the caller handles retries.
    var isEndless = false
}

extension APIClient {
    /// Sends the request that an endpoint describes, and decodes the response.
    nonisolated(nonsending) func perform<Response>(
        _ endpoint: Endpoint<Response>, target: BodyTarget = .memory, control: TransferControl? = nil,
        restartsTimeout: Bool = false, bodyObserver: BodyObserver? = nil
    ) async throws(APIError) -> (HTTPResponse, Response) {
        let request = try request(for: endpoint)
        var options = TransferOptions(
            timeout: endpoint.timeout ?? configuration.timeout, responseLimit: configuration.responseLimit,
            isRepeatable: endpoint.isRepeatable ?? request.method.isIdempotent)
        options.target = target
        options.bodyObserver = bodyObserver
        options.timeoutRestarts = restartsTimeout || control != nil
        let call = Call(request: request, options: options, control: control, caching: endpoint.caching)
        var response: HTTPResponse = try await respond(to: call)
        response.sharedFormat = format
        guard (200..<300).contains(response.status) else { throw error(for: response, to: request.method) }
        do {
            // Decoding a small body takes less time than switching to another executor and back.
            guard response.body.count > APIClient.smallBody else { return (response, try endpoint.decode(response)) }
            return (response, try await decode(response, by: endpoint))
        } catch {
            throw notDecodable(error, url: response.url)
        }
    }

    /// The maximum size of a body that is decoded on the caller's actor, in bytes.
    private static let smallBody = 16 << 10

    @concurrent
    private func decode<Response>(
        _ response: HTTPResponse, by endpoint: Endpoint<Response>
    ) async throws -> Response {
        try endpoint.decode(response)
    }

    // MARK: Attempts

    /// Sends a request, and repeats it as the retry policy specifies.
    nonisolated(nonsending) func attempts(_ call: Call) async throws(APIError) -> HTTPResponse {
        var call = call
        call.options.limit = call.isEndless ? .infinity : MainQueue.shared.now + configuration.totalTimeout
        var attempt = 1
        while true {
            let result = await transfer(call)
            await invalidateCache(after: result, call)
            guard let delay = delay(after: attempt, result, call), delay < remainingTime(of: call) else {
                return try finished(result, attempt)
            }
            await HostDelay.wait(delay)
            guard !Task.isCancelled else { throw error(.cancelled) }
            attempt += 1
            if case .failure(let failure) = result { call.options.partial = failure.partial }
        }
    }

    private func finished(
        _ result: Result<HTTPResponse, TransferFailure>, _ attempt: Int
    ) throws(APIError) -> HTTPResponse {
        switch result {
        case .success(var response):
            response.metrics.attemptCount = attempt
            return response
        case .failure(let failure): throw error(failure)
        }
    }

    /// Returns the remaining time for all attempts of a request, in seconds.
    private func remainingTime(of call: Call) -> TimeInterval {
        call.options.limit + (call.control?.pausedTime ?? 0) - MainQueue.shared.now
    }

    /// Returns the delay before the next attempt, in seconds; nil if there is no further attempt.
    private func delay(
        after attempt: Int, _ result: Result<HTTPResponse, TransferFailure>, _ call: Call
    ) -> TimeInterval? {
        guard !call.isEndless else { return nil }
        if case .stream(let reader) = call.options.target, reader.hasBegun { return nil }
        let kind: APIError.Kind
        let wasSent: Bool
        var requestedDelay: TimeInterval?
        switch result {
        case .failure(let failure): (kind, wasSent) = (failure.kind, failure.wasSent)
        case .success(let response):
            guard !(200..<300).contains(response.status) else { return nil }
            (kind, wasSent) = (.status(response.status), true)
            requestedDelay = response.retryAfter
        }
        let isRepeatable = call.options.isRepeatable
        guard RetryPolicy.mayRepeat(after: kind, wasSent: wasSent, isRepeatable: isRepeatable) else { return nil }
        return configuration.retry.delay(after: attempt, retryAfter: requestedDelay)
    }

    // MARK: Transfers

    /// Transfers a request, and repeats or continues it after each pause.
    nonisolated(nonsending) private func transfer(_ call: Call) async -> Result<HTTPResponse, TransferFailure> {
        guard let control = call.control else { return await submit(call.request, Ticket(), call.options) }
        var options = call.options
        options.observer = { [weak control] in control?.report($0) }
        while true {
            await control.waitWhilePaused()
            guard !Task.isCancelled else { return .failure(.cancelled) }
            let ticket = Ticket()
            guard control.begin(ticket) else { continue }
            options.limit = call.options.limit + control.pausedTime
            let result = await submit(call.request, ticket, options)
            guard case .failure(let failure) = result, failure.isPause else { return result }
            options.partial = failure.partial
        }
    }

    nonisolated(nonsending) private func submit(
        _ request: HTTPRequest, _ ticket: Ticket, _ options: TransferOptions
    ) async -> Result<HTTPResponse, TransferFailure> {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                coordinator.submit(request, ticket: ticket, options: options, continuation: continuation)
            }
        } onCancel: {
            coordinator.cancel(ticket)
        }
    }
}
