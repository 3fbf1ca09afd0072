import Foundation
import HostClock
import Parsing

extension HTTPResponse {
    /// The links of the `Link` headers, such as `links["next"]`.
    public var links: HTTPLinks { HTTPLinks(headers["link"] ?? "", relativeTo: URL(string: url)) }

    /// The media type and its parameters; nil without a valid `Content-Type` header.
    public var contentType: ContentType? { headers["content-type"].flatMap(ContentType.init) }

    /// The delay that the server requests with `Retry-After`, in seconds; nil if it requests none. A date is compared
    /// with the response's `Date`.
    public var retryAfter: TimeInterval? {
        RetryAfter.seconds(headers, now: MainQueue.shared.date.timeIntervalSince1970)
    }

    /// Decodes a value from the JSON body, with the format of the client's configuration.
    ///
    /// - Throws: `DecodingError`, or any error that the decoded type throws.
    public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try (sharedFormat?.format.decoder ?? FastJSONDecoder()).decode(type, from: body)
    }
}
