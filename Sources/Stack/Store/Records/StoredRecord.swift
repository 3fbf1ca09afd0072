/// A type whose values a store keeps as rows of a table.
///
/// The store stores the properties that the type encodes. The schema names the same properties by their coding keys:
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
