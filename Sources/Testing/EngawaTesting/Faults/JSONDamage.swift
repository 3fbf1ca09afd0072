import Foundation

/// Damages JSON for `Fault.wrongTypes` and `Fault.missingFields`.
enum JSONDamage {
    /// Returns JSON with values of other types; nil if the bytes are not JSON.
    static func wrongTypes(_ bytes: [UInt8]) -> [UInt8]? { damaged(bytes, swapped) }

    /// Returns JSON without the members that are strings, numbers, Booleans or null; nil if the bytes are not JSON.
    static func missingFields(_ bytes: [UInt8]) -> [UInt8]? { damaged(bytes, stripped) }

    private static func damaged(_ bytes: [UInt8], _ damage: (Any) -> Any) -> [UInt8]? {
        guard let value = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed),
            let data = try? JSONSerialization.data(
                withJSONObject: damage(value), options: [.fragmentsAllowed, .sortedKeys])
        else { return nil }
        return Array(data)
    }

    private static func swapped(_ value: Any) -> Any {
        switch value {
        case let object as [String: Any]: object.mapValues(swapped)
        case let array as [Any]: array.map(swapped)
        case is String: 7
        case is NSNull: value
        default: "text"
        }
    }

    private static func stripped(_ value: Any) -> Any {
        switch value {
        case let object as [String: Any]:
            object.filter { $0.value is [String: Any] || $0.value is [Any] }.mapValues(stripped)
        case let array as [Any]: array.map(stripped)
        default: value
        }
    }
}
