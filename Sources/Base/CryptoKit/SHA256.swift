import CCrypto

/// The hash function SHA-2 with 256 bits.
public struct SHA256: HashFunction {
    public typealias Digest = SHA256Digest

    public static var blockByteCount: Int { 64 }

    /// The length of the hash value in bytes.
    public static var byteCount: Int { SHA256Digest.byteCount }

    private var state = DigestState(EVP_sha256())

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    public func finalize() -> SHA256Digest { SHA256Digest(bytes: state.finalize()) }
}

/// The hash value of `SHA256`.
public struct SHA256Digest: Digest {
    let bytes: [UInt8]

    public static var byteCount: Int { 32 }

    /// The name of the hash function, and the value in hexadecimal digits.
    public var description: String { "SHA256 digest: \(hexadecimal(bytes))" }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}
