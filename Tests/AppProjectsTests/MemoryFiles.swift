import Foundation

@testable import AppProjects

/// Files in memory. The paths of the files determine which folders exist.
struct MemoryFiles: FileAccess {
    var texts: [String: String]

    func contents(of path: String) -> [UInt8]? { texts[path].map { Array($0.utf8) } }

    func entries(of folder: String) -> [FileEntry]? {
        let prefix: String = folder == "/" ? "/" : folder + "/"
        var entries: Set<FileEntry> = []
        for path in texts.keys where path.hasPrefix(prefix) {
            let parts: [Substring] = path.dropFirst(prefix.count).split(
                separator: "/", omittingEmptySubsequences: false)
            // A path that ends with a slash is an empty folder.
            if !parts[0].isEmpty { entries.insert(FileEntry(name: String(parts[0]), isFolder: parts.count > 1)) }
        }
        return entries.isEmpty && texts[prefix] == nil ? nil : Array(entries)
    }
}

/// Manifests in memory, keyed by the folders of their packages.
struct MemoryManifests: PackageManifestSource {
    var texts: [String: String] = [:]

    func manifest(of folder: String) throws -> Data {
        guard let text = texts[folder] else { throw ProjectError("\(folder)/Package.swift has an error.") }
        return Data(text.utf8)
    }
}

/// Reads a project whose files are in memory.
///
/// - Parameter files: The contents of files by path, relative to `/p`.
func readProject(
    _ files: [String: String], manifests: [String: String] = [:], at path: String = "/p",
    configuration: String? = nil, scheme: String? = nil, willRead: @escaping (String) -> Void = { _ in }
) throws -> AppProject {
    try ProjectReader.read(
        path, configuration: configuration, scheme: scheme,
        access: MemoryFiles(texts: absolute(files)), manifests: MemoryManifests(texts: absolute(manifests)),
        willRead: willRead)
}

private func absolute(_ texts: [String: String]) -> [String: String] {
    Dictionary(
        uniqueKeysWithValues: texts.map {
            (FilePath.standardized("/p/" + $0.key) + ($0.key.hasSuffix("/") ? "/" : ""), $0.value)
        })
}

/// The text of a project file with the project `P`, its configurations, and other objects.
///
/// - Parameters:
///   - settings: The build settings of the project.
///   - targets: The identifiers of the targets.
///   - project: Further attributes of the project object.
func projectText(
    _ objects: String, settings: String = "SDKROOT = iphoneos;", targets: String = "T", project: String = ""
) -> String {
    """
    // !$*UTF8*$!
    {
        archiveVersion = 1; objectVersion = 77;
        objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (\(targets)); buildConfigurationList = PL; \(project) };
            PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR); defaultConfigurationName = Release; };
            PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
            PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; };
            \(objects)
        };
        rootObject = P;
    }
    """
}

/// Returns the text of a target, its configuration list and its configuration.
func targetText(
    _ identifier: String = "T", name: String = "App", type: String = "application", settings: String = "",
    phases: String = "", more: String = ""
) -> String {
    """
    \(identifier) = { isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(type)";
        buildConfigurationList = \(identifier)L; buildPhases = (\(phases)); \(more) };
    \(identifier)L = { isa = XCConfigurationList; buildConfigurations = (\(identifier)D); };
    \(identifier)D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
    """
}

/// Returns the messages of the notices with the given kind.
func messages(_ project: AppProject, _ kind: ProjectNotice.Kind) -> [String] {
    project.notices.filter { $0.kind == kind }.map(\.message)
}
