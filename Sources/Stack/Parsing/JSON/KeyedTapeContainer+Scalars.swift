/// The decoding methods for scalar types. They include `decodeIfPresent(_:forKey:)`, because its default
/// implementations search for the key three times.
extension KeyedTapeContainer {
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        try state.boolean(at: try require(key))
    }

    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        try state.string(at: try require(key))
    }

    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try state.double(at: try require(key))
    }

    func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
        try state.float(at: try require(key))
    }

    func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
        try state.integer(type, at: try require(key))
    }

    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
        try state.integer(type, at: try require(key))
    }

    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
        try state.integer(type, at: try require(key))
    }

    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
        try state.integer(type, at: try require(key))
    }

    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
        try state.integer(type, at: try require(key))
    }

    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
        try state.integer(type, at: try require(key))
    }

    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
        try state.integer(type, at: try require(key))
    }

    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
        try state.integer(type, at: try require(key))
    }

    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
        try state.integer(type, at: try require(key))
    }

    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
        try state.integer(type, at: try require(key))
    }

    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
        try state.integer(type, at: try require(key))
    }

    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
        try state.integer(type, at: try require(key))
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        try present(key).map { try state.boolean(at: $0) }
    }

    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try present(key).map { try state.string(at: $0) }
    }

    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try present(key).map { try state.double(at: $0) }
    }

    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
        try present(key).map { try state.float(at: $0) }
    }

    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try present(key).map { try state.integer(type, at: $0) }
    }

    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
        try present(key).map { try state.integer(type, at: $0) }
    }

    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
        try present(key).map { try state.integer(type, at: $0) }
    }

    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
        try present(key).map { try state.integer(type, at: $0) }
    }

    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
        try present(key).map { try state.integer(type, at: $0) }
    }

    func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? {
        try present(key).map { try state.integer(type, at: $0) }
    }

    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
        try present(key).map { try state.integer(type, at: $0) }
    }

    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
        try present(key).map { try state.integer(type, at: $0) }
    }

    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
        try present(key).map { try state.integer(type, at: $0) }
    }

    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
        try present(key).map { try state.integer(type, at: $0) }
    }

    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
        try present(key).map { try state.integer(type, at: $0) }
    }

    func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
        try present(key).map { try state.integer(type, at: $0) }
    }
}
