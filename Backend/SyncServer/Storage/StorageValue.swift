import PostgreSQL

/// A value of a parameter or a column. SQLite has the same kinds of values.
typealias StorageValue = PostgresValue

extension Optional where Wrapped == String {
    var stored: StorageValue { map { .text($0) } ?? .null }
}

extension Optional where Wrapped == Int64 {
    var stored: StorageValue { map { .integer($0) } ?? .null }
}
