import CCrypto

/// The hash function SHA-2 with 384 bits.
public struct SHA384: HashFunction {
    public typealias Digest = SHA384Digest

    public static var blockByteCount: Int { 128 }

    /// The length of the hash value in bytes.
    public static var byteCount: Int { SHA384Digest.byteCount }

    private var state = DigestState(EVP_sha384())

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    public func finalize() -> SHA384Digest { SHA384Digest(bytes: state.finalize()) }
}

/// The hash value of `SHA384`.
public struct SHA384Digest: Digest {
    let bytes: [UInt8]

    public static var byteCount: Int { 48 }

    /// The name of the hash function, and the value in hexadecimal digits.
    public var description: String { "SHA384 digest: \(hexadecimal(bytes))" }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}
