import SQLite

/// What records must be like to be found.
///
///     \Person.age >= 18 && .hasPrefix(\.name, "A")
///
/// A condition is true or false for a record, as in Swift: nothing is unknown because a value is nil. No value is
/// smaller or larger than nil. Texts are compared by their UTF-8 bytes.
public struct Condition<Record: StoredRecord>: Sendable {
    let node: ConditionNode

    init(_ node: ConditionNode) {
        self.node = node
    }

    /// True for every record.
    public static var always: Condition { Condition(.all([])) }

    /// A condition on a property, or what is wrong with it.
    static func make<Value>(
        _ keyPath: KeyPath<Record, Value>, _ body: (_ place: Int, ColumnShape) throws -> ConditionNode
    ) -> Condition {
        do {
            let place: Int = try Record.schema.place(of: keyPath)
            return Condition(try body(place, Record.schema.table.columns[place]))
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
        make(keyPath) { place, column in
            let value = try SQLiteValue(storing: other, in: column, of: Record.schema.table, json: NestedJSON())
            guard comparison.isEquality || column.form.isOrdered else {
                throw StoreError(
                    .invalidQuery,
                    """
                    \(Record.schema.table.name).\(column.name) is stored as JSON or encrypted, and has no order there. \
                    Compare it by == only, or store what you compare in a property of its own.
                    """)
            }
            return .compare(place, comparison, value)
        }
    }

    // MARK: Texts

    /// True where a text contains another one.
    public static func contains<Text: StoredText>(_ keyPath: KeyPath<Record, Text>, _ text: String) -> Condition {
        make(keyPath) { place, _ in .text(place, .contains, text) }
    }

    /// True where a text begins with another one. An index by the property makes it quick.
    public static func hasPrefix<Text: StoredText>(_ keyPath: KeyPath<Record, Text>, _ text: String) -> Condition {
        make(keyPath) { place, _ in .text(place, .prefix, text) }
    }

    /// True where a text ends with another one.
    public static func hasSuffix<Text: StoredText>(_ keyPath: KeyPath<Record, Text>, _ text: String) -> Condition {
        make(keyPath) { place, _ in .text(place, .suffix, text) }
    }

    /// True where a text contains another one, whatever the case of the letters A to Z.
    public static func containsIgnoringCase<Text: StoredText>(
        _ keyPath: KeyPath<Record, Text>, _ text: String
    ) -> Condition {
        make(keyPath) { place, _ in .text(place, .containsIgnoringCase, text) }
    }

    // MARK: Many values

    /// True where a property has one of these values.
    public static func isIn<Value: Codable & Equatable>(
        _ keyPath: KeyPath<Record, Value>, _ values: some Sequence<Value>
    ) -> Condition {
        make(keyPath) { place, column in
            let json = NestedJSON()
            return .isIn(
                place,
                try values.map { try SQLiteValue(storing: $0, in: column, of: Record.schema.table, json: json) })
        }
    }
}

/// A text or an optional one.
public protocol StoredText {}

extension String: StoredText {}
extension Optional: StoredText where Wrapped == String {}

extension ColumnShape.Form {
    /// Whether values of the column are ordered as the values of the property are.
    var isOrdered: Bool {
        switch self {
        case .integer, .real, .text, .blob: true
        case .json, .sealed: false
        }
    }
}
