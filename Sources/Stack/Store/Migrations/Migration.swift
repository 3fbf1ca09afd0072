/// One step by which the tables became what they are.
///
/// Steps run in their order, each once in the life of a file, and each in a transaction. A step that was released is
/// never changed, renamed or taken out; what comes later is added at the end.
///
///     let migrations: [Migration] = [
///         .create(Person.self),
///         .add(\Person.nickname),
///         .add(\Person.score, default: 0),
///         Migration("lower case names") { try $0.execute("UPDATE people SET name = lower(name)") },
///     ]
public struct Migration: Sendable {
    let name: String
    let body: @Sendable (WriteTransaction) throws -> Void

    /// A step of one's own.
    ///
    /// - Parameter name: what the step is known by for ever.
    public init(_ name: String, _ body: @escaping @Sendable (WriteTransaction) throws -> Void) {
        self.name = name
        self.body = body
    }

    /// Makes the table of a type of record, with its indexes, as its schema is today.
    public static func create<Record: StoredRecord>(_ type: Record.Type) -> Migration {
        Migration("create \(Record.schema.table.name)") { try $0.createTable(type) }
    }

    /// Adds the column of a property that may be nil; it is, in the records that are there.
    ///
    /// A table that was made by today's schema has it already, and stays as it is.
    public static func add<Record: StoredRecord, Value: Codable & Sendable>(
        _ keyPath: KeyPath<Record, Value?> & Sendable
    ) -> Migration {
        Migration(name(keyPath)) { try $0.addColumn(keyPath, default: nil) }
    }

    /// Adds the column of a property, and the value it has in the records that are there.
    ///
    /// A table that was made by today's schema has it already, and stays as it is.
    public static func add<Record: StoredRecord, Value: Codable & Sendable>(
        _ keyPath: KeyPath<Record, Value> & Sendable, default value: Value
    ) -> Migration {
        Migration(name(keyPath)) { try $0.addColumn(keyPath, default: value) }
    }

    /// Adds an index to a table that is there.
    public static func add<Record: StoredRecord>(_ index: Index<Record>) -> Migration {
        let statements: [String] = (try? Record.schema.createIndexes([index])) ?? []
        return Migration(statements.first ?? "index of \(Record.schema.table.name)") {
            try $0.createIndexes([index])
        }
    }

    private static func name<Record: StoredRecord>(_ keyPath: PartialKeyPath<Record>) -> String {
        let column: String = (try? Record.schema.column(of: keyPath).name) ?? "\(keyPath)"
        return "add \(Record.schema.table.name).\(column)"
    }
}
