import Foundation

extension JSON: Decodable {
    /// Decodes any value. With `FastJSONDecoder`, integers keep all their digits. `FastXMLDecoder` describes the values of
    /// elements.
    public init(from decoder: any Decoder) throws {
        if let decoder = decoder as? TapeDecoder {
            self = JSON.value(of: decoder.state, at: decoder.index)
            return
        }
        if let decoder = decoder as? XMLLocationDecoder {
            self = try JSON.value(of: decoder.state, at: decoder.location)
            return
        }
        if let container = try? decoder.container(keyedBy: AnyKey.self) {
            var members: [String: JSON] = [:]
            for key in container.allKeys { members[key.stringValue] = try container.decode(JSON.self, forKey: key) }
            self = .object(members)
        } else if var container = try? decoder.unkeyedContainer() {
            var elements: [JSON] = []
            while !container.isAtEnd { elements.append(try container.decode(JSON.self)) }
            self = .array(elements)
        } else {
            self = try JSON.scalar(of: try decoder.singleValueContainer())
        }
    }

    private static func scalar(of container: any SingleValueDecodingContainer) throws -> JSON {
        if container.decodeNil() { return .null }
        if let value = try? container.decode(Bool.self) { return .bool(value) }
        if let value = try? container.decode(Int64.self) { return .number(JSONNumber(value)) }
        if let value = try? container.decode(UInt64.self) { return .number(JSONNumber(value)) }
        if let value = try? container.decode(Double.self), let number = JSONNumber(value) { return .number(number) }
        return .string(try container.decode(String.self))
    }
}

extension JSON: Encodable {
    /// Encodes the value with any encoder. An integer of up to 128 bits that no 64-bit type and no `Double` represents
    /// exactly is encoded as a `Decimal`.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let members):
            var container = encoder.container(keyedBy: AnyKey.self)
            for (key, value) in members { try container.encode(value, forKey: AnyKey(stringValue: key)) }
        case .array(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(element) }
        default:
            var container = encoder.singleValueContainer()
            try encodeScalar(in: &container)
        }
    }

    private func encodeScalar(in container: inout any SingleValueEncodingContainer) throws {
        switch self {
        case .bool(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .number(let number):
            if let value = number.integer(Int64.self) {
                try container.encode(value)
            } else if let value = number.integer(UInt64.self) {
                try container.encode(value)
            } else if let value = number.double, JSONNumber(value) == number {
                try container.encode(value)
            } else if let value = number.decimal {
                try container.encode(value)
            } else {
                let sentence = "The number \(number) is too large to be encoded."
                throw EncodingError.invalidValue(
                    self, EncodingError.Context(codingPath: container.codingPath, debugDescription: sentence))
            }
        default: try container.encodeNil()
        }
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { return nil }
    }
}

extension JSON {
    /// Decodes a value of the given type from the value at a path.
    ///
    /// - Throws: `JSONDecodingError`, with a path that is relative to this value.
    public func decode<Value: Decodable>(
        _ type: Value.Type, at path: JSONPath = JSONPath(), with decoder: FastJSONDecoder = FastJSONDecoder()
    ) throws(JSONDecodingError) -> Value {
        guard let value = self[path: path] else {
            throw JSONDecodingError(
                path: path.description, offset: nil, reason: "Expected a value, but found none.")
        }
        do {
            return try decoder.decode(type, from: value.data())
        } catch {
            let inner = JSONDecodingError(error)
            let joint: String = inner.path.isEmpty || inner.path.hasPrefix("[") || path.steps.isEmpty ? "" : "."
            // The text is temporary, so an offset in it would be meaningless to the caller.
            throw JSONDecodingError(path: "\(path)\(joint)\(inner.path)", offset: nil, reason: inner.reason)
        }
    }
}
