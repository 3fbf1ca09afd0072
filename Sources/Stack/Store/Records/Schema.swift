import Diagnostics

/// The table of a type of record: its name, its columns and its indexes.
///
/// A schema is made once, as a `static let`. Its names stay what they are for the life of the app's files; what changes
/// later is told by migrations.
public struct Schema<Record: StoredRecord>: Sendable {
    let table: TableShape
    private let keyPaths: [AnyKeyPath & Sendable]
    let indexes: [Index<Record>]

    /// Describes a table.
    ///
    /// - Parameters:
    ///   - name: the table's name.
    ///   - id: the column of what identifies a record.
    ///   - columns: the other columns, one for each property that is encoded.
    ///   - indexes: what is looked up or sorted by often.
    public init(_ name: String, id: Column<Record>, _ columns: Column<Record>..., indexes: [Index<Record>] = []) {
        let all: [Column<Record>] = [id] + columns
        table = TableShape(name: name, columns: all.map(\.shape))
        keyPaths = all.map(\.keyPath)
        self.indexes = indexes
        stopProgram(
            unless: table.places.count == all.count,
            "Two columns of the table \(name) have the same name. Give each property a column of its own.")
    }

    /// The place of a property's column.
    func place(of keyPath: AnyKeyPath) throws(StoreError) -> Int {
        guard let place = keyPaths.firstIndex(where: { $0 == keyPath }) else {
            throw StoreError(
                .unknownColumn,
                """
                \(Record.self) stores no property \(keyPath.debugDescription.nameOfProperty) by itself. \
                Add a Column for it to its schema, or ask for a property that has one.
                """, details: "The key path is \(keyPath.debugDescription).")
        }
        return place
    }

    func column(of keyPath: AnyKeyPath) throws(StoreError) -> ColumnShape {
        table.columns[try place(of: keyPath)]
    }

    /// What makes the indexes, for a table that is there.
    func createIndexes(_ indexes: [Index<Record>]) throws(StoreError) -> [String] {
        var statements: [String] = []
        for index in indexes {
            var columns: [ColumnShape] = []
            for keyPath in index.keyPaths { columns.append(try column(of: keyPath)) }
            let name: String = ([table.name, "by"] + columns.map(\.name)).joined(separator: "_").quotedAsName
            statements.append(
                "CREATE \(index.isUnique ? "UNIQUE " : "")INDEX IF NOT EXISTS \(name) ON \(table.quotedName) "
                    + "(\(columns.map(\.quotedName).joined(separator: ", ")))")
        }
        return statements
    }
}

extension String {
    /// The property at the end of a key path's description, in quotation marks.
    fileprivate var nameOfProperty: String {
        let path: Substring = drop { $0 != "." }.dropFirst()
        return path.isEmpty ? self : "“\(path)”"
    }
}
