/// A property of a record, and the column that stores it.
public struct Column<Record: StoredRecord>: Sendable {
    let shape: ColumnShape
    let keyPath: AnyKeyPath & Sendable

    /// Stores a property in a column of this name, which must be the property's coding key.
    ///
    /// Integers, `Bool`, floating-point numbers, `String`, `Date`, `UUID`, `URL`, `Data` and enumerations with raw values
    /// of these become plain columns. An `Encrypted` value becomes a sealed one. Everything else is stored as JSON.
    /// An optional property is stored as NULL when it is nil.
    public init<Value: Codable & Sendable>(_ name: String, _ keyPath: KeyPath<Record, Value> & Sendable) {
        shape = ColumnShape(name: name, type: Value.self)
        self.keyPath = keyPath
    }

    /// Stores the identity of another record, which must be there as long as this one points to it.
    ///
    /// - Parameter rule: what becomes of this record when the other one is deleted.
    public init<Value: Codable & Sendable, Other: StoredRecord>(
        _ name: String, _ keyPath: KeyPath<Record, Value> & Sendable, references other: Other.Type,
        whenDeleted rule: DeletionRule = .refuse
    ) {
        shape = ColumnShape(
            name: name, type: Value.self,
            reference: "REFERENCES \(Other.schema.table.quotedName) (\(Other.schema.table.idColumn.quotedName))"
                + " ON DELETE \(rule.sql)")
        self.keyPath = keyPath
    }
}

/// What becomes of a record when the one it points to is deleted.
public enum DeletionRule: Sendable, Hashable {
    /// The other record cannot be deleted.
    case refuse
    /// This record is deleted as well.
    case delete
    /// This record points to none from then on; its property must be optional.
    case clear

    var sql: String {
        switch self {
        case .refuse: "RESTRICT"
        case .delete: "CASCADE"
        case .clear: "SET NULL"
        }
    }
}
