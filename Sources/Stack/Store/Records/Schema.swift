import ProgramDiagnostics

/// The table of a record type: its name, its columns and its indexes.
///
/// Declare a schema as a `static let`. Do not rename tables or columns after a release; describe later changes with
/// migrations.
public struct Schema<Record: StoredRecord>: Sendable {
    let table: TableDefinition
    private let keyPaths: [AnyKeyPath & Sendable]
    let indexes: [Index<Record>]

    /// Creates a schema.
    ///
    /// - Parameters:
    ///   - name: The name of the table.
    ///   - id: The column of the record's identity.
    ///   - columns: The other columns, one for each encoded property.
    ///   - indexes: Indexes for properties that queries often filter or sort by. The default is an empty array.
    ///   - search: The full-text index for `Condition.matches(_:)`. The default is nil.
    public init(
        _ name: String, id: Column<Record>, _ columns: Column<Record>..., indexes: [Index<Record>] = [],
        search: SearchIndex<Record>? = nil
    ) {
        let all: [Column<Record>] = [id] + columns
        let searched: [Column<Record>?] = (search?.keyPaths ?? []).map { keyPath in
            all.first { $0.keyPath == keyPath }
        }
        stopProgram(
            unless: !searched.contains { $0 == nil },
            "The SearchIndex of the table \(name) names a property without a column. Add a Column to the schema.")
        table = TableDefinition(
            name: name, columns: all.map(\.definition), searchColumns: searched.compactMap { $0?.definition })
        keyPaths = all.map(\.keyPath)
        self.indexes = indexes
        stopProgram(
            unless: table.columnIndices.count == all.count,
            "Two columns of the table \(name) have the same name. Give each property a column of its own.")
    }

    /// Returns the index of a property's column.
    func columnIndex(of keyPath: AnyKeyPath) throws(StoreError) -> Int {
        guard let columnIndex = keyPaths.firstIndex(where: { $0 == keyPath }) else {
            throw StoreError(
                .unknownColumn,
                """
                The schema of \(Record.self) has no column for \(keyPath.debugDescription.nameOfProperty). \
                Add a Column to the schema, or use a property that has one.
                """, details: "The key path is \(keyPath.debugDescription).")
        }
        return columnIndex
    }

    func column(of keyPath: AnyKeyPath) throws(StoreError) -> ColumnDefinition {
        table.columns[try columnIndex(of: keyPath)]
    }

    /// Returns the definition of an index of the table.
    func definition(of index: Index<Record>) throws(StoreError) -> IndexDefinition {
        var columns: [ColumnDefinition] = []
        for keyPath in index.keyPaths { columns.append(try column(of: keyPath)) }
        return IndexDefinition(of: table, columns, isUnique: index.isUnique)
    }
}

extension String {
    /// The properties in the description of a key path, in quotation marks.
    fileprivate var nameOfProperty: String {
        let path: Substring = drop { $0 != "." }.dropFirst()
        return path.isEmpty ? self : "“\(path)”"
    }
}
