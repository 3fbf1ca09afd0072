import CCrypto

/// Hash functions that are no longer secure. Use them only for compatibility.
public enum Insecure {
    /// The hash function SHA-1.
    public struct SHA1: HashFunction {
        public typealias Digest = SHA1Digest

        public static var blockByteCount: Int { 64 }

        /// The length of the hash value in bytes.
        public static var byteCount: Int { SHA1Digest.byteCount }

        private var state = DigestState(EVP_sha1())

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

        public func finalize() -> SHA1Digest { SHA1Digest(bytes: state.finalize()) }
    }

    /// The hash value of `SHA1`.
    public struct SHA1Digest: Digest {
        let bytes: [UInt8]

        public static var byteCount: Int { 20 }

        /// The name of the hash function, and the value in hexadecimal digits.
        public var description: String { "SHA1 digest: \(hexadecimal(bytes))" }

        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
    }

    /// The hash function MD5.
    public struct MD5: HashFunction {
        public typealias Digest = MD5Digest

        public static var blockByteCount: Int { 64 }

        /// The length of the hash value in bytes.
        public static var byteCount: Int { MD5Digest.byteCount }

        private var state = DigestState(EVP_md5())

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

        public func finalize() -> MD5Digest { MD5Digest(bytes: state.finalize()) }
    }

    /// The hash value of `MD5`.
    public struct MD5Digest: Digest {
        let bytes: [UInt8]

        public static var byteCount: Int { 16 }

        /// The name of the hash function, and the value in hexadecimal digits.
        public var description: String { "MD5 digest: \(hexadecimal(bytes))" }

        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
    }
}
