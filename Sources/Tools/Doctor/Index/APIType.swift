/// A type in an index of an API.
struct APIType: Hashable, Sendable {
    enum Kind: String, Sendable {
        case `class`, structure, enumeration, `protocol`
        /// A type alias. `superclass` is the type that it names.
        case alias
    }

    var kind: Kind
    /// The name with the names of the enclosing types, such as `UIControl.State`.
    var name: String
    var superclass: String?
    /// The protocols that the type conforms to, or that a protocol refines.
    var protocols: [String] = []
    var members: [String: [APIMember]] = [:]
}
