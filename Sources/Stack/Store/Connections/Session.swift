import Foundation
import SQLite

/// A connection, and what turns values into columns and back. Used by one thread at a time.
final class Session {
    let database: SQLiteDatabase
    let sealer: Sealer?
    /// The store's name, as a person knows it.
    let file: String
    let json: NestedJSON

    init(database: SQLiteDatabase, sealer: Sealer?, file: String) {
        self.database = database
        self.sealer = sealer
        self.file = file
        json = NestedJSON()
    }

    /// Runs `body`, and says what SQLite says in words for a person.
    func translating<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch {
            throw StoreError.translated(error, file: file)
        }
    }
}

/// JSON for values that are no plain column: always the same text for the same value.
struct NestedJSON {
    private let encoder = JSONEncoder()
    private let decoder = JSONDecoder()

    init() {
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    }

    func data(_ value: some Encodable) throws -> Data {
        try encoder.encode(value)
    }

    func text(_ value: some Encodable) throws -> String {
        String(decoding: try data(value), as: UTF8.self)
    }

    func value<Value: Decodable>(_ type: Value.Type, _ bytes: UnsafeRawBufferPointer) throws -> Value {
        try decoder.decode(type, from: Data(bytes))
    }
}
