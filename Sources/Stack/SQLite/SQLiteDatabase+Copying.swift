import CSQLite

extension SQLiteDatabase {
    /// Returns the bytes of the whole database; empty if it has no tables and no settings.
    package func serialized() throws -> [UInt8] {
        var count: sqlite3_int64 = 0
        guard let bytes = sqlite3_serialize(handle, "main", &count, 0) else {
            guard count == 0 else { throw SQLiteDatabase.outOfMemory }
            return []
        }
        defer { sqlite3_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }

    /// Replaces this database with an in-memory copy of the database from which `serialized()` returned `bytes`.
    package func deserialize(_ bytes: [UInt8]) throws {
        // SQLite cannot allocate zero bytes.
        guard let copy = sqlite3_malloc64(UInt64(max(1, bytes.count))) else { throw SQLiteDatabase.outOfMemory }
        copy.copyMemory(from: bytes, byteCount: bytes.count)
        let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
        let code: Int32 = sqlite3_deserialize(
            handle, "main", copy.assumingMemoryBound(to: UInt8.self), Int64(bytes.count), Int64(bytes.count), flags)
        if code != SQLITE_OK { throw failure(code) }
    }

    private static var outOfMemory: Failure {
        Failure(code: SQLITE_NOMEM, message: String(cString: sqlite3_errstr(SQLITE_NOMEM)))
    }

    /// Replaces the contents of `target` with a snapshot of this database. Other connections may write during the copy.
    package func copy(to target: SQLiteDatabase) throws {
        guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
            throw target.failure(sqlite3_errcode(target.handle))
        }
        // Writes on other connections would restart a backup between its steps, so it has only one step.
        let code = sqlite3_backup_step(backup, -1)
        sqlite3_backup_finish(backup)
        guard code != SQLITE_DONE else { return }
        throw Failure(
            code: code, message: String(cString: sqlite3_errstr(code)),
            systemError: sqlite3_system_errno(target.handle))
    }
}
