/// An order of a table that the database keeps at hand, so that what asks for it is found without looking at every row.
public struct Index<Record: StoredRecord>: Sendable {
    let keyPaths: [AnyKeyPath & Sendable]
    let isUnique: Bool

    /// An index by one property.
    ///
    /// - Parameter isUnique: whether no two records may have the same value.
    public init<First>(_ first: KeyPath<Record, First> & Sendable, isUnique: Bool = false) {
        keyPaths = [first]
        self.isUnique = isUnique
    }

    /// An index by one property and then another.
    ///
    /// - Parameter isUnique: whether no two records may have the same values in both.
    public init<First, Second>(
        _ first: KeyPath<Record, First> & Sendable, _ second: KeyPath<Record, Second> & Sendable,
        isUnique: Bool = false
    ) {
        keyPaths = [first, second]
        self.isUnique = isUnique
    }

    /// An index by three properties, one after the other.
    ///
    /// - Parameter isUnique: whether no two records may have the same values in all.
    public init<First, Second, Third>(
        _ first: KeyPath<Record, First> & Sendable, _ second: KeyPath<Record, Second> & Sendable,
        _ third: KeyPath<Record, Third> & Sendable, isUnique: Bool = false
    ) {
        keyPaths = [first, second, third]
        self.isUnique = isUnique
    }
}
