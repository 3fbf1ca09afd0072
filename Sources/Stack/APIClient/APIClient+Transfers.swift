import Foundation

extension APIClient {
    /// Sends what an endpoint asks for, and makes its response.
    nonisolated(nonsending) func perform<Response>(
        _ endpoint: Endpoint<Response>, target: BodyTarget = .memory, control: TransferControl? = nil
    ) async throws(APIError) -> (HTTPResponse, Response) {
        let request: HTTPRequest = try request(for: endpoint)
        var options = TransferOptions(timeout: endpoint.timeout ?? timeout, responseLimit: responseLimit)
        options.target = target
        options.timeoutRestarts = control != nil
        let response: HTTPResponse
        do throws(TransferFailure) {
            response = try await transfer(request, options, control: control)
        } catch {
            throw self.error(error.kind, error.details)
        }
        guard (200..<300).contains(response.status) else {
            throw error(
                .status(response.status), "\(request.method.rawValue) \(response.url): status \(response.status)")
        }
        do {
            // What is small is decoded where the caller is: that takes less time than to go elsewhere and come back.
            guard response.body.count > APIClient.smallBody else { return (response, try endpoint.decode(response)) }
            return (response, try await decode(response, by: endpoint))
        } catch {
            throw notDecodable(error, url: response.url)
        }
    }

    /// The largest body that is decoded on the caller's own actor, in bytes.
    private static let smallBody = 16 << 10

    @concurrent
    private func decode<Response>(
        _ response: HTTPResponse, by endpoint: Endpoint<Response>
    ) async throws -> Response {
        try endpoint.decode(response)
    }

    /// Transfers a request; where it is paused, as often as it takes.
    nonisolated(nonsending) func transfer(
        _ request: HTTPRequest, _ options: TransferOptions, control: TransferControl?
    ) async throws(TransferFailure) -> HTTPResponse {
        guard let control else { return try await fly(request, Ticket(), options) }
        var options: TransferOptions = options
        options.observer = { [weak control] in control?.report($0) }
        while true {
            await control.waitWhilePaused()
            let ticket = Ticket()
            guard !Task.isCancelled else { throw .cancelled }
            guard control.begin(ticket) else { continue }
            do throws(TransferFailure) {
                return try await fly(request, ticket, options)
            } catch {
                guard error.isPause else { throw error }
                options.partial = error.partial
            }
        }
    }

    nonisolated(nonsending) private func fly(
        _ request: HTTPRequest, _ ticket: Ticket, _ options: TransferOptions
    ) async throws(TransferFailure) -> HTTPResponse {
        let result: Result<HTTPResponse, TransferFailure> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                board.board(request, ticket: ticket, options: options, continuation: continuation)
            }
        } onCancel: {
            board.cancel(ticket)
        }
        return try result.get()
    }
}
