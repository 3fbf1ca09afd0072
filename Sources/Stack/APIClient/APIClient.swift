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
        try await perform(endpoint).1
    }
}
