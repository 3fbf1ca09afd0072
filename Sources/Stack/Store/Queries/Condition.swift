import SQLite

/// A condition that a query's records must satisfy.
///
///     \Person.age >= 18 && .hasPrefix(\.name, "A")
///
/// A condition is true or false for each record, as in Swift. Unlike in SQL, it is never unknown: no value is less than
/// or greater than nil. Strings are compared by their UTF-8 bytes.
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
            let value = try SQLiteValue(storing: other, in: column, of: Record.schema.table.name, json: NestedJSON())
            guard comparison.isEquality || column.form.isOrdered else {
                throw StoreError(
                    .invalidQuery,
                    """
                    \(Record.schema.table.name).\(column.name) is stored as JSON or encrypted, so it has no order. \
                    Compare it only with == or !=, or store the value to compare in a property of its own.
                    """)
            }
            return .compare(columnIndex, comparison, value)
        }
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
            return .isIn(
                columnIndex,
                try values.map { try SQLiteValue(storing: $0, in: column, of: Record.schema.table.name, json: json) })
        }
    }
}

/// A string or an optional string.
public protocol StoredText {}

extension String: StoredText {}
extension Optional: StoredText where Wrapped == String {}

extension ColumnDefinition.Form {
    /// Whether values of the column can be compared by order. Enumerations are compared by their raw values.
    var isOrdered: Bool {
        switch self {
        case .integer, .real, .text, .blob: true
        case .json, .sealed: false
        }
    }
}
