/// A request as the server read it.
public struct RecordedRequest: Sendable, Equatable {
    /// Such as `GET`.
    public let method: String
    /// The decoded path, without the query.
    public let path: String
    /// The decoded fields of the query.
    public let query: [String: String]
    /// The body, as text.
    public var body: String { String(decoding: bytes, as: UTF8.self) }
    /// The body.
    public let bytes: [UInt8]
    /// The headers, by their names in lower case.
    public let headers: [String: String]
    /// The port of the client's end of the connection: two requests that have it in common shared a connection.
    public let clientPort: UInt16
}
