/// The definition of an index, independent of the record type.
struct IndexDefinition: Sendable {
    /// The names that the index can have. Other indexes can have the first name, such as an index of the same columns
    /// that is not unique. The second name is unambiguous.
    let names: [String]
    /// The name of the migration that adds the index. It never changes, because files contain it.
    let migrationName: String
    private let beginning: String
    private let target: String

    init(of table: TableDefinition, _ columns: [ColumnDefinition], isUnique: Bool) {
        beginning = isUnique ? "CREATE UNIQUE INDEX" : "CREATE INDEX"
        target = "\(table.quotedName) (\(columns.map(\.quotedName).joined(separator: ", ")))"
        let name: String = ([table.name, "by"] + columns.map(\.name)).joined(separator: "_")
        names = [name, isUnique ? "unique index of \(target)" : "index of \(target)"]
        migrationName = "\(beginning) IF NOT EXISTS \(name.quotedAsName) ON \(target)"
    }

    /// Returns the statement that creates the index with a name. SQLite keeps the statement as it is.
    func creation(name: String) -> String { "\(beginning) \(name.quotedAsName) ON \(target)" }
}
