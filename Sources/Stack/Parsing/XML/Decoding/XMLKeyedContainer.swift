/// A keyed container for an element.
struct XMLKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let state: XMLDecodingState
    let element: Int
    let depth: Int

    var codingPath: [any CodingKey] { state.codingPath(to: .element(element)) }
    var allKeys: [Key] { state.allKeys(of: element).compactMap { Key(stringValue: $0) } }

    @inline(__always) private func find(_ key: Key) -> XMLLocation? {
        state.find(key.stringValue, in: element, depth: depth)
    }

    @inline(__always) private func require(_ key: Key) throws -> XMLLocation {
        guard let location = find(key) else { throw state.missing(key, in: element) }
        return location
    }

    /// Returns the location of the value of `key`, or nil if the value is missing or nil.
    @inline(__always) private func present(_ key: Key) -> XMLLocation? {
        guard let location = find(key), !state.isNil(location) else { return nil }
        return location
    }

    func contains(_ key: Key) -> Bool { find(key) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { state.isNil(try require(key)) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        if type is any XMLElementCollection.Type {
            return try state.decode(type, at: state.all(key.stringValue, in: element), depth: depth + 1)
        }
        return try state.decode(type, at: try require(key), depth: depth + 1)
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        if type is any XMLElementCollection.Type {
            let location = state.all(key.stringValue, in: element)
            return state.isNil(location) ? nil : try state.decode(type, at: location, depth: depth + 1)
        }
        guard let location = present(key) else { return nil }
        return try state.decode(type, at: location, depth: depth + 1)
    }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try state.boolean(at: require(key)) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try state.string(at: require(key)) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try state.floatingPoint(type, at: require(key))
    }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try state.floatingPoint(type, at: require(key)) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try state.integer(type, at: require(key)) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try state.integer(type, at: require(key)) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try state.integer(type, at: require(key)) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try state.integer(type, at: require(key)) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try state.integer(type, at: require(key)) }
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try state.integer(type, at: require(key)) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try state.integer(type, at: require(key)) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try state.integer(type, at: require(key)) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try state.integer(type, at: require(key)) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try state.integer(type, at: require(key)) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try state.integer(type, at: require(key)) }
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try state.integer(type, at: require(key)) }

    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try present(key).map { try state.string(at: $0) }
    }

    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try present(key).map { try state.integer(type, at: $0) }
    }

    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
        try present(key).map { try state.integer(type, at: $0) }
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        try present(key).map { try state.boolean(at: $0) }
    }

    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try present(key).map { try state.floatingPoint(type, at: $0) }
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try XMLLocationDecoder(state: state, location: require(key), depth: depth + 1).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try XMLLocationDecoder(state: state, location: state.all(key.stringValue, in: element), depth: depth + 1)
            .unkeyedContainer()
    }

    /// Returns a decoder of the same element: members of a superclass are in the element of the subclass.
    func superDecoder() throws -> any Decoder {
        XMLLocationDecoder(state: state, location: .element(element), depth: depth + 1)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        XMLLocationDecoder(state: state, location: try require(key), depth: depth + 1)
    }
}
