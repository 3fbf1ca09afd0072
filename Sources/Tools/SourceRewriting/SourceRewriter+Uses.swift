import SwiftTokens

/// What the derivation of a package must know about a source.
extension SourceRewriter {
    /// The kinds of single imported declarations, as in `import class UIKit.UIView`.
    private static let importKinds: Set<Substring> = [
        "class", "struct", "enum", "protocol", "func", "var", "let", "typealias", "actor",
    ]

    /// Records the import declaration whose keyword is at `index`.
    mutating func recordImport(at index: Int) {
        guard !list.isPunctuation(index - 1, "."), list.kind(index + 1) == .identifier,
            !list.isLineEnd(between: index, and: index + 1)
        else { return }
        var name: Int = index + 1
        if SourceRewriter.importKinds.contains(list.text(name)), list.kind(name + 1) == .identifier { name += 1 }
        var isTestable = false
        var current: Int = index - 1
        while list.kind(current) == .identifier, current >= 0 {
            if list.isPunctuation(current - 1, "@") {
                if list.text(current) == "testable" { isTestable = true }
                current -= 2
            } else if ["public", "internal", "private", "fileprivate", "package"].contains(list.text(current)) {
                current -= 1
            } else {
                break
            }
        }
        uses.imports.append(
            SourceUses.Import(
                module: list.text(name).filter { $0 != "`" }, isTestable: isTestable, isConditional: conditionDepth > 0,
                line: list.line(of: list[index].start)))
    }

    /// Records the type after the attribute `@main` or `@UIApplicationMain` at `index`.
    mutating func recordMain(at index: Int, _ attribute: SourceUses.MainAttribute) {
        var current: Int = index + 2
        while let kind = list.kind(current), kind == .identifier || kind == .punctuation {
            if ["class", "struct", "enum", "actor", "extension"].contains(list.text(current)) { break }
            if list.isPunctuation(current, "{") || list.isPunctuation(current, "}") { return }
            current += 1
        }
        guard list.kind(current + 1) == .identifier else { return }
        let name = String(list.text(current + 1))
        var inherited: [String] = []
        current += 2
        while current < list.count, !list.isPunctuation(current, "{"), list.text(current) != "where" {
            if list.kind(current) == .identifier {
                if list.isPunctuation(current - 1, "."), let last = inherited.popLast() {
                    inherited.append(last + "." + list.text(current))
                } else {
                    inherited.append(String(list.text(current)))
                }
            }
            current += 1
        }
        uses.mainType = SourceUses.MainType(name: name, attribute: attribute, inherited: inherited)
    }

    /// Records the literal of Xcode at `index`.
    mutating func recordLiteral(at index: Int) {
        let name: Substring = list.text(index)
        if name == "#colorLiteral" { uses.hasColorLiterals = true }
        guard list.isPunctuation(index + 1, "("), list.text(index + 2) == "resourceName",
            list.isPunctuation(index + 3, ":"), list.kind(index + 4) == .stringStart,
            list.kind(index + 5) == .stringText, list.kind(index + 6) == .stringEnd
        else { return }
        let resource = String(list.text(index + 5))
        if name == "#imageLiteral" { uses.imageLiterals.insert(resource) }
        if name == "#fileLiteral" { uses.fileLiterals.insert(resource) }
    }
}
