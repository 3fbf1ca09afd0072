import Foundation

/// Decodes any `Decodable` from XML.
///
/// How a type is found in a document:
///
/// - A member is the element of its name inside the element of its type, or, if there is none, the attribute of its
///   name. The key `@name` means the attribute alone, the key `#text` the element's own text.
/// - An array is every element of the member's name, in their order, and empty if there is none. An array that is not
///   the member of another type is every element inside the element, whatever its name.
/// - Numbers, dates and the like are read from the text without the space around it; a `String` is the text as it is.
/// - Nil is what is missing, an element that is empty and has no attributes, and one with `xsi:nil="true"`.
public struct FastXMLDecoder: Sendable {
    /// How dates are written.
    public enum DateDecodingStrategy: Sendable {
        /// As ISO 8601 has it, such as `2008-08-27T13:08:45Z`. This is the default.
        case iso8601
        /// As e-mail and RSS have it, such as `Wed, 27 Aug 2008 13:08:45 +0000`.
        case internetMessage
        /// Seconds since 1970.
        case secondsSince1970
        /// In a format of `DateFormatter`, in English and in UTC unless the text says otherwise.
        case format(String)
        /// As the closure reads it, which returns nil for what is no date.
        case custom(@Sendable (String) -> Date?)
    }

    /// How names are written.
    public enum KeyDecodingStrategy: Sendable {
        /// As the coding keys are. This is the default.
        case useDefaultKeys
        /// `created_at` for the key `createdAt`.
        case convertFromSnakeCase
    }

    /// How dates are written.
    public var dateDecodingStrategy: DateDecodingStrategy = .iso8601
    /// How names are written.
    public var keyDecodingStrategy: KeyDecodingStrategy = .useDefaultKeys
    /// What a document may ask for.
    public var limits = XMLLimits()
    /// For the name of a namespace, the prefix that its elements have in keys; an empty one for no prefix.
    public var namespaces: [String: String] = [:]
    /// What the types that are decoded can ask for.
    public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

    public init() {}

    /// Decodes a value of `type` from a document, whose outermost element may have any name.
    ///
    /// - Parameter encoding: the one that whoever brings the document says it has, as for `XMLStreamReader.encoding`;
    ///   nil, which is the default, if nobody does.
    /// - Throws: `DecodingError` with an underlying `XMLDecodingError`, or what the type itself throws.
    public func decode<Value: Decodable>(
        _ type: Value.Type, from data: Data, encoding: String? = nil
    ) throws -> Value {
        try decode(type, from: data.withUnsafeBytes { try document(in: $0, encoding) })
    }

    /// Decodes a value of `type` from the bytes of a document, whose outermost element may have any name.
    ///
    /// - Parameter encoding: the one that whoever brings the document says it has, as for `XMLStreamReader.encoding`;
    ///   nil, which is the default, if nobody does.
    /// - Throws: `DecodingError` with an underlying `XMLDecodingError`, or what the type itself throws.
    public func decode<Value: Decodable>(
        _ type: Value.Type, from bytes: [UInt8], encoding: String? = nil
    ) throws -> Value {
        try decode(type, from: bytes.withUnsafeBytes { try document(in: $0, encoding) })
    }

    /// The outermost element of a document, with everything inside it.
    private func document(in bytes: UnsafeRawBufferPointer, _ encoding: String?) throws -> XMLFragment {
        let reader = XMLStreamReader(limits: limits, namespaces: namespaces)
        reader.encoding = encoding
        var document: XMLFragment?
        reader.onElement("*") { document = $0 }
        do {
            try reader.parse(bytes)
            try reader.finish()
        } catch let error as XMLDecodingError {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: [], debugDescription: "The given data was not valid XML. \(error)",
                    underlyingError: error))
        }
        guard let document else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: [], debugDescription: "The document has no element."))
        }
        return document
    }

    /// Decodes a value of `type` from an element.
    ///
    /// - Throws: `DecodingError` with an underlying `XMLDecodingError`, or what the type itself throws.
    public func decode<Value: Decodable>(_ type: Value.Type, from fragment: XMLFragment) throws -> Value {
        let state = XMLDecodingState(tree: fragment.tree, options: self)
        return try state.decode(type, at: .element(fragment.index), depth: 0)
    }
}
