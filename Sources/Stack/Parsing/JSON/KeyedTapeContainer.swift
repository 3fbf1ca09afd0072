/// A keyed container for an object on the tape.
struct KeyedTapeContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let state: DecodingState
    private let compactIndex: UInt32
    private let compactDepth: UInt32

    init(state: DecodingState, index: Int, depth: Int) throws {
        guard state.tape.word(index).kind == TapeWord.objectStart else {
            throw state.mismatch([String: Any].self, at: index)
        }
        self.state = state
        compactIndex = UInt32(truncatingIfNeeded: index)
        compactDepth = UInt32(truncatingIfNeeded: depth)
    }

    @inline(__always) var index: Int { Int(compactIndex) }
    @inline(__always) var depth: Int { Int(compactDepth) }

    var codingPath: [any CodingKey] { state.codingPath(to: index) }
    var allKeys: [Key] { state.allKeys(of: index).compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { find(key) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { state.isNull(at: try require(key)) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try state.decode(type, at: try require(key), depth: depth + 1)
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        guard let value = present(key) else { return nil }
        return try state.decode(type, at: value, depth: depth + 1)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        let index = try require(key)
        return KeyedDecodingContainer(try KeyedTapeContainer<NestedKey>(state: state, index: index, depth: depth + 1))
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try UnkeyedTapeContainer(state: state, index: try require(key), depth: depth + 1)
    }

    func superDecoder() throws -> any Decoder { try superDecoder(for: PathKey.super) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try superDecoder(for: key) }

    /// Returns a decoder of the value of `key`, or of null if the key is missing.
    private func superDecoder(for key: some CodingKey) throws -> any Decoder {
        guard let value = state.find(key.stringValue, in: index, depth: depth) else {
            return try state.nullDecoder(for: key, in: index)
        }
        return TapeDecoder(state: state, index: value, depth: depth + 1)
    }

    // MARK: Searching

    @inline(__always) func find(_ key: Key) -> Int? { state.find(key.stringValue, in: index, depth: depth) }

    /// Returns the index of the value of `key`, or throws an error if the key is missing.
    @inline(__always) func require(_ key: Key) throws -> Int {
        guard let value = find(key) else { throw state.missing(key, in: index) }
        return value
    }

    /// Returns the index of the value of `key`, or nil if the key is missing or its value is null.
    @inline(__always) func present(_ key: Key) -> Int? {
        guard let value = find(key), !state.isNull(at: value) else { return nil }
        return value
    }
}
