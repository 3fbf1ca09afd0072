import SQLite

extension Store {
    /// Erases the contents of deleted records from the files of the store.
    ///
    /// SQLite keeps the contents of deleted records in free pages, in its write-ahead log, and in search indexes. Call
    /// this method after deleting records that must not remain on the disk. It rewrites the store, so its duration
    /// depends on the size of the remaining records. Writes to this store wait until the method returns. Backups, and
    /// old copies that the file system or the disk keeps, are not erased.
    ///
    /// - Throws: `StoreError` if the store cannot be rewritten, for example because another process reads it for longer
    ///   than `StoreOptions.busyTimeout`. The records remain deleted, and you can call the method again.
    public nonisolated(nonsending) func eraseDeletedRecords() async throws {
        try await Writer.runInBackground { try self.erase() }
    }

    /// Erases the contents of deleted records from the files of the store, and blocks the thread until they are erased.
    ///
    /// - Throws: `StoreError` in the same cases as the asynchronous method.
    public func eraseDeletedRecords() throws {
        try erase()
    }

    private func erase() throws {
        guard location.url != nil else { return }
        let isComplete: Bool = try writer.withSession { session in
            let database: SQLiteDatabase = session.database
            for index in try searchIndexes(database) {
                try database.execute("INSERT INTO \(index) (\(index)) VALUES ('optimize')")
            }
            try database.execute("VACUUM")
            // The log contains older versions of the pages until it is truncated.
            return try database.integer("PRAGMA wal_checkpoint(TRUNCATE)") == 0
        }
        guard isComplete else {
            throw StoreError(
                .busy,
                """
                Another connection is reading \(location.name), so the contents of deleted records could not be erased. \
                Try again later.
                """, details: "PRAGMA wal_checkpoint(TRUNCATE) returned busy")
        }
    }

    /// Returns the quoted names of the full-text indexes, which contain words of deleted rows.
    private func searchIndexes(_ database: SQLiteDatabase) throws -> [String] {
        let statement = try database.statement(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%USING fts5(%'")
        defer { statement.reset() }
        var names: [String] = []
        while try statement.step() { names.append(statement.text(0).quotedAsName) }
        return names
    }
}
