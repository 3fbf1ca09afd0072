import AppProjects
import Foundation

/// A project with its remote packages.
///
/// Most packages build on Linux as they are. A package that uses UIKit is derived with the project: it is read like a local
/// package, and so are the packages that depend on it.
struct RemoteProject {
    private let path: String
    private let options: ProjectDerivation.Options
    private let folder: String
    /// The dependencies of the derived package on packages that are built as they are, as source code.
    private(set) var nativePackages: [String] = []

    /// Creates a project that fetches its packages into the derived package in `folder`.
    init(path: String, options: ProjectDerivation.Options, folder: String) {
        self.path = path
        self.options = options
        self.folder = folder
    }

    /// Reads the project, and fetches its packages.
    ///
    /// - Throws: `ProjectError` if the project cannot be read or a package cannot be fetched.
    mutating func read() throws -> AppProject {
        let project: AppProject = try read(checkouts: [])
        let fetch = PackageCheckouts(
            project.remotePackages, resolutionFile: project.packageResolutionFile, folder: folder + "/checkouts")
        let checkouts: [String: String] = try fetch.fetch(explain: options.explain)
        guard !checkouts.isEmpty else { return project }
        let derived: Set<String> = RemoteProject.packagesToDerive(among: checkouts)
        nativePackages = checkouts.filter { !derived.contains($0.key) }.map(\.value).sorted()
            .map { PackageManifest.dependency(folder: $0) }
        return try read(checkouts: checkouts.filter { derived.contains($0.key) }.map(\.value).sorted())
    }

    private func read(checkouts: [String]) throws -> AppProject {
        try ProjectReader.read(
            path, configuration: options.configuration, scheme: options.scheme, cacheFolder: options.cacheFolder,
            checkouts: checkouts)
    }

    // MARK: Packages that use UIKit

    /// Returns the identities of the packages that use UIKit, and of those that depend on them.
    private static func packagesToDerive(among checkouts: [String: String]) -> Set<String> {
        var derived: Set<String> = Set(checkouts.filter { usesUIKit($0.value) }.keys)
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

    /// Whether a source of the package, outside tests and examples, imports UIKit.
    private static func usesUIKit(_ folder: String) -> Bool {
        guard let entries = FileManager.default.enumerator(atPath: folder) else { return false }
        let skipped: Set<String> = ["Tests", "Examples", "Example", "Demo", ".build", ".git"]
        while let entry = entries.nextObject() as? String {
            if skipped.contains(String(entry.split(separator: "/").first ?? "")) { continue }
            guard entry.hasSuffix(".swift"), let data = FileManager.default.contents(atPath: folder + "/" + entry)
            else { continue }
            if data.firstRange(of: Data("import UIKit".utf8)) != nil { return true }
        }
        return false
    }
}
