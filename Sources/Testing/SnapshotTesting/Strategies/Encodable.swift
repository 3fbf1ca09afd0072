import Foundation

extension Snapshotting where Value: Encodable, Format == String {
    /// The value as JSON, with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    /// The value as JSON, encoded by `encoder`.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        encoded("json") { try encoder.encode($0) }
    }

    /// The value as an XML property list.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

    /// The value as a property list, encoded by `encoder`.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        encoded("plist") { try encoder.encode($0) }
    }

    private static func encoded(_ pathExtension: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
        var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
            do {
                return String(decoding: try encode(value), as: UTF8.self)
            } catch {
                return "This value cannot be encoded: \(error)"
            }
        }
        strategy.pathExtension = pathExtension
        return strategy
    }
}
