import Foundation

extension Snapshotting where Format == String {
    /// The text of `String(describing:)`.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback { String(describing: $0) }
    }

    /// A tree of the value's contents, without addresses, and with sets and dictionaries sorted.
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) }
    }
}

extension Snapshotting where Value == Any, Format == String {
    /// An object of dictionaries, arrays, strings and numbers as JSON, with sorted keys.
    public static var json: Snapshotting {
        var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
            let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .fragmentsAllowed]
            guard let data = try? JSONSerialization.data(withJSONObject: value, options: options) else {
                return "This value cannot be written as JSON: \(value)"
            }
            return String(decoding: data, as: UTF8.self)
        }
        strategy.pathExtension = "json"
        return strategy
    }
}
