import Foundation
import ProgramDiagnostics
import SQLite
import Sodium

/// Encrypts and decrypts values with XChaCha20-Poly1305 from libsodium.
///
/// A sealed value consists of a nonce and the encrypted text with its authentication tag. The nonce has 24 random
/// bytes, so it practically never repeats. Table, column and row are authenticated as additional data, so a sealed
/// value cannot be moved to a different column or row.
struct Sealer: Sendable {
    static let keyLength = Sodium.keyLength

    private let key: [UInt8]

    /// Creates a sealer.
    ///
    /// - Parameter key: A key of `keyLength` bytes.
    init(key: [UInt8]) {
        Sodium.prepare()
        stopProgram(unless: key.count == Sealer.keyLength, "A store's key must have \(Sealer.keyLength) bytes.")
        self.key = key
    }

    /// Encrypts `text` for a column of a row.
    func seal(_ text: Data, table: String, column: String, row: SQLiteValue) throws -> [UInt8] {
        Sodium.seal([UInt8](text), authenticating: Sealer.additionalData(table, column, row), key: key)
    }

    /// Decrypts bytes that were sealed for a column of a row. Returns nil if they were sealed for a different column or
    /// row, were sealed with a different key, or were modified.
    func open(_ bytes: UnsafeRawBufferPointer, table: String, column: String, row: SQLiteValue) -> [UInt8]? {
        Sodium.open(bytes, authenticating: Sealer.additionalData(table, column, row), key: key)
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
