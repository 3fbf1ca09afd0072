/// A record together with another record that it refers to.
public struct Joined<Record: StoredRecord, Other: StoredRecord>: Identifiable, Sendable {
    /// The record.
    public var record: Record
    /// The other record, if any.
    public var other: Other?

    /// Creates a pair.
    public init(_ record: Record, _ other: Other?) {
        self.record = record
        self.other = other
    }

    /// The identity of the record.
    public var id: Record.ID { record.id }
}

extension Joined: Equatable where Record: Equatable, Other: Equatable {}
extension Joined: Hashable where Record: Hashable, Other: Hashable {}

/// A query for records, each together with another record that it refers to.
///
///     let messages = Message.where(\.isRead == false).joined(to: Person.self, by: \.authorID)
///     try store.liveQuery(messages.sorted(byOther: \.name))
///
/// The condition and the range of the original query apply. Use `Condition.related(_:to:)` for a condition on the other
/// record.
public struct JoinedQuery<Record: StoredRecord, Other: StoredRecord>: Sendable {
    let query: Query<Record>
    let columnIndex: Int
    var otherOrders: [Query<Other>.Order] = []
    var failure: StoreError?

    init(_ query: Query<Record>, _ keyPath: AnyKeyPath) {
        self.query = query
        do throws(StoreError) {
            columnIndex = try Record.schema.columnIndex(of: keyPath)
        } catch {
            columnIndex = 0
            failure = error
        }
    }

    /// Returns a query that is sorted first by a property of the other records. A missing record is less than all
    /// others. Records whose other records have equal values keep the order of the original query.
    public func sorted<Value: Codable & Comparable>(
        byOther keyPath: KeyPath<Other, Value>, _ direction: SortDirection = .ascending
    ) -> JoinedQuery {
        sorted(by: Query<Other>().sorted(by: keyPath, direction))
    }

    /// Returns a query that is sorted first by an optional property of the other records.
    public func sorted<Value: Codable & Comparable>(
        byOther keyPath: KeyPath<Other, Value?>, _ direction: SortDirection = .ascending
    ) -> JoinedQuery {
        sorted(by: Query<Other>().sorted(by: keyPath, direction))
    }

    private func sorted(by order: Query<Other>) -> JoinedQuery {
        var query = self
        query.otherOrders += order.orders
        query.failure = query.failure ?? order.failure
        return query
    }
}

extension Query {
    /// Returns a query for the records together with the record that a property refers to.
    ///
    /// - Parameters:
    ///   - other: The type of the other records.
    ///   - keyPath: The property that contains the identity of the other record.
    public func joined<Other: StoredRecord>(
        to other: Other.Type, by keyPath: KeyPath<Record, Other.ID>
    ) -> JoinedQuery<Record, Other> {
        JoinedQuery(self, keyPath)
    }

    /// Returns a query for the records together with the record that an optional property refers to.
    public func joined<Other: StoredRecord>(
        to other: Other.Type, by keyPath: KeyPath<Record, Other.ID?>
    ) -> JoinedQuery<Record, Other> {
        JoinedQuery(self, keyPath)
    }
}
