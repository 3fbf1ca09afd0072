/// A full-text index of a table, which `Condition.matches(_:)` uses to find records by their words.
///
///     static let schema = Schema<Note>(
///         "notes", id: Column("id", \.id), Column("title", \.title), Column("text", \.text),
///         search: SearchIndex(\.title, \.text))
///
/// Words are separated by all characters except letters and digits. Text in a language that is written without spaces,
/// such as Japanese, is found only by the beginning of a sequence of letters.
public struct SearchIndex<Record: StoredRecord>: Sendable {
    let keyPaths: [PartialKeyPath<Record> & Sendable]

    /// Creates an index of one property.
    public init<First: StoredText>(_ first: KeyPath<Record, First> & Sendable) {
        keyPaths = [first]
    }

    /// Creates an index of two properties.
    public init<First: StoredText, Second: StoredText>(
        _ first: KeyPath<Record, First> & Sendable, _ second: KeyPath<Record, Second> & Sendable
    ) {
        keyPaths = [first, second]
    }

    /// Creates an index of three properties.
    public init<First: StoredText, Second: StoredText, Third: StoredText>(
        _ first: KeyPath<Record, First> & Sendable, _ second: KeyPath<Record, Second> & Sendable,
        _ third: KeyPath<Record, Third> & Sendable
    ) {
        keyPaths = [first, second, third]
    }
}
