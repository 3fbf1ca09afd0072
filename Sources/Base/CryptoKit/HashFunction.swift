import Foundation

/// A cryptographic hash function.
public protocol HashFunction: Sendable {
    /// The type of the hash value.
    associatedtype Digest: CryptoKit.Digest

    /// The number of bytes that the function processes at a time.
    static var blockByteCount: Int { get }

    /// Creates a function without input.
    init()

    /// Adds bytes to the input.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)

    /// Returns the hash value of the input so far. More input can be added afterward.
    func finalize() -> Digest
}

extension HashFunction {
    /// Returns the hash value of bytes.
    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }

    /// Returns the hash value of data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Adds data to the input.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}
