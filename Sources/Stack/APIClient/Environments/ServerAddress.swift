import Foundation

/// The address of a server, or of something on it, as a person writes it in a variable or on a command line.
///
///     let address = try ServerAddress(text)
///     let client = APIClient(baseURL: address.origin)
///     client.send(Endpoint<Void>(.get, address.path, query: address.query))
public struct ServerAddress: Sendable, Hashable {
    /// The whole address, of scheme `http` or `https` and with a host.
    public let url: URL
    /// The server: the address without what follows the host and its port.
    public let origin: URL
    /// What follows them; at least a slash.
    public let path: EndpointPath
    /// The fields after the question mark.
    public let query: Fields

    /// Reads an address.
    ///
    /// - Throws: `Malformed` with a sentence for a person.
    public init(_ text: String) throws(Malformed) {
        guard var parts = URLComponents(string: text), let url = parts.url, let host = parts.host, !host.isEmpty,
            let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https"
        else { throw Malformed(text: text) }
        self.url = url
        path = EndpointPath(stringLiteral: parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath)
        query = Fields((parts.queryItems ?? []).map { Fields.Field(name: $0.name, value: $0.value ?? "") })
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
