/// A request in the form in which it goes over the wire. Equal ones ask for the same.
public struct HTTPRequest: Sendable, Hashable {
    /// One line of a request's head.
    public struct Header: Sendable, Hashable {
        /// The name; case does not matter.
        public var name: String
        public var value: String

        /// Makes a header.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    public var method: HTTPMethod
    /// The whole URL, as it is sent.
    public var url: String
    /// The headers, sorted by name when the client made the request.
    public var headers: [Header]
    var body: Payload?

    /// The number of bytes of the body; nil if there is no body.
    public var bodyCount: Int? { body?.count }

    /// The value of the first header of that name, whatever its case. Setting it replaces all of that name.
    public subscript(header name: String) -> String? {
        get {
            let name: String = name.lowercased()
            return headers.first { $0.name.lowercased() == name }?.value
        }
        set {
            let key: String = name.lowercased()
            headers.removeAll { $0.name.lowercased() == key }
            if let newValue { headers.append(Header(name: name, value: newValue)) }
        }
    }
}
