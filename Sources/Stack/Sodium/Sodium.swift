import CSodium
import ProgramDiagnostics

/// Random bytes, digests and authenticated encryption from libsodium.
package enum Sodium {
    /// The length of a key, in bytes.
    package static let keyLength = Int(crypto_aead_xchacha20poly1305_ietf_KEYBYTES)
    private static let nonceLength = Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES)
    private static let tagLength = Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)
    /// Whether libsodium is initialized, which must happen before its first use.
    private static let isReady: Bool = sodium_init() >= 0

    /// Initializes libsodium, unless it is already initialized.
    package static func prepare() {
        stopProgram(unless: isReady, "libsodium cannot be initialized: the system provides no random numbers.")
    }

    /// Returns cryptographically secure random bytes.
    package static func randomBytes(_ count: Int) -> [UInt8] {
        prepare()
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            randombytes_buf(buffer.baseAddress!, count)
            filled = count
        }
    }

    /// Returns the 32-byte BLAKE2b digest of `bytes`.
    package static func digest(_ bytes: [UInt8]) -> [UInt8] {
        prepare()
        var digest = [UInt8](repeating: 0, count: 32)
        crypto_generichash(&digest, digest.count, bytes, UInt64(bytes.count), nil, 0)
        return digest
    }

    /// Encrypts bytes with XChaCha20-Poly1305. The result begins with a random nonce, and ends with a tag that also
    /// authenticates `additionalData`.
    package static func seal(_ plain: [UInt8], authenticating additionalData: [UInt8], key: [UInt8]) -> [UInt8] {
        let nonce: [UInt8] = randomBytes(nonceLength)
        var sealed = [UInt8](repeating: 0, count: plain.count + tagLength)
        crypto_aead_xchacha20poly1305_ietf_encrypt(
            &sealed, nil, plain, UInt64(plain.count), additionalData, UInt64(additionalData.count), nil, nonce, key)
        return nonce + sealed
    }

    /// Decrypts bytes that `seal` returned. Returns nil if they were sealed with another key or other additional data,
    /// or were modified.
    package static func open(
        _ bytes: UnsafeRawBufferPointer, authenticating additionalData: [UInt8], key: [UInt8]
    ) -> [UInt8]? {
        guard bytes.count >= nonceLength + tagLength else { return nil }
        let nonce = [UInt8](bytes[..<nonceLength])
        let sealed = [UInt8](bytes[nonceLength...])
        var plain = [UInt8](repeating: 0, count: sealed.count - tagLength)
        let code: Int32 = crypto_aead_xchacha20poly1305_ietf_decrypt(
            &plain, nil, nil, sealed, UInt64(sealed.count), additionalData, UInt64(additionalData.count), nonce, key)
        return code == 0 ? plain : nil
    }
}
