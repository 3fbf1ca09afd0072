import CCrypto

/// The hash function SHA-2 with 512 bits.
public struct SHA512: HashFunction {
    public typealias Digest = SHA512Digest

    public static var blockByteCount: Int { 128 }

    /// The length of the hash value in bytes.
    public static var byteCount: Int { SHA512Digest.byteCount }

    private var state = DigestState(EVP_sha512())

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    public func finalize() -> SHA512Digest { SHA512Digest(bytes: state.finalize()) }
}

/// The hash value of `SHA512`.
public struct SHA512Digest: Digest {
    let bytes: [UInt8]

    public static var byteCount: Int { 64 }

    /// The name of the hash function, and the value in hexadecimal digits.
    public var description: String { "SHA512 digest: \(hexadecimal(bytes))" }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}
