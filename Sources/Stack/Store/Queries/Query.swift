import SQLite

/// Which records, and in which order.
///
///     Person.where(\.age >= 18).sorted(by: \.name).limit(20)
///
/// A query is a value; what it is made into asks the store. Where no order is asked for, and where values are equal,
/// records come by their identity.
public struct Query<Record: StoredRecord>: Sendable {
    struct Order: Sendable {
        var place: Int
        var direction: SortDirection
    }

    var condition: ConditionNode = .all([])
    var orders: [Order] = []
    var limit: Int?
    var offset = 0
    var failure: StoreError?

    init() {}

    /// The records that fulfil a condition as well.
    public func `where`(_ condition: Condition<Record>) -> Query {
        var query = self
        if case .all(let nodes) = self.condition {
            query.condition = .all(nodes + [condition.node])
        } else {
            query.condition = .all([self.condition, condition.node])
        }
        return query
    }

    /// The records by a property; those with equal values stay as they would be without.
    ///
    /// nil comes before everything else. Texts go by their UTF-8 bytes.
    public func sorted<Value: Codable & Comparable>(
        by keyPath: KeyPath<Record, Value>, _ direction: SortDirection = .ascending
    ) -> Query {
        sorted(byColumnOf: keyPath, direction)
    }

    /// The records by a property; those with equal values stay as they would be without.
    ///
    /// nil comes before everything else. Texts go by their UTF-8 bytes.
    public func sorted<Value: Codable & Comparable>(
        by keyPath: KeyPath<Record, Value?>, _ direction: SortDirection = .ascending
    ) -> Query {
        sorted(byColumnOf: keyPath, direction)
    }

    private func sorted(byColumnOf keyPath: AnyKeyPath, _ direction: SortDirection) -> Query {
        var query = self
        do throws(StoreError) {
            let place: Int = try Record.schema.place(of: keyPath)
            let column: ColumnShape = Record.schema.table.columns[place]
            guard column.form.isOrdered else {
                throw StoreError(
                    .invalidQuery,
                    """
                    \(Record.schema.table.name).\(column.name) is stored as JSON or encrypted, and has no order there. \
                    Sort by a property that has a plain column.
                    """)
            }
            query.orders.append(Order(place: place, direction: direction))
        } catch {
            query.failure = query.failure ?? error
        }
        return query
    }

    /// At most so many records.
    public func limit(_ count: Int) -> Query {
        var query = self
        query.limit = min(max(0, count), limit ?? Int.max)
        return query
    }

    /// The records but for the first ones. The limit counts those that follow.
    public func skipping(_ count: Int) -> Query {
        var query = self
        query.offset += max(0, count)
        return query
    }
}

/// Whether small values come first.
public enum SortDirection: Sendable, Hashable {
    case ascending, descending

    var sql: String { self == .ascending ? "" : " DESC" }
}

extension StoredRecord {
    /// A query for all records.
    public static var all: Query<Self> { Query() }

    /// A query for the records that fulfil a condition.
    public static func `where`(_ condition: Condition<Self>) -> Query<Self> { Query().where(condition) }

    /// A query for all records, by a property.
    public static func sorted<Value: Codable & Comparable>(
        by keyPath: KeyPath<Self, Value>, _ direction: SortDirection = .ascending
    ) -> Query<Self> {
        Query().sorted(by: keyPath, direction)
    }

    /// A query for all records, by a property.
    public static func sorted<Value: Codable & Comparable>(
        by keyPath: KeyPath<Self, Value?>, _ direction: SortDirection = .ascending
    ) -> Query<Self> {
        Query().sorted(by: keyPath, direction)
    }
}
