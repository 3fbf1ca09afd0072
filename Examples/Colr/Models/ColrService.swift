import APIClient
import Foundation
import Synchronization

/// The Colr server. Models use `current`, unless a test passes a different server.
public struct ColrService: Sendable {
    /// The address of the server if the environment variable `COLR_URL` is not set.
    static let publicAddress = "http://www.colr.org"

    /// The client, or the error of an invalid address.
    let client: Result<APIClient, ColorError>

    /// Creates a service with an address such as `http://localhost:8080`. The first request reports an invalid address.
    public init(address: String) {
        guard let url = URL(string: address), let host = url.host, !host.isEmpty,
            url.scheme == "http" || url.scheme == "https"
        else {
            self.init(client: .failure(.malformedAddress(address)))
            return
        }
        self.init(url: url)
    }

    /// Creates a service with a URL.
    ///
    /// - Parameter timeout: The maximum duration of a request, in seconds.
    public init(url: URL, timeout: TimeInterval = 15) {
        self.init(client: .success(APIClient(baseURL: url, serviceName: "Colr", timeout: timeout)))
    }

    private init(client: Result<APIClient, ColorError>) {
        self.client = client
    }

    private static let shared = Mutex(
        ColrService(address: ProcessInfo.processInfo.environment["COLR_URL"] ?? publicAddress))

    /// The service of this process. It is initialized from the environment variable `COLR_URL`.
    public static var current: ColrService {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }
}
