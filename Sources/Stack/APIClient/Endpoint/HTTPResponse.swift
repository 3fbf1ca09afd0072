import Foundation

/// What a server answered.
public struct HTTPResponse: Sendable {
    /// The status, such as 200.
    public var status: Int
    /// The headers, by their names in lower case. Repeated ones are joined by commas.
    public var headers: [String: String]
    /// The body, uncompressed. Empty where it went to a file.
    public var body: [UInt8]
    /// Where the answer came from, after redirects.
    public var url: String

    /// Makes a response, for code that answers in a server's place.
    public init(status: Int = 200, headers: [String: String] = [:], body: [UInt8] = [], url: String) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
    }

    /// The body as `Data`, a copy.
    public var data: Data { Data(body) }
}
