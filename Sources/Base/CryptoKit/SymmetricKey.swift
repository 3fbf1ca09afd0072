import Foundation
import ProgramDiagnostics

/// The size of a symmetric key.
public struct SymmetricKeySize: Sendable {
    /// The number of bits.
    public let bitCount: Int

    /// Creates a size, a multiple of 8 bits.
    public init(bitCount: Int) {
        stopProgram(unless: bitCount > 0 && bitCount % 8 == 0, "The size of a key is a positive multiple of 8 bits.")
        self.bitCount = bitCount
    }

    /// 128 bits.
    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    /// 192 bits.
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    /// 256 bits.
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A key for encryption and authentication.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]

    /// The number of bits.
    public var bitCount: Int { bytes.count * 8 }

    /// Creates a random key.
    public init(size: SymmetricKeySize) { bytes = randomBytes(size.bitCount / 8) }

    /// Creates a key from its bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// Returns whether two keys are equal, in a time that does not depend on their bytes.
    public static func == (left: SymmetricKey, right: SymmetricKey) -> Bool {
        left.withUnsafeBytes { areEqual($0, right.bytes) }
    }
}
