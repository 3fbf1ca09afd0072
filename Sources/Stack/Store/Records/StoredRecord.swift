/// A value that a store keeps in a row of a table.
///
/// What is stored is what the type encodes; the schema names the same properties, by their coding keys:
///
///     struct Person: StoredRecord {
///         var id: UUID
///         var name: String
///         var age: Int?
///
///         static let schema = Schema<Person>(
///             "people", id: Column("id", \.id), Column("name", \.name), Column("age", \.age),
///             indexes: [Index(\.name)])
///     }
public protocol StoredRecord: Codable, Identifiable, Sendable where ID: Codable & Sendable {
    /// The table of these records and its columns.
    static var schema: Schema<Self> { get }
}
