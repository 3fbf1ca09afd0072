/// An unkeyed container for an array on the tape.
struct UnkeyedTapeContainer: UnkeyedDecodingContainer {
    private let state: DecodingState
    private let index: Int
    private let depth: Int
    /// The tape index of the next element, or of the array's end.
    private var position: Int
    private let end: Int
    private(set) var currentIndex = 0
    let count: Int?

    init(state: DecodingState, index: Int, depth: Int) throws {
        let start = state.tape.word(index)
        guard start.kind == TapeWord.arrayStart else { throw state.mismatch([Any].self, at: index) }
        self.state = state
        self.index = index
        self.depth = depth
        position = index + 1
        end = start.end - 1
        count = state.tape.count(index)
    }

    var codingPath: [any CodingKey] { state.codingPath(to: index) }
    var isAtEnd: Bool { position >= end }

    /// Reads the next element and, if that succeeds, advances to the one after it.
    @inline(__always)
    private mutating func next<Value>(_ type: Any.Type, _ read: (Int) throws -> Value) throws -> Value {
        guard position < end else { throw state.atEnd(type, of: index, position: currentIndex) }
        let value = try read(position)
        position = state.tape.skip(position)
        currentIndex += 1
        return value
    }

    mutating func decodeNil() throws -> Bool {
        guard position < end else { throw state.atEnd(Any?.self, of: index, position: currentIndex) }
        guard state.isNull(at: position) else { return false }
        position += 1
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let (state, depth): (DecodingState, Int) = (state, depth + 1)
        return try next(type) { try state.decode(type, at: $0, depth: depth) }
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        let (state, depth): (DecodingState, Int) = (state, depth + 1)
        return try next(KeyedDecodingContainer<NestedKey>.self) {
            KeyedDecodingContainer(try KeyedTapeContainer<NestedKey>(state: state, index: $0, depth: depth))
        }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let (state, depth): (DecodingState, Int) = (state, depth + 1)
        return try next((any UnkeyedDecodingContainer).self) {
            try UnkeyedTapeContainer(state: state, index: $0, depth: depth)
        }
    }

    mutating func superDecoder() throws -> any Decoder {
        let (state, depth): (DecodingState, Int) = (state, depth + 1)
        return try next((any Decoder).self) { TapeDecoder(state: state, index: $0, depth: depth) }
    }

    mutating func decode(_ type: Bool.Type) throws -> Bool {
        let state = state
        return try next(type) { try state.boolean(at: $0) }
    }

    mutating func decode(_ type: String.Type) throws -> String {
        let state = state
        return try next(type) { try state.string(at: $0) }
    }

    mutating func decode(_ type: Double.Type) throws -> Double {
        let state = state
        return try next(type) { try state.double(at: $0) }
    }

    mutating func decode(_ type: Float.Type) throws -> Float {
        let state = state
        return try next(type) { try state.float(at: $0) }
    }

    mutating func decode(_ type: Int.Type) throws -> Int {
        let state = state
        return try next(type) { try state.integer(type, at: $0) }
    }

    mutating func decode(_ type: Int8.Type) throws -> Int8 {
        let state = state
        return try next(type) { try state.integer(type, at: $0) }
    }

    mutating func decode(_ type: Int16.Type) throws -> Int16 {
        let state = state
        return try next(type) { try state.integer(type, at: $0) }
    }

    mutating func decode(_ type: Int32.Type) throws -> Int32 {
        let state = state
        return try next(type) { try state.integer(type, at: $0) }
    }

    mutating func decode(_ type: Int64.Type) throws -> Int64 {
        let state = state
        return try next(type) { try state.integer(type, at: $0) }
    }

    mutating func decode(_ type: Int128.Type) throws -> Int128 {
        let state = state
        return try next(type) { try state.integer(type, at: $0) }
    }

    mutating func decode(_ type: UInt.Type) throws -> UInt {
        let state = state
        return try next(type) { try state.integer(type, at: $0) }
    }

    mutating func decode(_ type: UInt8.Type) throws -> UInt8 {
        let state = state
        return try next(type) { try state.integer(type, at: $0) }
    }

    mutating func decode(_ type: UInt16.Type) throws -> UInt16 {
        let state = state
        return try next(type) { try state.integer(type, at: $0) }
    }

    mutating func decode(_ type: UInt32.Type) throws -> UInt32 {
        let state = state
        return try next(type) { try state.integer(type, at: $0) }
    }

    mutating func decode(_ type: UInt64.Type) throws -> UInt64 {
        let state = state
        return try next(type) { try state.integer(type, at: $0) }
    }

    mutating func decode(_ type: UInt128.Type) throws -> UInt128 {
        let state = state
        return try next(type) { try state.integer(type, at: $0) }
    }
}
