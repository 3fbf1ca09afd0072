import CSQLite

/// The parameters of a statement, numbered from 1.
///
/// It is only a pointer, so that binding many values does no reference counting.
package struct SQLiteParameters {
    let handle: OpaquePointer

    /// Binds NULL.
    package func bindNull(at index: Int32) {
        sqlite3_bind_null(handle, index)
    }

    /// Binds an integer.
    package func bind(_ value: Int64, at index: Int32) {
        sqlite3_bind_int64(handle, index, value)
    }

    /// Binds a floating-point number.
    package func bind(_ value: Double, at index: Int32) {
        sqlite3_bind_double(handle, index, value)
    }

    /// Binds a copy of a string.
    package func bind(_ value: String, at index: Int32) {
        var value = value
        value.withUTF8 { bytes in
            _ = bytes.withMemoryRebound(to: CChar.self) {
                sqlite_bind_text_copy(handle, index, $0.baseAddress, Int32($0.count))
            }
        }
    }

    /// Binds a copy of bytes.
    package func bind(_ bytes: UnsafeRawBufferPointer, at index: Int32) {
        sqlite_bind_blob_copy(handle, index, bytes.baseAddress, Int32(bytes.count))
    }

    /// Binds a value of any kind.
    package func bind(_ value: SQLiteValue, at index: Int32) {
        switch value {
        case .null: bindNull(at: index)
        case .integer(let number): bind(number, at: index)
        case .real(let number): bind(number, at: index)
        case .text(let text): bind(text, at: index)
        case .blob(let bytes): bytes.withUnsafeBytes { bind($0, at: index) }
        }
    }
}
