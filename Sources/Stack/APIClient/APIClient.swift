import Foundation
import Synchronization

/// Sends requests to one server.
///
/// Transfers run on libcurl, on a thread of the client's own that starts with the first request and ends with the
/// client. Connections are kept and used again. Two equal GETs under way at the same time are one transfer.
public final class APIClient: Sendable {
    /// How the client talks to its server.
    public let configuration: APIConfiguration

    /// How many exist.
    static let liveCount = Atomic<Int>(0)

    let coordinator: TransferCoordinator

    /// Nil if it is no URL that paths can be appended to.
    let base: BaseURL?

    /// Makes a client. It opens no connection before its first request.
    public init(_ configuration: APIConfiguration) {
        self.configuration = configuration
        let settings = TransferSettings(configuration)
        base = settings.base
        coordinator = TransferCoordinator(settings: settings)
        APIClient.liveCount.add(1, ordering: .relaxed)
    }

    /// Makes a client with what is used most of a configuration.
    ///
    /// - Parameters:
    ///   - baseURL: of scheme `http` or `https`.
    ///   - serviceName: the host's name, if left out.
    ///   - timeout: in seconds; 30 if left out.
    ///   - responseLimit: in bytes; 64 MiB if left out.
    public convenience init(
        baseURL: URL, serviceName: String? = nil, headers: [String: String] = [:], timeout: TimeInterval = 30,
        responseLimit: Int = 64 << 20
    ) {
        var configuration = APIConfiguration(baseURL: baseURL, serviceName: serviceName)
        configuration.headers = headers
        configuration.timeout = timeout
        configuration.responseLimit = responseLimit
        self.init(configuration)
    }

    deinit {
        coordinator.close()
        APIClient.liveCount.subtract(1, ordering: .relaxed)
    }

    /// The URL that the paths of endpoints are appended to.
    public var baseURL: URL { configuration.baseURL }
    /// What the messages of errors call the server, such as "Colr".
    public var serviceName: String { configuration.serviceName }

    /// How many transfers of this client are under way. `NetworkActivity` counts those of all clients.
    public var activeTransferCount: Int { coordinator.transferCount }

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

    /// Sends a request and waits for its response, while somebody looks at the body as it comes.
    ///
    /// Otherwise it is like `send(_:)`: the answer may come from the cache or with somebody else's transfer, and nothing
    /// is shown of what came before.
    ///
    /// - Parameter body: shown all of a success's body that has come, whenever more comes; after another attempt that may
    ///   be less than before. It is called on the thread of the transfers, so it must be quick, and the bytes end with
    ///   the call.
    /// - Throws: `APIError`, whose `message` can be shown to a person.
    nonisolated(nonsending) public func send<Response>(
        _ endpoint: Endpoint<Response>, showing body: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws(APIError) -> Response {
        try await perform(endpoint, bodyObserver: body).1
    }
}
