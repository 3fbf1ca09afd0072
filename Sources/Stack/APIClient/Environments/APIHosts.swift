import Foundation

/// The base URL of a service in each environment.
///
///     let hosts = APIHosts(
///         debug: URL(string: "http://127.0.0.1:8080")!, stage: URL(string: "https://stage.example.org")!,
///         release: URL(string: "https://api.example.org")!)
///     let client = try APIClient(baseURL: hosts.current())
public struct APIHosts: Sendable, Hashable {
    /// The base URL for development.
    public var debug: URL
    /// The base URL for testing a release.
    public var stage: URL
    /// The base URL for production.
    public var release: URL

    /// Creates a table of base URLs with the scheme `http` or `https`.
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
    /// - Throws: `APIEnvironment.Unknown` if the name in `ENGAWA_ENV` is unknown.
    public func current() throws(APIEnvironment.Unknown) -> URL {
        self[try APIEnvironment.current()]
    }
}
