import Foundation
import ProgramDiagnostics
import SQLite

extension SQLiteValue {
    /// Creates the value that stores `value` in an unencrypted column.
    ///
    /// - Parameter table: The name of the table.
    init<Value: Encodable>(
        storing value: Value, in column: ColumnDefinition, of table: String, json: NestedJSON
    ) throws {
        if let optional = value as? any OptionalValue, optional.isNil {
            self = .null
            return
        }
        switch value {
        case let number as Int: self = .integer(Int64(number))
        case let text as String: self = .text(text)
        case let date as Date: self = .real(date.timeIntervalSinceReferenceDate)
        case let identifier as UUID: self = .text(identifier.uuidString)
        case let url as URL: self = .text(url.absoluteString)
        case let data as Data: self = .blob(Array(data))
        case is any EncryptedValue:
            throw StoreError(
                .invalidQuery,
                """
                \(table).\(column.name) is encrypted, so it can be compared only with nil. \
                Fetch the records, and compare their values.
                """)
        default:
            if column.form == .json {
                self = .text(try json.text(value))
            } else {
                let encoder = ScalarEncoder(table: table, column: column.name)
                try value.encode(to: encoder)
                self = encoder.value
            }
        }
        if case .real(let number) = self {
            try SQLiteValue.checkNumber(number, table: table, column: column.name)
        }
    }

    /// Converts an integer to one of a column, or throws an error if a column cannot represent it.
    static func signed(_ value: some BinaryInteger, table: String, column: String) throws -> Int64 {
        guard let number = Int64(exactly: value) else {
            throw StoreError(
                .invalidValue,
                """
                \(value) cannot be stored in \(table).\(column): the integers of a column have 64 bits, \
                from \(Int64.min) to \(Int64.max). \
                Store the number as text.
                """)
        }
        return number
    }

    /// Throws an error if the value is NaN, which SQLite would store as NULL.
    static func checkNumber(_ value: Double, table: String, column: String) throws {
        guard !value.isNaN else {
            throw StoreError(
                .invalidValue,
                """
                NaN cannot be stored in \(table).\(column). \
                Make the property optional, and use nil instead of NaN.
                """)
        }
    }
}

/// An encoder that receives a single value, such as the raw value of an enumeration.
final class ScalarEncoder: Encoder, SingleValueEncodingContainer {
    let table: String
    let column: String
    var value: SQLiteValue = .null

    init(table: String, column: String) {
        self.table = table
        self.column = column
    }

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }
    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> { stopForInvalidEncoding() }
    func unkeyedContainer() -> any UnkeyedEncodingContainer { stopForInvalidEncoding() }

    private func stopForInvalidEncoding() -> Never {
        stopProgram(
            """
            The type of \(table).\(column) has a raw value but encodes a different value. \
            Encode the raw value, or remove the conformance to RawRepresentable.
            """)
    }

    func encodeNil() throws { value = .null }
    func encode(_ value: Bool) throws { self.value = .integer(value ? 1 : 0) }
    func encode(_ value: Int) throws { self.value = .integer(Int64(value)) }
    func encode(_ value: Int8) throws { self.value = .integer(Int64(value)) }
    func encode(_ value: Int16) throws { self.value = .integer(Int64(value)) }
    func encode(_ value: Int32) throws { self.value = .integer(Int64(value)) }
    func encode(_ value: Int64) throws { self.value = .integer(value) }
    func encode(_ value: UInt8) throws { self.value = .integer(Int64(value)) }
    func encode(_ value: UInt16) throws { self.value = .integer(Int64(value)) }
    func encode(_ value: UInt32) throws { self.value = .integer(Int64(value)) }
    func encode(_ value: UInt) throws { try encode(UInt64(value)) }

    func encode(_ value: UInt64) throws { try encodeIfRepresentable(value) }
    func encode(_ value: Int128) throws { try encodeIfRepresentable(value) }
    func encode(_ value: UInt128) throws { try encodeIfRepresentable(value) }

    private func encodeIfRepresentable(_ value: some BinaryInteger) throws {
        self.value = .integer(try SQLiteValue.signed(value, table: table, column: column))
    }

    func encode(_ value: Float) throws { self.value = .real(Double(value)) }
    func encode(_ value: Double) throws { self.value = .real(value) }
    func encode(_ value: String) throws { self.value = .text(value) }

    func encode<Value: Encodable>(_ value: Value) throws {
        switch value {
        case let date as Date: self.value = .real(date.timeIntervalSinceReferenceDate)
        case let identifier as UUID: self.value = .text(identifier.uuidString)
        case let url as URL: self.value = .text(url.absoluteString)
        case let data as Data: self.value = .blob(Array(data))
        default: try value.encode(to: self)
        }
    }
}
