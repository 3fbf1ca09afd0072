import AppProjects
import Foundation
import ProjectDerivation

/// The parts that the commands `run`, `test`, `build` and `derive` share: the options, the kit, and the derived
/// package.
struct ProjectSession {
    static let options: Set<String> = ["--app", "--configuration", "--scheme"]
    static let flags: Set<String> = ["--verbose"]

    let package: DerivedPackage
    let builder: PackageBuilder

    /// Derives the package of the project at `path`.
    init(path: String?, arguments: Arguments) throws {
        let kit: Kit = try .find()
        let path: String = path ?? "."
        guard FileManager.default.fileExists(atPath: path) else {
            throw ProjectError("There is no file or folder at \(path).")
        }
        var options = ProjectDerivation.Options(
            cacheFolder: try ProjectSession.cacheFolder(), toolVersion: kit.identifier)
        if let configuration = arguments.values["--configuration"] { options.configuration = configuration }
        options.scheme = arguments.values["--scheme"]
        options.reservedModules = kit.modules
        options.explain = { Terminal.write($0) }
        package = try ProjectDerivation.derive(path, options: options)
        builder = PackageBuilder(package: package, kit: kit, isVerbose: arguments.flags.contains("--verbose"))
    }

    /// The folder for derived packages: `engawa` in the user's cache.
    static func cacheFolder() throws -> String {
        let environment: [String: String] = ProcessInfo.processInfo.environment
        let base: String =
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.cache"
        let folder: String = base + "/engawa"
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw ProjectError("The cache folder \(folder) cannot be created. Set XDG_CACHE_HOME to another folder.")
        }
        return folder
    }

    /// Returns the app to run: the app with the given name, the app that the scheme launches, or the only app.
    ///
    /// - Throws: `ProjectError` if no app matches, or if several match and neither the caller nor the scheme
    ///   chooses.
    func app(named name: String?) throws -> DerivedPackage.Target {
        if let name {
            if let app = package.app(named: name) { return app }
            throw ProjectError("The project has no app “\(name)”. Its apps are: \(names(package.apps)).")
        }
        if let app = package.schemeApp.flatMap(package.app) { return app }
        guard let app = package.apps.first else {
            throw ProjectError("The project \(package.name) has no app that can run here.")
        }
        guard package.apps.count == 1 else {
            throw ProjectError("The project has several apps: \(names(package.apps)). Choose one with --app NAME.")
        }
        return app
    }

    private func names(_ targets: [DerivedPackage.Target]) -> String {
        targets.isEmpty ? "none" : targets.map(\.name).joined(separator: ", ")
    }
}
