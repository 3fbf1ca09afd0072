/// The ordered names and values of a query or a form: `["tags": "red", "page": "2"]`. Names may repeat.
public struct Fields: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    /// A name and its value.
    public struct Field: Sendable, Hashable {
        /// The unencoded name.
        public var name: String
        /// The unencoded value.
        public var value: String

        /// Creates a field.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The fields in the order in which they are sent.
    public var fields: [Field]

    /// Creates a list of fields.
    public init(_ fields: [Field] = []) {
        self.fields = fields
    }

    /// Creates a list of fields from a dictionary literal, in its order.
    public init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field(name: $0.0, value: $0.1) }
    }

    /// The percent-encoded `name=value` pairs, joined by `&`.
    var encoded: String {
        fields.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))" }.joined(separator: "&")
    }
}
