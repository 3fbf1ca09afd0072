import AppProjects
import AssetCatalogs
import AssetPreparation
import Foundation
import StringCatalogs

/// The resources of a project, as the contents of its bundles. `Documentation/Bundles.md` describes the layout.
struct DerivedResources {
    private let project: AppProject
    private let folder: String
    /// The notices about resources that could not be used.
    private(set) var notices: [ProjectNotice] = []

    /// Creates the resources of a project, for the package in `folder`.
    init(project: AppProject, folder: String) {
        self.project = project
        self.folder = folder
    }

    /// The path of an app's bundle in the package.
    static func bundle(of app: AppTarget) -> String { "Bundles/\(app.moduleName).app" }

    /// Writes the bundles of all apps, and the sources that belong to resources.
    mutating func derive(
        into package: inout PackageFolder, inputs: inout InputList, explain: (String) -> Void
    ) throws {
        for target in project.targets where !target.sources.isEmpty {
            try writeSources(of: target, into: &package)
        }
        for app in project.targets where app.kind == .app {
            let bundle: String = DerivedResources.bundle(of: app)
            try write(app, to: bundle, into: &package, inputs: &inputs)
            try writeParts(of: bundle, app: app.name, into: &package, inputs: &inputs)
        }
        try writeParts(of: DerivedResources.testBundle, app: nil, into: &package, inputs: &inputs)
    }

    /// The path of the bundle for tests without an app, in the package.
    static let testBundle = "Bundles/Tests.app"

    /// Writes the resources of libraries, and of the tests of an app.
    private mutating func writeParts(
        of bundle: String, app: String?, into package: inout PackageFolder, inputs: inout InputList
    ) throws {
        let parts: [AppTarget] = project.targets.filter { target in
            let isTest: Bool = target.kind == .unitTests || target.kind == .uiTests
            return target.kind == .library || isTest && project.testedApp(of: target) == app
        }
        for part in parts {
            try write(part, to: bundle + "/" + DerivedResources.subfolder(of: part), into: &package, inputs: &inputs)
        }
    }

    /// The folder of the resources of a library, or of tests, in the bundle of an app.
    private static func subfolder(of target: AppTarget) -> String {
        if let package = target.package { return "\(package)_\(target.name).bundle" }
        return target.kind == .library
            ? "Frameworks/\(target.moduleName).framework" : "PlugIns/\(target.moduleName).xctest"
    }

    // MARK: Bundles

    /// Writes the bundle of a target. The bundles of libraries without resources and without an `Info.plist` are left
    /// out.
    private mutating func write(
        _ target: AppTarget, to bundle: String, into package: inout PackageFolder, inputs: inout InputList
    ) throws {
        guard !target.resources.isEmpty || target.settings.infoPlist != nil || target.kind == .app else { return }
        if let information = target.settings.infoPlist {
            try package.write(information, to: bundle + "/Info.plist")
        }
        // The catalogs by the folders whose images they contain.
        var catalogs: [String: [String]] = [:]
        for resource in target.resources {
            inputs.add(resource.path)
            switch resource.path.pathExtension {
            case "xcassets": catalogs[resource.destination.parentFolder, default: []].append(resource.path)
            case "xcstrings": try compile(resource, target: target, to: bundle, into: &package)
            case "strings", "stringsdict": try normalize(resource, target: target, to: bundle, into: &package)
            default: try package.link(bundle + "/" + DerivedResources.builtName(of: resource), to: resource.path)
            }
        }
        for (parent, catalogs) in catalogs.sorted(by: { $0.key < $1.key }) {
            let folder: String = parent.isEmpty ? bundle : "\(bundle)/\(parent.dropLast())"
            try prepare(catalogs, target: target, in: folder, package: &package, inputs: &inputs)
        }
    }

    /// Returns the path of a resource in its bundle. Interface files have the extensions of compiled files, with which
    /// apps look for them.
    private static func builtName(of resource: AppResource) -> String {
        let destination: String = resource.destination
        switch destination.pathExtension {
        case "xib": return destination.dropLast(3) + "nib"
        case "storyboard": return destination + "c"
        default: return destination
        }
    }

    private mutating func prepare(
        _ catalogs: [String], target: AppTarget, in bundle: String, package: inout PackageFolder,
        inputs: inout InputList
    ) throws {
        for catalog in catalogs { inputs.addTree(catalog) }
        try package.createFolder(bundle)
        let preparation = AssetCatalogPreparation(folder: URL(fileURLWithPath: folder + "/" + bundle))
        let result: AssetCatalogPreparation.Result = try preparation.prepare(
            catalogs.map { URL(fileURLWithPath: $0) })
        addNotices(result.problems, target: target)
        package.keepAll(where: { file in
            file.hasPrefix(bundle + "/")
                && file.dropFirst(bundle.count + 1).prefix(while: { $0 != "/" }).contains(".xcassets")
        })
    }

    private mutating func addNotices(_ problems: [AssetProblem], target: AppTarget) {
        notices += problems.map { ProjectNotice(.resource, target: target.name, path: $0.path, $0.description) }
    }

    private mutating func compile(
        _ resource: AppResource, target: AppTarget, to bundle: String, into package: inout PackageFolder
    ) throws {
        guard let data = FileManager.default.contents(atPath: resource.path) else { return }
        // The languages of a catalog become folders beside it.
        let parent: String = resource.destination.parentFolder
        let table: String = URL(fileURLWithPath: resource.path).deletingPathExtension().lastPathComponent
        do {
            for file in try StringCatalogCompiler.compile(data, table: table) {
                try package.write(file.data, to: "\(bundle)/\(parent)\(file.path)")
            }
        } catch let error as StringCatalogError {
            add(error, resource: resource, target: target)
        }
    }

    private mutating func normalize(
        _ resource: AppResource, target: AppTarget, to bundle: String, into package: inout PackageFolder
    ) throws {
        guard let data = FileManager.default.contents(atPath: resource.path) else { return }
        do {
            let normalized: Data = try StringsFile.normalized(data, file: resource.path)
            try package.write(normalized, to: bundle + "/" + resource.destination)
        } catch let error as StringCatalogError {
            add(error, resource: resource, target: target)
        }
    }

    private mutating func add(_ error: StringCatalogError, resource: AppResource, target: AppTarget) {
        notices.append(ProjectNotice(.resource, target: target.name, path: resource.path, "\(error)"))
    }

    // MARK: Sources

    /// Writes the symbols of a target's asset catalogs, and the accessor `Bundle.module` of a package's target.
    private mutating func writeSources(of target: AppTarget, into package: inout PackageFolder) throws {
        let sources: String = DerivedSources.sourceFolder(of: target)
        let isPackaged: Bool = target.package != nil
        if isPackaged, !target.resources.isEmpty {
            try package.write(moduleAccessor(of: target), to: sources + "/ResourceBundle.swift")
        }
        try writeStringSymbols(of: target, to: sources + "/GeneratedStringSymbols.swift", in: &package)
        // The symbols refer to the target's own bundle, and not to bundles in it.
        let catalogs: [AssetCatalog] = target.resources
            .filter { $0.path.pathExtension == "xcassets" && $0.destination.parentFolder.isEmpty }
            .map { AssetCatalog(path: $0.path) }
        guard target.settings.generatesAssetSymbols, !catalogs.isEmpty else { return }
        let bundle: String =
            isPackaged
            ? "Foundation.Bundle.module"
            : target.kind == .app
                ? "Foundation.Bundle.main" : "Foundation.Bundle(for: AssetSymbolBundleClass.self)"
        let options = AssetSymbolOptions(
            generatesExtensions: target.settings.generatesAssetSymbolExtensions,
            idioms: target.settings.deviceIdioms, bundle: bundle)
        var problems: [AssetProblem] = []
        var text: String = AssetSymbols.source(for: catalogs, options: options) { problems.append($0) }
        addNotices(problems, target: target)
        guard !text.isEmpty else { return }
        if target.kind != .app, !isPackaged {
            text += "\nprivate final class AssetSymbolBundleClass {}\n"
        }
        try package.write(text, to: sources + "/GeneratedAssetSymbols.swift")
    }

    /// Writes the symbols of a target's string catalogs. The compilation of the catalogs reports errors in them.
    private func writeStringSymbols(of target: AppTarget, to path: String, in package: inout PackageFolder) throws {
        guard target.settings.generatesStringSymbols else { return }
        var catalogs: [String: Data] = [:]
        for resource in target.resources where resource.path.pathExtension == "xcstrings" {
            let table: String = URL(fileURLWithPath: resource.path).deletingPathExtension().lastPathComponent
            catalogs[table] = FileManager.default.contents(atPath: resource.path)
        }
        let isPackaged: Bool = target.package != nil
        let bundle: String =
            isPackaged
            ? ".atURL(Foundation.Bundle.module.bundleURL)"
            : target.kind == .app ? ".main" : ".forClass(StringSymbolBundleClass.self)"
        guard var text = try? StringCatalogSymbols.source(for: catalogs, bundle: bundle), !text.isEmpty else { return }
        text = "import FoundationAdditions\n" + text
        if target.kind != .app, !isPackaged { text += "\nprivate final class StringSymbolBundleClass {}\n" }
        try package.write(text, to: path)
    }

    /// The source of the accessor `Bundle.module`, which SwiftPM would generate for a target with resources.
    private func moduleAccessor(of target: AppTarget) -> String {
        """
        import Foundation

        extension Foundation.Bundle {
            /// The bundle with the resources of this module.
            static let module: Bundle = \(DerivedResources.bundleExpression(of: target))
        }

        """
    }

    /// The bundle with the resources of a target, as source code. It replaces `#bundle`.
    static func bundleExpression(of target: AppTarget) -> String {
        // The resources of an app are in the main bundle.
        let main = "Bundle.main"
        guard target.kind != .app, target.package == nil || !target.resources.isEmpty else { return main }
        let folder: String = subfolder(of: target)
        return "(Bundle(path: \(main).bundleURL.appendingPathComponent(\"\(folder)\").path) ?? \(main))"
    }
}

extension String {
    /// The extension of a path; empty if it has none.
    var pathExtension: String { URL(fileURLWithPath: self).pathExtension }

    /// The folder of a relative path with a slash at its end; empty for a file name.
    var parentFolder: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }
}

extension AppProject {
    /// Returns the name of the app that tests belong to: the one that the project names or, in a package, the app that
    /// the tests depend on.
    func testedApp(of tests: AppTarget) -> String? {
        tests.appTarget ?? tests.targetDependencies.first { target(named: $0)?.kind == .app }
    }
}
