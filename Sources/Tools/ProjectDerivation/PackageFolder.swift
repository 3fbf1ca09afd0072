import AppProjects
import Foundation

/// The folder of a derived package. Only files whose contents differ are written, so that the build does not treat
/// other files as changed. Nothing is written through a symbolic link, because links lead to the user's project.
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
        let (file, full): (String, String) = try prepare(file)
        files.insert(file)
        if PackageFolder.type(of: full) == S_IFLNK {
            try FileManager.default.removeItem(atPath: full)
        } else if FileManager.default.contents(atPath: full) == data {
            return
        }
        try data.write(to: URL(fileURLWithPath: full), options: .atomic)
    }

    mutating func write(_ text: String, to file: String) throws { try write(Data(text.utf8), to: file) }

    /// Creates a symbolic link unless it exists. If the package already has files in a folder with this path, a link to
    /// a folder becomes links to its entries in that folder.
    mutating func link(_ file: String, to target: String) throws {
        let (file, full): (String, String) = try prepare(file)
        if PackageFolder.type(of: full) == S_IFDIR, files.contains(where: { $0.hasPrefix(file + "/") }) {
            return try linkEntries(of: target, in: file)
        }
        files.insert(file)
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: full)) == target { return }
        try? FileManager.default.removeItem(atPath: full)
        try FileManager.default.createSymbolicLink(atPath: full, withDestinationPath: target)
    }

    private mutating func linkEntries(of target: String, in folder: String) throws {
        for entry in try FileManager.default.contentsOfDirectory(atPath: target).sorted() {
            try link(folder + "/" + entry, to: target + "/" + entry)
        }
    }

    // MARK: Folders

    /// Creates a folder and its parents unless they exist.
    ///
    /// A symbolic link in the path leads to a folder of the user's project, so it becomes a real folder. If the link
    /// belongs to the package, the folder has a link to each entry of the link's target.
    ///
    /// - Throws: `ProjectError` if the path leads out of the package.
    mutating func createFolder(_ folder: String) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        var parent = ""
        for component in try PackageFolder.components(of: folder) {
            parent += parent.isEmpty ? component : "/" + component
            let full: String = path + "/" + parent
            let type: mode_t? = PackageFolder.type(of: full)
            guard type != S_IFDIR else { continue }
            var target: String?
            if type != nil {
                let isCurrent: Bool = files.remove(parent) != nil
                if isCurrent { target = try FileManager.default.destinationOfSymbolicLink(atPath: full) }
                try FileManager.default.removeItem(atPath: full)
            }
            try FileManager.default.createDirectory(atPath: full, withIntermediateDirectories: false)
            if let target { try linkEntries(of: target, in: parent) }
        }
    }

    /// Creates the folder of a file, and returns the file's standardized path and its full path.
    private mutating func prepare(_ file: String) throws -> (file: String, full: String) {
        let components: [String] = try PackageFolder.components(of: file)
        try createFolder(components.dropLast().joined(separator: "/"))
        let file: String = components.joined(separator: "/")
        return (file, path + "/" + file)
    }

    /// The components of a relative path.
    ///
    /// - Throws: `ProjectError` if the path leads out of the folder.
    private static func components(of file: String) throws -> [String] {
        // A slash and a combining mark after it are one character, but the file system sees the slash.
        let components: [String] = file.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
        guard !components.contains(".."), !file.utf8.contains(0) else {
            throw ProjectError("The project has a file whose path in the package leads out of the package: \(file)")
        }
        return components.filter { $0 != "." }
    }

    /// The type of a file, without following a symbolic link; nil if there is no file.
    private static func type(of full: String) -> mode_t? {
        var information = stat()
        return lstat(full, &information) == 0 ? information.st_mode & S_IFMT : nil
    }

    // MARK: Removing files

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
