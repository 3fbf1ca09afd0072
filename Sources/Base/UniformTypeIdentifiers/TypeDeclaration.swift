import Foundation

/// The declaration of a type: its supertypes, and its names in files and messages.
struct TypeDeclaration: Sendable {
    var identifier: String
    var supertypes: [String] = []
    var fileExtensions: [String] = []
    var mimeTypes: [String] = []
    /// The name of the type for users, if any.
    var name: String?
    /// Whether the system or the app declares the type.
    var isDeclared = true
    var isDynamic = false
}

/// The declared types. An app adds its own with `UTExportedTypeDeclarations` and `UTImportedTypeDeclarations` in its
/// `Info.plist`.
struct TypeDeclarations: Sendable {
    private(set) var byIdentifier: [String: TypeDeclaration] = [:]
    private var byExtension: [String: [String]] = [:]
    private var byMIMEType: [String: [String]] = [:]

    static let shared = TypeDeclarations(information: Bundle.main.infoDictionary ?? [:])

    init(information: [String: Any]) {
        for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
            for values in information[key] as? [[String: Any]] ?? [] { add(TypeDeclaration(values)) }
        }
        for line in TypeDeclaration.systemTable.split(separator: "\n") { add(TypeDeclaration(line: line)) }
    }

    /// Adds a declaration, unless the identifier is already declared.
    private mutating func add(_ declaration: TypeDeclaration?) {
        guard let declaration, byIdentifier[declaration.identifier] == nil else { return }
        byIdentifier[declaration.identifier] = declaration
        for name in declaration.fileExtensions {
            byExtension[name.lowercased(), default: []].append(declaration.identifier)
        }
        for name in declaration.mimeTypes { byMIMEType[name, default: []].append(declaration.identifier) }
    }

    func identifiers(fileExtension: String) -> [String] { byExtension[fileExtension.lowercased()] ?? [] }

    func identifiers(mimeType: String) -> [String] { byMIMEType[mimeType.lowercased()] ?? [] }

    /// Returns the declaration of a declared or dynamic type, or a declaration without supertypes.
    func declaration(of identifier: String) -> TypeDeclaration {
        byIdentifier[identifier] ?? DynamicType(identifier: identifier)?.declaration
            ?? TypeDeclaration(identifier: identifier, isDeclared: false)
    }

    /// Returns whether `identifier` is equal to `other` or inherits from it.
    func conforms(_ identifier: String, to other: String) -> Bool {
        identifier == other || supertypes(of: identifier).contains(other)
    }

    /// Returns all types from which a type inherits.
    func supertypes(of identifier: String) -> Set<String> {
        var found: Set<String> = []
        var rest: [String] = declaration(of: identifier).supertypes
        while let next = rest.popLast() {
            guard found.insert(next).inserted else { continue }
            rest += declaration(of: next).supertypes
        }
        return found
    }
}

extension TypeDeclaration {
    fileprivate init(line: Substring) {
        let fields = line.split(separator: "|", omittingEmptySubsequences: false)
        func words(_ index: Int) -> [String] { fields[index].split(separator: " ").map(String.init) }
        self.init(
            identifier: String(fields[0]), supertypes: words(1), fileExtensions: words(2), mimeTypes: words(3))
    }

    /// Creates a declaration from an entry of an `Info.plist`. Nil if the entry has no identifier.
    fileprivate init?(_ values: [String: Any]) {
        func strings(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
        guard let identifier = values["UTTypeIdentifier"] as? String else { return nil }
        let tags = values["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        self.init(
            identifier: identifier, supertypes: strings(values["UTTypeConformsTo"]),
            fileExtensions: strings(tags["public.filename-extension"]).map { $0.lowercased() },
            mimeTypes: strings(tags["public.mime-type"]).map { $0.lowercased() },
            name: values["UTTypeDescription"] as? String)
    }
}
