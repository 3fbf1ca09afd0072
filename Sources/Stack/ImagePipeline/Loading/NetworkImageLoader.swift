public import APIClient
public import Foundation
import Synchronization

/// Loads pictures from servers, from files and from data URLs. Each server has its own client.
///
/// If the configuration of the clients has a cache, the cache stores the responses that may be cached. The clients of
/// the most recently used servers stay connected.
public final class NetworkImageLoader: ImageDataLoading {
    /// The number of clients that are kept. Each has a thread and connections. A client that is released ends with its
    /// last request.
    static let clientLimit = 8

    private struct State {
        /// The configurations by server URL. A new client for the same server reuses them, with their cookies.
        var configurations: [String: APIConfiguration] = [:]
        var clients = CostLimitedCache<String, APIClient>(limit: NetworkImageLoader.clientLimit)
    }

    private let state = Mutex(State())
    private let configure: @Sendable (inout APIConfiguration) -> Void

    /// Creates a loader.
    ///
    /// - Parameter configure: Completes the configuration of the client for a server, such as its cache, headers and
    ///   retry policy. Called once for each server.
    public init(configure: @escaping @Sendable (inout APIConfiguration) -> Void = { $0.retry = .standard }) {
        self.configure = configure
    }

    nonisolated(nonsending) public func data(for url: URL) async throws -> Data {
        try await data(for: url, showing: { _ in })
    }

    nonisolated(nonsending) public func data(
        for url: URL, showing body: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Data {
        switch url.scheme?.lowercased() {
        case "http", "https": return try await client(for: url).send(endpoint(for: url), showing: body)
        case "file", "data": return try read(url)
        default:
            throw ImageError.notLoaded(
                message: "The address of the picture is not valid.", isRetryable: false,
                details: Secrets.removed(from: url.absoluteString))
        }
    }

    private func read(_ url: URL) throws -> Data {
        if url.scheme?.lowercased() == "data" {
            guard let comma = url.absoluteString.firstIndex(of: ","),
                url.absoluteString[..<comma].hasSuffix(";base64"),
                let data = Data(base64Encoded: String(url.absoluteString[comma...].dropFirst()))
            else { throw ImageError.notAnImage(details: "data URL") }
            return data
        }
        return try readFile(url)
    }

    /// Reads a regular file. Refuses devices and pipes, which may have no end, because URLs of pictures can come from
    /// servers.
    private func readFile(_ url: URL) throws -> Data {
        func failure(_ reason: String) -> ImageError {
            .notLoaded(
                message: "The file of the picture could not be read.", isRetryable: true,
                details: "\(url.path): \(reason)")
        }
        // O_NONBLOCK: opening a pipe must not wait for its other end.
        let descriptor: Int32 = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(String(cString: strerror(errno))) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw failure("It is not a regular file.")
        }
        do {
            return try file.readToEnd() ?? Data()
        } catch {
            throw failure("\(error)")
        }
    }

    private func client(for url: URL) throws -> APIClient {
        var origin = URLComponents()
        origin.scheme = url.scheme
        origin.host = url.host
        origin.port = url.port
        guard let base = origin.url, let host = url.host, !host.isEmpty else {
            throw ImageError.notLoaded(
                message: "The address of the picture is not valid.", isRetryable: false,
                details: Secrets.removed(from: url.absoluteString))
        }
        let key = base.absoluteString
        return state.withLock { state in
            if let client = state.clients.value(for: key) { return client }
            let client = APIClient(state.configurations[key] ?? configuration(for: base))
            state.configurations[key] = client.configuration
            state.clients.store(client, for: key, cost: 1)
            return client
        }
    }

    private func configuration(for base: URL) -> APIConfiguration {
        var configuration = APIConfiguration(baseURL: base)
        configure(&configuration)
        return configuration
    }

    private func endpoint(for url: URL) -> Endpoint<Data> {
        let components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        var path: String = components?.percentEncodedPath ?? ""
        if path.isEmpty { path = "/" }
        if let query = components?.percentEncodedQuery { path += "?\(query)" }
        return Endpoint(.get, EndpointPath(stringLiteral: path), headers: ["Accept": "image/*"]) { Data($0.body) }
    }
}
