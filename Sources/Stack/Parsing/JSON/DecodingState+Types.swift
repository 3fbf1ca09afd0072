import Foundation
import ProgramDiagnostics

/// Decoding of values of any type, with special cases for Foundation's types and for arrays of scalars.
extension DecodingState {
    /// Decodes a value of any type at `index`.
    func decode<Value: Decodable>(_ type: Value.Type, at index: Int, depth: Int) throws -> Value {
        if specialTypes.contains(type) { return try special(type, at: index, depth: depth) }
        if convertsKeys, let dictionary = type as? any StringKeyedDictionary.Type {
            return try cast(dictionary.decode(from: self, at: index, depth: depth), to: type)
        }
        return try Value(from: TapeDecoder(state: self, index: index, depth: depth))
    }

    private func special<Value: Decodable>(_ type: Value.Type, at index: Int, depth: Int) throws -> Value {
        switch ObjectIdentifier(type) {
        case specialTypes.date: try cast(date(at: index, depth: depth), to: type)
        case specialTypes.data: try cast(data(at: index, depth: depth), to: type)
        case specialTypes.url: try cast(url(at: index), to: type)
        case specialTypes.decimal: try cast(decimal(at: index), to: type)
        case specialTypes.strings: try cast(array(at: index, string(at:)), to: type)
        case specialTypes.integers: try cast(array(at: index) { try integer(Int.self, at: $0) }, to: type)
        default: try cast(array(at: index, double(at:)), to: type)
        }
    }

    /// Casts `value` to `type`. The caller has already checked that `type` is the type of the value.
    private func cast<Value>(_ value: Any, to type: Value.Type) -> Value {
        guard let value = value as? Value else { stopProgram("\(type) is not the type of the value.") }
        return value
    }

    private func array<Element>(at index: Int, _ element: (Int) throws -> Element) throws -> [Element] {
        let start = tape.word(index)
        guard start.kind == TapeWord.arrayStart else { throw mismatch([Any].self, at: index) }
        var elements: [Element] = []
        elements.reserveCapacity(start.count)
        var position: Int = index + 1
        while position < start.end - 1 {
            elements.append(try element(position))
            position = tape.skip(position)
        }
        return elements
    }

    // MARK: Foundation's types

    private func url(at index: Int) throws -> URL {
        guard !isNull(at: index) else { throw mismatch(URL.self, at: index) }
        guard let url = URL(string: try string(at: index)) else {
            throw corrupted("Invalid URL string.", at: index)
        }
        return url
    }

    private func decimal(at index: Int) throws -> Decimal {
        guard tape.word(index).isNumber else { throw mismatch(Decimal.self, at: index) }
        if tape.word(index).kind == TapeWord.signed { return Decimal(Int64(bitPattern: tape.words[index + 1])) }
        // A double would lose digits of the text.
        guard let value = Decimal(string: numberText(at: index), locale: Locale(identifier: "en_US_POSIX")),
            value.isFinite
        else { throw unrepresentable(Decimal.self, at: index) }
        return value
    }

    private func data(at index: Int, depth: Int) throws -> Data {
        switch options.dataDecodingStrategy {
        case .deferredToData: return try Data(from: TapeDecoder(state: self, index: index, depth: depth))
        case .custom(let decode): return try decode(TapeDecoder(state: self, index: index, depth: depth))
        case .base64:
            guard let data = Data(base64Encoded: try string(at: index)) else {
                throw corrupted("Encountered Data is not valid Base64.", at: index)
            }
            return data
        @unknown default: return try Data(from: TapeDecoder(state: self, index: index, depth: depth))
        }
    }

    private func date(at index: Int, depth: Int) throws -> Date {
        switch options.dateDecodingStrategy {
        case .deferredToDate: return Date(timeIntervalSinceReferenceDate: try double(at: index))
        case .secondsSince1970: return Date(timeIntervalSince1970: try double(at: index))
        case .millisecondsSince1970: return Date(timeIntervalSince1970: try double(at: index) / 1_000)
        case .iso8601: return try iso8601Date(at: index)
        case .custom(let decode): return try decode(TapeDecoder(state: self, index: index, depth: depth))
        @unknown default: return try Date(from: TapeDecoder(state: self, index: index, depth: depth))
        }
    }

    private func iso8601Date(at index: Int) throws -> Date {
        let text = try string(at: index)
        if let seconds = InternetDate.secondsSince1970(tape.stringBytes(index)) {
            return Date(timeIntervalSince1970: TimeInterval(seconds))
        }
        guard let date = try? Date(text, strategy: .iso8601) else {
            throw corrupted("Expected date string to be ISO8601-formatted.", at: index)
        }
        return date
    }
}

/// The types that bypass `init(from:)`: types that JSON cannot represent directly, and arrays of scalars, which decode
/// faster this way.
struct SpecialTypes {
    let date = ObjectIdentifier(Date.self)
    let data = ObjectIdentifier(Data.self)
    let url = ObjectIdentifier(URL.self)
    let decimal = ObjectIdentifier(Decimal.self)
    let strings = ObjectIdentifier([String].self)
    let integers = ObjectIdentifier([Int].self)
    let doubles = ObjectIdentifier([Double].self)

    @inline(__always) func contains(_ type: Any.Type) -> Bool {
        let type = ObjectIdentifier(type)
        return type == date || type == strings || type == integers || type == doubles || type == url || type == data
            || type == decimal
    }
}

/// A dictionary whose keys are data, not coding keys. No key decoding strategy converts them.
protocol StringKeyedDictionary {
    static func decode(from state: DecodingState, at index: Int, depth: Int) throws -> Self
    static func decode(from state: XMLDecodingState, in element: Int, depth: Int) throws -> Self
}

extension Dictionary: StringKeyedDictionary where Key == String, Value: Decodable {
    static func decode(from state: DecodingState, at index: Int, depth: Int) throws -> [String: Value] {
        let tape = state.tape
        let start = tape.word(index)
        guard start.kind == TapeWord.objectStart else { throw state.mismatch([String: Any].self, at: index) }
        var dictionary: [String: Value] = [:]
        if start.count > 0 { dictionary.reserveCapacity(start.count) }
        var position: Int = index + 1
        while position < start.end - 1 {
            dictionary[tape.string(position)] = try state.decode(Value.self, at: position + 1, depth: depth + 1)
            position = tape.skip(position + 1)
        }
        return dictionary
    }
}
