import AppProjects
import Foundation

/// The sources of the remote packages of a project.
///
/// SwiftPM resolves and fetches the packages, with the versions that the project pins, into a package without targets.
struct PackageCheckouts {
    /// The contents of SwiftPM's `workspace-state.json`, as far as they are needed.
    private struct State: Decodable {
        struct Object: Decodable { var dependencies: [Dependency] }
        struct Dependency: Decodable {
            var packageRef: Reference
            var subpath: String
        }
        struct Reference: Decodable { var identity: String }
        var object: Object
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

    /// Fetches the packages and the packages that they depend on, and returns their folders by identity.
    ///
    /// - Throws: `ProjectError` with SwiftPM's message, which names the package that cannot be fetched.
    func fetch(explain: (String) -> Void) throws -> [String: String] {
        guard !packages.isEmpty else { return [:] }
        var package = PackageFolder(folder)
        let manifest = PackageManifest(
            name: "Checkouts", targets: [], packages: packages.map { PackageManifest.dependency($0) })
        let resolution: Data = resolutionFile.flatMap { FileManager.default.contents(atPath: $0) } ?? Data()
        let stamp = Data((manifest.text + String(decoding: resolution, as: UTF8.self)).utf8)
        if FileManager.default.contents(atPath: folder + "/stamp") == stamp, let checkouts = checkouts() {
            return checkouts
        }
        try? FileManager.default.removeItem(atPath: folder + "/stamp")
        try package.write(manifest.text, to: "Package.swift")
        if resolution.isEmpty {
            try? FileManager.default.removeItem(atPath: folder + "/Package.resolved")
        } else {
            try package.write(resolution, to: "Package.resolved")
        }
        explain("Fetching \(packages.count == 1 ? "1 package" : "\(packages.count) packages") …")
        try resolve()
        guard let checkouts = checkouts() else {
            throw ProjectError("SwiftPM did not record the packages of the project in \(folder)/.build.")
        }
        try package.write(stamp, to: "stamp")
        return checkouts
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

    /// Returns a sentence about a failed resolution that names the packages that could not be fetched.
    static func message(_ output: String) -> String {
        let lines: [Substring] = output.split(separator: "\n")
        let fetched: [Substring] = lines.filter { $0.hasPrefix("Fetched ") }
        let missing: [Substring] = lines.filter { $0.hasPrefix("Fetching ") }.map { $0.dropFirst(9) }
            .filter { url in !fetched.contains { $0.contains(url) } }
        let errors: [Substring] = lines.filter { $0.contains("error: ") || $0.contains("fatal: ") }
        let reason: String = errors.isEmpty ? output : errors.joined(separator: "\n")
        guard !missing.isEmpty else { return "The packages of the project cannot be resolved. \(reason)" }
        return "SwiftPM cannot fetch \(missing.joined(separator: ", ")). Check the address and the network. \(reason)"
    }

    private func checkouts() -> [String: String]? {
        guard let data = FileManager.default.contents(atPath: folder + "/.build/workspace-state.json"),
            let state = try? JSONDecoder().decode(State.self, from: data)
        else { return nil }
        let pairs: [(String, String)] = state.object.dependencies.map {
            ($0.packageRef.identity, "\(folder)/.build/checkouts/\($0.subpath)")
        }
        guard pairs.allSatisfy({ FileManager.default.fileExists(atPath: $0.1) }) else { return nil }
        return Dictionary(pairs) { $1 }
    }
}
