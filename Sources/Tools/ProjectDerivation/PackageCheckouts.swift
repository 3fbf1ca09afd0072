import AppProjects
import Foundation

/// The sources of the remote packages of a project.
///
/// SwiftPM resolves and fetches the packages, with the versions that the project pins, into a package without targets.
struct PackageCheckouts {
    /// The required part of the contents of SwiftPM's `workspace-state.json`.
    private struct State: Decodable {
        struct Object: Decodable { var dependencies: [Dependency] }
        struct Dependency: Decodable {
            var packageRef: Reference
            var subpath: String
        }
        struct Reference: Decodable { var identity: String }
        var object: Object
    }

    /// The packages of a project that are available.
    struct Fetched {
        /// The folders of the packages, and of those that they depend on, by identity.
        var folders: [String: String] = [:]
        /// The reasons why packages of the project are not available, by identity.
        var missing: [String: String] = [:]
    }

    private let packages: [RemotePackage]
    private let resolutionFile: String?
    private let folder: String

    /// Creates the checkouts of packages below `folder`.
    ///
    /// - Parameter resolutionFile: The `Package.resolved` of the project; nil if it has none.
    init(_ packages: [RemotePackage], resolutionFile: String?, folder: String) {
        self.packages = packages
        self.resolutionFile = resolutionFile
        self.folder = folder
    }

    /// Fetches the packages and the packages that they depend on.
    ///
    /// If SwiftPM cannot fetch all of them at once, each package is tried alone, so that the packages that can be
    /// fetched can be used.
    ///
    /// - Throws: `ProjectError` if the packages conflict with each other.
    func fetch(explain: (String) -> Void) throws -> Fetched {
        guard !packages.isEmpty else { return Fetched() }
        let stamp = Data((manifest(of: packages) + String(decoding: resolution, as: UTF8.self)).utf8)
        if FileManager.default.contents(atPath: folder + "/stamp") == stamp, !PackageCheckouts.isRetryDue(in: folder),
            let fetched = fetched()
        {
            return fetched
        }
        try? FileManager.default.removeItem(atPath: folder + "/stamp")
        explain("Fetching \(packages.count == 1 ? "1 package" : "\(packages.count) packages") …")
        var missing: [String: String] = [:]
        do {
            try resolve(packages)
        } catch let error as ProjectError {
            missing = try findMissing()
            guard !missing.isEmpty else { throw error }
            try resolve(packages.filter { missing[$0.identity] == nil })
        }
        for message in missing.values.sorted() { explain(message) }
        try PackageCheckouts.write(missing, in: folder)
        guard let fetched = fetched() else {
            throw ProjectError("SwiftPM did not record the packages of the project in \(folder)/.build.")
        }
        try stamp.write(to: URL(fileURLWithPath: folder + "/stamp"))
        return fetched
    }

    // MARK: Missing packages

    /// Tries each package alone, and returns the reasons why packages are not available.
    private func findMissing() throws -> [String: String] {
        let resolutionFile: String? = resolutionFile
        let folder: String = folder
        let reasons: [(String, String)?] = try concurrentMap(packages) { package in
            // A folder with the identity of the package would replace the package.
            let alone = PackageCheckouts(
                [package], resolutionFile: resolutionFile, folder: "\(folder)/alone/only-\(package.identity)")
            do {
                try alone.resolve([package])
                return nil
            } catch let error as ProjectError {
                return (package.identity, "The package \(package.identity) is left out. \(error.message)")
            }
        }
        try? FileManager.default.removeItem(atPath: folder + "/alone")
        return Dictionary(reasons.compactMap { $0 }) { $1 }
    }

    /// The time in seconds after which missing packages are tried again.
    private static let retryInterval: TimeInterval = 600

    /// Whether packages were missing at the last attempt, and enough time has passed since.
    ///
    /// - Parameter folder: The folder of the checkouts.
    static func isRetryDue(in folder: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/missing.json")
        guard let date = attributes?[.modificationDate] as? Date else { return false }
        return abs(date.timeIntervalSinceNow) > retryInterval
    }

    /// Records the packages that are missing. If there are none, there is no file.
    private static func write(_ missing: [String: String], in folder: String) throws {
        let file: String = folder + "/missing.json"
        try? FileManager.default.removeItem(atPath: file)
        guard !missing.isEmpty else { return }
        try JSONEncoder().encode(missing).write(to: URL(fileURLWithPath: file))
    }

    // MARK: SwiftPM

    private var resolution: Data { resolutionFile.flatMap { FileManager.default.contents(atPath: $0) } ?? Data() }

    private func manifest(of packages: [RemotePackage]) -> String {
        PackageManifest(name: "Checkouts", targets: [], packages: packages.map { PackageManifest.dependency($0) }).text
    }

    /// Writes the package whose dependencies SwiftPM fetches, and lets SwiftPM fetch them.
    private func resolve(_ packages: [RemotePackage]) throws {
        var package = PackageFolder(folder)
        try package.write(manifest(of: packages), to: "Package.swift")
        if resolution.isEmpty {
            try? FileManager.default.removeItem(atPath: folder + "/Package.resolved")
        } else {
            try package.write(resolution, to: "Package.resolved")
        }
        if !packages.isEmpty { try resolve() }
    }

    private func resolve() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "package", "--package-path", folder, "resolve"]
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return }
        throw ProjectError(PackageCheckouts.message(output))
    }

    /// Returns the error message for a failed resolution, with the URLs of the packages that could not be fetched.
    static func message(_ output: String) -> String {
        let lines: [Substring] = output.split(separator: "\n")
        let fetched: [Substring] = lines.filter { $0.hasPrefix("Fetched ") }
        let missing: [Substring] = lines.filter { $0.hasPrefix("Fetching ") }.map { $0.dropFirst(9) }
            .filter { url in !fetched.contains { $0.contains(url) } }
        // If SwiftPM cannot create the copy of a repository, it inspects the copy anyway. The error from that
        // inspection is not the cause.
        let errors: [Substring] = lines.filter { $0.contains("error: ") || $0.contains("fatal: ") }
            .filter { !$0.contains("config --get remote.origin.url") }
        let reason: String = errors.isEmpty ? output : errors.joined(separator: "\n")
        guard !missing.isEmpty else { return "The packages of the project cannot be resolved. \(reason)" }
        let sentence = "SwiftPM cannot fetch \(missing.joined(separator: ", ")). Check the address and the network."
        return errors.isEmpty ? sentence : sentence + " " + reason
    }

    /// The result of the last attempt, if any.
    private func fetched() -> Fetched? {
        let missing: [String: String] =
            FileManager.default.contents(atPath: folder + "/missing.json")
            .flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
        if packages.allSatisfy({ missing[$0.identity] != nil }) { return Fetched(missing: missing) }
        guard let data = FileManager.default.contents(atPath: folder + "/.build/workspace-state.json"),
            let state = try? JSONDecoder().decode(State.self, from: data)
        else { return nil }
        let pairs: [(String, String)] = state.object.dependencies.map {
            ($0.packageRef.identity, "\(folder)/.build/checkouts/\($0.subpath)")
        }
        guard pairs.allSatisfy({ FileManager.default.fileExists(atPath: $0.1) }) else { return nil }
        return Fetched(folders: Dictionary(pairs) { $1 }, missing: missing)
    }
}
