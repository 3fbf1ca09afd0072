import CSodium
import Foundation
import ProgramDiagnostics
import SQLite

/// Encrypts and decrypts values with XChaCha20-Poly1305 from libsodium.
///
/// A sealed value consists of a nonce and the encrypted text with its authentication tag. The nonce has 24 random
/// bytes, so it practically never repeats. Table, column and row are authenticated as additional data, so a sealed
/// value cannot be moved to a different column or row.
struct Sealer: Sendable {
    static let keyLength = Int(crypto_aead_xchacha20poly1305_ietf_KEYBYTES)
    private static let nonceLength = Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES)
    private static let tagLength = Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)
    /// Whether libsodium is initialized, which must happen before its first use.
    private static let isReady: Bool = sodium_init() >= 0

    private let key: [UInt8]

    /// Creates a sealer.
    ///
    /// - Parameter key: A key of `keyLength` bytes.
    init(key: [UInt8]) {
        stopProgram(unless: Sealer.isReady, "libsodium cannot be initialized: the system provides no random numbers.")
        stopProgram(unless: key.count == Sealer.keyLength, "A store's key must have \(Sealer.keyLength) bytes.")
        self.key = key
    }

    /// Returns cryptographically secure random bytes.
    static func randomBytes(_ count: Int) -> [UInt8] {
        stopProgram(unless: isReady, "libsodium cannot be initialized: the system provides no random numbers.")
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            randombytes_buf(buffer.baseAddress!, count)
            filled = count
        }
    }

    /// Encrypts `text` for a column of a row.
    func seal(_ text: Data, table: String, column: String, row: SQLiteValue) throws -> [UInt8] {
        let nonce = Sealer.randomBytes(Sealer.nonceLength)
        let additionalData = Sealer.additionalData(table, column, row)
        let plain = [UInt8](text)
        var sealed = [UInt8](repeating: 0, count: plain.count + Sealer.tagLength)
        crypto_aead_xchacha20poly1305_ietf_encrypt(
            &sealed, nil, plain, UInt64(plain.count), additionalData, UInt64(additionalData.count), nil, nonce, key)
        return nonce + sealed
    }

    /// Decrypts bytes that were sealed for a column of a row. Returns nil if they were sealed for a different one or
    /// with a different key, or were modified.
    func open(_ bytes: UnsafeRawBufferPointer, table: String, column: String, row: SQLiteValue) -> [UInt8]? {
        guard bytes.count >= Sealer.nonceLength + Sealer.tagLength else { return nil }
        let nonce = [UInt8](bytes[..<Sealer.nonceLength])
        let sealed = [UInt8](bytes[Sealer.nonceLength...])
        let additionalData = Sealer.additionalData(table, column, row)
        var plain = [UInt8](repeating: 0, count: sealed.count - Sealer.tagLength)
        let code: Int32 = crypto_aead_xchacha20poly1305_ietf_decrypt(
            &plain, nil, nil, sealed, UInt64(sealed.count), additionalData, UInt64(additionalData.count), nonce, key)
        return code == 0 ? plain : nil
    }

    /// Returns an unambiguous encoding of table, column and row.
    private static func additionalData(_ table: String, _ column: String, _ row: SQLiteValue) -> [UInt8] {
        var bytes: [UInt8] = []
        for text in [table, column] {
            bytes += withUnsafeBytes(of: UInt64(text.utf8.count).littleEndian) { Array($0) }
            bytes += Array(text.utf8)
        }
        switch row {
        case .null: bytes += [0]
        case .integer(let number): bytes += [1] + withUnsafeBytes(of: number.littleEndian) { Array($0) }
        case .real(let number): bytes += [2] + withUnsafeBytes(of: number.bitPattern.littleEndian) { Array($0) }
        case .text(let text): bytes += [3] + Array(text.utf8)
        case .blob(let blob): bytes += [4] + blob
        }
        return bytes
    }
}

extension Session {
    /// Returns the sealer, or throws an error if the store has no key.
    func requiredSealer(table: TableDefinition, column: ColumnDefinition) throws -> Sealer {
        guard let sealer else {
            throw StoreError(
                .noKey,
                """
                \(table.name).\(column.name) is encrypted, but \(file) was opened without a key. \
                Set StoreOptions.key when you open the store.
                """)
        }
        return sealer
    }
}
