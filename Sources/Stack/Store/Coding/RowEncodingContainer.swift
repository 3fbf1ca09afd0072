import Foundation
import SQLite

/// A keyed container that binds each property to the parameter of the column that its key names.
struct RowEncodingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    // The encoder owns the container, so it outlives the container.
    private unowned(unsafe) let encoder: RowEncoder
    private let parameters: SQLiteParameters
    private let cursor: ColumnCursor
    private let keys: ColumnKeyCache

    init(row encoder: RowEncoder, keys: ColumnKeyCache) {
        self.keys = keys
        self.encoder = encoder
        parameters = encoder.parameters
        cursor = encoder.cursor
    }

    var codingPath: [any CodingKey] { [] }

    /// Returns the parameter of a property, and advances the cursor to the column after it.
    @inline(__always) private func parameter(_ key: Key) throws -> Int32 { try cursor.column(key, keys) &+ 1 }

    private func bind(_ value: Int64, _ key: Key) throws { parameters.bind(value, at: try parameter(key)) }

    func encodeNil(forKey key: Key) throws { parameters.bindNull(at: try parameter(key)) }
    func encode(_ value: Bool, forKey key: Key) throws { try bind(value ? 1 : 0, key) }
    func encode(_ value: Int, forKey key: Key) throws { try bind(Int64(value), key) }
    func encode(_ value: Int8, forKey key: Key) throws { try bind(Int64(value), key) }
    func encode(_ value: Int16, forKey key: Key) throws { try bind(Int64(value), key) }
    func encode(_ value: Int32, forKey key: Key) throws { try bind(Int64(value), key) }
    func encode(_ value: Int64, forKey key: Key) throws { try bind(value, key) }
    func encode(_ value: UInt8, forKey key: Key) throws { try bind(Int64(value), key) }
    func encode(_ value: UInt16, forKey key: Key) throws { try bind(Int64(value), key) }
    func encode(_ value: UInt32, forKey key: Key) throws { try bind(Int64(value), key) }
    func encode(_ value: UInt, forKey key: Key) throws { try encode(UInt64(value), forKey: key) }

    func encode(_ value: UInt64, forKey key: Key) throws { try bindIfRepresentable(value, key) }
    func encode(_ value: Int128, forKey key: Key) throws { try bindIfRepresentable(value, key) }
    func encode(_ value: UInt128, forKey key: Key) throws { try bindIfRepresentable(value, key) }

    private func bindIfRepresentable(_ value: some BinaryInteger, _ key: Key) throws {
        try bind(SQLiteValue.signed(value, table: encoder.table.name, column: key.stringValue), key)
    }

    func encode(_ value: Float, forKey key: Key) throws { try encode(Double(value), forKey: key) }

    func encode(_ value: Double, forKey key: Key) throws {
        try SQLiteValue.checkNumber(value, table: encoder.table.name, column: key.stringValue)
        parameters.bind(value, at: try parameter(key))
    }

    func encode(_ value: String, forKey key: Key) throws { parameters.bind(value, at: try parameter(key)) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        // The bit casts are safe: the types are the same.
        if Value.self == Date.self {
            let date = unsafeBitCast(value, to: Date.self)
            return try encode(date.timeIntervalSinceReferenceDate, forKey: key)
        }
        if Value.self == UUID.self {
            return parameters.bind(unsafeBitCast(value, to: UUID.self).uuidString, at: try parameter(key))
        }
        if Value.self == Data.self {
            let data = unsafeBitCast(value, to: Data.self)
            let parameter = try parameter(key)
            return data.withUnsafeBytes { parameters.bind($0, at: parameter) }
        }
        if Value.self == URL.self {
            return try encode(unsafeBitCast(value, to: URL.self).absoluteString, forKey: key)
        }
        let parameter = try parameter(key)
        let column: ColumnDefinition = encoder.table.columns[Int(parameter) - 1]
        if let secret = value as? any EncryptedValue {
            let sealer = try encoder.session.requiredSealer(table: encoder.table, column: column)
            let bytes: [UInt8] = try sealer.seal(
                try secret.plainText(encoder.session.json), table: encoder.table.name, column: column.name,
                row: encoder.identity)
            parameters.bind(.blob(bytes), at: parameter)
        } else {
            parameters.bind(
                try SQLiteValue(storing: value, in: column, of: encoder.table.name, json: encoder.session.json),
                at: parameter)
        }
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        encoder.rejectContainer()
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder.rejectContainer() }
    func superEncoder() -> any Encoder { encoder.rejectContainer() }
    func superEncoder(forKey key: Key) -> any Encoder { encoder.rejectContainer() }
}
