import CSQLite

/// The current row of a statement. Columns are numbered from 0.
///
/// It is only a pointer and an offset, so that reading many columns does no reference counting. Only one thread uses
/// the connection at a time, so a column's value can be read without SQLite's lock.
package struct SQLiteRow {
    let handle: OpaquePointer
    /// The number of columns before column 0, for a row that is part of a joined row.
    let offset: Int32

    /// Returns the kind of value in a column.
    package func kind(_ index: Int32) -> SQLiteKind {
        SQLiteKind(rawValue: sqlite3_column_type(handle, offset &+ index)) ?? .null
    }

    /// Returns whether a column is NULL.
    package func isNull(_ index: Int32) -> Bool { sqlite3_column_type(handle, offset &+ index) == SQLITE_NULL }

    /// Returns a column, converted to an integer. NULL is 0.
    package func integer(_ index: Int32) -> Int64 { sqlite3_column_int64(handle, offset &+ index) }

    /// Returns a column, converted to a string. NULL is the empty string.
    package func text(_ index: Int32) -> String { string(sqlite3_column_value(handle, offset &+ index)) }

    private func string(_ value: OpaquePointer?) -> String {
        guard let text = sqlite3_value_text(value) else { return "" }
        let count = Int(sqlite3_value_bytes(value))
        return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    }

    // MARK: Columns of one kind

    /// Returns the integer in a column, or nil if it contains a different kind of value.
    package func wholeNumber(_ index: Int32) -> Int64? {
        let value = sqlite3_column_value(handle, offset &+ index)
        guard sqlite3_value_type(value) == SQLITE_INTEGER else { return nil }
        return sqlite3_value_int64(value)
    }

    /// Returns the number in a column, or nil if it contains a different kind of value.
    package func number(_ index: Int32) -> Double? {
        let value = sqlite3_column_value(handle, offset &+ index)
        let type = sqlite3_value_type(value)
        guard type == SQLITE_FLOAT || type == SQLITE_INTEGER else { return nil }
        return sqlite3_value_double(value)
    }

    /// Returns the text in a column, or nil if it contains a different kind of value.
    package func string(_ index: Int32) -> String? {
        let value = sqlite3_column_value(handle, offset &+ index)
        guard sqlite3_value_type(value) == SQLITE_TEXT else { return nil }
        return string(value)
    }

    /// Calls `body` with the bytes of a column.
    package func withBytes<Result>(
        _ index: Int32, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result {
        let bytes = sqlite3_column_blob(handle, offset &+ index)
        let count = Int(sqlite3_column_bytes(handle, offset &+ index))
        return try body(UnsafeRawBufferPointer(start: bytes, count: count))
    }

    // MARK: Columns of any kind

    /// Returns the value of a column.
    package func value(_ index: Int32) -> SQLiteValue {
        switch kind(index) {
        case .integer: .integer(integer(index))
        case .real: .real(sqlite3_column_double(handle, offset &+ index))
        case .text: .text(text(index))
        case .blob: .blob(withBytes(index) { Array($0) })
        case .null: .null
        }
    }

    /// Appends a representation of a column's value to `image`. Different values have different representations.
    package func append(_ index: Int32, to image: inout [UInt8]) {
        let value = sqlite3_column_value(handle, offset &+ index)
        let type = sqlite3_value_type(value)
        image.append(UInt8(truncatingIfNeeded: type))
        switch type {
        case SQLITE_INTEGER: withUnsafeBytes(of: sqlite3_value_int64(value)) { image.append(contentsOf: $0) }
        case SQLITE_FLOAT:
            withUnsafeBytes(of: sqlite3_value_double(value).bitPattern) { image.append(contentsOf: $0) }
        case SQLITE_TEXT, SQLITE_BLOB:
            let bytes = sqlite3_value_blob(value)
            let count = Int(sqlite3_value_bytes(value))
            withUnsafeBytes(of: count) { image.append(contentsOf: $0) }
            image.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
        default: break
        }
    }
}
