import Foundation

/// The folder of a derived package. Only files whose contents differ are written, so that the build does not treat
/// other files as changed.
struct PackageFolder {
    let path: String
    /// The paths of the files that belong to the package, relative to the folder.
    private(set) var files: Set<String> = []
    private var conditions: [(String) -> Bool] = []

    init(_ path: String) { self.path = path }

    /// Records that an existing file still belongs to the package.
    mutating func keep(_ file: String) { files.insert(file) }

    /// Keeps the files of earlier derivations whose paths satisfy a condition.
    mutating func keepAll(where condition: @escaping (String) -> Bool) { conditions.append(condition) }

    /// Writes a file unless it has these contents.
    mutating func write(_ data: Data, to file: String) throws {
        files.insert(file)
        let full: String = path + "/" + file
        if FileManager.default.contents(atPath: full) == data { return }
        try createFolder(of: full)
        try data.write(to: URL(fileURLWithPath: full), options: .atomic)
    }

    mutating func write(_ text: String, to file: String) throws { try write(Data(text.utf8), to: file) }

    /// Creates a symbolic link unless it exists.
    mutating func link(_ file: String, to target: String) throws {
        files.insert(file)
        let full: String = path + "/" + file
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: full)) == target { return }
        try createFolder(of: full)
        try? FileManager.default.removeItem(atPath: full)
        try FileManager.default.createSymbolicLink(atPath: full, withDestinationPath: target)
    }

    private func createFolder(of full: String) throws {
        try FileManager.default.createDirectory(
            atPath: String(full[..<(full.lastIndex(of: "/") ?? full.startIndex)]), withIntermediateDirectories: true)
    }

    /// Removes the files of earlier derivations in a subfolder.
    func removeOthers(in subfolder: String) {
        let root: String = path + "/" + subfolder
        guard let entries = FileManager.default.enumerator(atPath: root) else { return }
        var folders: [String] = []
        while let entry = entries.nextObject() as? String {
            let full: String = root + "/" + entry
            let type = (try? FileManager.default.attributesOfItem(atPath: full))?[.type] as? FileAttributeType
            if type == .typeDirectory {
                folders.append(full)
            } else if case let file = subfolder + "/" + entry, !files.contains(file),
                !conditions.contains(where: { $0(file) })
            {
                try? FileManager.default.removeItem(atPath: full)
            }
        }
        // Innermost folders first. A folder that is not empty stays.
        for folder in folders.reversed() { rmdir(folder) }
    }
}
