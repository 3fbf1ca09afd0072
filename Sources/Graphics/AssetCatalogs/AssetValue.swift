/// A value in a Contents.json file.
enum AssetValue: Sendable {
    case object([(key: String, value: AssetValue)])
    case array([AssetValue])
    case text(String)
    case number(Double)
    case flag(Bool)
    case null

    /// The value for a key, or nil if this value is not an object or has no such key. If a key occurs more than once,
    /// the last value is used.
    subscript(_ key: String) -> AssetValue? {
        guard case .object(let entries) = self else { return nil }
        return entries.last { $0.key == key }?.value
    }

    /// The elements of an array that are objects. Empty for other values.
    var objects: [AssetValue] {
        guard case .array(let values) = self else { return [] }
        return values.filter { if case .object = $0 { true } else { false } }
    }

    var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    /// The value as a number. Some tools write numbers as strings.
    var number: Double? {
        switch self {
        case .number(let number): number
        case .text(let text): Double(text)
        case .object, .array, .flag, .null: nil
        }
    }

    /// Whether the value is true. Some tools write Boolean values as strings or numbers.
    var isTrue: Bool {
        switch self {
        case .flag(let flag): flag
        case .number(let number): number == 1
        case .text(let text): ["true", "yes", "1"].contains(text.lowercased())
        case .object, .array, .null: false
        }
    }
}
