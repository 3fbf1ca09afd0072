import CCrypto
import Foundation

/// The stream cipher ChaCha20 with the authentication Poly1305, as in RFC 8439.
public enum ChaChaPoly {
    /// A number that is used for one message only.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        let bytes: [UInt8]

        /// Creates a random nonce of 12 bytes.
        public init() { bytes = randomBytes(AuthenticatedCipher.nonceCount) }

        /// Creates a nonce from its bytes.
        ///
        /// - Throws: `CryptoKitError.incorrectParameterSize` for another size than 12 bytes.
        public init<D: DataProtocol>(data: D) throws {
            guard data.count == AuthenticatedCipher.nonceCount else {
                throw CryptoKitError.incorrectParameterSize
            }
            bytes = Array(data)
        }

        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }

        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    }

    /// An encrypted message with its nonce and its authentication tag.
    public struct SealedBox: Sendable {
        /// The nonce of the message.
        public let nonce: Nonce
        /// The encrypted message.
        public let ciphertext: Data
        /// The authentication tag, 16 bytes.
        public let tag: Data

        /// The nonce, the encrypted message and the tag.
        public var combined: Data {
            Data(nonce.bytes) + ciphertext + tag
        }

        /// Creates a box from its parts.
        ///
        /// - Throws: `CryptoKitError.incorrectParameterSize` if the tag does not have 16 bytes.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == AuthenticatedCipher.tagCount else { throw CryptoKitError.incorrectParameterSize }
            self.nonce = nonce
            self.ciphertext = Data(ciphertext)
            self.tag = Data(tag)
        }

        /// Creates a box from `combined` data.
        ///
        /// - Throws: `CryptoKitError.incorrectParameterSize` if the data is too short.
        public init<D: DataProtocol>(combined: D) throws {
            let parts = try AuthenticatedCipher.parts(of: Array(combined))
            try self.init(nonce: Nonce(data: parts.nonce), ciphertext: parts.text, tag: parts.tag)
        }
    }

    /// Encrypts a message. The additional data is authenticated, but not encrypted.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize` if the key does not have 256 bits.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
        authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let sealed = try cipher(key).seal(
            Array(message), nonce: nonce.bytes, authenticating: Array(authenticatedData))
        return try SealedBox(nonce: nonce, ciphertext: sealed.text, tag: sealed.tag)
    }

    /// Encrypts a message.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize` if the key does not have 256 bits.
    public static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
        try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    /// Decrypts a message, and verifies it and the additional data.
    ///
    /// - Throws: `CryptoKitError.authenticationFailure` if the message or the data was changed, or the key differs.
    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        let message: [UInt8] = try cipher(key).open(
            Array(sealedBox.ciphertext), tag: Array(sealedBox.tag), nonce: sealedBox.nonce.bytes,
            authenticating: Array(authenticatedData))
        return Data(message)
    }

    /// Decrypts a message, and verifies it.
    ///
    /// - Throws: `CryptoKitError.authenticationFailure` if the message was changed, or the key differs.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: [UInt8]())
    }

    private static func cipher(_ key: SymmetricKey) throws -> AuthenticatedCipher {
        guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
        return AuthenticatedCipher(algorithm: EVP_chacha20_poly1305(), key: key.bytes)
    }
}
