import Foundation
import ProgramDiagnostics
import SQLite

/// An encoder that binds the properties of a record to the parameters of a statement: column n to parameter n + 1.
final class RowEncoder: Encoder {
    let table: TableDefinition
    private let statement: SQLiteStatement
    let parameters: SQLiteParameters
    let session: Session
    let cursor: ColumnCursor
    /// The identity of the row, if the table has encrypted columns.
    private(set) var identity: SQLiteValue = .null
    /// The containers that records requested, usually one. They are reused for each row.
    private var containers: [(keys: any Any.Type, cached: AnyObject)] = []

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(table: TableDefinition, statement: SQLiteStatement, session: Session) {
        self.table = table
        self.statement = statement
        parameters = statement.parameters
        self.session = session
        cursor = ColumnCursor(table)
    }

    deinit { cursor.deallocate() }

    /// Binds all properties of a record.
    func bind<Record: StoredRecord>(_ record: Record) throws {
        cursor.next.pointee = 0
        statement.clearParameters()
        if table.hasSealedColumns { identity = try session.identity(record.id, of: table) }
        try record.encode(to: self)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        let cached: AnyObject = containers.first { $0.keys == type }?.cached ?? makeContainer(type)
        return unsafeDowncast(cached, to: CachedContainer<KeyedEncodingContainer<Key>>.self).get()
    }

    private func makeContainer<Key: CodingKey>(_ type: Key.Type) -> CachedContainer<KeyedEncodingContainer<Key>> {
        let keys = ColumnKeyCache(columnCount: table.columns.count)
        let cached = CachedContainer(KeyedEncodingContainer(RowEncodingContainer<Key>(row: self, keys: keys)), keys)
        containers.append((type, cached))
        return cached
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { rejectContainer() }
    func singleValueContainer() -> any SingleValueEncodingContainer { rejectContainer() }

    func rejectContainer() -> Never {
        stopProgram(
            """
            A record of the table \(table.name) must encode each property with a single call that specifies its key. \
            If a property consists of several values, declare a Codable type for it.
            """)
    }
}
