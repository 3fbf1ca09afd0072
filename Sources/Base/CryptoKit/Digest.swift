import Foundation

/// A hash value.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    /// The length of the value in bytes.
    static var byteCount: Int { get }
}

/// A hash value that contains its bytes.
///
/// The types of hash values differ only in their length and name.
protocol StoredDigest: Digest {
    static var name: String { get }
    var bytes: [UInt8] { get }
    init(bytes: [UInt8])
}

extension Digest {
    /// Returns whether the value has the same bytes as data. The time does not depend on the bytes.
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
        left.withUnsafeBytes { areEqual($0, Array(right)) }
    }

    /// Returns whether the value does not have the same bytes as data.
    public static func != <D: DataProtocol>(left: Self, right: D) -> Bool { !(left == right) }
}
