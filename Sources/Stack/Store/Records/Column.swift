/// A property of a record and the column that stores it.
public struct Column<Record: StoredRecord>: Sendable {
    let definition: ColumnDefinition
    let keyPath: AnyKeyPath & Sendable

    /// Creates a column for a property. Its name must be the property's coding key.
    ///
    /// Integers, `Bool`, floating-point numbers, `String`, `Date`, `UUID`, `URL`, `Data`, and enumerations with raw
    /// values of these types are stored as plain columns. An `Encrypted` value is stored encrypted. All other types are
    /// stored as JSON. An optional property that is nil is stored as NULL.
    public init<Value: Codable & Sendable>(_ name: String, _ keyPath: KeyPath<Record, Value> & Sendable) {
        definition = ColumnDefinition(name: name, type: Value.self)
        self.keyPath = keyPath
    }

    /// Creates a column for a property that contains the identity of another record, which must exist as long as this
    /// record refers to it.
    ///
    /// - Parameters:
    ///   - name: The name of the column, which must be the property's coding key.
    ///   - keyPath: The property.
    ///   - other: The type of the other record.
    ///   - rule: The rule that applies when the other record is deleted. By default, it cannot be deleted.
    public init<Value: Codable & Sendable, Other: StoredRecord>(
        _ name: String, _ keyPath: KeyPath<Record, Value> & Sendable, references other: Other.Type,
        onDelete rule: DeletionRule = .deny
    ) {
        definition = ColumnDefinition(
            name: name, type: Value.self,
            reference: "REFERENCES \(Other.schema.table.quotedName) (\(Other.schema.table.idColumn.quotedName))"
                + " ON DELETE \(rule.sql)")
        self.keyPath = keyPath
    }
}

/// The rule that applies to a record when another record that it refers to is deleted.
public enum DeletionRule: Sendable, Hashable {
    /// Deleting the other record fails.
    case deny
    /// The record that refers to the other record is deleted too.
    case cascade
    /// The property is set to nil. It must be optional.
    case nullify

    var sql: String {
        switch self {
        case .deny: "RESTRICT"
        case .cascade: "CASCADE"
        case .nullify: "SET NULL"
        }
    }
}
