import SQLite

/// A condition that a query's records must satisfy.
///
///     \Person.age >= 18 && .hasPrefix(\.name, "A")
///
/// A condition is true or false for each record, as in Swift. Unlike in SQL, it is never unknown: no value is less than
/// or greater than nil. Strings are compared by their UTF-8 bytes, and enumerations by their raw values.
public struct Condition<Record: StoredRecord>: Sendable {
    let node: ConditionNode

    init(_ node: ConditionNode) {
        self.node = node
    }

    /// A condition that is true for every record.
    public static var always: Condition { Condition(.all([])) }

    /// Returns the condition that `body` creates for a property, or an invalid condition if `body` throws.
    static func make<Value>(
        _ keyPath: KeyPath<Record, Value>, _ body: (_ columnIndex: Int, ColumnDefinition) throws -> ConditionNode
    ) -> Condition {
        do {
            let columnIndex = try Record.schema.columnIndex(of: keyPath)
            return Condition(try body(columnIndex, Record.schema.table.columns[columnIndex]))
        } catch let error as StoreError {
            return Condition(.invalid(error))
        } catch {
            return Condition(
                .invalid(StoreError(.invalidQuery, "The value of a condition cannot be encoded: \(error).")))
        }
    }

    static func compare<Value: Codable>(
        _ keyPath: KeyPath<Record, Value>, _ comparison: ConditionNode.Comparison, _ other: some Encodable
    ) -> Condition {
        make(keyPath) { columnIndex, column in
            let value = try stored(other, in: column, NestedJSON())
            if !comparison.isEquality {
                try Record.schema.table.requireOrder(
                    of: column, "Compare it only with == or !=, or store the value to compare in a property of its own."
                )
            }
            return .compare(columnIndex, comparison, value)
        }
    }

    /// Returns the stored value that is equal to the stored values of properties with an equal value.
    private static func stored(
        _ value: some Encodable, in column: ColumnDefinition, _ json: NestedJSON
    ) throws -> SQLiteValue {
        let table: String = Record.schema.table.name
        if column.form == .json { try OrderCheck(table: table, column: column.name).check(value) }
        return try SQLiteValue(storing: value, in: column, of: table, json: json)
    }

    // MARK: Strings

    /// Returns a condition that is true if a property contains a string.
    public static func contains<Text: StoredText>(_ keyPath: KeyPath<Record, Text>, _ text: String) -> Condition {
        make(keyPath) { columnIndex, _ in .text(columnIndex, .contains, text) }
    }

    /// Returns a condition that is true if a property begins with a string. It is fast if the property has an index.
    public static func hasPrefix<Text: StoredText>(_ keyPath: KeyPath<Record, Text>, _ text: String) -> Condition {
        make(keyPath) { columnIndex, _ in .text(columnIndex, .prefix, text) }
    }

    /// Returns a condition that is true if a property ends with a string.
    public static func hasSuffix<Text: StoredText>(_ keyPath: KeyPath<Record, Text>, _ text: String) -> Condition {
        make(keyPath) { columnIndex, _ in .text(columnIndex, .suffix, text) }
    }

    /// Returns a condition that is true if a property contains a string, ignoring the case of the letters A to Z.
    public static func containsIgnoringCase<Text: StoredText>(
        _ keyPath: KeyPath<Record, Text>, _ text: String
    ) -> Condition {
        make(keyPath) { columnIndex, _ in .text(columnIndex, .containsIgnoringCase, text) }
    }

    // MARK: Many values

    /// Returns a condition that is true if a property is equal to one of the values.
    public static func isIn<Value: Codable & Equatable>(
        _ keyPath: KeyPath<Record, Value>, _ values: some Sequence<Value>
    ) -> Condition {
        make(keyPath) { columnIndex, column in
            let json = NestedJSON()
            return .isIn(columnIndex, try values.map { try stored($0, in: column, json) })
        }
    }
}

/// A string or an optional string.
public protocol StoredText {}

extension String: StoredText {}
extension Optional: StoredText where Wrapped == String {}

extension TableDefinition {
    /// Throws an error if values of the column cannot be compared by order.
    ///
    /// - Parameter remedy: A sentence about what to do if they have no order.
    func requireOrder(of column: ColumnDefinition, _ remedy: String) throws(StoreError) {
        guard !column.isOrdered else { return }
        guard column.form == .text else {
            throw StoreError(
                .invalidQuery, "\(name).\(column.name) is stored as JSON or encrypted, so it has no order. \(remedy)")
        }
        throw StoreError(
            .invalidQuery,
            """
            \(name).\(column.name) stores the texts of an enumeration, whose order may differ from the order of the \
            cases. Use integers as raw values. If the orders are the same, declare that the enumeration is CaseIterable.
            """)
    }
}
