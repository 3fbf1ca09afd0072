/// A request method of HTTP.
public struct HTTPMethod: RawRepresentable, Sendable, Hashable {
    /// The method as it is sent, such as `GET`.
    public let rawValue: String

    /// Makes a method of one's own.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let get = HTTPMethod(rawValue: "GET")
    public static let head = HTTPMethod(rawValue: "HEAD")
    public static let post = HTTPMethod(rawValue: "POST")
    public static let put = HTTPMethod(rawValue: "PUT")
    public static let patch = HTTPMethod(rawValue: "PATCH")
    public static let delete = HTTPMethod(rawValue: "DELETE")

    /// Whether a request only asks, so that two equal ones may be answered as one.
    var isSafe: Bool { self == .get || self == .head }

    /// Whether a request may be sent again when nobody knows if the first one arrived.
    var isIdempotent: Bool { isSafe || self == .put || self == .delete }
}
