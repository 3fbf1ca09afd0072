import Synchronization

/// An identifier of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private enum Source: Hashable {
        case number(UInt64)
        case object(ObjectIdentifier)
    }

    private static let count = Atomic<UInt64>(0)
    private let source: Source

    /// Creates a unique identifier.
    public init() {
        source = .number(Self.count.add(1, ordering: .relaxed).newValue)
    }

    /// Creates the identifier of an object.
    public init(_ object: AnyObject) {
        source = .object(ObjectIdentifier(object))
    }

    /// The identifier in hexadecimal digits.
    public var description: String {
        switch source {
        case .number(let number): "0x" + String(number, radix: 16)
        case .object(let object): "0x" + String(UInt(bitPattern: object.hashValue), radix: 16)
        }
    }
}
