/// The path and the kind of a project file.
struct ProjectLocation: Equatable {
    enum Kind: Equatable {
        case workspace
        case xcodeProject
        case xtool
        case package
    }

    var kind: Kind
    /// The path of the project file, or of the folder of a package.
    var path: String
    /// The folder that contains the project file.
    var folder: String { kind == .package || kind == .xtool ? path : FilePath.parent(path) }

    /// Returns the project at the given path, or in the folder at the given path.
    ///
    /// - Throws: A `ProjectError` if there is no project, or if there are several.
    static func find(_ path: String, access: any FileAccess) throws -> ProjectLocation {
        let path: String = FilePath.standardized(path)
        switch FilePath.fileExtension(path) {
        case "xcworkspace" where FilePath.fileExtension(FilePath.parent(path)) == "xcodeproj":
            return ProjectLocation(kind: .xcodeProject, path: FilePath.parent(path))
        case "xcworkspace": return ProjectLocation(kind: .workspace, path: path)
        case "xcodeproj": return ProjectLocation(kind: .xcodeProject, path: path)
        default: break
        }
        switch FilePath.name(path) {
        case "project.pbxproj", "contents.xcworkspacedata": return try find(FilePath.parent(path), access: access)
        case "Package.swift": return ProjectLocation(kind: .package, path: FilePath.parent(path))
        case "xtool.yml": return ProjectLocation(kind: .xtool, path: FilePath.parent(path))
        default: break
        }
        guard let entries = access.entries(of: path) else {
            if access.contents(of: path) != nil {
                throw ProjectError(
                    "\(path) is not a project. Name a folder, an .xcodeproj, an .xcworkspace, a Package.swift or an "
                        + "xtool.yml.")
            }
            throw ProjectError("\(path) does not exist.")
        }
        let top: ProjectLocation? = try project(in: path, entries)
        if let top, top.kind != .package || isApp(top, access) { return top }
        if let location = try search(path, entries, isOptional: top != nil, access) { return location }
        if let top { return top }
        let files: Set<String> = Set(entries.map(\.name))
        for (name, tool) in [("project.yml", "XcodeGen"), ("Project.swift", "Tuist"), ("BUILD.bazel", "Bazel")]
        where files.contains(name) {
            throw ProjectError(
                "\(path) contains no project, but \(name), from which \(tool) generates one. Generate the .xcodeproj first."
            )
        }
        throw ProjectError(
            "\(path) contains no project: no .xcodeproj, .xcworkspace, Package.swift or xtool.yml.")
    }

    /// The maximum number of folder levels to search.
    private static let levelLimit = 3
    /// The maximum number of folders to search.
    private static let folderLimit = 2_000

    /// Returns the project in the subfolders of a folder, up to three levels deep. In many repositories, the project is
    /// in a subfolder.
    ///
    /// - Parameter isOptional: Whether to return nil, instead of throwing an error, if several projects are found.
    private static func search(
        _ root: String, _ entries: [FileEntry], isOptional: Bool, _ access: any FileAccess
    ) throws -> ProjectLocation? {
        var level: [(path: String, entries: [FileEntry])] = [(root, entries)]
        var count = 0
        for _ in 0..<levelLimit {
            var next: [(path: String, entries: [FileEntry])] = []
            var found: [ProjectLocation] = []
            for (parent, entries) in level {
                for entry in entries.sorted(by: { $0.name < $1.name }) where isSearched(entry) && count < folderLimit {
                    count += 1
                    let folder: String = FilePath.join(parent, entry.name)
                    guard let entries = access.entries(of: folder) else { continue }
                    next.append((folder, entries))
                    found += projects(in: folder, entries)
                }
            }
            // An app is more often an Xcode project than a package.
            let xcode: [ProjectLocation] = found.filter { $0.kind == .workspace || $0.kind == .xcodeProject }
            let choices: [ProjectLocation] = xcode.isEmpty && !isOptional ? found : xcode
            if choices.count == 1 { return choices[0] }
            if choices.count > 1 {
                if isOptional { return nil }
                throw several(choices.map { FilePath.relative($0.path, to: root) ?? $0.path }, in: root)
            }
            level = next
        }
        return nil
    }

    private static func isSearched(_ entry: FileEntry) -> Bool {
        entry.isFolder && !entry.name.hasPrefix(".") && !skippedFolders.contains(entry.name)
            && !FileRole.isPackage(entry.name)
    }

    /// Whether the manifest of a package declares an executable.
    private static func isApp(_ location: ProjectLocation, _ access: any FileAccess) -> Bool {
        guard let bytes = access.contents(of: FilePath.join(location.path, "Package.swift")) else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.contains("executable") || text.contains("iOSApplication")
    }

    /// Folders with the projects of dependencies.
    private static let skippedFolders: Set<String> = ["Pods", "Carthage", "node_modules", "DerivedData", "build"]

    /// Returns the project directly in a folder, or nil.
    ///
    /// - Throws: A `ProjectError` if `projects(in:_:)` returns several projects.
    private static func project(in folder: String, _ entries: [FileEntry]) throws -> ProjectLocation? {
        let found: [ProjectLocation] = projects(in: folder, entries)
        guard found.count < 2 else { throw several(found.map { FilePath.name($0.path) }, in: folder) }
        return found.first
    }

    /// The projects in a folder: all workspaces, or else all Xcode projects, or else the package.
    private static func projects(in folder: String, _ entries: [FileEntry]) -> [ProjectLocation] {
        for (type, kind) in [("xcworkspace", Kind.workspace), ("xcodeproj", Kind.xcodeProject)] {
            let found: [String] = entries.filter { $0.isFolder && FilePath.fileExtension($0.name) == type }.map(\.name)
            if !found.isEmpty {
                return found.sorted().map { ProjectLocation(kind: kind, path: FilePath.join(folder, $0)) }
            }
        }
        let files: Set<String> = Set(entries.filter { !$0.isFolder }.map(\.name))
        guard files.contains("Package.swift") else { return [] }
        return [ProjectLocation(kind: files.contains("xtool.yml") ? .xtool : .package, path: folder)]
    }

    private static func several(_ names: [String], in folder: String) -> ProjectError {
        ProjectError("\(folder) contains several projects: \(names.joined(separator: ", ")). Name one of them.")
    }
}
