import Foundation

/// An authentication code.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence
where Element == UInt8 {
    /// The length of the code in bytes.
    var byteCount: Int { get }
}

/// The authentication code that `HMAC` computes.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode, Sendable {
    let digest: H.Digest

    public var byteCount: Int { H.Digest.byteCount }

    /// The name of the hash function, and the code in hexadecimal digits.
    public var description: String { "HMAC with \(H.self): \(hexadecimal(Array(digest)))" }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try digest.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { Array(digest).makeIterator() }

    /// Returns whether two codes are equal, in a time that does not depend on their bytes.
    public static func == (left: Self, right: Self) -> Bool {
        left.withUnsafeBytes { areEqual($0, Array(right.digest)) }
    }

    /// Returns whether the code has the same bytes as data, in a time that does not depend on the bytes.
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
        left.withUnsafeBytes { areEqual($0, Array(right)) }
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
