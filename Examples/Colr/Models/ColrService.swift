import APIClient
import Foundation
import Synchronization

/// Where Colr is. Models take it from `current`, unless a test gives them one of its own.
public struct ColrService: Sendable {
    /// The address that is used if `COLR_URL` names no other.
    static let publicAddress = "http://www.colr.org"

    /// The client for Colr, or why there is none.
    let client: Result<APIClient, ColorError>

    /// Makes a service at an address such as `http://localhost:8080`. One that is none shows in the first request.
    public init(address: String) {
        guard let url = URL(string: address), let host = url.host, !host.isEmpty,
            url.scheme == "http" || url.scheme == "https"
        else {
            self.init(client: .failure(.malformedAddress(address)))
            return
        }
        self.init(url: url)
    }

    /// Makes a service at `url`.
    ///
    /// - Parameter timeout: how many seconds a request may take.
    public init(url: URL, timeout: TimeInterval = 15) {
        self.init(client: .success(APIClient(baseURL: url, serviceName: "Colr", timeout: timeout)))
    }

    private init(client: Result<APIClient, ColorError>) {
        self.client = client
    }

    private static let shared = Mutex(
        ColrService(address: ProcessInfo.processInfo.environment["COLR_URL"] ?? publicAddress))

    /// The service of this process: at `COLR_URL` of the environment, until another one is set.
    public static var current: ColrService {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }
}
