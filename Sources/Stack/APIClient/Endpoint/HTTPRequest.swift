/// An HTTP request. Safe requests that are equal can share a response.
public struct HTTPRequest: Sendable, Hashable {
    /// A header field of a request.
    public struct Header: Sendable, Hashable {
        /// The name. It is compared case-insensitively.
        public var name: String
        /// The value.
        public var value: String

        /// Creates a header.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The request method.
    public var method: HTTPMethod
    /// The full URL.
    public var url: String
    /// The headers. The client creates them in the same order for equal endpoints.
    public var headers: [Header]
    var body: Payload?
    var isInBackground = false

    /// The size of the body, in bytes; nil without a body.
    public var bodyCount: Int? { body?.count }

    /// The value of the first header with the given name. Setting it replaces all headers with the name. Names are
    /// compared case-insensitively.
    public subscript(header name: String) -> String? {
        get {
            let name = name.lowercased()
            return headers.first { $0.name.lowercased() == name }?.value
        }
        set {
            let key = name.lowercased()
            headers.removeAll { $0.name.lowercased() == key }
            if let newValue { headers.append(Header(name: name, value: newValue)) }
        }
    }
}
