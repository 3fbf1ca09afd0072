/// A request in the form in which it goes over the wire. Equal ones ask for the same.
struct HTTPRequest: Sendable, Hashable {
    struct Header: Sendable, Hashable {
        var name: String
        var value: String
    }

    var method: HTTPMethod
    var url: String
    /// Sorted by name.
    var headers: [Header]
    var body: [UInt8]?
}
