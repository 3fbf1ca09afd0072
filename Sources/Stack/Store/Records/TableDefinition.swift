/// The definition of a table with its fixed statements, independent of the record type. The first column is the
/// identity.
final class TableDefinition: Sendable {
    let name: String
    let quotedName: String
    let columns: [ColumnDefinition]
    let names: [String]
    /// The names of the columns, for fast access. The buffer is valid as long as this object exists.
    // nonisolated(unsafe): it is never modified after the initializer.
    nonisolated(unsafe) let nameBuffer: UnsafeBufferPointer<String>
    let columnIndices: [String: Int]
    let hasSealedColumns: Bool
    /// The full-text index, if any.
    let search: SearchDefinition?

    /// The quoted names of the columns, separated by commas.
    let columnList: String
    let insertion: String
    let update: String
    let saving: String
    let deletion: String
    let creation: String

    var idColumn: ColumnDefinition { columns[0] }

    deinit {
        let names = UnsafeMutableBufferPointer(mutating: nameBuffer)
        names.deinitialize().deallocate()
    }

    init(name: String, columns: [ColumnDefinition], searchColumns: [ColumnDefinition] = []) {
        self.name = name
        search = searchColumns.isEmpty ? nil : SearchDefinition(table: name, id: columns[0], columns: searchColumns)
        self.columns = columns
        quotedName = name.quotedAsName
        names = columns.map(\.name)
        let nameBuffer: UnsafeMutableBufferPointer<String> = .allocate(capacity: columns.count)
        _ = nameBuffer.initialize(from: names)
        self.nameBuffer = UnsafeBufferPointer(nameBuffer)
        columnIndices = Dictionary(columns.enumerated().map { ($1.name, $0) }) { first, _ in first }
        hasSealedColumns = columns.contains { $0.form == .sealed }
        let table = quotedName
        let id = columns[0].quotedName
        let list = columns.map(\.quotedName).joined(separator: ", ")
        columnList = list
        let parameters: String = columns.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
        insertion = "INSERT INTO \(table) (\(list)) VALUES (\(parameters))"
        // A table with only an identity has nothing to set, so the identity is set to itself.
        let settable: [Int] = columns.count > 1 ? Array(columns.indices.dropFirst()) : [0]
        let sets: String = settable.map { "\(columns[$0].quotedName) = ?\($0 + 1)" }.joined(separator: ", ")
        update = "UPDATE \(table) SET \(sets) WHERE \(id) = ?1"
        let replaced: String =
            settable.map { "\(columns[$0].quotedName) = excluded.\(columns[$0].quotedName)" }.joined(separator: ", ")
        saving = "\(insertion) ON CONFLICT (\(id)) DO UPDATE SET \(replaced)"
        deletion = "DELETE FROM \(table) WHERE \(id) = ?1"
        let definitions: [String] =
            ["\(columns[0].quotedName) \(columns[0].form.sqlType) PRIMARY KEY NOT NULL"]
            + columns.dropFirst().map(\.sqlDefinition)
        creation = "CREATE TABLE \(table) (\(definitions.joined(separator: ", "))) STRICT"
    }
}
