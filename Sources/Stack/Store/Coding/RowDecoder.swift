import Foundation
import SQLite

/// A decoder that decodes a record from the current row of a statement.
final class RowDecoder: Decoder {
    let table: TableDefinition
    private let statement: SQLiteStatement
    let row: SQLiteRow
    let session: Session
    let cursor: ColumnCursor
    /// The containers that records requested, usually one. They are reused for each row.
    private var containers: [(keys: any Any.Type, cached: AnyObject)] = []
    // OPTIMIZATION: The container that was requested last, which is usually also requested next. The list above retains
    // it. Only one function uses the decoder, so exclusivity is not checked.
    @exclusivity(unchecked) private var last: (keys: any Any.Type, cached: Unmanaged<AnyObject>)?

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Creates a decoder.
    ///
    /// - Parameter offset: The number of columns before those of the record.
    init(table: TableDefinition, statement: SQLiteStatement, session: Session, offset: Int = 0) {
        self.table = table
        self.statement = statement
        row = statement.row(after: Int32(offset))
        self.session = session
        cursor = ColumnCursor(table)
    }

    deinit { cursor.deallocate() }

    /// Decodes the record of the current row.
    func record<Record: StoredRecord>() throws -> Record {
        cursor.next.pointee = 0
        do {
            return try Record(from: self)
        } catch let error as DecodingError {
            // The record's own `init(from:)` rejected a value.
            let last: Int = max(0, cursor.next.pointee - 1)
            throw mismatch(table.names[last], "contains a value that the record rejects", details: "\(error)")
        }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        if let last, last.keys == type {
            return last.cached._withUnsafeGuaranteedRef {
                unsafeDowncast($0, to: CachedContainer<KeyedDecodingContainer<Key>>.self).get()
            }
        }
        let cached: AnyObject = containers.first { $0.keys == type }?.cached ?? makeContainer(type)
        last = (type, .passUnretained(cached))
        return unsafeDowncast(cached, to: CachedContainer<KeyedDecodingContainer<Key>>.self).get()
    }

    private func makeContainer<Key: CodingKey>(_ type: Key.Type) -> CachedContainer<KeyedDecodingContainer<Key>> {
        let keys = ColumnKeyCache(columnCount: table.columns.count)
        let cached = CachedContainer(KeyedDecodingContainer(RowDecodingContainer<Key>(row: self, keys: keys)), keys)
        containers.append((type, cached))
        return cached
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw unsupportedContainerError() }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw unsupportedContainerError() }

    func unsupportedContainerError() -> StoreError {
        StoreError(
            .invalidValue,
            """
            A record of the table \(table.name) must decode each property with a single call that specifies its key. \
            If a property consists of several values, declare a Codable type for it.
            """)
    }

    /// The identity of the current row.
    var identity: SQLiteValue { row.value(0) }

    /// Returns the error for a column that cannot be decoded.
    ///
    /// - Parameter problem: The predicate of the sentence whose subject is the column.
    func mismatch(_ column: String, _ problem: String, details: String = "") -> StoreError {
        let row: String =
            switch identity {
            case .integer(let number): "\(number)"
            case .text(let text): text
            case let other: "\(other)"
            }
        return StoreError(
            .mismatch(table: table.name, column: column, row: row),
            """
            The record \(row) of \(table.name) cannot be read: the column \(column) \(problem). \
            Correct it with a migration, or delete the record.
            """, details: details)
    }
}
