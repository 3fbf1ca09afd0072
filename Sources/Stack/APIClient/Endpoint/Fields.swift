/// Names and values, in order, of a query or a form: `["tags": "red", "page": "2"]`. Names may repeat.
public struct Fields: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    /// One name with its value.
    public struct Field: Sendable, Hashable {
        public var name: String
        public var value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The fields, in the order in which they are sent.
    public var fields: [Field]

    public init(_ fields: [Field] = []) {
        self.fields = fields
    }

    public init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field(name: $0.0, value: $0.1) }
    }

    /// `name=value` pairs joined by `&`, percent-encoded.
    var encoded: String {
        fields.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))" }.joined(separator: "&")
    }
}
