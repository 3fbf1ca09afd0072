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

    /// Returns the project at a path, or in the folder at a path.
    ///
    /// - Throws: A `ProjectError` if there is none, or if there are several.
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
        // Many repositories have the project in a folder.
        var found: [ProjectLocation] = []
        for entry in entries.sorted(by: { $0.name < $1.name })
        where entry.isFolder && !entry.name.hasPrefix(".") && !skippedFolders.contains(entry.name) {
            let folder: String = FilePath.join(path, entry.name)
            guard let entries = access.entries(of: folder) else { continue }
            do {
                if let location = try project(in: folder, entries) { found.append(location) }
            } catch  where top == nil {
                throw error
            } catch {
                // The package is a choice, so several projects in a folder are no error.
                continue
            }
        }
        if let top {
            // A package without an app can belong to an example in a folder.
            let projects: [ProjectLocation] = found.filter { $0.kind == .xcodeProject || $0.kind == .workspace }
            return projects.count == 1 ? projects[0] : top
        }
        if found.count == 1 { return found[0] }
        guard found.isEmpty else {
            throw several(found.map { FilePath.relative($0.path, to: path) ?? $0.path }, in: path)
        }
        let files: Set<String> = Set(entries.map(\.name))
        for (name, tool) in [("project.yml", "XcodeGen"), ("Project.swift", "Tuist"), ("BUILD.bazel", "Bazel")]
        where files.contains(name) {
            throw ProjectError(
                "\(path) contains no project, but \(name), from which \(tool) generates one. Generate the .xcodeproj first."
            )
        }
        throw ProjectError(
            "\(path) contains no project: neither an .xcodeproj nor an .xcworkspace, a Package.swift or an xtool.yml.")
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
    private static func project(in folder: String, _ entries: [FileEntry]) throws -> ProjectLocation? {
        func names(_ type: String) -> [String] {
            entries.filter { $0.isFolder && FilePath.fileExtension($0.name) == type }.map(\.name).sorted()
        }
        for (type, kind) in [("xcworkspace", Kind.workspace), ("xcodeproj", Kind.xcodeProject)] {
            let found: [String] = names(type)
            if found.count > 1 { throw several(found, in: folder) }
            if let name = found.first { return ProjectLocation(kind: kind, path: FilePath.join(folder, name)) }
        }
        let files: Set<String> = Set(entries.filter { !$0.isFolder }.map(\.name))
        guard files.contains("Package.swift") else { return nil }
        return ProjectLocation(kind: files.contains("xtool.yml") ? .xtool : .package, path: folder)
    }

    private static func several(_ names: [String], in folder: String) -> ProjectError {
        ProjectError("\(folder) contains several projects: \(names.joined(separator: ", ")). Name one of them.")
    }
}
