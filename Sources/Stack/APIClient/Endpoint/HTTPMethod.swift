/// An HTTP request method.
public struct HTTPMethod: RawRepresentable, Sendable, Hashable {
    /// The method as sent, such as `GET`.
    public let rawValue: String

    /// Creates a method.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let get = HTTPMethod(rawValue: "GET")
    public static let head = HTTPMethod(rawValue: "HEAD")
    public static let post = HTTPMethod(rawValue: "POST")
    public static let put = HTTPMethod(rawValue: "PUT")
    public static let patch = HTTPMethod(rawValue: "PATCH")
    public static let delete = HTTPMethod(rawValue: "DELETE")

    /// Whether the method changes nothing, so that equal requests can share a response.
    var isSafe: Bool { self == .get || self == .head }

    /// Whether a request can be sent again after an unknown result.
    var isIdempotent: Bool { isSafe || self == .put || self == .delete }
}
