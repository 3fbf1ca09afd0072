/// Folders whose contents are members of targets, in the format of Xcode 16 and later.
///
/// A target owns such folders. The exceptions of a folder for a target that owns it are the files that are no members;
/// those for another target are the files that are members of that target.
extension XcodeTargetReader {
    mutating func readSynchronizedGroups() {
        let owned: [String] = object.strings("fileSystemSynchronizedGroups")
        for identifier in owned { readGroup(identifier, isOwned: true) }
        for identifier in project.synchronizedGroups where !owned.contains(identifier) {
            readGroup(identifier, isOwned: false)
        }
    }

    private mutating func readGroup(_ identifier: String, isOwned: Bool) {
        guard let group = project.objects[identifier] else { return }
        var exceptions = SynchronizedExceptions()
        for set in project.objects(group.strings("exceptions")) where applies(set) { exceptions.add(set) }
        guard isOwned || !exceptions.members.isEmpty else { return }
        guard let path = project.locations[identifier]?.filePath else { return }
        guard let folder = context.files.existing(path), context.files.isFolder(folder) else {
            if isOwned {
                context.note(
                    .missingFile, target: name, path: path,
                    "The folder \(path) does not exist. The target \(name) contains it.")
            }
            return
        }
        let walk = SynchronizedFolder(
            root: folder, explicitFolders: Set(group.strings("explicitFolders")),
            types: group.dictionary("explicitFileTypes") ?? PropertyListDictionary())
        walk.forEachFile(context.files) { file, relativePath, isFolder in
            guard exceptions.contains(relativePath) != isOwned, !exceptions.isForOtherPlatform(relativePath),
                !isExcluded(file), file != infoPlistPath
            else { return }
            add(file, as: isFolder ? .resource : walk.role(of: file, relativePath))
        }
    }

    /// Whether a set of exceptions is for this target.
    private func applies(_ set: PropertyListDictionary) -> Bool {
        if let target = set.string("target") { return target == unlinked.identity.identifier }
        // A set for a phase changes which phase a file belongs to.
        return false
    }
}

/// The exceptions of a synchronized folder for one target.
struct SynchronizedExceptions {
    /// The relative paths.
    private(set) var members: Set<String> = []
    /// The relative paths of localized files without the folder of the language.
    private var localized: Set<String> = []
    private var platforms: [String: [String]] = [:]

    private static let localizedPrefix = "/Localized: "

    mutating func add(_ set: PropertyListDictionary) {
        for path in set.strings("membershipExceptions") {
            members.insert(path)
            if let range = path.range(of: SynchronizedExceptions.localizedPrefix) {
                let file: String = FilePath.join(
                    String(path[..<range.lowerBound]), String(path[range.upperBound...]))
                members.insert(file)
                localized.insert(file)
            }
        }
        for entry in set.dictionary("platformFiltersByRelativePath")?.entries ?? [] {
            platforms[entry.key] = entry.value.strings
        }
    }

    /// Whether a file or a folder that contains it is an exception.
    func contains(_ path: String) -> Bool {
        guard !members.isEmpty else { return false }
        if members.contains(path) { return true }
        if !localized.isEmpty, let global = SynchronizedExceptions.withoutLanguage(path), localized.contains(global) {
            return true
        }
        var folder: String = FilePath.parent(path)
        while !folder.isEmpty {
            if members.contains(folder) { return true }
            folder = FilePath.parent(folder)
        }
        return false
    }

    func isForOtherPlatform(_ path: String) -> Bool {
        guard let filters = platforms[path] else { return false }
        return !filters.isEmpty && !filters.contains("ios")
    }

    /// Returns `Folder/Name.strings` for `Folder/de.lproj/Name.strings`, or nil.
    private static func withoutLanguage(_ path: String) -> String? {
        let folder: String = FilePath.parent(path)
        guard FilePath.fileExtension(folder) == "lproj" else { return nil }
        return FilePath.join(FilePath.parent(folder), FilePath.name(path))
    }
}

/// The contents of a synchronized folder.
struct SynchronizedFolder {
    let root: String
    /// The relative paths of folders that are copied as they are.
    let explicitFolders: Set<String>
    /// The types of files by relative path, for files whose names do not determine them.
    let types: PropertyListDictionary

    /// Calls a closure with the path and the relative path of every file, and whether it is a folder that is copied as
    /// it is.
    func forEachFile(_ files: ProjectFiles, _ body: (_ path: String, _ relativePath: String, _ isFolder: Bool) -> Void)
    {
        // A symbolic link can lead to a folder that contains it.
        var pending: [(path: String, relativePath: String, depth: Int)] = [(root, "", 0)]
        while let (folder, relativeFolder, depth) = pending.popLast() {
            var folders: [(path: String, relativePath: String, depth: Int)] = []
            for entry in files.entries(of: folder) ?? [] {
                let path: String = folder + "/" + entry.name
                let relativePath: String = relativeFolder.isEmpty ? entry.name : relativeFolder + "/" + entry.name
                if entry.isFolder, explicitFolders.contains(relativePath) {
                    body(path, relativePath, true)
                } else if entry.isFolder, !FileRole.isPackage(entry.name) {
                    if depth < 40 { folders.append((path, relativePath, depth + 1)) }
                } else {
                    body(path, relativePath, false)
                }
            }
            pending.append(contentsOf: folders.reversed())
        }
    }

    func role(of path: String, _ relativePath: String) -> FileRole {
        switch types.string(relativePath) {
        case nil: FileRole(path: path)
        case "sourcecode.swift": .swift
        case let type? where type.hasPrefix("sourcecode."): .otherSource(type)
        default: .resource
        }
    }
}
