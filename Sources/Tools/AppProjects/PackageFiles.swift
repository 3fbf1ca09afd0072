/// The files of a target of a Swift package: sources and resources according to the rules of SwiftPM.
struct PackageFiles {
    private let files: ProjectFiles
    private let target: PackageManifest.Target
    private let manifest: PackageManifest
    /// The folder of the package.
    private let folder: String
    /// The folder of the target, or nil if it does not exist.
    let root: String?

    private(set) var sources: [String] = []
    private(set) var otherSources: [String] = []
    private(set) var resources: [AppResource] = []
    /// The files whose contents become constants.
    private(set) var embeddedFiles: [String] = []
    /// The paths of resources that do not exist.
    private(set) var missingPaths: [String] = []

    private let excluded: [String]
    private let sourcePaths: [String]

    init(_ target: PackageManifest.Target, of manifest: PackageManifest, in folder: String, files: ProjectFiles) {
        self.files = files
        self.target = target
        self.manifest = manifest
        self.folder = folder
        let root: String? = PackageFiles.root(of: target, manifest, folder, files)
        self.root = root
        excluded = target.excluded.map { FilePath.join(root ?? folder, $0) }
        sourcePaths = (target.sources ?? []).map { FilePath.join(root ?? folder, $0) }
        guard let root else { return }
        walk(root)
        for resource in target.resources where resource.rule != .process { addWhole(resource, root) }
        for resource in target.resources where files.existing(FilePath.join(root, resource.path)) == nil {
            missingPaths.append(FilePath.join(root, resource.path))
        }
    }

    /// Whether SwiftPM can compile the target here as it is: all sources are C, C++ or assembly.
    var isInC: Bool {
        let types: Set<String> = ["c", "cc", "cpp", "cxx", "s"]
        return sources.isEmpty && !otherSources.isEmpty
            && otherSources.allSatisfy { types.contains(FilePath.fileExtension($0)) }
    }

    // MARK: Folders

    private static func root(
        of target: PackageManifest.Target, _ manifest: PackageManifest, _ folder: String, _ files: ProjectFiles
    ) -> String? {
        if let path = target.path { return files.existing(FilePath.join(folder, path)) }
        let parents: [String]
        switch target.type {
        case "test": parents = ["Tests", "Sources", "Source", "src", "srcs"]
        case "plugin": parents = ["Plugins"]
        default: parents = ["Sources", "Source", "src", "srcs"]
        }
        for parent in parents {
            let path: String = FilePath.join(folder, parent + "/" + target.name)
            if let path = files.existing(path), files.isFolder(path) { return path }
        }
        // A target that is the only one of its kind can use a whole parent folder.
        let isAlone: Bool = manifest.targets.filter { ($0.type == "test") == (target.type == "test") }.count == 1
        guard isAlone, manifest.isToolsVersion(atLeast: 5, 9) else { return nil }
        return parents.map { FilePath.join(folder, $0) }.first { files.entries(of: $0) != nil }
    }

    // MARK: Files

    private mutating func walk(_ root: String) {
        var pending: [(path: String, depth: Int)] = [(root, 0)]
        while let (path, depth) = pending.popLast() {
            var folders: [(path: String, depth: Int)] = []
            for entry in files.entries(of: path) ?? [] {
                let child: String = FilePath.join(path, entry.name)
                if excluded.contains(child) { continue }
                if isWhole(child) { continue }
                if entry.isFolder, !FileRole.isPackage(entry.name) {
                    // The folders of nested packages belong to those packages.
                    let isPackage: Bool =
                        child != folder && files.entries(of: child)?.contains { $0.name == "Package.swift" } ?? false
                    if depth < 40, !isPackage { folders.append((child, depth + 1)) }
                } else {
                    add(child)
                }
            }
            pending.append(contentsOf: folders.reversed())
        }
    }

    /// Whether a rule copies or embeds a file or folder.
    private func isWhole(_ path: String) -> Bool {
        guard let root else { return false }
        return target.resources.contains { $0.rule != .process && FilePath.join(root, $0.path) == path }
    }

    private mutating func add(_ path: String) {
        if let rule = processRule(of: path) { return addProcessed(path, localization: rule.localization) }
        switch FileRole(path: path) {
        case .swift: if isSource(path) { sources.append(path) }
        case .otherSource(let language) where language.hasPrefix("Core Data"): otherSources.append(path)
        case .otherSource: if isSource(path) { otherSources.append(path) }
        case .interface: addProcessed(path, localization: nil)
        case .resource:
            let type: String = FilePath.fileExtension(path)
            let isLocalized: Bool = FilePath.fileExtension(FilePath.parent(path)) == "lproj"
            // Files of other types have no rule, and are not part of the product.
            if isLocalized || type == "xcassets" || type == "xcstrings" { addProcessed(path, localization: nil) }
        case .library, .none: break
        }
    }

    private func isSource(_ path: String) -> Bool {
        target.sources == nil || sourcePaths.contains { FilePath.relative(path, to: $0) != nil }
    }

    /// The most specific rule that processes a file.
    private func processRule(of path: String) -> PackageManifest.Resource? {
        guard let root, let relative = FilePath.relative(path, to: root) else { return nil }
        return target.resources.filter { $0.rule == .process && Self.contains($0.path, relative) }
            .max { $0.path.utf8.count < $1.path.utf8.count }
    }

    private static func contains(_ folder: String, _ path: String) -> Bool {
        let folder: String = FilePath.standardized(folder)
        return folder.isEmpty || FilePath.relative(path, to: folder) != nil
    }

    /// Adds a resource at the top of the bundle, or in the folder of its language.
    private mutating func addProcessed(_ path: String, localization: String?) {
        let name: String = FilePath.name(path)
        var destination: String = XcodeTargetReader.destination(path, in: "")
        if destination == name, let localization {
            let language: String = localization == "base" ? "Base" : manifest.defaultLocalization ?? "en"
            destination = language + ".lproj/" + name
        }
        resources.append(AppResource(path: path, destination: destination))
    }

    private mutating func addWhole(_ resource: PackageManifest.Resource, _ root: String) {
        guard let path = files.existing(FilePath.join(root, resource.path)) else { return }
        if resource.rule == .embedInCode {
            embeddedFiles.append(path)
        } else {
            resources.append(AppResource(path: path, destination: FilePath.name(path)))
        }
    }
}
