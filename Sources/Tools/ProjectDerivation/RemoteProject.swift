import AppProjects
import Foundation

/// A project with its remote packages.
///
/// Most packages build on Linux unchanged. A package that uses UIKit or has catalogs is derived with the project: it is
/// read like a local package, and so are the packages that depend on it.
struct RemoteProject {
    private let path: String
    private let options: ProjectDerivation.Options
    private let folder: String
    /// The Swift code for the derived package's dependencies on packages that are built unchanged.
    private(set) var nativePackages: [String] = []

    /// Creates a project that fetches its packages into the derived package in `folder`.
    init(path: String, options: ProjectDerivation.Options, folder: String) {
        self.path = path
        self.options = options
        self.folder = folder
    }

    /// The folder for package checkouts, inside the folder of a derived package.
    static func checkoutsFolder(in folder: String) -> String { folder + "/checkouts" }

    /// Reads the project, and fetches its packages.
    ///
    /// - Parameter willRead: Called with the path of each input of the project, before it is read.
    /// - Throws: `ProjectError` if the project cannot be read, or if its packages conflict with each other.
    mutating func read(willRead: @escaping (String) -> Void) throws -> AppProject {
        let project: AppProject = try read(checkouts: [], willRead)
        let fetch = PackageCheckouts(
            project.remotePackages, resolutionFile: project.packageResolutionFile,
            folder: RemoteProject.checkoutsFolder(in: folder))
        let fetched: PackageCheckouts.Fetched = try fetch.fetch(explain: options.explain)
        let checkouts: [String: String] = fetched.folders
        guard !checkouts.isEmpty else { return RemoteProject.without(fetched.missing, project) }
        let derived: Set<String> = RemoteProject.packagesToDerive(among: checkouts)
        nativePackages = checkouts.filter { !derived.contains($0.key) }.map(\.value).sorted()
            .map { PackageManifest.dependency(folder: $0) }
        let complete: AppProject = try read(
            checkouts: checkouts.filter { derived.contains($0.key) }.map(\.value).sorted(), willRead)
        return RemoteProject.without(fetched.missing, complete)
    }

    /// Returns a project without its dependencies on packages that are not available, with a notice for each.
    private static func without(_ missing: [String: String], _ project: AppProject) -> AppProject {
        var project: AppProject = project
        for index in project.targets.indices {
            project.targets[index].productDependencies.removeAll { missing[$0.package] != nil }
        }
        project.notices += missing.values.sorted().map { ProjectNotice(.dependency, $0) }
        return project
    }

    private func read(checkouts: [String], _ willRead: @escaping (String) -> Void) throws -> AppProject {
        try ProjectReader.read(
            path, configuration: options.configuration, scheme: options.scheme, cacheFolder: options.cacheFolder,
            checkouts: checkouts, willRead: willRead)
    }

    // MARK: Packages that are derived

    /// Returns the identities of the packages that must be derived, and of the packages that depend on them.
    private static func packagesToDerive(among checkouts: [String: String]) -> Set<String> {
        var derived: Set<String> = Set(checkouts.filter { needsDerivation($0.value) }.keys)
        let manifests: [String: String] = checkouts.mapValues { folder in
            let data: Data = FileManager.default.contents(atPath: folder + "/Package.swift") ?? Data()
            return String(decoding: data, as: UTF8.self).lowercased()
        }
        var count = -1
        while count != derived.count {
            count = derived.count
            for (identity, manifest) in manifests
            where derived.contains(where: { manifest.contains("/\($0)\"") || manifest.contains("/\($0).git\"") }) {
                derived.insert(identity)
            }
        }
        return derived
    }

    /// Whether a source of the package, outside tests and examples, imports UIKit, or whether the package has a
    /// catalog, which SwiftPM does not compile.
    static func needsDerivation(_ folder: String) -> Bool {
        guard let entries = FileManager.default.enumerator(atPath: folder) else { return false }
        let skipped: Set<String> = ["Tests", "Examples", "Example", "Demo", ".build", ".git"]
        while let entry = entries.nextObject() as? String {
            if skipped.contains(String(entry.split(separator: "/").first ?? "")) { continue }
            if entry.hasSuffix(".xcassets") || entry.hasSuffix(".xcstrings") { return true }
            guard entry.hasSuffix(".swift"), let data = FileManager.default.contents(atPath: folder + "/" + entry)
            else { continue }
            if importsUIKit(data) { return true }
        }
        return false
    }

    /// Whether a source contains an import of UIKit, or of a declaration such as `import class UIKit.UIImage`.
    private static func importsUIKit(_ source: Data) -> Bool {
        guard source.firstRange(of: Data("UIKit".utf8)) != nil else { return false }
        let text = String(decoding: source, as: UTF8.self)
        let expression = /\bimport\s+((class|struct|enum|protocol|func|var|let|typealias)\s+)?UIKit\b/
        // In the default words, a dot joins names.
        return text.contains(expression.wordBoundaryKind(.simple))
    }
}
