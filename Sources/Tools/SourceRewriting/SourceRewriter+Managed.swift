import SwiftTokens

/// Properties with `@NSManaged`, whose accessors Objective-C frameworks provide at run time.
extension SourceRewriter {
    /// Gives accessors to the property of a layer that the attribute at `index` belongs to. Core Animation animates
    /// such properties. Properties of other classes need Core Data.
    mutating func rewriteManaged(at index: Int) -> Int {
        let next: Int = index + 2
        guard let member = outline.members.first(where: { $0.prefix.start <= index && index < $0.index }),
            let type = member.type, member.kind == .property, !member.isList, member.body == nil,
            isLayerClass(outline.types[member.owner])
        else {
            leave(index, "“@NSManaged” needs Core Data, which generates the accessors of the property at run time.")
            return next
        }
        let name: String = list.line(type)
        let isOptional: Bool = name.hasSuffix("?") || name.hasSuffix("!") || name.hasPrefix("Optional<")
        let getter: String = isOptional ? "__managedOptional" : "__managedValue"
        let key = "\"\(member.name)\""
        edits.blank(list[index].start..<list[index + 1].end)
        edits.insert(
            " { get { \(getter)(\(key)) } set { __setManagedValue(newValue, \(key)) } }", at: list[member.last].end)
        return next
    }

    private func isLayerClass(_ type: TypeDeclaration) -> Bool {
        type.keyword == .class
            && declarations.ancestry(of: type.path).contains { $0.split(separator: ".").last == "CALayer" }
    }
}
