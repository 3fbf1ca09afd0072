import Foundation
import SQLite

/// Gives a record the columns of a statement's current row.
final class RowDecoder: Decoder {
    /// What is needed for each column. It lies in memory of its own, so that reading a column counts no references and
    /// checks no accesses.
    struct Cursor {
        let row: SQLiteRow
        let names: UnsafeBufferPointer<String>
        /// The column that is probably next: records decode in the order of their schema, as a rule.
        var next = 0
    }

    let table: TableShape
    private let statement: SQLiteStatement
    let session: Session
    let cursor: UnsafeMutablePointer<Cursor>
    /// The container for the record's keys, which is made once and not for each row.
    private var container: (any Any.Type, AnyObject)?
    /// What the containers remember, which they do not own.
    private var keys: [KnownKeys] = []

    var row: SQLiteRow { cursor.pointee.row }
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(table: TableShape, statement: SQLiteStatement, session: Session) {
        self.table = table
        self.statement = statement
        self.session = session
        cursor = .allocate(capacity: 1)
        cursor.initialize(to: Cursor(row: statement.row, names: table.nameList))
    }

    deinit {
        cursor.deallocate()
        for known in keys { known.deallocate() }
    }

    /// The record of the current row.
    func record<Record: StoredRecord>() throws -> Record {
        cursor.pointee.next = 0
        do {
            return try Record(from: self)
        } catch let error as DecodingError {
            // The type's own initialiser refused what it was given.
            let last: Int = max(0, cursor.pointee.next - 1)
            throw mismatch(table.names[last], "what it holds is not accepted", details: "\(error)")
        }
    }

    private final class Kept<Key: CodingKey> {
        let container: KeyedDecodingContainer<Key>
        init(_ container: KeyedDecodingContainer<Key>) { self.container = container }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        if let (key, kept) = container, key == type { return unsafeDowncast(kept, to: Kept<Key>.self).container }
        let known = KnownKeys(columnCount: table.columns.count)
        keys.append(known)
        let made = KeyedDecodingContainer(RowDecodingContainer<Key>(row: self, keys: known))
        container = (type, Kept(made))
        return made
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw notKeyed() }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw notKeyed() }

    func notKeyed() -> StoreError {
        StoreError(
            .invalidValue,
            """
            A record of the table \(table.name) must decode its properties by keys, each with one call. \
            What is made of several values becomes a property with a Codable type of its own.
            """)
    }

    /// What identifies the current row.
    var identity: SQLiteValue { row.value(0) }

    func mismatch(_ column: String, _ what: String, details: String = "") -> StoreError {
        let row: String =
            switch identity {
            case .integer(let number): "\(number)"
            case .text(let text): text
            case let other: "\(other)"
            }
        return StoreError(
            .mismatch(table: table.name, column: column, row: row),
            """
            The record \(row) of \(table.name) cannot be read: \(what) (\(column)). \
            Correct it with a migration, or delete the record.
            """, details: details)
    }
}

struct RowDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    // The decoder owns the container, and so is there as long as it.
    private unowned(unsafe) let decoder: RowDecoder
    private let cursor: UnsafeMutablePointer<RowDecoder.Cursor>
    private let keys: KnownKeys

    init(row decoder: RowDecoder, keys: KnownKeys) {
        self.keys = keys
        self.decoder = decoder
        cursor = decoder.cursor
    }

    private var row: SQLiteRow { cursor.pointee.row }
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { decoder.table.names.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { decoder.table.places[key.stringValue] != nil }

    /// The column of a property.
    private func column(_ key: Key) throws -> Int32 {
        let next: Int = cursor.pointee.next
        if keys.isKnown(key, at: next) {
            cursor.pointee.next = next + 1
            return Int32(truncatingIfNeeded: next)
        }
        let name: String = key.stringValue
        if next < cursor.pointee.names.count, cursor.pointee.names[next] == name {
            keys.note(key, at: next)
            cursor.pointee.next = next + 1
            return Int32(truncatingIfNeeded: next)
        }
        return try column(named: name)
    }

    private func column(named name: String) throws -> Int32 {
        guard let place = decoder.table.places[name] else {
            throw StoreError(
                .unknownColumn,
                """
                A record decodes a property “\(name)”, for which the table \(decoder.table.name) has no column. \
                Add a Column of that name to the schema, and a migration with Migration.add.
                """)
        }
        cursor.pointee.next = place + 1
        return Int32(truncatingIfNeeded: place)
    }

    private func isNil(_ column: Int32) -> Bool { row.isNull(column) }

    private func wrong(_ column: Int32, _ wanted: String) -> StoreError {
        let found: String =
            switch row.kind(column) {
            case .integer: "a whole number"
            case .real: "a number"
            case .text: "a text"
            case .blob: "bytes"
            case .null: "nothing"
            }
        return decoder.mismatch(decoder.table.names[Int(column)], "\(wanted) is needed, but it holds \(found)")
    }

    private func number<Value: FixedWidthInteger>(_ column: Int32) throws -> Value {
        guard let number = row.wholeNumber(column) else { throw wrong(column, "a whole number") }
        guard let value = Value(exactly: number) else {
            throw decoder.mismatch(decoder.table.names[Int(column)], "\(number) is no \(Value.self)")
        }
        return value
    }

    private func integer(_ column: Int32) throws -> Int {
        guard let number = row.wholeNumber(column) else { throw wrong(column, "a whole number") }
        return Int(truncatingIfNeeded: number)
    }

    private func boolean(_ column: Int32) throws -> Bool {
        guard let number = row.wholeNumber(column) else { throw wrong(column, "yes or no") }
        return number != 0
    }

    private func real(_ column: Int32) throws -> Double {
        guard let number = row.number(column) else { throw wrong(column, "a number") }
        return number
    }

    private func text(_ column: Int32) throws -> String {
        guard let text = row.string(column) else { throw wrong(column, "a text") }
        return text
    }

    private func value<Value: Decodable>(_ type: Value.Type, _ column: Int32) throws -> Value {
        // The casts cannot fail: the types are the same.
        if type == Date.self {
            return unsafeBitCast(Date(timeIntervalSinceReferenceDate: try real(column)), to: type)
        }
        if type == UUID.self {
            guard let identifier = UUID(uuidString: try text(column)) else { throw wrong(column, "a UUID") }
            return unsafeBitCast(identifier, to: type)
        }
        if type == Data.self {
            guard row.kind(column) == .blob else { throw wrong(column, "bytes") }
            return unsafeBitCast(row.withBytes(column) { Data($0) }, to: type)
        }
        if type == URL.self {
            guard let url = URL(string: try text(column)) else { throw wrong(column, "a URL") }
            return unsafeBitCast(url, to: type)
        }
        let shape: ColumnShape = decoder.table.columns[Int(column)]
        switch shape.form {
        case .sealed: return try secret(type, column, shape)
        case .json:
            guard row.kind(column) == .text else { throw wrong(column, "JSON") }
            return try decoding(column, type) { try decoder.session.json.value(type, $0) }
        default:
            guard !isNil(column) else { throw wrong(column, "a value") }
            do {
                return try Value(from: ScalarDecoder(value: row.value(column)))
            } catch {
                throw decoder.mismatch(shape.name, "what it holds is no \(type)", details: "\(error)")
            }
        }
    }

    private func secret<Value: Decodable>(_ type: Value.Type, _ column: Int32, _ shape: ColumnShape) throws -> Value {
        guard let secretType = type as? any EncryptedValue.Type, row.kind(column) == .blob else {
            throw wrong(column, "an encrypted value")
        }
        let sealer: Sealer = try decoder.session.neededSealer(table: decoder.table, column: shape)
        let identity: SQLiteValue = decoder.identity
        return try decoding(column, type) { bytes in
            guard
                let plain = sealer.open(bytes, table: decoder.table.name, column: shape.name, row: identity),
                let value = try secretType.init(plainText: plain, decoder.session.json) as? Value
            else { throw decoder.mismatch(shape.name, "what it holds was not encrypted for it with this key") }
            return value
        }
    }

    private func decoding<Value>(
        _ column: Int32, _ type: Value.Type, _ body: (UnsafeRawBufferPointer) throws -> Value
    ) throws -> Value {
        do {
            return try row.withBytes(column, body)
        } catch let error as DecodingError {
            throw decoder.mismatch(decoder.table.names[Int(column)], "what it holds is no \(type)", details: "\(error)")
        }
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        let next: Int = cursor.pointee.next
        defer { cursor.pointee.next = next }
        return isNil(try column(key))
    }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try boolean(try column(key)) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try integer(try column(key)) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try number(try column(key)) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try number(try column(key)) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try number(try column(key)) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try number(try column(key)) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try number(try column(key)) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try number(try column(key)) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try number(try column(key)) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try number(try column(key)) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try number(try column(key)) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { Float(try real(try column(key))) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try real(try column(key)) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try text(try column(key)) }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try value(type, try column(key))
    }

    /// OPTIMIZATION: what the protocol does by itself looks the column up three times.
    private func present<Value>(_ key: Key, _ read: (Int32) throws -> Value) throws -> Value? {
        let column: Int32 = try column(key)
        return isNil(column) ? nil : try read(column)
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try present(key, boolean) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try present(key, integer) }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try present(key, number) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try present(key, real) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try present(key, text) }
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try present(key) { try value(type, $0) }
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        throw decoder.notKeyed()
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw decoder.notKeyed() }
    func superDecoder() throws -> any Decoder { throw decoder.notKeyed() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw decoder.notKeyed() }
}
