import Foundation

/// A type that customizes its representation in the `dump` strategy.
public protocol AnySnapshotStringConvertible {
    /// Whether the dump includes the contents of the value. The default is false.
    static var renderChildren: Bool { get }

    /// The text that represents the value.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    /// Whether the dump includes the contents of the value. The default is false.
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    /// The debug description.
    public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
    /// The debug description.
    public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
    /// The debug description.
    public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
    /// The debug description.
    public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
    /// The date and time in ISO 8601 format, in UTC.
    public var snapshotDescription: String {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = [.withInternetDateTime]
        return formatter.string(from: self)
    }
}

extension URL: AnySnapshotStringConvertible {
    /// The debug description.
    public var snapshotDescription: String { debugDescription }
}

extension NSObject: AnySnapshotStringConvertible {
    /// Whether the dump includes the properties of the object. Always true.
    public static var renderChildren: Bool { true }

    /// The debug description without addresses.
    public var snapshotDescription: String { debugDescription.withoutAddresses }
}
