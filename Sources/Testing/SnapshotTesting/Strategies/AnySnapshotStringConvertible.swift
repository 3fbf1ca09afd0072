import Foundation

/// A value that says itself how `dump` shows it.
public protocol AnySnapshotStringConvertible {
    /// Whether what the value holds is shown below it. The default is false.
    static var renderChildren: Bool { get }

    /// How the value is shown.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
    public var snapshotDescription: String {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = [.withInternetDateTime]
        return formatter.string(from: self)
    }
}

extension URL: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension NSObject: AnySnapshotStringConvertible {
    public static var renderChildren: Bool { true }

    public var snapshotDescription: String { debugDescription.withoutAddresses }
}
