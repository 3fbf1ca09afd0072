import Foundation

/// A type of files or other data. Two types are equal if their identifiers are equal.
///
/// The known types are those that Apple's systems declare, other common file types, and the types that the app declares
/// in its `Info.plist`. Types of other applications on the desktop are unknown: their filename extensions have dynamic
/// types.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The identifier, such as `public.png`.
    public let identifier: String

    init(known identifier: String) { self.identifier = identifier }

    /// Creates a declared or dynamic type from its identifier. Returns nil if the identifier is neither.
    public init?(_ identifier: String) {
        let declaration: TypeDeclaration = TypeDeclarations.shared.declaration(of: identifier)
        guard declaration.isDeclared || declaration.isDynamic else { return nil }
        self.identifier = identifier
    }

    /// Creates the type of files with the given extension. If no declared type has the extension and conforms to
    /// `supertype`, creates a dynamic type.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Creates the type of data with a MIME type. If no declared type has the MIME type and conforms to `supertype`,
    /// creates a dynamic type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates the type with the given tag. If no declared type has the tag and conforms to `supertype`, creates a
    /// dynamic type. Returns nil for an empty tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        if let declared = UTType.declared(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
            self = declared
        } else {
            let conformance: String = (supertype ?? .data).identifier
            identifier = DynamicType(tag: tag, tagClass: tagClass, conformance: conformance).identifier
        }
    }

    /// Returns all types with a tag that conform to `supertype`: the declared types, or else a dynamic type.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let found: [UTType] = declared(tag: tag, tagClass: tagClass, conformingTo: supertype)
        return found.isEmpty
            ? UTType(tag: tag, tagClass: tagClass, conformingTo: supertype).map { [$0] } ?? [] : found
    }

    private static func declared(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let all = TypeDeclarations.shared
        let identifiers: [String] =
            switch tagClass {
            case .filenameExtension: all.identifiers(fileExtension: tag)
            case .mimeType: all.identifiers(mimeType: tag)
            default: []
            }
        return identifiers.map { UTType(known: $0) }.filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }

    /// Creates a type that the app owns and declares in its `Info.plist`, in `UTExportedTypeDeclarations`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// Creates a type that the app uses, and that it may declare in its `Info.plist`, in `UTImportedTypeDeclarations`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    // MARK: Conformance

    /// Returns whether the type is equal to another or inherits from it.
    public func conforms(to type: UTType) -> Bool {
        TypeDeclarations.shared.conforms(identifier, to: type.identifier)
    }

    /// Returns whether the type inherits from another.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Returns whether another type inherits from this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// All types from which the type inherits, directly and indirectly.
    public var supertypes: Set<UTType> {
        Set(TypeDeclarations.shared.supertypes(of: identifier).map { UTType(known: $0) })
    }

    // MARK: Description

    private var declaration: TypeDeclaration { TypeDeclarations.shared.declaration(of: identifier) }

    /// The filename extension to use for files of the type, if any.
    public var preferredFilenameExtension: String? { declaration.fileExtensions.first }

    /// The MIME type to use for data of the type, if any.
    public var preferredMIMEType: String? { declaration.mimeTypes.first }

    /// The tags of the type, by their class.
    public var tags: [UTTagClass: [String]] {
        let declaration: TypeDeclaration = declaration
        return [.filenameExtension: declaration.fileExtensions, .mimeType: declaration.mimeTypes]
            .filter { !$0.value.isEmpty }
    }

    /// The description that the app's `Info.plist` contains, or nil. System types have none.
    public var localizedDescription: String? { declaration.name }

    /// Whether the type is dynamic: its identifier contains a tag and a supertype, and needs no declaration.
    public var isDynamic: Bool { declaration.isDynamic }

    /// Whether the system or the app declares the type.
    public var isDeclared: Bool { declaration.isDeclared }

    /// Whether the type belongs to the public domain: its identifier begins with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// The identifier.
    public var description: String { identifier }

    /// The identifier.
    public var debugDescription: String { identifier }

    // MARK: Coding

    /// Reads the identifier.
    public init(from decoder: any Decoder) throws {
        identifier = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
