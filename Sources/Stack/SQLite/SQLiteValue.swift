import CSQLite

/// The value of a column in a row.
package enum SQLiteValue: Sendable, Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])

    /// Copies an SQLite value, or returns nil if its text is not valid UTF-8.
    init?(_ value: OpaquePointer) {
        switch sqlite3_value_type(value) {
        case SQLITE_INTEGER: self = .integer(sqlite3_value_int64(value))
        case SQLITE_FLOAT: self = .real(sqlite3_value_double(value))
        case SQLITE_TEXT:
            guard let bytes = sqlite3_value_text(value) else { fallthrough }
            let count = Int(sqlite3_value_bytes(value))
            guard let text = String(validating: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self) else {
                return nil
            }
            self = .text(text)
        case SQLITE_BLOB:
            let bytes = sqlite3_value_blob(value)
            self = .blob(Array(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(value)))))
        default: self = .null
        }
    }
}

/// The kind of a value in a row. The raw values are SQLite's type codes.
package enum SQLiteKind: Int32, Sendable {
    case integer = 1
    case real = 2
    case text = 3
    case blob = 4
    case null = 5
}
