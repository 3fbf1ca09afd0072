import SQLite

extension Condition {
    // MARK: Full-text search

    /// Returns a condition that is true if the properties of the schema's `SearchIndex` contain all words of a string.
    ///
    /// Each word also matches longer words that begin with it, so that a search finds results while the user types.
    /// Case and accents are ignored. A string without words matches every record.
    ///
    /// - Complexity: O(*m* log *n*) for *m* results.
    public static func matches(_ words: String) -> Condition {
        Condition(.search(words))
    }

    // MARK: Other records

    /// Returns a condition that is true if a query contains the record to which a property refers.
    ///
    ///     Message.where(.related(\.authorID, to: Person.where(\.name == "Ada")))
    ///
    /// - Parameters:
    ///   - keyPath: The property that contains the identity of the other record.
    ///   - query: The query of the other records.
    public static func related<Other: StoredRecord>(
        _ keyPath: KeyPath<Record, Other.ID>, to query: Query<Other>
    ) -> Condition {
        make(keyPath) { columnIndex, _ in try isSelected(columnIndex, query) }
    }

    /// Returns a condition that is true if a query contains the record to which an optional property refers. It is
    /// false if the property is nil.
    public static func related<Other: StoredRecord>(
        _ keyPath: KeyPath<Record, Other.ID?>, to query: Query<Other>
    ) -> Condition {
        make(keyPath) { columnIndex, _ in try isSelected(columnIndex, query) }
    }

    /// Returns a condition that is true for each record to which a record of another query refers.
    ///
    ///     Person.where(.referenced(by: \.authorID, in: Message.where(\.isRead == false)))
    ///
    /// - Parameters:
    ///   - keyPath: The property of the other records that contains the identity of the record to which they refer.
    ///   - query: The query of the other records.
    public static func referenced<Other: StoredRecord>(
        by keyPath: KeyPath<Other, Record.ID>, in query: Query<Other>
    ) -> Condition {
        referenced(byColumnOf: keyPath, in: query)
    }

    /// Returns a condition that is true for each record to which a record of another query refers by an optional
    /// property.
    public static func referenced<Other: StoredRecord>(
        by keyPath: KeyPath<Other, Record.ID?>, in query: Query<Other>
    ) -> Condition {
        referenced(byColumnOf: keyPath, in: query)
    }

    private static func referenced<Other: StoredRecord>(
        byColumnOf keyPath: AnyKeyPath, in query: Query<Other>
    ) -> Condition {
        do throws(StoreError) {
            let column = try Other.schema.column(of: keyPath)
            return Condition(try isSelected(0, query, column: column.quotedName))
        } catch {
            return Condition(.invalid(error))
        }
    }

    private static func isSelected<Other: StoredRecord>(
        _ columnIndex: Int, _ query: Query<Other>, column: String = Other.schema.table.idColumn.quotedName
    ) throws(StoreError) -> ConditionNode {
        .isSelected(columnIndex, try query.selection(of: column), tables: query.tables)
    }
}

extension Query {
    /// The tables that the records depend on.
    var tables: Set<String> { condition.otherTables.union([Record.schema.table.name]) }
}
