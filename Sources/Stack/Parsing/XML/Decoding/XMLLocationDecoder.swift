/// A decoder of the value at a location of a document.
struct XMLLocationDecoder: Decoder {
    let state: XMLDecodingState
    let location: XMLLocation
    private let level: UInt32

    init(state: XMLDecodingState, location: XMLLocation, depth: Int) {
        self.state = state
        self.location = location
        level = UInt32(truncatingIfNeeded: depth)
    }

    private var depth: Int { Int(level) }

    var codingPath: [any CodingKey] { state.codingPath(to: location) }
    var userInfo: [CodingUserInfoKey: Any] { state.options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .element = location else {
            throw state.mismatch([String: Any].self, at: location, found: "no element")
        }
        return KeyedDecodingContainer(XMLKeyedContainer<Key>(state: state, element: location.element, depth: depth))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        switch location {
        case .element:
            XMLUnkeyedContainer(
                state: state, elements: state.tree.children(of: location.element), parent: location, depth: depth)
        case .repeated(let name, _):
            XMLUnkeyedContainer(
                state: state, elements: state.children(named: name, of: location.element), parent: location,
                depth: depth)
        default: throw state.mismatch([Any].self, at: location, found: "no element")
        }
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension XMLLocationDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { state.isNil(location) }
    func decode(_ type: Bool.Type) throws -> Bool { try state.boolean(at: location) }
    func decode(_ type: String.Type) throws -> String { try state.string(at: location) }
    func decode(_ type: Double.Type) throws -> Double { try state.floatingPoint(type, at: location) }
    func decode(_ type: Float.Type) throws -> Float { try state.floatingPoint(type, at: location) }
    func decode(_ type: Int.Type) throws -> Int { try state.integer(type, at: location) }
    func decode(_ type: Int8.Type) throws -> Int8 { try state.integer(type, at: location) }
    func decode(_ type: Int16.Type) throws -> Int16 { try state.integer(type, at: location) }
    func decode(_ type: Int32.Type) throws -> Int32 { try state.integer(type, at: location) }
    func decode(_ type: Int64.Type) throws -> Int64 { try state.integer(type, at: location) }
    func decode(_ type: Int128.Type) throws -> Int128 { try state.integer(type, at: location) }
    func decode(_ type: UInt.Type) throws -> UInt { try state.integer(type, at: location) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try state.integer(type, at: location) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try state.integer(type, at: location) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try state.integer(type, at: location) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try state.integer(type, at: location) }
    func decode(_ type: UInt128.Type) throws -> UInt128 { try state.integer(type, at: location) }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try state.decode(type, at: location, depth: depth + 1)
    }
}
