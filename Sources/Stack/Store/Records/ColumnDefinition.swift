import Foundation

/// The definition of a column, independent of the record type.
struct ColumnDefinition: Sendable {
    /// The representation of a column's values in the database.
    enum Form: Sendable {
        case integer, real, text, blob
        /// Text that contains a value as JSON.
        case json
        /// Bytes that are encrypted with the store's key.
        case sealed

        var sqlType: String {
            switch self {
            case .integer: "INTEGER"
            case .real: "REAL"
            case .text, .json: "TEXT"
            case .blob, .sealed: "BLOB"
            }
        }
    }

    let name: String
    let form: Form
    let isOptional: Bool
    /// Whether the database sorts the values as Swift does.
    let isOrdered: Bool
    let reference: String?
    let quotedName: String

    init(name: String, type: any Any.Type, reference: String? = nil) {
        self.name = name
        self.reference = reference
        quotedName = name.quotedAsName
        let wrapped: (any Any.Type)? = (type as? any OptionalValue.Type)?.wrappedType
        isOptional = wrapped != nil
        form = ColumnDefinition.form(of: wrapped ?? type)
        isOrdered = ColumnDefinition.isOrdered(wrapped ?? type, form)
    }

    /// The column definition for CREATE TABLE.
    var sqlDefinition: String {
        [quotedName, form.sqlType, isOptional ? nil : "NOT NULL", reference].compactMap { $0 }.joined(separator: " ")
    }

    private static func form(of type: any Any.Type) -> Form {
        switch type {
        case is any FixedWidthInteger.Type, is Bool.Type: .integer
        case is Double.Type, is Float.Type, is Date.Type: .real
        case is String.Type, is UUID.Type, is URL.Type: .text
        case is Data.Type: .blob
        case is any EncryptedValue.Type: .sealed
        default: (type as? any RawRepresentable.Type).map { form(ofRawValueOf: $0) } ?? .json
        }
    }

    private static func form<Value: RawRepresentable>(ofRawValueOf type: Value.Type) -> Form {
        form(of: Value.RawValue.self)
    }

    private static func isOrdered(_ type: any Any.Type, _ form: Form) -> Bool {
        switch form {
        case .integer, .real, .blob: true
        case .text: (type as? any RawRepresentable.Type).map { hasOrderOfText($0) } ?? true
        case .json, .sealed: false
        }
    }

    /// Returns whether the order of a type is the order of its texts.
    private static func hasOrderOfText<Value: RawRepresentable>(_ type: Value.Type) -> Bool {
        // A structure that contains the text is sorted by it. The order of an enumeration, which is too small to contain
        // a string, is not known without its cases.
        guard Value.RawValue.self == String.self, MemoryLayout<Value>.size < MemoryLayout<String>.size else {
            return true
        }
        return (type as? any (CaseIterable & Comparable).Type).map { isSortedByText($0) } ?? false
    }

    private static func isSortedByText<Value: CaseIterable & Comparable>(_ type: Value.Type) -> Bool {
        let texts: [String] = type.allCases.sorted().compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
        return zip(texts, texts.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

protocol OptionalValue {
    static var wrappedType: any Any.Type { get }
    var isNil: Bool { get }
}

extension Optional: OptionalValue {
    static var wrappedType: any Any.Type { Wrapped.self }
    var isNil: Bool { self == nil }
}

extension String {
    /// The string as a quoted SQL identifier.
    var quotedAsName: String { "\"\(replacingOccurrences(of: "\"", with: "\"\""))\"" }
}
