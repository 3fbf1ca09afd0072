import Foundation

/// A hash value.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    /// The length of the value in bytes.
    static var byteCount: Int { get }
}

extension Digest {
    /// Returns an iterator over the bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { withUnsafeBytes { Array($0) }.makeIterator() }

    /// Returns whether two values are equal. The time does not depend on the bytes.
    public static func == (left: Self, right: Self) -> Bool {
        left.withUnsafeBytes { areEqual($0, Array(right)) }
    }

    /// Returns whether the value has the same bytes as data. The time does not depend on the bytes.
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
        left.withUnsafeBytes { areEqual($0, Array(right)) }
    }

    /// Returns whether the value does not have the same bytes as data.
    public static func != <D: DataProtocol>(left: Self, right: D) -> Bool { !(left == right) }
}
