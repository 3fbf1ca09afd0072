import CSQLite

/// A prepared statement.
final class SQLiteStatement {
    private let handle: OpaquePointer
    private unowned let database: SQLiteDatabase

    init(_ sql: String, in database: SQLiteDatabase) throws {
        var handle: OpaquePointer?
        let code: Int32 = sqlite3_prepare_v3(
            database.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard let handle, code == SQLITE_OK else { throw database.failure(code) }
        self.handle = handle
        self.database = database
    }

    deinit { sqlite3_finalize(handle) }

    func reset() {
        sqlite3_reset(handle)
    }

    /// Binds the value of parameter `index`, counted from 1.
    @discardableResult
    func bind(_ value: Int64, at index: Int32) -> SQLiteStatement {
        sqlite3_bind_int64(handle, index, value)
        return self
    }

    /// Binds the value of parameter `index`, counted from 1.
    @discardableResult
    func bind(_ value: String, at index: Int32) -> SQLiteStatement {
        var value: String = value
        value.withUTF8 { bytes in
            _ = bytes.withMemoryRebound(to: CChar.self) {
                sqlite_bind_text_copy(handle, index, $0.baseAddress, Int32($0.count))
            }
        }
        return self
    }

    /// Goes on to the next row, and tells whether there is one.
    func step() throws -> Bool {
        let code: Int32 = sqlite3_step(handle)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE:
            sqlite3_reset(handle)
            return false
        default:
            sqlite3_reset(handle)
            throw database.failure(code)
        }
    }

    /// Runs the statement to its end.
    func run() throws {
        while try step() {}
    }

    /// The value of column `index` of the current row, counted from 0.
    func integer(_ index: Int32) -> Int64 { sqlite3_column_int64(handle, index) }

    /// The value of column `index` of the current row, counted from 0.
    func text(_ index: Int32) -> String {
        guard let text = sqlite3_column_text(handle, index) else { return "" }
        return String(cString: text)
    }
}
