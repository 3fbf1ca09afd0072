import Foundation

/// The base URL of a service in each environment.
///
///     let hosts = APIHosts(
///         debug: URL(string: "http://127.0.0.1:8080")!, stage: URL(string: "https://stage.example.org")!,
///         release: URL(string: "https://api.example.org")!)
///     let client = try APIClient(baseURL: hosts.current())
public struct APIHosts: Sendable, Hashable {
    public var debug: URL
    public var stage: URL
    public var release: URL

    /// Makes a table of base URLs, each of scheme `http` or `https`.
    public init(debug: URL, stage: URL, release: URL) {
        self.debug = debug
        self.stage = stage
        self.release = release
    }

    /// The base URL in an environment.
    public subscript(environment: APIEnvironment) -> URL {
        switch environment {
        case .debug: debug
        case .stage: stage
        case .release: release
        }
    }

    /// The base URL in the current environment.
    ///
    /// - Throws: `APIEnvironment.Unknown` if `ENGAWA_ENV` names none.
    public func current() throws(APIEnvironment.Unknown) -> URL {
        self[try APIEnvironment.current()]
    }
}
