import Foundation

extension JSON {
    /// Parses JSON text in UTF-8, UTF-16 or UTF-32.
    public init(parsing data: Data) throws(JSONDecodingError) {
        try self.init(parsing: [UInt8](data))
    }

    /// Parses JSON text.
    public init(parsing text: String) throws(JSONDecodingError) {
        try self.init(parsing: Array(text.utf8))
    }

    /// Parses the bytes of JSON text in UTF-8, UTF-16 or UTF-32.
    public init(parsing bytes: [UInt8]) throws(JSONDecodingError) {
        let tape = try JSONTape.parse(bytes)
        let state = DecodingState(tape: tape, options: FastJSONDecoder())
        self = JSON.value(of: state, at: JSONTape.rootIndex)
    }

    /// Returns the value at the given index of a tape.
    static func value(of state: DecodingState, at index: Int) -> JSON {
        let tape = state.tape
        let word = tape.word(index)
        switch word.kind {
        case TapeWord.objectStart:
            var members: [String: JSON] = [:]
            // Reserving capacity, even 0, allocates memory for an empty dictionary.
            if word.count > 0 { members.reserveCapacity(word.count) }
            var position: Int = index + 1
            while position < word.end - 1 {
                members[tape.string(position)] = value(of: state, at: position + 1)
                position = tape.skip(position + 1)
            }
            return .object(members)
        case TapeWord.arrayStart:
            var elements: [JSON] = []
            elements.reserveCapacity(word.count)
            var position: Int = index + 1
            while position < word.end - 1 {
                elements.append(value(of: state, at: position))
                position = tape.skip(position)
            }
            return .array(elements)
        case TapeWord.string: return .string(tape.string(index))
        case TapeWord.true: return .bool(true)
        case TapeWord.false: return .bool(false)
        case TapeWord.signed: return .number(JSONNumber(signed: Int64(bitPattern: tape.words[index + 1])))
        case TapeWord.unsigned: return .number(JSONNumber(unsigned: tape.words[index + 1]))
        case TapeWord.double:
            // Doubles on the tape are finite.
            return JSONNumber(Double(bitPattern: tape.words[index + 1])).map { .number($0) } ?? .null
        case TapeWord.largeNumber: return .number(JSONNumber(text: state.numberText(at: index)))
        default: return .null
        }
    }
}
