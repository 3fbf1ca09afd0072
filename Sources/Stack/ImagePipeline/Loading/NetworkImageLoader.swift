public import APIClient
import Dispatch
public import Foundation
import HostClock
import Synchronization

/// Loads pictures from servers, from files and from data URLs. Each server has its own client.
///
/// If the configuration of the clients has a cache, the cache stores the responses that may be cached. The clients of
/// the most recently used servers stay connected.
public final class NetworkImageLoader: ImageDataLoading {
    /// The number of clients that are kept. Each has a thread and connections. A client that is released ends with its
    /// last request.
    static let clientLimit = 8

    /// The maximum size of a file that is read, in bytes.
    static let fileLimit = 256 << 20

    private struct State {
        /// The configurations by server URL. A new client for the same server reuses them, with their cookies.
        var configurations: [String: APIConfiguration] = [:]
        var clients = CostLimitedCache<String, APIClient>(limit: NetworkImageLoader.clientLimit)
    }

    private let state = Mutex(State())
    private let configure: @Sendable (inout APIConfiguration) -> Void
    private let threads = DispatchQueue(label: "image files", qos: .userInitiated, attributes: .concurrent)

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
        case "file", "data": return try await readInBackground(url)
        default:
            throw ImageError.notLoaded(
                message: "The address of the picture is not valid.", isRetryable: false,
                details: Secrets.removed(from: url.absoluteString))
        }
    }

    /// Reads a file or decodes a data URL on a background thread. Virtual time stands still until it ends.
    nonisolated(nonsending) private func readInBackground(_ url: URL) async throws -> Data {
        let work = Ledger.shared.begin()
        let result: Result<Data, any Error> = await withCheckedContinuation { continuation in
            threads.async {
                let result = Result { try NetworkImageLoader.read(url) }
                Ledger.shared.complete(work) { continuation.resume(returning: result) }
            }
        }
        try Task.checkCancellation()
        return try result.get()
    }

    private static func read(_ url: URL) throws -> Data {
        guard url.scheme?.lowercased() == "data" else { return try readFile(url) }
        guard let data = DataURL.contents(of: url.absoluteString) else {
            throw ImageError.notAnImage(details: "data URL")
        }
        return data
    }

    /// Reads a regular file. Refuses devices and pipes, which may have no end, because URLs of pictures can come from
    /// servers. Files of the kernel have no end either, so no more than the size of the file is read.
    private static func readFile(_ url: URL) throws -> Data {
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
        guard status.st_size <= fileLimit else { throw failure("It has \(status.st_size) bytes.") }
        let data: Data
        do {
            data = try file.read(upToCount: status.st_size + 1) ?? Data()
        } catch {
            throw failure("\(error)")
        }
        guard data.count <= status.st_size else { throw failure("It has more than \(status.st_size) bytes.") }
        return data
    }

    private func client(for url: URL) throws -> APIClient {
        // The components keep the user name, and the brackets of an IPv6 address.
        var origin = URLComponents(url: url, resolvingAgainstBaseURL: true)
        origin?.percentEncodedPath = ""
        origin?.percentEncodedQuery = nil
        origin?.percentEncodedFragment = nil
        guard let base = origin?.url, let host = url.host, !host.isEmpty else {
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
