import Foundation

/// The address of a server or of a resource on it, as specified in an environment variable or on a command line.
///
///     let address = try ServerAddress(text)
///     let client = APIClient(baseURL: address.origin)
///     try await client.send(Endpoint<Void>(.get, address.path))
public struct ServerAddress: Sendable, Hashable {
    /// The whole address, with the scheme `http` or `https` and a host.
    public let url: URL
    /// The URL of the server: the address without path, query and fragment.
    public let origin: URL
    /// The path and query, unchanged; a slash if the address has no path.
    public let path: EndpointPath

    /// Parses an address.
    ///
    /// - Throws: `Malformed` with a message for the user.
    public init(_ text: String) throws(Malformed) {
        guard var parts = URLComponents(string: text), let url = parts.url, let host = parts.host, !host.isEmpty,
            let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https"
        else { throw Malformed(text: text) }
        self.url = url
        var path: String = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
        // Parsing and encoding the query again could change parts of it, such as a plus sign or a name without a value.
        if let query = parts.percentEncodedQuery { path += "?" + query }
        self.path = EndpointPath(stringLiteral: path)
        parts.percentEncodedPath = ""
        parts.query = nil
        parts.fragment = nil
        guard let origin = parts.url else { throw Malformed(text: text) }
        self.origin = origin
    }

    /// The error for a malformed address.
    public struct Malformed: PresentableError, Hashable {
        /// The text that was parsed.
        public let text: String

        /// A message with the address and an example of a valid one.
        public var message: String {
            """
            “\(text)” is not the address of a server. Enter one that begins with http:// or https://, such as \
            http://localhost:8080.
            """
        }

        /// False, because trying again does not change the address.
        public var isRetryable: Bool { false }

        /// Empty, because the message contains all details.
        public var details: String { "" }
    }
}
