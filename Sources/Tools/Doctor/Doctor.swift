import SourceRewriting

/// Predicts which parts of an app do not work, from its sources and an index of the API.
///
/// The doctor does not check types as the compiler does. It reports what is certain: missing modules, missing types,
/// overrides without a member to override, and missing members of expressions whose types are obvious. It counts other
/// uses as unknown.
public struct Doctor: Sendable {
    private let index: APIIndex
    private let capabilities: Capabilities

    public init(index: APIIndex, capabilities: Capabilities) {
        self.index = index
        self.capabilities = capabilities
    }

    /// Examines the sources of a project.
    ///
    /// - Complexity: O(*n*) in the length of the sources, on average.
    public func examine(_ project: ExaminedProject) -> Forecast {
        let appModules: Set<String> = project.libraryModules.union(project.targets.map(\.moduleName))
        let indexed: Set<String> = index.modules.union(appModules)
        let modules: Set<String> = indexed.union(index.opaqueModules)
        var outlines: [[SourceOutline]] = []
        for target in project.targets {
            let conditions = CompilationConditions(flags: target.conditions, modules: modules)
            outlines.append(target.sources.map { Doctor.outline($0, conditions) })
        }
        let plain = CompilationConditions(flags: [], modules: modules)
        let libraries: [SourceOutline] = project.librarySources.map { Doctor.outline($0, plain) }
        let app = AppOutline(outlines.joined() + libraries, index: index)
        let examination = Examination()
        let objectiveCNames: Set<String> = Doctor.objectiveCNames(project.headers)
        for outlines in outlines {
            let imports = Set(outlines.flatMap { $0.imports.map(\.module) }).subtracting(
                SourceRewriter.replacedModules.keys)
            let context = ExaminationContext(
                index: index, app: app, capabilities: capabilities, examination: examination, appModules: appModules,
                objectiveCNames: objectiveCNames, projectHasUnknownModules: project.hasUnknownModules,
                hasUnknownModules: imports.contains { !indexed.contains($0) && !AppleFrameworks.isFramework($0) })
            for outline in outlines { Doctor.examine(outline, context) }
        }
        return forecast(project, examination)
    }

    private static func outline(
        _ source: ExaminedProject.Source, _ conditions: CompilationConditions
    ) -> SourceOutline {
        SourceOutline(SourceCode(path: source.path, source: source.text, conditions: conditions))
    }

    private static func examine(_ outline: SourceOutline, _ context: ExaminationContext) {
        NameExaminer(outline, context).examine()
        let overrides = OverrideExaminer(context: context, code: outline.code)
        for type in outline.types { overrides.examine(type) }
        for body in outline.bodies {
            var examiner = MemberExaminer(outline, body, context)
            examiner.examine()
        }
    }

    private func forecast(_ project: ExaminedProject, _ examination: Examination) -> Forecast {
        let findings: [Finding] = examination.findings
        let remarks: [Forecast.Remark] = remarks(project)
        var failing = Set(findings.filter(\.preventsCompilation).flatMap { $0.places.map(\.file) })
        failing.formUnion(remarks.map(\.place.file))
        let targets: [Forecast.Target] = project.targets.map { target in
            Forecast.Target(
                name: target.name, fileCount: target.sources.count,
                failingFiles: target.sources.map(\.path).filter(failing.contains).sorted())
        }
        return Forecast(
            targets: targets, findings: findings, remarks: remarks, notices: project.notices,
            resolvedUses: examination.resolvedCount,
            unknownUses: examination.unknownCount)
    }

    /// Returns the constructs that source rewriting leaves unchanged.
    private func remarks(_ project: ExaminedProject) -> [Forecast.Remark] {
        let sources: [ExaminedProject.Source] = project.targets.flatMap(\.sources)
        let declarations = AppDeclarations(
            (sources + project.librarySources).map { DeclarationSummary(of: $0.text, path: $0.path) })
        return sources.flatMap { source in
            let rewritten = SourceRewriter.rewrite(source.text, path: source.path, declarations: declarations)
            return rewritten.leftovers.map { leftover in
                Forecast.Remark(
                    place: Finding.Place(file: source.path, line: leftover.line, column: leftover.column),
                    text: leftover.reason)
            }
        }
    }

    /// Returns the names of the classes, protocols and enumerations that Objective-C headers declare.
    static func objectiveCNames(_ headers: [String]) -> Set<String> {
        var names: Set<String> = []
        for header in headers {
            let words: [Substring] = header.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
            for (index, word) in words.enumerated() where index + 1 < words.count {
                switch word {
                case "@interface", "@protocol": names.insert(String(words[index + 1]))
                case "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM":
                    if index + 2 < words.count { names.insert(String(words[index + 2])) }
                default: break
                }
            }
        }
        return names
    }
}
