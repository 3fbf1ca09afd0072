import Diagnostics

/// Any JSON value, for texts whose shape is not known beforehand.
///
///     let json = try JSON(parsing: data)
///     let name = json["user"]?["name"]?.string
///     let tag = json[path: "colors[0].tags[1].name"]?.string
///     let body: JSON = ["name": "Ada", "tags": ["a", "b"], "age": 36, "boss": nil]
///
/// Where the shape is known, a `Decodable` type is better: its errors say what is missing, and it is faster.
///
/// The order of an object's members is not kept. If a text repeats a key, its last value counts.
public enum JSON: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSON])
    case object([String: JSON])
}

// MARK: Kinds

extension JSON {
    /// Whether the value is null.
    public var isNull: Bool { self == .null }

    /// The value if it is true or false.
    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The value if it is a number.
    public var number: JSONNumber? {
        if case .number(let value) = self { value } else { nil }
    }

    /// The value if it is a number that an `Int` represents exactly: also 2.0 and 1e3.
    public var int: Int? { number?.integer(Int.self) }

    /// The value if it is a number, as the nearest `Double`; nil if it is beyond all of them.
    public var double: Double? { number?.double }

    /// The value if it is a text.
    public var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The elements if the value is an array.
    public var array: [JSON]? {
        if case .array(let value) = self { value } else { nil }
    }

    /// The members if the value is an object.
    public var object: [String: JSON]? {
        if case .object(let value) = self { value } else { nil }
    }

    /// What kind of value it is, for sentences.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a text"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

// MARK: Literals

extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    public init(nilLiteral: ()) { self = .null }

    public init(booleanLiteral value: Bool) { self = .bool(value) }

    public init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }

    /// A literal beyond the range of `Double` stops the program.
    public init(floatLiteral value: Double) {
        guard let number = JSONNumber(value) else { stopProgram("JSON has no number \(value).") }
        self = .number(number)
    }

    public init(stringLiteral value: String) { self = .string(value) }

    public init(arrayLiteral elements: JSON...) { self = .array(elements) }

    /// If a literal repeats a key, its last value counts.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements) { $1 })
    }
}
