/// The value of a `Content-Type` header (RFC 9110, 8.3): `text/html; charset=utf-8`.
public struct ContentType: Sendable, Hashable {
    /// The media type in lowercase, such as `application/json`.
    public let mediaType: String
    /// The parameters by lowercase name, such as `boundary`.
    public let parameters: [String: String]

    /// The parameter `charset`, such as `utf-8`, if any.
    public var charset: String? { parameters["charset"].flatMap { $0.isEmpty ? nil : $0 } }

    /// Whether the media type is `application/json` or ends with `+json`.
    public var isJSON: Bool { mediaType == "application/json" || mediaType.hasSuffix("+json") }

    /// Parses a header's value; nil without a media type.
    public init?(_ text: String) {
        var scanner = HeaderScanner(text)
        mediaType = CacheControl.trimmed(scanner.read(before: ";,")).lowercased()
        parameters = scanner.readParameters()
        if mediaType.isEmpty { return nil }
    }

    /// Returns the `charset` parameter of a header, if any.
    static func charset(_ text: String?) -> String? {
        text.flatMap(ContentType.init)?.charset
    }
}
