import Foundation
import SQLite

/// Checks, before any value is read or written, that the values of a file were encrypted with the store's key.
///
/// The file contains a proof: known text that is encrypted with the file's key.
struct KeyCheck {
    /// The store's name for messages.
    let file: String

    private static let table = "engawa_keys"
    private static let proofColumn = "proof"
    private static let proofRow = SQLiteValue.integer(1)

    /// Returns a sealer with the given key, after checking the key or storing a proof of it.
    func sealer(for key: StoreKey, in database: SQLiteDatabase) throws -> Sealer {
        if let sealer = try existing(key, database) { return sealer }
        return try database.transaction {
            // Another process may have stored a proof in the meantime.
            if let sealer = try existing(key, database) { return sealer }
            let sealer = Sealer(key: try key.bytes(mayCreate: true))
            try database.execute(
                "CREATE TABLE IF NOT EXISTS \(KeyCheck.table) (id INTEGER PRIMARY KEY, proof BLOB NOT NULL) STRICT")
            let proof: [UInt8] = try sealer.seal(
                Data(KeyCheck.table.utf8), table: KeyCheck.table, column: KeyCheck.proofColumn, row: KeyCheck.proofRow)
            try database.statement("INSERT INTO \(KeyCheck.table) VALUES (1, ?1)").bind(.blob(proof), at: 1).run()
            return sealer
        }
    }

    /// Returns a sealer if the file has a proof, or nil if it has none. Throws an error if the proof was encrypted with
    /// a different key.
    private func existing(_ key: StoreKey, _ database: SQLiteDatabase) throws -> Sealer? {
        guard try database.integer("SELECT count(*) FROM sqlite_schema WHERE name = '\(KeyCheck.table)'") > 0 else {
            return nil
        }
        let sealer = Sealer(key: try key.bytes(mayCreate: false))
        let statement = try database.statement("SELECT proof FROM \(KeyCheck.table)")
        defer { statement.reset() }
        guard
            try statement.step(),
            statement.row.withBytes(
                0,
                {
                    sealer.open($0, table: KeyCheck.table, column: KeyCheck.proofColumn, row: KeyCheck.proofRow)
                }) != nil
        else {
            throw StoreError(
                .wrongKey,
                """
                The values of \(file) were encrypted with a different key. Nothing was changed. \
                Use the key with which the file was created.
                """)
        }
        return sealer
    }
}
