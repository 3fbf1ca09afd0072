/// An HTTP request method.
public struct HTTPMethod: RawRepresentable, Sendable, Hashable {
    /// The method as sent, such as `GET`.
    public let rawValue: String

    /// Creates a method.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The method `GET`.
    public static let get = HTTPMethod(rawValue: "GET")
    /// The method `HEAD`.
    public static let head = HTTPMethod(rawValue: "HEAD")
    /// The method `POST`.
    public static let post = HTTPMethod(rawValue: "POST")
    /// The method `PUT`.
    public static let put = HTTPMethod(rawValue: "PUT")
    /// The method `PATCH`.
    public static let patch = HTTPMethod(rawValue: "PATCH")
    /// The method `DELETE`.
    public static let delete = HTTPMethod(rawValue: "DELETE")

    /// Whether the method only reads, so that equal requests can share a response.
    var isSafe: Bool { ["GET", "HEAD", "OPTIONS", "TRACE"].contains(rawValue) }

    /// Whether a request can be sent again after an unknown result.
    var isIdempotent: Bool { isSafe || self == .put || self == .delete }
}
