import Foundation

/// What a server answered.
public struct HTTPResponse: Sendable {
    /// The status, such as 200.
    public let status: Int
    /// The headers, by their names in lower case. Repeated ones are joined by commas.
    public let headers: [String: String]
    /// The body, uncompressed.
    public let body: [UInt8]
    /// Where the answer came from, after redirects.
    public let url: String

    /// The body as `Data`, a copy.
    public var data: Data { Data(body) }
}
