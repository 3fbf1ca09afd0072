import SwiftTokens

/// Conformances to the protocols of optional members that only some clauses of `#if` declare, and of classes with
/// generic parameters that observe keys.
///
/// The body of a type cannot contain extensions. So an extension with the conformance is added after the last line of
/// the source, in a clause with the same condition.
extension SourceRewriter {
    /// A conformance that exists in a clause of `#if`.
    struct ConditionalConformance: Hashable {
        /// The index of the type declaration.
        var type: Int
        var region: Int
        /// The name of the protocol, with its attribute.
        var name: String
    }

    /// Returns whether an extension outside all declarations can name a type.
    func canExtend(_ type: TypeDeclaration) -> Bool {
        guard let parent = type.parent else { return !type.isLocal }
        return !type.prefix.modifiers.contains(.private) && canExtend(outline.types[parent])
    }

    /// Adds the conditional conformances after the last line of the source.
    mutating func addConditionalConformances() {
        var added: Set<ConditionalConformance> = []
        var text = ""
        for conformance in conditionalConformances
        where addedConformances[conformance.type]?.contains(conformance.name) != true
            && added.insert(conformance).inserted
        {
            let type: TypeDeclaration = outline.types[conformance.type]
            let constraints: String = type.hasWhere ? " " + list.line(type.headerEnd..<type.open) : ""
            var clause = "extension \(fullName(of: type)): \(conformance.name)\(constraints) {}\n"
            var region: Int = conformance.region
            while region > 0 {
                clause = directives(of: region) + clause + "#endif\n"
                region = outline.regions[region].parent
            }
            text += clause
        }
        guard !text.isEmpty else { return }
        let endsLine: Bool = list.bytes.last == UInt8(ascii: "\n")
        edits.insert((endsLine ? "" : "\n") + text, at: list.bytes.count)
    }

    private func fullName(of type: TypeDeclaration) -> String {
        guard let parent = type.parent else { return type.name }
        return fullName(of: outline.types[parent]) + "." + type.name
    }

    /// Returns the directives that begin a clause, with the empty clauses before it.
    private func directives(of region: Int) -> String {
        let parent: Int = outline.regions[region].parent
        var result = ""
        for index in (1...region).reversed() where outline.regions[index].parent == parent {
            let start: Int = outline.regions[index].start
            result = directive(at: start) + "\n" + result
            if list.isText(start, "#if") { break }
        }
        return result
    }

    /// Returns the rewritten text of a directive with its condition.
    private func directive(at start: Int) -> String {
        var last: Int = start
        while !list.isLineEnd(between: last, and: last + 1) { last = list.closing(last + 1) ?? last + 1 }
        return edits.text(of: list[start].start..<list[last].end)
    }
}
