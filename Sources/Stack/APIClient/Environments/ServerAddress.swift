import Foundation

/// The address of a server, or of something on it, as a person writes it in a variable or on a command line.
///
///     let address = try ServerAddress(text)
///     let client = APIClient(baseURL: address.origin)
///     try await client.send(Endpoint<Void>(.get, address.path))
public struct ServerAddress: Sendable, Hashable {
    /// The whole address, of scheme `http` or `https` and with a host.
    public let url: URL
    /// The server: the address without what follows the host and its port.
    public let origin: URL
    /// What follows them, the query included, as it was written; at least a slash.
    public let path: EndpointPath

    /// Reads an address.
    ///
    /// - Throws: `Malformed` with a sentence for a person.
    public init(_ text: String) throws(Malformed) {
        guard var parts = URLComponents(string: text), let url = parts.url, let host = parts.host, !host.isEmpty,
            let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https"
        else { throw Malformed(text: text) }
        self.url = url
        var path: String = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
        // To take the query apart and write it anew would change it: a plus, or a name without a value.
        if let query = parts.percentEncodedQuery { path += "?" + query }
        self.path = EndpointPath(stringLiteral: path)
        parts.percentEncodedPath = ""
        parts.query = nil
        parts.fragment = nil
        guard let origin = parts.url else { throw Malformed(text: text) }
        self.origin = origin
    }

    /// A text that is no address.
    public struct Malformed: PresentableError, Hashable {
        /// What was written.
        public let text: String

        public var message: String {
            """
            “\(text)” is not the address of a server. Write one that begins with http:// or https://, such as \
            http://localhost:8080.
            """
        }

        public var isRetryable: Bool { false }

        public var details: String { "" }
    }
}
