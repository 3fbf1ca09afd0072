/// A decoder of the value at an index of the tape.
struct TapeDecoder: Decoder {
    let state: DecodingState
    private let compactIndex: UInt32
    private let compactDepth: UInt32

    init(state: DecodingState, index: Int, depth: Int) {
        self.state = state
        compactIndex = UInt32(truncatingIfNeeded: index)
        compactDepth = UInt32(truncatingIfNeeded: depth)
    }

    @inline(__always) var index: Int { Int(compactIndex) }
    @inline(__always) var depth: Int { Int(compactDepth) }

    var codingPath: [any CodingKey] { state.codingPath(to: index) }
    var userInfo: [CodingUserInfoKey: Any] { state.options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(try KeyedTapeContainer<Key>(state: state, index: index, depth: depth))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try UnkeyedTapeContainer(state: state, index: index, depth: depth)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension TapeDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { state.isNull(at: index) }
    func decode(_ type: Bool.Type) throws -> Bool { try state.boolean(at: index) }
    func decode(_ type: String.Type) throws -> String { try state.string(at: index) }
    func decode(_ type: Double.Type) throws -> Double { try state.double(at: index) }
    func decode(_ type: Float.Type) throws -> Float { try state.float(at: index) }
    func decode(_ type: Int.Type) throws -> Int { try state.integer(type, at: index) }
    func decode(_ type: Int8.Type) throws -> Int8 { try state.integer(type, at: index) }
    func decode(_ type: Int16.Type) throws -> Int16 { try state.integer(type, at: index) }
    func decode(_ type: Int32.Type) throws -> Int32 { try state.integer(type, at: index) }
    func decode(_ type: Int64.Type) throws -> Int64 { try state.integer(type, at: index) }
    func decode(_ type: Int128.Type) throws -> Int128 { try state.integer(type, at: index) }
    func decode(_ type: UInt.Type) throws -> UInt { try state.integer(type, at: index) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try state.integer(type, at: index) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try state.integer(type, at: index) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try state.integer(type, at: index) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try state.integer(type, at: index) }
    func decode(_ type: UInt128.Type) throws -> UInt128 { try state.integer(type, at: index) }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try state.decode(type, at: index, depth: depth + 1)
    }
}
