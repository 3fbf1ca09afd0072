import Foundation
import SQLite
import Diagnostics

/// An encoder that binds the properties of a record to the parameters of a statement: column n to parameter n + 1.
final class RowEncoder: Encoder {
    /// The state for binding columns. It is accessed through a pointer, so that binding a value does no reference
    /// counting and no exclusivity checks.
    struct Cursor {
        let parameters: SQLiteParameters
        let names: UnsafeBufferPointer<String>
        /// The column that is probably next, because most records encode in the order of their schema.
        var next = 0
    }

    let table: TableShape
    private let statement: SQLiteStatement
    let session: Session
    let cursor: UnsafeMutablePointer<Cursor>
    /// The identity of the row, if the table has encrypted columns.
    private(set) var identity: SQLiteValue = .null
    /// The containers that records requested, usually one. They are reused for each row.
    private var containers: [(keys: any Any.Type, kept: AnyObject)] = []

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(table: TableShape, statement: SQLiteStatement, session: Session) {
        self.table = table
        self.statement = statement
        self.session = session
        cursor = .allocate(capacity: 1)
        cursor.initialize(to: Cursor(parameters: statement.parameters, names: table.nameList))
    }

    deinit { cursor.deallocate() }

    /// Binds all properties of a record.
    func bind<Record: StoredRecord>(_ record: Record) throws {
        cursor.pointee.next = 0
        statement.clearParameters()
        if table.hasSealedColumns { identity = try session.identity(record.id, of: table) }
        try record.encode(to: self)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        let kept: AnyObject = containers.first { $0.keys == type }?.kept ?? makeContainer(type)
        return unsafeDowncast(kept, to: KeptContainer<KeyedEncodingContainer<Key>>.self).get()
    }

    private func makeContainer<Key: CodingKey>(_ type: Key.Type) -> KeptContainer<KeyedEncodingContainer<Key>> {
        let keys = KnownKeys(columnCount: table.columns.count)
        let kept = KeptContainer(KeyedEncodingContainer(RowEncodingContainer<Key>(row: self, keys: keys)), keys)
        containers.append((type, kept))
        return kept
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { refuse() }
    func singleValueContainer() -> any SingleValueEncodingContainer { refuse() }

    func refuse() -> Never {
        stopProgram(
            """
            A record of the table \(table.name) must encode its properties by keys, each with one call. \
            What is made of several values becomes a property with a Codable type of its own.
            """)
    }
}
