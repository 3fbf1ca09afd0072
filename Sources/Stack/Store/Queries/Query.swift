import SQLite

/// A query for records of a type: a condition, an order and a range.
///
///     Person.where(\.age >= 18).sorted(by: \.name).limit(20)
///
/// A query is a value. To run it, pass it to a transaction or to `Store.liveQuery(_:)`. Records without an order, and
/// records whose sort values are equal, are sorted by identity.
public struct Query<Record: StoredRecord>: Sendable {
    struct Order: Sendable {
        /// The column; nil for the relevance of the rows to `words`.
        var columnIndex: Int?
        var direction: SortDirection
    }

    var condition: ConditionNode = .all([])
    var orders: [Order] = []
    /// The words that determine the relevance of rows; nil if they are not sorted by relevance.
    var words: String?
    var limit: Int?
    var offset = 0
    var failure: StoreError?

    init() {}

    /// Returns a query whose records also satisfy a condition.
    public func `where`(_ condition: Condition<Record>) -> Query {
        var query = self
        query.condition = .all(self.condition.conjuncts + condition.node.conjuncts)
        return query
    }

    /// Returns a sorted query. Later calls sort the records that earlier calls consider equal.
    ///
    /// nil is less than all values. Strings are compared by their UTF-8 bytes, and enumerations by their raw values. If
    /// the raw values are strings, the enumeration must be `CaseIterable`, and its `<` must sort it by these strings.
    public func sorted<Value: Codable & Comparable>(
        by keyPath: KeyPath<Record, Value>, _ direction: SortDirection = .ascending
    ) -> Query {
        sorted(byColumnOf: keyPath, direction)
    }

    /// Returns a sorted query. Later calls sort the records that earlier calls consider equal.
    ///
    /// nil is less than all values. Strings are compared by their UTF-8 bytes, and enumerations by their raw values. If
    /// the raw values are strings, the enumeration must be `CaseIterable`, and its `<` must sort it by these strings.
    public func sorted<Value: Codable & Comparable>(
        by keyPath: KeyPath<Record, Value?>, _ direction: SortDirection = .ascending
    ) -> Query {
        sorted(byColumnOf: keyPath, direction)
    }

    /// Returns a query that is sorted by the relevance of the records to the words of a search, most relevant first.
    ///
    ///     Note.where(.matches(words)).sorted(byRelevanceTo: words)
    ///
    /// A record is more relevant if it contains the words more often, if its text is shorter, and if the words are rare
    /// in other records. Records that do not match the words come last, and without words all records are equal. The
    /// schema must have a `SearchIndex`. A later call replaces the words.
    ///
    /// A live query that is sorted by relevance runs again after each write to its table.
    public func sorted(byRelevanceTo words: String) -> Query {
        var query = self
        if query.words == nil { query.orders.append(Order(columnIndex: nil, direction: .ascending)) }
        query.words = words
        return query
    }

    private func sorted(byColumnOf keyPath: AnyKeyPath, _ direction: SortDirection) -> Query {
        var query = self
        do throws(StoreError) {
            let columnIndex = try Record.schema.columnIndex(of: keyPath)
            let column = Record.schema.table.columns[columnIndex]
            try Record.schema.table.requireOrder(of: column, "Sort by a property with a plain column.")
            query.orders.append(Order(columnIndex: columnIndex, direction: direction))
        } catch {
            query.failure = query.failure ?? error
        }
        return query
    }

    /// Returns a query for at most `count` records.
    public func limit(_ count: Int) -> Query {
        var query = self
        query.limit = min(max(0, count), limit ?? Int.max)
        return query
    }

    /// Returns a query without the first `count` records. The limit applies to the records after them.
    public func skipping(_ count: Int) -> Query {
        var query = self
        query.offset += max(0, count)
        return query
    }
}

/// The direction of a sort order.
public enum SortDirection: Sendable, Hashable {
    /// The smallest values first.
    case ascending
    /// The largest values first.
    case descending

    var sql: String { self == .ascending ? "" : " DESC" }
}

extension StoredRecord {
    /// A query for all records.
    public static var all: Query<Self> { Query() }

    /// Returns a query for the records that satisfy a condition.
    public static func `where`(_ condition: Condition<Self>) -> Query<Self> { Query().where(condition) }

    /// Returns a query for all records, sorted by a property.
    public static func sorted<Value: Codable & Comparable>(
        by keyPath: KeyPath<Self, Value>, _ direction: SortDirection = .ascending
    ) -> Query<Self> {
        Query().sorted(by: keyPath, direction)
    }

    /// Returns a query for all records, sorted by a property.
    public static func sorted<Value: Codable & Comparable>(
        by keyPath: KeyPath<Self, Value?>, _ direction: SortDirection = .ascending
    ) -> Query<Self> {
        Query().sorted(by: keyPath, direction)
    }
}
