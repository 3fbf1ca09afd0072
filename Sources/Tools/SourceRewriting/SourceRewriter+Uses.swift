import SwiftTokens

/// The facts about a source that the derivation of a package needs.
extension SourceRewriter {
    /// The kinds of single imported declarations, as in `import class UIKit.UIView`.
    private static let importKinds: Set<Keyword> = [
        .class, .struct, .enum, .protocol, .func, .var, .let, .typealias, .actor,
    ]

    private static let accessLevels: Set<Keyword> = [.public, .internal, .private, .fileprivate, .package]

    /// Records the import declaration whose keyword is at `index`.
    mutating func recordImport(at index: Int) {
        guard !list.isPunctuation(index - 1, "."), list.kind(index + 1) == .identifier,
            !list.isLineEnd(between: index, and: index + 1)
        else { return }
        var name: Int = index + 1
        if SourceRewriter.importKinds.contains(list.keyword(name)), list.kind(name + 1) == .identifier { name += 1 }
        var isTestable = false
        var start: Int = index
        while list.kind(start - 1) == .identifier {
            if list.isPunctuation(start - 2, "@") {
                if list.isText(start - 1, "testable") { isTestable = true }
                start -= 2
            } else if SourceRewriter.accessLevels.contains(list.keyword(start - 1)) {
                start -= 1
            } else {
                break
            }
        }
        importOffsets.append(list[start].start)
        let module: String = rewriteModule(at: name, isOfDeclaration: name > index + 1)
        uses.imports.append(
            SourceUses.Import(
                module: module, isTestable: isTestable, isConditional: conditionDepth > 0,
                line: list.line(of: list[index].start)))
    }

    /// Modules that exist only on Apple platforms, and the modules that contain their declarations here.
    package static let replacedModules: [String: String] = ["Darwin": "Glibc", "ObjectiveC": "Foundation"]

    /// Replaces an imported module that exists only on Apple platforms, and removes a submodule such as
    /// `UIKit.UIGestureRecognizerSubclass`. Swift modules have no submodules.
    ///
    /// - Returns: The name of the module that is imported.
    private mutating func rewriteModule(at name: Int, isOfDeclaration: Bool) -> String {
        var end: Int = name
        while list.isPunctuation(end + 1, "."), list.kind(end + 2) == .identifier,
            !list.isLineEnd(between: end, and: end + 2)
        {
            end += 2
        }
        // `import func Darwin.sqrt` ends with the name of the declaration.
        if isOfDeclaration, end > name { end -= 2 }
        if end > name { edits.blank(list[name + 1].start..<list[end].end) }
        guard let replacement = SourceRewriter.replacedModules[list.name(name)] else { return list.name(name) }
        edits.replace(list[name].range, with: replacement)
        return replacement
    }

    /// Records the type after the attribute `@main` or `@UIApplicationMain` at `index`.
    mutating func recordMain(at index: Int, _ attribute: SourceUses.MainAttribute) {
        guard let type = outline.types.first(where: { $0.prefix.start <= index && index < $0.index }) else { return }
        uses.mainType = SourceUses.MainType(
            name: type.name, attribute: attribute,
            inherited: type.inherited.map { DeclarationSummary.typeName(list, $0) })
    }

    /// Records the Xcode literal at `index`, such as `#imageLiteral(resourceName:)`.
    mutating func recordLiteral(at index: Int) {
        let name: String = list.text(index)
        if name == "#colorLiteral" { uses.hasColorLiterals = true }
        guard list.isPunctuation(index + 1, "("), list.isText(index + 2, "resourceName"),
            list.isPunctuation(index + 3, ":"), list.kind(index + 4) == .stringStart,
            list.kind(index + 5) == .stringText, list.kind(index + 6) == .stringEnd
        else { return }
        let resource: String = list.text(index + 5)
        if name == "#imageLiteral" { uses.imageLiterals.insert(resource) }
        if name == "#fileLiteral" { uses.fileLiterals.insert(resource) }
    }
}
