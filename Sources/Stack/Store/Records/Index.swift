/// An index of a table. Queries that filter or sort by the first properties of an index do not have to read every row.
public struct Index<Record: StoredRecord>: Sendable {
    let keyPaths: [AnyKeyPath & Sendable]
    let isUnique: Bool

    /// Creates an index of one property.
    ///
    /// - Parameters:
    ///   - first: The property.
    ///   - isUnique: Whether each value may occur only once. The default is false.
    public init<First>(_ first: KeyPath<Record, First> & Sendable, isUnique: Bool = false) {
        keyPaths = [first]
        self.isUnique = isUnique
    }

    /// Creates an index of two properties.
    ///
    /// - Parameters:
    ///   - first: The first property.
    ///   - second: The second property.
    ///   - isUnique: Whether each pair of values may occur only once. The default is false.
    public init<First, Second>(
        _ first: KeyPath<Record, First> & Sendable, _ second: KeyPath<Record, Second> & Sendable,
        isUnique: Bool = false
    ) {
        keyPaths = [first, second]
        self.isUnique = isUnique
    }

    /// Creates an index of three properties.
    ///
    /// - Parameters:
    ///   - first: The first property.
    ///   - second: The second property.
    ///   - third: The third property.
    ///   - isUnique: Whether each combination of values may occur only once. The default is false.
    public init<First, Second, Third>(
        _ first: KeyPath<Record, First> & Sendable, _ second: KeyPath<Record, Second> & Sendable,
        _ third: KeyPath<Record, Third> & Sendable, isUnique: Bool = false
    ) {
        keyPaths = [first, second, third]
        self.isUnique = isUnique
    }
}
