extension UTType {
    /// Returns the filename extensions of the files that have one of the types or a type that conforms to one of them,
    /// in alphabetical order. Returns nil if the types contain `public.data` or a type from which it inherits, because
    /// files with any extension then match.
    package static func filenameExtensions(conformingTo types: [UTType]) -> [String]? {
        guard !types.contains(where: { UTType.data.conforms(to: $0) }) else { return nil }
        var extensions: Set<String> = []
        for declaration in TypeDeclarations.shared.byIdentifier.values where !declaration.fileExtensions.isEmpty {
            let type = UTType(known: declaration.identifier)
            if types.contains(where: { type.conforms(to: $0) }) { extensions.formUnion(declaration.fileExtensions) }
        }
        for type in types where type.isDynamic { extensions.formUnion(type.tags[.filenameExtension] ?? []) }
        return extensions.sorted()
    }
}
