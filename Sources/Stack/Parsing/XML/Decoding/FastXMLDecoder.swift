import Foundation

/// Decodes any `Decodable` type from XML.
///
/// A type is decoded from an element as follows:
///
/// - A member is decoded from the first child element with its name or, if no such element exists, from the attribute
///   with its name. The key `@name` refers to the attribute only, the key `#text` to the element's own text.
/// - An array member is decoded from all child elements with its name, in document order, and is empty if there are
///   none. An array that is not a member is decoded from all child elements, regardless of their names.
/// - Numbers, dates, URLs and Base64 are read without surrounding whitespace. A `String` keeps all whitespace.
/// - A value is nil if it is missing, if its element is empty and has no attributes, or if its element has
///   `xsi:nil="true"`. The key `#text` is nil if the element has no text.
/// - A `JSON` value is a string if its element has neither children nor attributes, otherwise an object with their names
///   as keys. It contains repeated elements as an array, text beside them with the key `#text`, and an attribute with
///   the name of a child with the key `@name`.
public struct FastXMLDecoder: Sendable {
    /// The format of dates.
    public enum DateDecodingStrategy: Sendable {
        /// ISO 8601, such as `2008-08-27T13:08:45Z`. This is the default.
        case iso8601
        /// The format of email and RSS, such as `Wed, 27 Aug 2008 13:08:45 +0000`. The weekday and the seconds are
        /// optional, and a year may have two digits. Names of time zones that RFC 5322 does not define mean UTC.
        case internetMessage
        /// Seconds since 1970.
        case secondsSince1970
        /// A format string of `DateFormatter`, in English, and in UTC unless the text has a time zone.
        case format(String)
        /// A closure that parses the text and returns nil if it is not a date.
        case custom(@Sendable (String) -> Date?)
    }

    /// How names of the document are converted to coding keys.
    public enum KeyDecodingStrategy: Sendable {
        /// Names are not converted. This is the default.
        case useDefaultKeys
        /// Names are converted from snake case: `created_at` matches the key `createdAt`. The keys of dictionaries are
        /// not converted.
        case convertFromSnakeCase
    }

    /// The format of dates. The default is ISO 8601.
    public var dateDecodingStrategy: DateDecodingStrategy = .iso8601
    /// How names of the document are converted to coding keys. By default, they are not converted.
    public var keyDecodingStrategy: KeyDecodingStrategy = .useDefaultKeys
    /// The limits on documents. A document that exceeds one is rejected.
    public var limits = XMLLimits()
    /// A dictionary from namespace names to the prefixes that keys use for them. If a prefix is empty, keys use the
    /// local name alone.
    public var namespaces: [String: String] = [:]
    /// Values that the decoded types can read from the decoder.
    public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

    /// Creates a decoder with the default strategies and limits.
    public init() {}

    /// Decodes a value of `type` from a document. The root element may have any name.
    ///
    /// - Parameter encoding: The encoding according to the transport, as in `XMLStreamReader.encoding`, or nil if the
    ///   transport does not name one. The default is nil.
    /// - Throws: `DecodingError` with an underlying `XMLDecodingError`, or any error that the decoded type throws.
    public func decode<Value: Decodable>(
        _ type: Value.Type, from data: Data, encoding: String? = nil
    ) throws -> Value {
        try decode(type, from: data.withUnsafeBytes { try document(in: $0, encoding) })
    }

    /// Decodes a value of `type` from the bytes of a document. The root element may have any name.
    ///
    /// - Parameter encoding: The encoding according to the transport, as in `XMLStreamReader.encoding`, or nil if the
    ///   transport does not name one. The default is nil.
    /// - Throws: `DecodingError` with an underlying `XMLDecodingError`, or any error that the decoded type throws.
    public func decode<Value: Decodable>(
        _ type: Value.Type, from bytes: [UInt8], encoding: String? = nil
    ) throws -> Value {
        try decode(type, from: bytes.withUnsafeBytes { try document(in: $0, encoding) })
    }

    /// Returns the root element of a document, with all its descendants.
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
    /// - Throws: `DecodingError` with an underlying `XMLDecodingError`, or any error that the decoded type throws.
    public func decode<Value: Decodable>(_ type: Value.Type, from fragment: XMLFragment) throws -> Value {
        let state = XMLDecodingState(tree: fragment.tree, options: self)
        return try state.decode(type, at: .element(fragment.index), depth: 0)
    }
}
