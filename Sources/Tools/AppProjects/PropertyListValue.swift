import Foundation

/// A value of a property list, as in project files.
///
/// The old format of property lists has no numbers or Boolean values. Numbers and Boolean values of other formats
/// become strings.
enum PropertyListValue: Sendable, Equatable {
    case string(String)
    case data([UInt8])
    case array([PropertyListValue])
    case dictionary(PropertyListDictionary)

    var string: String? {
        if case .string(let string) = self { return string }
        return nil
    }

    var array: [PropertyListValue]? {
        if case .array(let array) = self { return array }
        return nil
    }

    var dictionary: PropertyListDictionary? {
        if case .dictionary(let dictionary) = self { return dictionary }
        return nil
    }

    /// The strings of an array, or the string itself.
    var strings: [String] {
        switch self {
        case .string(let string): [string]
        case .array(let array): array.compactMap(\.string)
        case .data, .dictionary: []
        }
    }

    /// Converts the result of `PropertyListSerialization` or `JSONSerialization`.
    init?(_ object: Any) {
        switch object {
        case let string as String: self = .string(string)
        case let dictionary as [String: Any]:
            let entries = dictionary.sorted { $0.key < $1.key }.compactMap { key, object in
                PropertyListValue(object).map { PropertyListDictionary.Entry(key: key, value: $0) }
            }
            self = .dictionary(PropertyListDictionary(entries))
        case let array as [Any]: self = .array(array.compactMap(PropertyListValue.init))
        case let number as NSNumber:
            // The number 1 also converts to true, so the type of the value decides.
            let isBoolean: Bool = String(cString: number.objCType) == "c"
            self = .string(isBoolean ? (number.boolValue ? "YES" : "NO") : number.stringValue)
        case let data as Data: self = .data(Array(data))
        case let date as Date: self = .string(date.ISO8601Format())
        default: return nil
        }
    }

    /// The value as an object that `PropertyListSerialization` can write.
    var object: Any {
        switch self {
        case .string(let string): string
        case .data(let bytes): Data(bytes)
        case .array(let array): array.map(\.object)
        case .dictionary(let dictionary):
            Dictionary(dictionary.entries.map { ($0.key, $0.value.object) }, uniquingKeysWith: { first, _ in first })
        }
    }
}
