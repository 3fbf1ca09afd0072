import Foundation
import SQLite

/// A decoder of a single value from a column, such as the raw value of an enumeration.
struct ScalarDecoder: Decoder, SingleValueDecodingContainer {
    let value: SQLiteValue

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw mismatch("a single value")
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw mismatch("a single value") }

    private func mismatch(_ expected: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: [], debugDescription: "The column contains \(value), not \(expected)."))
    }

    private func number<Value: FixedWidthInteger>() throws -> Value {
        guard case .integer(let number) = value, let exact = Value(exactly: number) else {
            throw mismatch("an integer")
        }
        return exact
    }

    func decodeNil() -> Bool { value == .null }
    func decode(_ type: Bool.Type) throws -> Bool { try number() as Int64 != 0 }
    func decode(_ type: Int.Type) throws -> Int { try number() }
    func decode(_ type: Int8.Type) throws -> Int8 { try number() }
    func decode(_ type: Int16.Type) throws -> Int16 { try number() }
    func decode(_ type: Int32.Type) throws -> Int32 { try number() }
    func decode(_ type: Int64.Type) throws -> Int64 { try number() }
    func decode(_ type: Int128.Type) throws -> Int128 { try number() }
    func decode(_ type: UInt.Type) throws -> UInt { try number() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try number() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try number() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try number() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try number() }
    func decode(_ type: UInt128.Type) throws -> UInt128 { try number() }
    func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }

    func decode(_ type: Double.Type) throws -> Double {
        switch value {
        case .real(let number): number
        case .integer(let number): Double(number)
        default: throw mismatch("a number")
        }
    }

    func decode(_ type: String.Type) throws -> String {
        guard case .text(let text) = value else { throw mismatch("text") }
        return text
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let found: Any? =
            switch (type, value) {
            case (is Date.Type, _): Date(timeIntervalSinceReferenceDate: try decode(Double.self))
            case (is UUID.Type, _): UUID(uuidString: try decode(String.self))
            case (is URL.Type, _): URL(string: try decode(String.self))
            case (is Data.Type, .blob(let bytes)): Data(bytes)
            default: try Value(from: self)
            }
        guard let found = found as? Value else { throw mismatch("a \(type)") }
        return found
    }
}
