import Foundation

/// A request that the server received.
public struct RecordedRequest: Sendable, Equatable {
    /// The method, such as `GET`.
    public let method: String
    /// The decoded path, without the query.
    public let path: String
    /// The decoded fields of the query.
    public let query: [String: String]
    /// The body as text.
    public var body: String { String(decoding: bytes, as: UTF8.self) }
    /// The body. If it has more than 64 KiB, it is in a temporary file, which each access reads.
    public var bytes: [UInt8] { content.bytes }
    /// The headers by lowercase name.
    public let headers: [String: String]
    /// The port of the client's end of the connection. Requests with the same port used the same connection.
    public let clientPort: UInt16
    /// The origin of the server, such as `http://127.0.0.1:8080`.
    public let origin: String
    /// The components of the path that the route's `{name}` matched. Empty in `TestServer.requests`.
    public internal(set) var parameters: [String: String] = [:]

    let content: ReceivedBody

    /// Creates a request like those in `TestServer.requests`, to call a route's handler without a server.
    public init(
        _ method: String, _ path: String, query: [String: String] = [:], headers: [String: String] = [:],
        body: [UInt8] = [], clientPort: UInt16 = 0, origin: String = "http://127.0.0.1",
        parameters: [String: String] = [:]
    ) {
        self.init(
            method, path, query: query, headers: headers, content: .memory(body), clientPort: clientPort,
            origin: origin, parameters: parameters)
    }

    init(
        _ method: String, _ path: String, query: [String: String], headers: [String: String], content: ReceivedBody,
        clientPort: UInt16, origin: String, parameters: [String: String] = [:]
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.content = content
        self.headers = headers
        self.clientPort = clientPort
        self.origin = origin
        self.parameters = parameters
    }

    /// The method, the path, and the query with its fields sorted by name, such as `GET /users?page=2`.
    public var line: String {
        let fields: [String] = query.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return "\(method) \(path)" + (fields.isEmpty ? "" : "?" + fields.joined(separator: "&"))
    }

    /// The fields of a body of the type `application/x-www-form-urlencoded`. If a name repeats, the first value is
    /// used.
    public var form: [String: String] { FormFields.values(of: body) }

    /// Decodes the body from JSON.
    ///
    /// - Parameter decoder: The decoder. The default reads dates from ISO 8601 text.
    public func json<Value: Decodable>(as type: Value.Type = Value.self, decoder: JSONDecoder? = nil) throws -> Value {
        let standard = JSONDecoder()
        standard.dateDecodingStrategy = .iso8601
        return try (decoder ?? standard).decode(type, from: Data(bytes))
    }
}
