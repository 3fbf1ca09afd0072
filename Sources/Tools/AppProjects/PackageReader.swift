import Foundation

/// Reads local Swift packages, and the local packages that they depend on.
struct PackageReader {
    let context: ProjectContext
    /// The project folder. The tests of packages outside this folder are not part of the project.
    let projectFolder: String

    /// The role of a package in a project.
    enum Role {
        /// The project itself. Its executables are apps.
        case root
        /// The project itself. Its app is the library product with this name, or the first one if the name is nil.
        case xtool(product: String?)
        /// A package that the project depends on.
        case dependency
    }

    /// Reads the packages that the context lists, and the ones that they depend on.
    func readLocalPackages() {
        var pending: [String] = context.localPackages
        while !pending.isEmpty {
            let folders: [String] = pending.filter { context.packages[$0] == nil && !isEngawa($0) }
            pending = []
            for (folder, manifest) in load(folders) {
                read(manifest, in: folder, as: .dependency)
                pending += manifest.dependencies.compactMap(\.path)
            }
        }
    }

    /// Reads the package of a project.
    ///
    /// - Throws: A `ProjectError` if its manifest has an error.
    func readRoot(_ folder: String, as role: Role) throws -> PackageManifest {
        let manifest: PackageManifest = try loadManifest(folder).get()
        read(manifest, in: folder, as: role)
        for path in manifest.dependencies.compactMap(\.path) { context.addLocalPackage(path) }
        readLocalPackages()
        return manifest
    }

    // MARK: Manifests

    /// Whether a package is Engawa itself, whose modules every derived app has.
    private func isEngawa(_ folder: String) -> Bool {
        guard let bytes = context.files.contents(of: FilePath.join(folder, "Package.swift")) else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let range = text.range(of: "Package(") else { return false }
        let start: String = text[range.upperBound...].prefix(200).filter { !$0.isWhitespace }
        let isEngawa: Bool = start.hasPrefix("name:\"Engawa\"")
        if isEngawa { context.engawaFolders.insert(folder) }
        return isEngawa
    }

    /// Returns the manifests in folders. Reading a manifest requires a process and takes up to a second, so the
    /// manifests are read concurrently.
    private func load(_ folders: [String]) -> [(folder: String, manifest: PackageManifest)] {
        var unique: [String] = []
        for folder in folders where !unique.contains(folder) { unique.append(folder) }
        let results = ManifestResults(count: unique.count)
        let source: any PackageManifestSource = context.manifests
        let names: [String] = unique
        DispatchQueue.concurrentPerform(iterations: names.count) { index in
            results.set(index, Result { try source.manifest(of: names[index]) })
        }
        var loaded: [(folder: String, manifest: PackageManifest)] = []
        for (index, folder) in unique.enumerated() {
            switch manifest(results.value(index), folder) {
            case .success(let manifest): loaded.append((folder, manifest))
            case .failure(let error):
                context.note(.dependency, path: folder, "\(error.message) The local package is left out.")
                context.failedPackages.insert(folder)
            }
        }
        return loaded
    }

    private func loadManifest(_ folder: String) -> Result<PackageManifest, ProjectError> {
        manifest(Result { try context.manifests.manifest(of: folder) }, folder)
    }

    private func manifest(
        _ data: Result<Data, any Error>, _ folder: String
    ) -> Result<PackageManifest, ProjectError> {
        let file: String = FilePath.join(folder, "Package.swift")
        // These calls make the files inputs of the project, even if the manifest was read before.
        for entry in context.files.entries(of: folder) ?? [] where SwiftPMManifestSource.isManifest(entry.name) {
            _ = context.files.contents(of: FilePath.join(folder, entry.name))
        }
        guard context.files.contents(of: file) != nil else {
            return .failure(ProjectError("\(file) does not exist."))
        }
        switch data {
        case .failure(let error): return .failure(error as? ProjectError ?? ProjectError("\(file) cannot be read."))
        case .success(let data):
            guard let object = try? JSONSerialization.jsonObject(with: data), let value = PropertyListValue(object),
                let manifest = PackageManifest(value)
            else { return .failure(ProjectError("SwiftPM prints no manifest for \(file).")) }
            return .success(manifest)
        }
    }

    // MARK: Targets

    private func read(_ manifest: PackageManifest, in folder: String, as role: Role) {
        context.packages[folder] = manifest
        context.packageFolders.append(folder)
        for package in manifest.dependencies.compactMap(\.remote) { context.addRemotePackage(package) }
        for target in manifest.targets {
            guard let kind = kind(of: target, manifest, folder, role) else { continue }
            read(target, kind, of: manifest, in: folder)
        }
    }

    /// The kind of a target, or nil if it is left out. Adds a notice if it is left out because it does not work here.
    private func kind(
        of target: PackageManifest.Target, _ manifest: PackageManifest, _ folder: String, _ role: Role
    ) -> AppTarget.Kind? {
        switch target.type {
        case "regular":
            if case .xtool(let product) = role, target.name == appTarget(product, manifest) { return .app }
            return .library
        case "test":
            return FilePath.relative(folder, to: projectFolder) == nil ? nil : .unitTests
        case "executable":
            if case .root = role { return .app }
            // Tools of packages do not belong to an app.
            return nil
        case "macro": exclude(target, manifest, "is a macro, which the derived package cannot build")
        case "binary": exclude(target, manifest, "is a binary, which is compiled for Apple's systems")
        case "system": return .cLibrary
        case "plugin": context.note(.buildPhase, target: target.name, "The plug-in \(target.name) does not run here.")
        default: exclude(target, manifest, "is of the type \(target.type)")
        }
        return nil
    }

    private func exclude(_ target: PackageManifest.Target, _ manifest: PackageManifest, _ reason: String) {
        context.note(
            .dependency, target: target.name,
            "The target \(target.name) of the package \(manifest.name) is left out: It \(reason).")
    }

    /// The target of the app of an xtool package: the first target of the product, which is a library.
    private func appTarget(_ product: String?, _ manifest: PackageManifest) -> String? {
        let libraries: [PackageManifest.Product] = manifest.products.filter { !$0.isExecutable }
        return (libraries.first { $0.name == product } ?? (product == nil ? libraries.first : nil))?.targets.first
    }

    private func read(
        _ target: PackageManifest.Target, _ kind: AppTarget.Kind, of manifest: PackageManifest, in folder: String
    ) {
        let files = PackageFiles(target, of: manifest, in: folder, files: context.files)
        guard files.root != nil else {
            let path: String = FilePath.join(folder, target.path ?? "Sources/\(target.name)")
            return context.note(
                .missingFile, target: target.name, path: path,
                "The target \(target.name) of the package \(manifest.name) has no folder. It should be \(path).")
        }
        if kind == .cLibrary || files.isInC { return addCTarget(target, files, of: manifest, in: folder) }
        if files.sources.isEmpty, !files.otherSources.isEmpty {
            let language: String = FilePath.fileExtension(files.otherSources[0])
            return context.note(
                .otherLanguage, target: target.name,
                "The target \(target.name) of the package \(manifest.name) is left out: Its sources (.\(language)) are not "
                    + "Swift.")
        }
        var result = AppTarget(
            name: target.name, moduleName: PackageReader.moduleName(target.name), productName: target.name, kind: kind,
            sources: files.sources, otherSources: files.otherSources, resources: files.resources,
            settings: settings(of: target, manifest))
        result.package = manifest.name
        result.embeddedFiles = files.embeddedFiles
        if kind == .app, let root = files.root { addInfoPlist(to: &result, root, manifest) }
        for path in files.missingPaths {
            context.note(.missingFile, target: target.name, path: path, "The resource \(path) does not exist.")
        }
        for plugin in target.plugins {
            context.note(
                .buildPhase, target: target.name,
                "The build plug-in \(plugin) of the target \(target.name) does not run here.")
        }
        for resource in files.resources {
            guard let sentence = ProjectNotice.unreadableInterface(resource.path) else { continue }
            context.note(.interfaceFile, target: target.name, path: resource.path, sentence)
        }
        append(result, for: target, of: manifest, in: folder)
    }

    private func append(
        _ result: AppTarget, for target: PackageManifest.Target, of manifest: PackageManifest, in folder: String
    ) {
        var unlinked = UnlinkedTarget(
            target: result, identity: UnlinkedTarget.Identity(project: folder, identifier: target.name), productFile: ""
        )
        unlinked.dependencies = target.dependencies.compactMap { dependency(of: $0, manifest, folder) }
        context.targets.append(unlinked)
    }

    /// Adds a target in C, or a module for a system library. SwiftPM compiles it in its folder.
    private func addCTarget(
        _ target: PackageManifest.Target, _ files: PackageFiles, of manifest: PackageManifest, in folder: String
    ) {
        guard let root = files.root else { return }
        var result = AppTarget(
            name: target.name, moduleName: PackageReader.moduleName(target.name), productName: target.name,
            kind: .cLibrary, otherSources: files.otherSources)
        result.package = manifest.name
        let settings: [CTarget.Setting] = target.cSettings
            .filter { $0.condition.isTrue(configuration: context.configuration, platform: "linux") }
            .map { CTarget.Setting(tool: $0.tool, kind: $0.kind, values: $0.values) }
        result.cTarget = CTarget(
            folder: root, sources: target.sources, excluded: target.excluded, publicHeaders: target.publicHeaders,
            settings: settings,
            languageStandards: [manifest.cLanguageStandard, manifest.cxxLanguageStandard].compactMap(\.self),
            isSystemLibrary: target.type == "system", pkgConfig: target.pkgConfig)
        append(result, for: target, of: manifest, in: folder)
    }

    /// Adds the `Info.plist` of an app, with the values of the file in the target's folder, if any. The file is usually
    /// not one of the target's files, because the manifest excludes it.
    private func addInfoPlist(to target: inout AppTarget, _ root: String, _ manifest: PackageManifest) {
        let path: String? = context.files.existing(FilePath.join(root, "Info.plist"))
        var settings = BuildSettings(BuildSettings.Conditions(configuration: context.configuration))
        settings.add([
            "PRODUCT_NAME": target.productName, "EXECUTABLE_NAME": target.productName,
            "PRODUCT_MODULE_NAME": target.moduleName, "PRODUCT_BUNDLE_IDENTIFIER": target.moduleName,
            "CURRENT_PROJECT_VERSION": "1", "MARKETING_VERSION": "1.0",
            "DEVELOPMENT_LANGUAGE": manifest.defaultLocalization ?? "en",
        ])
        let file: [String: Any] = path.map { InfoPlist.fileValues($0, target: target.name, context) } ?? [:]
        var plist = InfoPlist(settings: settings, kind: .app, file: file)
        target.settings.infoPlist = plist.data()
        target.settings.bundleIdentifier = plist.bundleIdentifier
    }

    static func moduleName(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    private func dependency(
        of dependency: PackageManifest.TargetDependency, _ manifest: PackageManifest, _ folder: String
    ) -> UnlinkedTarget.Dependency? {
        guard dependency.condition.isTrue(configuration: context.configuration) else { return nil }
        let isOwn: Bool = manifest.targets.contains { $0.name == dependency.name }
        if dependency.kind == .target || dependency.kind == .byName && isOwn {
            return .target(UnlinkedTarget.Identity(project: folder, identifier: dependency.name))
        }
        let package: PackageManifest.Dependency?
        if let name = dependency.package {
            package = manifest.dependencies.first { $0.isNamed(name) }
        } else {
            // If the dependency names no package, use the package with the product's name, or the only package.
            package =
                manifest.dependencies.first { $0.isNamed(dependency.name) }
                ?? (manifest.dependencies.count == 1 ? manifest.dependencies[0] : nil)
        }
        return .packageProduct(
            dependency.name, package: package?.path ?? package?.remote?.identity ?? package?.identity)
    }

    // MARK: Settings

    private func settings(of target: PackageManifest.Target, _ manifest: PackageManifest) -> TargetSettings {
        var result = TargetSettings()
        let modes: [String] = manifest.languageModes.map(TargetSettingsReader.languageMode)
        let mode: String = modes.max() ?? manifest.toolsVersion
        result.swiftVersion = TargetSettingsReader.languageMode(mode)
        result.generatesAssetSymbolExtensions = false
        result.compilationConditions = ["SWIFT_PACKAGE"]
        if context.configuration.lowercased().contains("debug") { result.compilationConditions.append("DEBUG") }
        for setting in target.settings where setting.condition.isTrue(configuration: context.configuration) {
            switch setting.kind {
            case "define": result.compilationConditions += setting.values
            case "enableUpcomingFeature": result.upcomingFeatures += setting.values
            case "enableExperimentalFeature": result.experimentalFeatures += setting.values
            case "defaultIsolation": result.isMainActorByDefault = setting.values.first == "MainActor"
            case "swiftLanguageMode":
                result.swiftVersion = TargetSettingsReader.languageMode(setting.values.first ?? mode)
            case "unsafeFlags":
                TargetSettingsReader.addFlags(setting.values, to: &result, target: target.name, context: context)
            default: break
            }
        }
        result.compilationConditions = TargetSettingsReader.conditions(result.compilationConditions)
        return result
    }
}

/// The results of reading manifests on several threads.
private final class ManifestResults: @unchecked Sendable {
    // The lock protects the array.
    private var values: [Result<Data, any Error>?]
    private let lock = NSLock()

    init(count: Int) { values = Array(repeating: nil, count: count) }

    func set(_ index: Int, _ value: Result<Data, any Error>) {
        lock.withLock { values[index] = value }
    }

    func value(_ index: Int) -> Result<Data, any Error> {
        lock.withLock { values[index] } ?? .failure(ProjectError("The manifest was not read."))
    }
}
