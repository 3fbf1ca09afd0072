/// The position in a table's columns at which a row coder begins to search for the column of a coding key.
struct ColumnCursor {
    /// The column that is probably next, because most records code their properties in the order of their schema. It is
    /// behind a pointer, so that the coder and its containers share it without exclusivity checks.
    let next: UnsafeMutablePointer<Int>
    private let names: UnsafeBufferPointer<String>
    // The coder that owns the cursor retains the table.
    private unowned(unsafe) let table: TableDefinition

    init(_ table: TableDefinition) {
        self.table = table
        names = table.nameBuffer
        next = .allocate(capacity: 1)
        next.initialize(to: 0)
    }

    func deallocate() { next.deallocate() }

    /// Returns the column that a key names, and advances to the column after it.
    @inline(__always) func column<Key: CodingKey>(_ key: Key, _ keys: ColumnKeyCache) throws -> Int32 {
        let column = next.pointee
        guard keys.isKnown(key, at: column) else { return try self.column(named: key, keys) }
        next.pointee = column &+ 1
        return Int32(truncatingIfNeeded: column)
    }

    private func column<Key: CodingKey>(named key: Key, _ keys: ColumnKeyCache) throws -> Int32 {
        let name = key.stringValue
        var column = next.pointee
        if column < names.count, names[column] == name {
            keys.record(key, at: column)
        } else if let index = table.columnIndices[name] {
            column = index
        } else {
            throw StoreError(
                .unknownColumn,
                """
                A record has a property “\(name)”, for which the table \(table.name) has no column. \
                Add a Column of that name to the schema, and a migration with Migration.add.
                """)
        }
        next.pointee = column + 1
        return Int32(truncatingIfNeeded: column)
    }
}
