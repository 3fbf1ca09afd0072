import Foundation
import SQLite

/// A connection with the coders for its values. One thread uses it at a time.
final class Session {
    let database: SQLiteDatabase
    let sealer: Sealer?
    /// The store's name for messages.
    let file: String
    let json: NestedJSON

    init(database: SQLiteDatabase, sealer: Sealer?, file: String) {
        self.database = database
        self.sealer = sealer
        self.file = file
        json = NestedJSON()
    }

    /// Runs `body`, and converts SQLite failures to store errors.
    func translatingErrors<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch {
            throw StoreError.translated(error, file: file)
        }
    }
}

/// The JSON coder for values without their own column type. Keys are sorted, so that equal values have the same text,
/// except for values with sets, whose elements have no defined order.
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
