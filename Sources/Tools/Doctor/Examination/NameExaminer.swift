import SourceRewriting

/// Finds missing modules and missing types in a source.
struct NameExaminer {
    let context: ExaminationContext
    let outline: SourceOutline
    private let code: SourceCode
    /// The missing modules that the source imports.
    private let missingModules: Set<String>

    init(_ outline: SourceOutline, _ context: ExaminationContext) {
        self.context = context
        self.outline = outline
        code = outline.code
        missingModules = Set(outline.imports.map(\.module)).filter {
            !context.index.modules.contains($0) && !context.index.opaqueModules.contains($0)
                && !context.appModules.contains($0) && SourceRewriter.replacedModules[$0] == nil
        }
    }

    func examine() {
        for declaration in outline.imports where missingModules.contains(declaration.module) {
            let isFramework: Bool = AppleFrameworks.isFramework(declaration.module)
            guard isFramework || !context.projectHasUnknownModules else {
                context.examination.unknownCount += 1
                continue
            }
            context.examination.report(
                .module, declaration.module, capability: isFramework ? declaration.module : Self.package, in: code,
                at: declaration.token)
        }
        let importTokens = Set(outline.imports.map(\.token))
        for index in 0..<code.count where isTypeName(index) && !importTokens.contains(index) { examineName(index) }
    }

    private static let package = "modules that are not part of the project"

    /// Whether a token can be the name of a type that is not a member of another type.
    private func isTypeName(_ index: Int) -> Bool {
        guard code.isIdentifier(index), code.word(index).first?.isUppercase ?? false, !code.isMark(index - 1, ".")
        else {
            return false
        }
        // A label of an argument.
        return !(code.isMark(index + 1, ":") && (code.isMark(index - 1, "(") || code.isMark(index - 1, ",")))
    }

    private static let words: Set<String> = ["Any", "AnyObject", "AnyClass", "Self", "Type", "Protocol", "Never"]

    /// Attributes that source rewriting removes or replaces, or that the compiler supports.
    private static let attributes: Set<String> = [
        "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable", "UIApplicationMain",
        "NSApplicationMain", "NSCopying", "NSManaged", "Sendable", "MainActor",
    ]

    /// Checks the nested types whose names follow a type of the API, as in `UITableViewCell.EditingStyle`.
    private func examineNestedTypes(_ index: Int) {
        guard !context.app.names.contains(code.word(index)), let type = context.index.type(code.word(index)) else {
            return
        }
        var current = NominalType.api(type.name)
        var next: Int = index
        while code.isMark(next + 1, "."), code.isIdentifier(next + 2), code.word(next + 2).first?.isUppercase ?? false {
            let name: String = code.word(next + 2)
            if let nested = context.app.nested(name, in: current) {
                current = nested
                next += 2
                continue
            }
            let lookup: MemberLookup = context.app.members(name, of: current)
            guard lookup.members.isEmpty, lookup.isComplete, !context.app.hasAssociatedType(name, current),
                name != "Type", name != "Protocol",
                !context.app.names.contains(name), case .api(let owner) = current
            else { return }
            return reportNestedType(name, of: owner, at: next + 2)
        }
    }

    private func reportNestedType(_ name: String, of owner: String, at token: Int) {
        let full: String = owner + "." + name
        guard let capability = context.capabilities.types[full] else {
            return context.reportMember(name, of: owner, in: code, at: token)
        }
        context.examination.report(.type, full, capability: capability, in: code, at: token)
    }

    private func examineName(_ index: Int) {
        let name: String = code.word(index)
        if NameExaminer.words.contains(name) || code.isMark(index - 1, "@") && NameExaminer.attributes.contains(name) {
            return
        }
        let isKnown: Bool =
            context.app.names.contains(name) || context.index.types[name] != nil
            || context.index.globals.contains(name) || context.index.modules.contains(name)
            || context.appModules.contains(name)
        if isKnown {
            context.examination.resolvedCount += 1
            return examineNestedTypes(index)
        }
        // A nested type in the scope of its enclosing type, or a constant of C.
        if context.index.typeNames.contains(name) || name.allSatisfy({ $0.isUppercase || $0 == "_" || $0.isNumber }) {
            context.examination.unknownCount += 1
            return
        }
        context.reportType(name, imports: missingModules, in: code, at: index)
    }
}
