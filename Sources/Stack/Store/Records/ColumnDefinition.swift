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
    let reference: String?
    let quotedName: String

    init(name: String, type: any Any.Type, reference: String? = nil) {
        self.name = name
        self.reference = reference
        quotedName = name.quotedAsName
        if let optional = type as? any OptionalValue.Type {
            isOptional = true
            form = ColumnDefinition.form(of: optional.wrappedType)
        } else {
            isOptional = false
            form = ColumnDefinition.form(of: type)
        }
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
