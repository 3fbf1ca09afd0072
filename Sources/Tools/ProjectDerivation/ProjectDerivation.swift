import AppProjects
import Foundation
import SourceRewriting

/// Derives a Swift package that builds on Linux from the project of an iOS app.
///
/// The project's folder is not changed. The package is in the user's cache, in a folder for each project, and is
/// updated by the next derivation: only changed sources are read again.
public struct ProjectDerivation {
    /// The options of a derivation.
    public struct Options: Sendable {
        /// The folder that contains the derived packages.
        public var cacheFolder: String
        /// The build configuration of Xcode projects; nil for the configuration with which the scheme launches the app.
        public var configuration: String?
        /// The scheme of Xcode projects; nil for the scheme with the name of the app.
        public var scheme: String?
        /// Identifies the tool, so that another version derives everything again.
        public var toolVersion: String
        /// The names of modules that targets cannot have, because modules of the kit have these names.
        public var reservedModules: Set<String> = []
        /// Called with a message before a step that may take longer than a second.
        public var explain: @Sendable (String) -> Void = { _ in }

        /// Creates options.
        public init(cacheFolder: String, toolVersion: String) {
            self.cacheFolder = cacheFolder
            self.toolVersion = toolVersion
        }
    }

    private let path: String
    private let options: Options
    private let key: String
    private let folder: String

    private init(_ path: String, _ options: Options) {
        self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        self.options = options
        key = [options.toolVersion, options.configuration ?? "", options.scheme ?? "", self.path].joined(separator: "|")
        let name: String = URL(fileURLWithPath: self.path).deletingPathExtension().lastPathComponent
        folder = "\(options.cacheFolder)/projects/\(name)-\(StableHash.text(of: self.path))"
    }

    /// Derives the package of a project, or returns the package of the last derivation if nothing has changed.
    ///
    /// - Parameter path: A folder with a project, or a project file.
    /// - Throws: `ProjectError` if the project or one of its sources cannot be read, or if a target has the name of a
    ///   module of the kit.
    public static func derive(_ path: String, options: Options) throws -> DerivedPackage {
        let derivation = ProjectDerivation(path, options)
        return try derivation.unchangedPackage() ?? derivation.derive()
    }

    private var inputsFile: String { folder + "/inputs" }
    private var packageFile: String { folder + "/package.json" }

    private func unchangedPackage() -> DerivedPackage? {
        guard let inputs = InputList(contentsOf: inputsFile, key: key), inputs.isCurrent,
            !PackageCheckouts.isRetryDue(in: RemoteProject.checkoutsFolder(in: folder)),
            let data = FileManager.default.contents(atPath: packageFile)
        else { return nil }
        return try? JSONDecoder().decode(DerivedPackage.self, from: data)
    }

    /// Derives the package.
    ///
    /// 1. Reads the project.
    /// 2. Reads the changed sources, and summarizes their declarations.
    /// 3. Rewrites the changed sources, or all of them if a summary changed.
    /// 4. Writes the resources and the manifest, and removes what no longer belongs to the package.
    /// 5. Records the inputs. They are recorded last, so that an interrupted derivation starts again.
    private func derive() throws -> DerivedPackage {
        try? FileManager.default.removeItem(atPath: inputsFile)
        var remote = RemoteProject(path: path, options: options, folder: folder)
        var inputs = InputList()
        let project: AppProject = try remote.read { inputs.add($0) }
        try checkModules(of: project)

        var package = PackageFolder(folder)
        var sources = DerivedSources(project: project, folder: folder, key: key)
        try sources.derive(into: &package, inputs: &inputs, explain: options.explain)
        var resources = DerivedResources(project: project, folder: folder)
        try resources.derive(into: &package, inputs: &inputs, explain: options.explain)

        let name: String = project.name.moduleIdentifier
        let manifest = PackageManifest(
            name: name, targets: sources.manifestTargets, packages: remote.nativePackages)
        try package.write(manifest.text, to: "Package.swift")
        for subfolder in ["Sources", "Tests", "Bundles"] { package.removeOthers(in: subfolder) }

        let derived: DerivedPackage = describe(project, name: name, sources: sources, resources: resources)
        try JSONEncoder().encode(derived).write(to: URL(fileURLWithPath: packageFile), options: .atomic)
        try sources.writeState()
        try inputs.write(to: inputsFile, key: key)
        return derived
    }

    /// - Throws: `ProjectError` if a target has the name of a module of the kit.
    private func checkModules(of project: AppProject) throws {
        guard let target = project.targets.first(where: { options.reservedModules.contains($0.moduleName) }) else {
            return
        }
        throw ProjectError(
            "The target \(target.name) has the module \(target.moduleName), and Engawa has a module of this name. Give "
                + "the target another name, or its build setting PRODUCT_MODULE_NAME another value.")
    }

    private func describe(
        _ project: AppProject, name: String, sources: DerivedSources, resources: DerivedResources
    ) -> DerivedPackage {
        func targets(_ kind: AppTarget.Kind) -> [DerivedPackage.Target] {
            project.targets.filter { $0.kind == kind }.map { target in
                let facts: [SourceFacts] = sources.facts(of: target)
                let delegate: String? =
                    kind == .app ? facts.lazy.compactMap(\.delegateClass).first : nil
                let launch: LaunchParameters = kind == .app ? target.launch : target.testLaunch
                return DerivedPackage.Target(
                    name: target.name, moduleName: target.moduleName, productName: target.productName,
                    delegateClass: delegate.map { "\(target.moduleName).\($0)" },
                    bundleIdentifier: target.settings.bundleIdentifier,
                    bundle: kind == .app ? folder + "/" + DerivedResources.bundle(of: target) : nil,
                    appTarget: project.testedApp(of: target), isHosted: target.appTarget != nil,
                    usesSwiftTesting: facts.contains { $0.imports.contains("Testing") },
                    usesXCTest: facts.contains { $0.imports.contains("XCTest") }, arguments: launch.arguments,
                    environment: launch.environment, skippedTests: target.skippedTests,
                    selectedTests: target.selectedTests)
            }
        }
        return DerivedPackage(
            name: name, folder: folder, apps: targets(.app), schemeApp: project.schemeApp,
            unitTests: targets(.unitTests), uiTests: targets(.uiTests),
            imports: Set(project.targets.flatMap { sources.facts(of: $0) }.flatMap(\.imports))
                .subtracting(project.targets.map(\.moduleName)),
            notices: (project.notices + resources.notices).map(\.message)
                + removedImports(project.targets.flatMap { sources.facts(of: $0) }))
    }

    /// Returns sentences about the imports that are left out.
    private func removedImports(_ facts: [SourceFacts]) -> [String] {
        let counts: [String: Int] = facts.reduce(into: [:]) { counts, facts in
            for module in facts.removedImports { counts[module, default: 0] += 1 }
        }
        return counts.sorted { $0.key < $1.key }.map { module, count in
            let sources: String = count == 1 ? "a source" : "\(count) sources"
            return "The import of \(module) is left out of \(sources), because Engawa does not have this framework. No "
                + "name of the framework appears there."
        }
    }
}

extension String {
    /// The string with every character that an identifier cannot contain replaced by an underscore.
    var moduleIdentifier: String {
        let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber ?? true ? "_" + name : name
    }
}
