import CSQLite

/// One connection to a SQLite database: just what the demo server needs. Not to be used from two threads at once.
final class SQLiteDatabase {
    struct Failure: Error {
        var code: Int32
        var message: String
    }

    let handle: OpaquePointer
    private var statements: [String: SQLiteStatement] = [:]

    /// Opens the database file at `path`, and creates it if need be; `:memory:` stays in memory.
    init(path: String) throws {
        var handle: OpaquePointer?
        let code: Int32 = sqlite3_open_v2(
            path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
        guard let handle, code == SQLITE_OK else {
            let message: String = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(handle)
            throw Failure(code: code, message: message)
        }
        self.handle = handle
        sqlite3_busy_timeout(handle, 5_000)
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    /// Runs statements that bind nothing and return nothing.
    func execute(_ sql: String) throws {
        let code: Int32 = sqlite3_exec(handle, sql, nil, nil, nil)
        if code != SQLITE_OK { throw failure(code) }
    }

    /// The prepared statement for `sql`, which is kept for the next time.
    func statement(_ sql: String) throws -> SQLiteStatement {
        if let statement = statements[sql] {
            statement.reset()
            return statement
        }
        let statement = try SQLiteStatement(sql, in: self)
        statements[sql] = statement
        return statement
    }

    /// Runs `body` in a transaction that no other writer can come between.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try execute("BEGIN IMMEDIATE")
        do {
            let result: Result = try body()
            try execute("COMMIT")
            return result
        } catch {
            _ = try? execute("ROLLBACK")
            throw error
        }
    }

    func failure(_ code: Int32) -> Failure {
        Failure(code: code, message: String(cString: sqlite3_errmsg(handle)))
    }

    // MARK: Whole databases

    /// The bytes of the whole database.
    func serialized() -> [UInt8] {
        var count: sqlite3_int64 = 0
        guard let bytes = sqlite3_serialize(handle, "main", &count, 0) else { return [] }
        defer { sqlite3_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }

    /// Makes this database a copy, in memory, of the one that `serialized()` returned.
    func deserialize(_ bytes: [UInt8]) throws {
        guard !bytes.isEmpty, let copy = sqlite3_malloc64(UInt64(bytes.count)) else { return }
        bytes.withUnsafeBytes { copy.copyMemory(from: $0.baseAddress!, byteCount: bytes.count) }
        let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
        let code: Int32 = sqlite3_deserialize(
            handle, "main", copy.assumingMemoryBound(to: UInt8.self), Int64(bytes.count), Int64(bytes.count), flags)
        if code != SQLITE_OK { throw failure(code) }
    }
}
