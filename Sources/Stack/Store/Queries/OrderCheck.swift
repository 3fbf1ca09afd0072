/// An encoder that throws an error if a value contains elements without a defined order.
///
/// The JSON text of such a value differs between processes, so equal values cannot be found by their text.
struct OrderCheck: Encoder, UnkeyedEncodingContainer, SingleValueEncodingContainer {
    let table: String
    let column: String

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    var count: Int { 0 }

    /// Throws an error if `value` contains elements without a defined order.
    func check(_ value: some Encodable) throws {
        guard (value as? any Unordered)?.hasDefinedOrder != false else {
            throw StoreError(
                .invalidQuery,
                """
                \(table).\(column) cannot be compared with a value that contains a set, or a dictionary whose keys are \
                neither strings nor integers, because its elements have no order. \
                Fetch the records, and compare their values.
                """)
        }
        switch value {
        // These values would encode themselves again.
        case is String, is Bool, is any BinaryInteger, is any BinaryFloatingPoint: break
        default: try value.encode(to: self)
        }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Keyed(check: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { self }
    func singleValueContainer() -> any SingleValueEncodingContainer { self }
    func encodeNil() {}
    func encode<Value: Encodable>(_ value: Value) throws { try check(value) }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
    func superEncoder() -> any Encoder { self }

    func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        container(keyedBy: type)
    }

    private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let check: OrderCheck

        var codingPath: [any CodingKey] { [] }

        func encodeNil(forKey key: Key) {}
        func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try check.check(value) }
        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { check }
        func superEncoder() -> any Encoder { check }
        func superEncoder(forKey key: Key) -> any Encoder { check }

        func nestedContainer<NestedKey: CodingKey>(
            keyedBy type: NestedKey.Type, forKey key: Key
        ) -> KeyedEncodingContainer<NestedKey> {
            check.container(keyedBy: type)
        }
    }
}

/// A collection that may encode its elements in an order that differs between processes.
private protocol Unordered {
    var hasDefinedOrder: Bool { get }
}

extension Set: Unordered {
    fileprivate var hasDefinedOrder: Bool { count <= 1 }
}

extension Dictionary: Unordered {
    // A dictionary with other keys encodes a list of keys and values.
    fileprivate var hasDefinedOrder: Bool {
        count <= 1 || Key.self == String.self || Key.self == Int.self || Key.self is any CodingKeyRepresentable.Type
    }
}
