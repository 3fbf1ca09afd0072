import ProgramDiagnostics

/// Any JSON value, for data whose structure is not known in advance.
///
///     let json = try JSON(parsing: data)
///     let name = json["user"]?["name"]?.string
///     let tag = json[path: "colors[0].tags[1].name"]?.string
///     let body: JSON = ["name": "Ada", "tags": ["a", "b"], "age": 36, "boss": nil]
///
/// If you know the structure, prefer a `Decodable` type: it is faster, and its errors identify the missing value.
///
/// The order of an object's members is not kept. If the input repeats a key, the last value is used.
public enum JSON: Sendable, Hashable {
    /// The value `null`.
    case null
    /// The value `true` or `false`.
    case bool(Bool)
    /// A number. Integers keep all their digits.
    case number(JSONNumber)
    /// A string.
    case string(String)
    /// An array of values.
    case array([JSON])
    /// An object: values by key.
    case object([String: JSON])
}

// MARK: Kinds

extension JSON {
    /// Whether the value is null.
    public var isNull: Bool { self == .null }

    /// The Boolean value, or nil if the value is not a Boolean.
    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The number, or nil if the value is not a number.
    public var number: JSONNumber? {
        if case .number(let value) = self { value } else { nil }
    }

    /// The number as an `Int`, or nil if the value is not a number or an `Int` cannot represent it exactly. 2.0 and 1e3
    /// are converted to 2 and 1000.
    public var int: Int? { number?.integer(Int.self) }

    /// The number as the nearest `Double`, or nil if the value is not a number or exceeds the range of `Double`.
    public var double: Double? { number?.double }

    /// The string, or nil if the value is not a string.
    public var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The elements of the array, or nil if the value is not an array.
    public var array: [JSON]? {
        if case .array(let value) = self { value } else { nil }
    }

    /// The members of the object, or nil if the value is not an object.
    public var object: [String: JSON]? {
        if case .object(let value) = self { value } else { nil }
    }

    /// The kind of the value, for use in messages.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a Boolean"
        case .number: "a number"
        case .string: "a string"
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
    /// Creates null.
    public init(nilLiteral: ()) { self = .null }

    /// Creates a Boolean value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }

    /// Creates a number.
    public init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }

    /// Creates a number. A literal that exceeds the range of `Double` stops the program.
    public init(floatLiteral value: Double) {
        guard let number = JSONNumber(value) else { stopProgram("JSON cannot represent the number \(value).") }
        self = .number(number)
    }

    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }

    /// Creates an array.
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }

    /// Creates an object. If the literal repeats a key, the last value is used.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements) { $1 })
    }
}
