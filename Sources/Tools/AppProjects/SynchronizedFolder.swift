/// The contents of a synchronized folder.
struct SynchronizedFolder {
    let root: String
    /// The relative paths of folders that are copied as they are.
    let explicitFolders: Set<String>
    /// The types of files by relative path, for files whose names do not determine them.
    let types: PropertyListDictionary

    /// Calls a closure for every file, and for every folder that is copied as it is.
    func forEachFile(_ files: ProjectFiles, _ body: (_ path: String, _ relativePath: String, _ isFolder: Bool) -> Void)
    {
        // Symbolic links can form a cycle, so the depth is limited.
        var pending: [(path: String, relativePath: String, depth: Int)] = [(root, "", 0)]
        while let (folder, relativeFolder, depth) = pending.popLast() {
            var folders: [(path: String, relativePath: String, depth: Int)] = []
            let entries: [FileEntry] = files.entries(of: folder) ?? []
            // A nested package has its own targets.
            if depth > 0, entries.contains(where: { $0.name == "Package.swift" }) { continue }
            for entry in entries {
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
