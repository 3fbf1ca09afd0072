import AppProjects
import Foundation
import SourceRewriting
import Synchronization

/// The rewritten sources of a project.
struct DerivedSources {
    private let project: AppProject
    private let folder: String
    private let old: DerivationState
    private var new: DerivationState

    /// Creates the sources of a project, with the state of the last derivation in `folder`.
    init(project: AppProject, folder: String, key: String) {
        self.project = project
        self.folder = folder
        old = DerivationState(contentsOf: folder + "/state", key: key + "\n" + DerivedSources.settings(of: project))
        new = old
        new.sources = [:]
    }

    /// Describes the settings of targets that affect the rewriting of their sources.
    private static func settings(of project: AppProject) -> String {
        project.targets.map { target in
            let isolation: String = target.settings.isMainActorByDefault ? "MainActor" : "nonisolated"
            let names: [String] = [target.name, target.appTarget ?? ""] + target.targetDependencies
            return "\(target.moduleName) \(target.kind) \(isolation) \(DerivedResources.bundleExpression(of: target)) "
                + names.joined(separator: ",")
        }.joined(separator: "\n")
    }

    // MARK: Derivation

    /// Reads, rewrites and writes the sources of all targets.
    mutating func derive(
        into package: inout PackageFolder, inputs: inout InputList, explain: (String) -> Void
    ) throws {
        let paths: [String] = Set(project.targets.flatMap(\.sources)).sorted()
        let changed: [String] = collectUnchanged(of: paths, inputs: &inputs)
        if changed.count > 300 { explain("Reading \(changed.count) source files …") }
        let texts: [String: String] = try summarize(changed)

        // A derivation that does not end leaves files that do not belong to the last state.
        try? FileManager.default.removeItem(atPath: folder + "/state")
        let related: [String: RelatedTargets] = DerivedSources.relatedTargets(in: project)
        let isEverythingChanged: Bool = haveSummariesChanged
        for target in project.targets {
            if let cTarget = target.cTarget {
                try package.link(DerivedSources.sourceFolder(of: target), to: cTarget.folder)
                inputs.addTree(cTarget.folder)
                continue
            }
            try write(
                target, related: related[target.name] ?? RelatedTargets(), texts: texts,
                isEverythingChanged: isEverythingChanged, into: &package)
        }
    }

    /// Returns the declarations of a target and of the related targets.
    private func declarations(of target: AppTarget, _ related: RelatedTargets) -> AppDeclarations {
        // Several targets can contain a source.
        var known: Set<String> = []
        func summaries(of targets: [AppTarget]) -> [DeclarationSummary] {
            let paths: Set<String> = Set(targets.flatMap(\.sources)).subtracting(known)
            known.formUnion(paths)
            return paths.sorted().compactMap { new.sources[$0]?.summary }
        }
        let own: [DeclarationSummary] = summaries(of: [target])
        let imported: [[DeclarationSummary]] = related.imported.map { summaries(of: [$0]) }
        return AppDeclarations(own, imported: imported, importing: summaries(of: related.importing))
    }

    /// The targets whose declarations can affect the rewriting of the sources of a target.
    private struct RelatedTargets {
        /// The targets that it imports, directly or not.
        var imported: [AppTarget] = []
        /// The targets that import it and may override its members.
        var importing: [AppTarget] = []
    }

    /// Returns the related targets of each target, by its name.
    private static func relatedTargets(in project: AppProject) -> [String: RelatedTargets] {
        var imported: [String: Set<String>] = [:]
        func names(_ target: AppTarget) -> [String] {
            target.targetDependencies + (target.appTarget.map { [$0] } ?? [])
        }
        for target in project.targets {
            var found: Set<String> = []
            var rest: [String] = names(target)
            while let name = rest.popLast() {
                if found.insert(name).inserted, let next = project.target(named: name) { rest += names(next) }
            }
            imported[target.name] = found
        }
        return imported.reduce(into: [:]) { result, entry in
            let others: [AppTarget] = project.targets.filter { $0.name != entry.key }
            result[entry.key] = RelatedTargets(
                imported: others.filter { entry.value.contains($0.name) },
                importing: others.filter { other in
                    !entry.value.contains(other.name) && imported[other.name]?.contains(entry.key) ?? false
                })
        }
    }

    /// Reuses the results of the last derivation for sources with unchanged stamps, and returns the other sources.
    private mutating func collectUnchanged(of paths: [String], inputs: inout InputList) -> [String] {
        var changed: [String] = []
        for path in paths {
            inputs.add(path)
            if let source = old.sources[path], source.stamp == FileStamp(of: path) {
                new.sources[path] = source
            } else {
                changed.append(path)
            }
        }
        return changed
    }

    /// Reads sources, and returns their contents.
    private mutating func summarize(_ paths: [String]) throws -> [String: String] {
        let results: [(text: String, source: DerivationState.Source)] = try concurrentMap(paths) { path in
            guard let stamp = FileStamp(of: path), let data = FileManager.default.contents(atPath: path) else {
                throw ProjectError("The source file \(path) cannot be read.")
            }
            let text = String(decoding: data, as: UTF8.self)
            return (text, DerivationState.Source(stamp: stamp, summary: DeclarationSummary(of: text, path: path)))
        }
        var texts: [String: String] = [:]
        for (path, result) in zip(paths, results) {
            texts[path] = result.text
            new.sources[path] = result.source
        }
        return texts
    }

    /// Whether a declaration has changed that can affect the rewriting of other sources.
    private var haveSummariesChanged: Bool {
        guard old.sources.count == new.sources.count else { return true }
        return new.sources.contains { path, source in old.sources[path]?.summary != source.summary }
    }

    // MARK: Files

    private mutating func write(
        _ target: AppTarget, related: RelatedTargets, texts: [String: String], isEverythingChanged: Bool,
        into package: inout PackageFolder
    ) throws {
        var pending: [(path: String, file: String)] = []
        for path in target.sources {
            let file: String = DerivedSources.file(of: path, in: target, project: project)
            let exists: Bool = FileManager.default.fileExists(atPath: folder + "/" + file)
            if exists, !isEverythingChanged, texts[path] == nil {
                package.keep(file)
            } else {
                pending.append((path, file))
            }
        }
        guard !pending.isEmpty else { return }
        let declarations: AppDeclarations = declarations(of: target, related)
        let isTest: Bool = target.kind == .unitTests || target.kind == .uiTests
        let isMainActorByDefault: Bool = target.settings.isMainActorByDefault
        // SwiftPM defines this condition for every target, but Xcode does not.
        let falseConditions: Set<String> = target.package == nil ? ["SWIFT_PACKAGE"] : []
        let bundle: String = DerivedResources.bundleExpression(of: target)
        let results: [(text: String, facts: SourceFacts)] = try concurrentMap(pending) { path, _ in
            let source: String = try texts[path] ?? DerivedSources.read(path)
            let rewritten: RewrittenSource = SourceRewriter.rewrite(
                source, path: path, declarations: declarations, falseConditions: falseConditions, bundle: bundle)
            let text: String =
                isTest
                ? TestSourceRewriter.rewrite(
                    rewritten.text, declarations: declarations, isMainActorByDefault: isMainActorByDefault)
                : rewritten.text
            return (DerivedSources.header(of: path) + text, SourceFacts(rewritten.uses, source: source))
        }
        for (result, pending) in zip(results, pending) {
            try package.write(result.text, to: pending.file)
            new.sources[pending.path]?.facts = result.facts
        }
    }

    private static func read(_ path: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ProjectError("The source file \(path) cannot be read.")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// The line before a rewritten source. The compiler's messages and `#filePath` name the original file.
    static func header(of path: String) -> String {
        let escaped: String = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "#sourceLocation(file: \"\(escaped)\", line: 1)\n"
    }

    /// The path in the package of a source's rewritten file. Below the target's folder, it is the path of the source in
    /// the project's folder. Sources outside that folder are in a folder with a unique name.
    private static func file(of path: String, in target: AppTarget, project: AppProject) -> String {
        let url = URL(fileURLWithPath: path)
        let parent: String = url.deletingLastPathComponent().path
        var folder: String = sourceFolder(of: target)
        if (parent + "/").hasPrefix(project.folder + "/") {
            folder += parent.dropFirst(project.folder.count)
        } else {
            folder += "/" + StableHash.text(of: parent)
        }
        return folder + "/" + fileName(of: url.lastPathComponent)
    }

    /// The name of the rewritten file of a source.
    ///
    /// If a rewritten file had the name of the original, both would have the same `#fileID`, because the rewritten file
    /// names the original in `#sourceLocation`. Each compiler process warns about each such pair. The name `main.swift`
    /// has a meaning, so it is kept.
    private static func fileName(of original: String) -> String {
        // A source can have another extension: A project file can state that a file is a Swift source.
        original == "main.swift" ? original : original.replacing(/\.swift$/, with: "") + ".rewritten.swift"
    }

    /// The folder of a target's sources in the package.
    static func sourceFolder(of target: AppTarget) -> String {
        let isTest: Bool = target.kind == .unitTests || target.kind == .uiTests
        return (isTest ? "Tests/" : "Sources/") + target.moduleName
    }

    // MARK: Results

    /// The results of the derivation for the sources of a target.
    func facts(of target: AppTarget) -> [SourceFacts] {
        target.sources.compactMap { new.sources[$0]?.facts }
    }

    /// The targets of the package's manifest. Targets without Swift sources are left out.
    var manifestTargets: [PackageManifest.Target] {
        let kept: [AppTarget] = project.targets.filter { !$0.sources.isEmpty || $0.cTarget != nil }
        return kept.map { target in
            var names: [String] = target.targetDependencies
            if let app = target.appTarget, !names.contains(app) { names.append(app) }
            let modules: [String] = names.compactMap { name in kept.first { $0.name == name }?.moduleName }
            return PackageManifest.Target(
                target: target, modules: modules, path: DerivedSources.sourceFolder(of: target))
        }
    }

    func writeState() throws { try new.write(to: folder + "/state") }
}

/// Returns the results of `transform` for all elements, in order. The calls run on all processors.
///
/// - Throws: The error for the first element that fails.
func concurrentMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) throws -> Result
) throws -> [Result] {
    let results = Mutex<[Int: Swift.Result<Result, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        let result = Swift.Result { try transform(elements[index]) }
        results.withLock { $0[index] = result }
    }
    let all: [Int: Swift.Result<Result, any Error>] = results.withLock { $0 }
    return try elements.indices.compactMap { try all[$0]?.get() }
}
