import Foundation
import SQLite

/// A keyed container that decodes each property from the column that its key names.
struct RowDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    // The decoder owns the container, so it outlives the container.
    private unowned(unsafe) let decoder: RowDecoder
    private let row: SQLiteRow
    private let cursor: ColumnCursor
    private let keys: ColumnKeyCache

    init(row decoder: RowDecoder, keys: ColumnKeyCache) {
        self.keys = keys
        self.decoder = decoder
        row = decoder.row
        cursor = decoder.cursor
    }

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { decoder.table.names.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { decoder.table.columnIndices[key.stringValue] != nil }

    /// Returns the column of a property, and advances the cursor to the column after it.
    @inline(__always) private func column(_ key: Key) throws -> Int32 { try cursor.column(key, keys) }

    private func mismatch(_ column: Int32, _ expected: StaticString) -> StoreError {
        let found: String =
            switch row.kind(column) {
            case .integer: "an integer"
            case .real: "a number"
            case .text: "text"
            case .blob: "bytes"
            case .null: "NULL"
            }
        return decoder.mismatch(decoder.table.names[Int(column)], "contains \(found) instead of \(expected)")
    }

    // MARK: Values

    // OPTIMIZATION: These functions are inlined, so that they are specialized for the types of the values. Code that
    // depends on the type of the keys is not specialized, so there is little of it.

    /// Returns the value of a property that is not optional.
    @inline(__always) private func required<Value>(
        _ key: Key, _ expected: StaticString, _ read: (SQLiteRow, Int32) -> Value?
    ) throws -> Value {
        let column = try column(key)
        guard let value = read(row, column) else { throw mismatch(column, expected) }
        return value
    }

    /// Returns the value of an optional property.
    @inline(__always) private func optional<Value>(
        _ key: Key, _ expected: StaticString, _ read: (SQLiteRow, Int32) -> Value?
    ) throws -> Value? {
        let column = try column(key)
        if let value = read(row, column) { return value }
        guard row.isNull(column) else { throw mismatch(column, expected) }
        return nil
    }

    /// Returns the value of a property with an integer type other than `Int` and `Int64`.
    @inline(__always) private func number<Value: FixedWidthInteger>(_ key: Key) throws -> Value {
        let column = try column(key)
        guard let number = row.wholeNumber(column) else { throw mismatch(column, "an integer") }
        guard let value = Value(exactly: number) else {
            throw decoder.mismatch(
                decoder.table.names[Int(column)], "contains \(number), which is not a valid \(Value.self)")
        }
        return value
    }

    /// Returns the value of a column, which is not NULL unless the type is optional.
    fileprivate func value<Value: Decodable>(_ type: Value.Type, _ column: Int32) throws -> Value {
        // The bit casts are safe: the types are the same.
        if type == Date.self {
            guard let seconds = row.number(column) else { throw mismatch(column, "a number") }
            return unsafeBitCast(Date(timeIntervalSinceReferenceDate: seconds), to: type)
        }
        if type == UUID.self {
            guard let text = row.string(column) else { throw mismatch(column, "text") }
            guard let identifier = UUID(uuidString: text) else { throw mismatch(column, "a UUID") }
            return unsafeBitCast(identifier, to: type)
        }
        if type == Data.self {
            guard row.kind(column) == .blob else { throw mismatch(column, "bytes") }
            return unsafeBitCast(row.withBytes(column) { Data($0) }, to: type)
        }
        if type == URL.self {
            guard let text = row.string(column) else { throw mismatch(column, "text") }
            guard let url = URL(string: text) else { throw mismatch(column, "a URL") }
            return unsafeBitCast(url, to: type)
        }
        if let optional = type as? any DecodableOptional.Type { return try value(of: optional, as: type, column) }
        let definition = decoder.table.columns[Int(column)]
        switch definition.form {
        case .sealed: return try secret(type, column, definition)
        case .json:
            guard row.kind(column) == .text else { throw mismatch(column, "JSON") }
            return try decoding(column, type) { try decoder.session.json.value(type, $0) }
        default:
            guard !row.isNull(column) else { throw mismatch(column, "a value") }
            do {
                return try Value(from: ScalarDecoder(value: row.value(column)))
            } catch {
                throw decoder.mismatch(definition.name, "does not contain a valid \(type)", details: "\(error)")
            }
        }
    }

    /// Returns the value of a column as an optional type, which is the same type as `type`.
    private func value<OptionalType: DecodableOptional, Value>(
        of optionalType: OptionalType.Type, as type: Value.Type, _ column: Int32
    ) throws -> Value {
        let value: OptionalType = try row.isNull(column) ? .none : optionalType.some(from: self, column)
        return unsafeBitCast(value, to: type)
    }

    private func secret<Value: Decodable>(
        _ type: Value.Type, _ column: Int32, _ definition: ColumnDefinition
    ) throws -> Value {
        guard let secretType = type as? any EncryptedValue.Type, row.kind(column) == .blob else {
            throw mismatch(column, "an encrypted value")
        }
        let sealer = try decoder.session.requiredSealer(table: decoder.table, column: definition)
        let identity = decoder.identity
        return try decoding(column, type) { bytes in
            guard
                let plain = sealer.open(bytes, table: decoder.table.name, column: definition.name, row: identity),
                let value = try secretType.init(plainText: plain, decoder.session.json) as? Value
            else {
                throw decoder.mismatch(definition.name, "contains a value that was not encrypted for it with this key")
            }
            return value
        }
    }

    private func decoding<Value>(
        _ column: Int32, _ type: Value.Type, _ body: (UnsafeRawBufferPointer) throws -> Value
    ) throws -> Value {
        do {
            return try row.withBytes(column, body)
        } catch let error as DecodingError {
            throw decoder.mismatch(
                decoder.table.names[Int(column)], "does not contain a valid \(type)", details: "\(error)")
        }
    }

    // MARK: Decoding

    func decodeNil(forKey key: Key) throws -> Bool {
        let next = cursor.next.pointee
        defer { cursor.next.pointee = next }
        return row.isNull(try column(key))
    }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        try required(key, "a Boolean") { $0.wholeNumber($1).map { $0 != 0 } }
    }

    func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
        try required(key, "an integer") { $0.wholeNumber($1).map { Int($0) } }
    }

    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
        try required(key, "an integer") { $0.wholeNumber($1) }
    }

    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try required(key, "a number") { $0.number($1) }
    }

    func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
        try required(key, "a number") { $0.number($1).map { Float($0) } }
    }

    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        try required(key, "text") { $0.string($1) }
    }

    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try number(key) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try number(key) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try number(key) }
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try number(key) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try number(key) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try number(key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try number(key) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try number(key) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try number(key) }
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try number(key) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try value(type, try column(key))
    }

    // OPTIMIZATION: The protocol's default implementations for optional properties search for the column three times.

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        try optional(key, "a Boolean") { $0.wholeNumber($1).map { $0 != 0 } }
    }

    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try optional(key, "an integer") { $0.wholeNumber($1).map { Int($0) } }
    }

    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
        try optional(key, "an integer") { $0.wholeNumber($1) }
    }

    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try optional(key, "a number") { $0.number($1) }
    }

    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try optional(key, "text") { $0.string($1) }
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        let column = try column(key)
        return row.isNull(column) ? nil : try value(type, column)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        throw decoder.unsupportedContainerError()
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        throw decoder.unsupportedContainerError()
    }

    func superDecoder() throws -> any Decoder { throw decoder.unsupportedContainerError() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw decoder.unsupportedContainerError() }
}

/// An optional type whose values can be decoded from a column.
private protocol DecodableOptional {
    static var none: Self { get }

    /// Returns the value of a column that is not NULL.
    static func some<Key: CodingKey>(from container: RowDecodingContainer<Key>, _ column: Int32) throws -> Self
}

extension Optional: DecodableOptional where Wrapped: Decodable {
    fileprivate static func some<Key: CodingKey>(
        from container: RowDecodingContainer<Key>, _ column: Int32
    ) throws -> Wrapped? {
        try container.value(Wrapped.self, column)
    }
}
