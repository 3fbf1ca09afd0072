import Foundation
import Synchronization

/// A client that sends requests to one server.
///
/// Transfers run on libcurl, on a thread that starts with the first request and ends with the client. Connections are
/// reused. Equal GETs that are in progress at the same time share one transfer.
public final class APIClient: Sendable {
    /// The configuration of the client.
    public let configuration: APIConfiguration

    /// The number of instances, which tests use to find leaks.
    static let liveCount = Atomic<Int>(0)

    let coordinator: TransferCoordinator

    let format: SharedJSONFormat

    /// The parsed base URL; nil if paths cannot be appended to it.
    let base: BaseURL?

    /// Creates a client. It opens no connection before its first request.
    public init(_ configuration: APIConfiguration) {
        self.configuration = configuration
        format = SharedJSONFormat(configuration.json)
        let settings = TransferSettings(configuration)
        base = settings.base
        coordinator = TransferCoordinator(settings: settings)
        APIClient.liveCount.add(1, ordering: .relaxed)
    }

    /// Creates a client with the most common settings.
    ///
    /// - Parameters:
    ///   - baseURL: The base URL, with the scheme `http` or `https`.
    ///   - serviceName: The name of the service in error messages. The default is the host name.
    ///   - headers: The headers that are sent with every request.
    ///   - timeout: The timeout of one attempt, in seconds. The default is 30.
    ///   - responseLimit: The maximum size of a response in memory, in bytes. The default is 64 MiB.
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
    /// The name of the service in error messages, such as "Colr".
    public var serviceName: String { configuration.serviceName }

    /// The number of transfers in progress. `NetworkActivity` counts those of all clients.
    public var activeTransferCount: Int { coordinator.transferCount }

    /// Sends a request and waits for its response.
    ///
    /// If the task is canceled, the call throws immediately. The transfer is canceled, unless other callers share it.
    ///
    /// - Throws: `APIError`, whose `message` can be shown to the user.
    nonisolated(nonsending) public func send<Response>(_ endpoint: Endpoint<Response>) async throws(APIError)
        -> Response
    {
        try await perform(endpoint).1
    }

    /// Sends a request like `send(_:)`, and returns the decoded value with the whole response: its status, headers and
    /// links.
    ///
    /// - Throws: `APIError`, whose `message` can be shown to the user.
    nonisolated(nonsending) public func response<Response>(
        to endpoint: Endpoint<Response>
    ) async throws(APIError) -> (value: Response, response: HTTPResponse) {
        let (response, value) = try await perform(endpoint)
        return (value, response)
    }

    /// Sends a request, passes the body to a closure while it is received, and waits for the response.
    ///
    /// As with `send(_:)`, the response may come from the cache or from a transfer that another caller started. `body`
    /// is not called for bytes that were received before this call.
    ///
    /// - Parameter body: A closure that is called whenever bytes of a successful response arrive. It receives all bytes
    ///   that have arrived so far. After a retry there may be fewer bytes than before. The closure is called on the
    ///   transfer thread and must return quickly. The bytes are valid only until the closure returns.
    /// - Throws: `APIError`, whose `message` can be shown to the user.
    nonisolated(nonsending) public func send<Response>(
        _ endpoint: Endpoint<Response>, showing body: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws(APIError) -> Response {
        try await perform(endpoint, bodyObserver: body).1
    }
}
