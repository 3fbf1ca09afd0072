import CSQLite

/// The current row of a statement. Columns are counted from 0.
///
/// It is no more than an address, so that who reads many columns counts no references. The connection belongs to one
/// thread at a time, so that a column's value may be looked at without SQLite's lock.
package struct SQLiteRow {
    let handle: OpaquePointer

    /// What kind of value a column holds.
    package func kind(_ index: Int32) -> SQLiteKind {
        SQLiteKind(rawValue: sqlite3_column_type(handle, index)) ?? .null
    }

    /// Whether a column holds nothing.
    package func isNull(_ index: Int32) -> Bool { sqlite3_column_type(handle, index) == SQLITE_NULL }

    /// A column as a number.
    package func integer(_ index: Int32) -> Int64 { sqlite3_column_int64(handle, index) }

    /// A column as a text; empty if it is NULL.
    package func text(_ index: Int32) -> String { string(sqlite3_column_value(handle, index)) }

    private func string(_ value: OpaquePointer?) -> String {
        guard let text = sqlite3_value_text(value) else { return "" }
        let count = Int(sqlite3_value_bytes(value))
        return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    }

    // MARK: Columns of one kind

    /// A column that holds a whole number; nil if it holds something else.
    package func wholeNumber(_ index: Int32) -> Int64? {
        let value: OpaquePointer? = sqlite3_column_value(handle, index)
        guard sqlite3_value_type(value) == SQLITE_INTEGER else { return nil }
        return sqlite3_value_int64(value)
    }

    /// A column that holds a number; nil if it holds something else.
    package func number(_ index: Int32) -> Double? {
        let value: OpaquePointer? = sqlite3_column_value(handle, index)
        let type: Int32 = sqlite3_value_type(value)
        guard type == SQLITE_FLOAT || type == SQLITE_INTEGER else { return nil }
        return sqlite3_value_double(value)
    }

    /// A column that holds a text; nil if it holds something else.
    package func string(_ index: Int32) -> String? {
        let value: OpaquePointer? = sqlite3_column_value(handle, index)
        guard sqlite3_value_type(value) == SQLITE_TEXT else { return nil }
        return string(value)
    }

    /// Calls `body` with the bytes of a column.
    package func withBytes<Result>(
        _ index: Int32, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result {
        let bytes: UnsafeRawPointer? = sqlite3_column_blob(handle, index)
        let count = Int(sqlite3_column_bytes(handle, index))
        return try body(UnsafeRawBufferPointer(start: bytes, count: count))
    }

    // MARK: Columns of any kind

    /// A column as it is.
    package func value(_ index: Int32) -> SQLiteValue {
        switch kind(index) {
        case .integer: .integer(integer(index))
        case .real: .real(sqlite3_column_double(handle, index))
        case .text: .text(text(index))
        case .blob: .blob(withBytes(index) { Array($0) })
        case .null: .null
        }
    }

    /// Adds what tells a column from every other value to `image`.
    package func append(_ index: Int32, to image: inout [UInt8]) {
        let value: OpaquePointer? = sqlite3_column_value(handle, index)
        let type: Int32 = sqlite3_value_type(value)
        image.append(UInt8(truncatingIfNeeded: type))
        switch type {
        case SQLITE_INTEGER: withUnsafeBytes(of: sqlite3_value_int64(value)) { image.append(contentsOf: $0) }
        case SQLITE_FLOAT:
            withUnsafeBytes(of: sqlite3_value_double(value).bitPattern) { image.append(contentsOf: $0) }
        case SQLITE_TEXT, SQLITE_BLOB:
            let bytes: UnsafeRawPointer? = sqlite3_value_blob(value)
            let count = Int(sqlite3_value_bytes(value))
            withUnsafeBytes(of: count) { image.append(contentsOf: $0) }
            image.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
        default: break
        }
    }
}
