/// A step that changes the tables of a store.
///
/// Migrations run in order, each once per file and in its own transaction. After a release, never change, rename or
/// remove its migrations; add new ones at the end.
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

    /// Creates a custom migration.
    ///
    /// - Parameters:
    ///   - name: The permanent name of the migration. It must be unique in the store.
    ///   - body: A closure that changes tables or records.
    public init(_ name: String, _ body: @escaping @Sendable (WriteTransaction) throws -> Void) {
        self.name = name
        self.body = body
    }

    /// Creates the table of a record type, with its indexes, according to its current schema.
    public static func create<Record: StoredRecord>(_ type: Record.Type) -> Migration {
        Migration("create \(Record.schema.table.name)") { try $0.createTable(type) }
    }

    /// Adds the column of an optional property, which is nil in existing records.
    ///
    /// It does nothing if the table was created from a schema that contains the column.
    public static func add<Record: StoredRecord, Value: Codable & Sendable>(
        _ keyPath: KeyPath<Record, Value?> & Sendable
    ) -> Migration {
        Migration(name(keyPath)) { try $0.addColumn(keyPath, default: nil) }
    }

    /// Adds the column of a property, with a default value for existing records.
    ///
    /// It does nothing if the table was created from a schema that contains the column.
    public static func add<Record: StoredRecord, Value: Codable & Sendable>(
        _ keyPath: KeyPath<Record, Value> & Sendable, default value: Value
    ) -> Migration {
        Migration(name(keyPath)) { try $0.addColumn(keyPath, default: value) }
    }

    /// Adds an index to an existing table.
    public static func add<Record: StoredRecord>(_ index: Index<Record>) -> Migration {
        let definition: IndexDefinition? = try? Record.schema.definition(of: index)
        return Migration(definition?.migrationName ?? "index of \(Record.schema.table.name)") {
            try $0.createIndexes([index])
        }
    }

    /// Adds the full-text index of a schema to an existing table.
    ///
    /// It does nothing if the table was created from a schema that has the index. To change the properties of an index,
    /// drop its table and triggers in an earlier custom migration.
    public static func addSearch<Record: StoredRecord>(_ type: Record.Type) -> Migration {
        Migration("search \(Record.schema.table.name)") { try $0.createSearchIndex(of: type) }
    }

    private static func name<Record: StoredRecord>(_ keyPath: PartialKeyPath<Record>) -> String {
        let column: String = (try? Record.schema.column(of: keyPath).name) ?? "\(keyPath)"
        return "add \(Record.schema.table.name).\(column)"
    }
}
