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
    /// The body.
    public let bytes: [UInt8]
    /// The headers by lowercase name.
    public let headers: [String: String]
    /// The port of the client's end of the connection. Requests with the same port used the same connection.
    public let clientPort: UInt16
}
