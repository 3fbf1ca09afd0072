/// An unkeyed container for a list of elements.
struct XMLUnkeyedContainer: UnkeyedDecodingContainer {
    let state: XMLDecodingState
    let elements: [Int]
    let parent: XMLLocation
    let depth: Int
    private(set) var currentIndex = 0

    init(state: XMLDecodingState, elements: [Int], parent: XMLLocation, depth: Int) {
        self.state = state
        self.elements = elements
        self.parent = parent
        self.depth = depth
    }

    var codingPath: [any CodingKey] { state.codingPath(to: parent) }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    /// Returns a decoder of the current element, without advancing `currentIndex`.
    private func next(_ type: Any.Type) throws -> XMLLocationDecoder {
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(
                type, state.context("Expected another element, but found none.", at: parent))
        }
        return XMLLocationDecoder(state: state, location: .element(elements[currentIndex]), depth: depth + 1)
    }

    mutating func decodeNil() throws -> Bool {
        guard try next(Never.self).decodeNil() else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try next(type).decode(type)
        currentIndex += 1
        return value
    }

    // For these two types, the generic method does not replace the default implementations, which throw an error.
    mutating func decode(_ type: Int128.Type) throws -> Int128 { try integer(type) }
    mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try integer(type) }

    private mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
        let value = try state.integer(type, at: next(type).location)
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        let container = try next(type).container(keyedBy: type)
        currentIndex += 1
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container: any UnkeyedDecodingContainer = try next([Any].self).unkeyedContainer()
        currentIndex += 1
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let decoder = try next((any Decoder).self)
        currentIndex += 1
        return decoder
    }
}
