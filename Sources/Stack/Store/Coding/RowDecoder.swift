import Foundation
import SQLite

/// A decoder that decodes a record from the current row of a statement.
final class RowDecoder: Decoder {
    /// The state for reading columns. It is accessed through a pointer, so that reading a column does no reference
    /// counting and no exclusivity checks.
    struct Cursor {
        let row: SQLiteRow
        let names: UnsafeBufferPointer<String>
        /// The column that is probably next, because most records decode in the order of their schema.
        var next = 0
    }

    let table: TableShape
    private let statement: SQLiteStatement
    let session: Session
    let cursor: UnsafeMutablePointer<Cursor>
    /// The containers that records requested, usually one. They are reused for each row.
    private var containers: [(keys: any Any.Type, kept: AnyObject)] = []
    // OPTIMIZATION: The container that was requested last, which is usually the next one too. The list above retains
    // it. Only one function uses the decoder, so exclusivity is not checked.
    @exclusivity(unchecked) private var last: (keys: any Any.Type, kept: Unmanaged<AnyObject>)?

    var row: SQLiteRow { cursor.pointee.row }
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(table: TableShape, statement: SQLiteStatement, session: Session) {
        self.table = table
        self.statement = statement
        self.session = session
        cursor = .allocate(capacity: 1)
        cursor.initialize(to: Cursor(row: statement.row, names: table.nameList))
    }

    deinit { cursor.deallocate() }

    /// Decodes the record of the current row.
    func record<Record: StoredRecord>() throws -> Record {
        cursor.pointee.next = 0
        do {
            return try Record(from: self)
        } catch let error as DecodingError {
            // The record's own `init(from:)` rejected a value.
            let last: Int = max(0, cursor.pointee.next - 1)
            throw mismatch(table.names[last], "what it holds is not accepted", details: "\(error)")
        }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        if let last, last.keys == type {
            return last.kept._withUnsafeGuaranteedRef {
                unsafeDowncast($0, to: KeptContainer<KeyedDecodingContainer<Key>>.self).get()
            }
        }
        let kept: AnyObject = containers.first { $0.keys == type }?.kept ?? makeContainer(type)
        last = (type, .passUnretained(kept))
        return unsafeDowncast(kept, to: KeptContainer<KeyedDecodingContainer<Key>>.self).get()
    }

    private func makeContainer<Key: CodingKey>(_ type: Key.Type) -> KeptContainer<KeyedDecodingContainer<Key>> {
        let keys = KnownKeys(columnCount: table.columns.count)
        let kept = KeptContainer(KeyedDecodingContainer(RowDecodingContainer<Key>(row: self, keys: keys)), keys)
        containers.append((type, kept))
        return kept
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw notKeyed() }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw notKeyed() }

    func notKeyed() -> StoreError {
        StoreError(
            .invalidValue,
            """
            A record of the table \(table.name) must decode its properties by keys, each with one call. \
            What is made of several values becomes a property with a Codable type of its own.
            """)
    }

    /// The identity of the current row.
    var identity: SQLiteValue { row.value(0) }

    func mismatch(_ column: String, _ what: String, details: String = "") -> StoreError {
        let row: String =
            switch identity {
            case .integer(let number): "\(number)"
            case .text(let text): text
            case let other: "\(other)"
            }
        return StoreError(
            .mismatch(table: table.name, column: column, row: row),
            """
            The record \(row) of \(table.name) cannot be read: \(what) (\(column)). \
            Correct it with a migration, or delete the record.
            """, details: details)
    }
}
