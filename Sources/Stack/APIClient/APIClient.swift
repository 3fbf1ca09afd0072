import Foundation

/// Sends requests to one server.
///
/// Transfers run on libcurl, on a thread of the client's own that starts with the first request and ends with the
/// client. Connections are kept and used again. Two equal GETs under way at the same time are one transfer.
public final class APIClient: Sendable {
    /// The URL that the paths of endpoints are appended to.
    public let baseURL: URL
    /// What the messages of errors call the server, such as "Colr".
    public let serviceName: String
    /// Headers that are sent with every request. An endpoint's own go before them.
    public let headers: [String: String]
    /// How many seconds of the host's time a request may take, unless its endpoint says otherwise.
    public let timeout: TimeInterval
    /// The largest body of a response, in bytes after decompression.
    public let responseLimit: Int

    let board = FlightBoard()

    /// Makes a client. It opens no connection before its first request.
    ///
    /// - Parameters:
    ///   - baseURL: of scheme `http` or `https`.
    ///   - serviceName: the host's name, if left out.
    ///   - timeout: in seconds; 30 if left out.
    ///   - responseLimit: in bytes; 64 MiB if left out.
    public init(
        baseURL: URL, serviceName: String? = nil, headers: [String: String] = [:], timeout: TimeInterval = 30,
        responseLimit: Int = 64 << 20
    ) {
        self.baseURL = baseURL
        self.serviceName = serviceName ?? baseURL.host ?? "The server"
        self.headers = headers
        self.timeout = timeout
        self.responseLimit = responseLimit
    }

    deinit { board.close() }

    /// How many transfers of this client are under way. `NetworkActivity` counts those of all clients.
    public var activeTransferCount: Int { board.transferCount }

    /// Sends a request and waits for its response.
    ///
    /// If the task is cancelled, the transfer is called off and the call throws at once.
    ///
    /// - Throws: `APIError`, whose `message` can be shown to a person.
    nonisolated(nonsending) public func send<Response>(_ endpoint: Endpoint<Response>) async throws(APIError)
        -> Response
    {
        let request: HTTPRequest = try request(for: endpoint)
        let response: HTTPResponse
        do {
            response = try await transfer(request, timeout: endpoint.timeout ?? timeout)
        } catch let failure as TransferFailure {
            throw error(failure.kind, failure.details)
        } catch {
            throw self.error(.failed, String(describing: error))
        }
        guard (200..<300).contains(response.status) else {
            throw error(
                .status(response.status), "\(request.method.rawValue) \(response.url): status \(response.status)")
        }
        do {
            // What is small is decoded where the caller is: that takes less time than to go elsewhere and come back.
            guard response.body.count > APIClient.smallBody else { return try endpoint.decode(response) }
            return try await decode(response, by: endpoint)
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

    nonisolated(nonsending) private func transfer(_ request: HTTPRequest, timeout: TimeInterval) async throws
        -> HTTPResponse
    {
        let ticket = Ticket()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                board.board(
                    request, ticket: ticket, timeout: timeout, responseLimit: responseLimit,
                    continuation: continuation)
            }
        } onCancel: {
            board.cancel(ticket)
        }
    }
}
