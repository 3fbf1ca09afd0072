/// The files of a project: reads them, lists folders once, and reports what is read.
final class ProjectFiles {
    private let access: any FileAccess
    /// The folder of the project. In this folder, a name is found even if its capitalization differs.
    private let root: String
    private let willRead: (String) -> Void
    private var folders: [ExactPath: Folder?] = [:]
    private var read: Set<ExactPath> = []

    private struct Folder {
        var entries: [FileEntry]
        /// The entries by name. Names that differ only in the composition of characters are equal.
        var named: [String: FileEntry]
        /// The actual names by their lowercase and canonical form. Filled when a name is not found.
        var folded: [String: String]?
    }

    /// Creates access to the files of a project.
    ///
    /// - Parameter willRead: Called with the path of each file or folder before it is read for the first time.
    init(
        root: String, access: any FileAccess = DiskAccess(), willRead: @escaping (String) -> Void = { _ in }
    ) {
        self.root = root
        self.access = access
        self.willRead = willRead
    }

    /// Returns the contents of a file, or nil. The path is an input of the project even if no such file exists.
    func contents(of path: String) -> [UInt8]? {
        if read.insert(ExactPath(path)).inserted { willRead(path) }
        return access.contents(of: path)
    }

    /// Returns the visible entries of a folder, sorted by name, or nil if it does not exist.
    func entries(of path: String) -> [FileEntry]? { folder(path)?.entries }

    func isFolder(_ path: String) -> Bool {
        let parent: String = FilePath.parent(path)
        if isAboveRoot(parent) { return folder(path) != nil }
        return folder(parent)?.named[FilePath.name(path)]?.isFolder ?? false
    }

    /// Whether a folder contains the folder of the project. Such folders are not listed, because they contain much that
    /// does not belong to the project, and change often.
    private func isAboveRoot(_ folder: String) -> Bool { folder == "/" || root.hasPrefix(folder + "/") }

    /// Returns the path of an existing file or folder, or nil if it does not exist.
    ///
    /// On the file systems of Apple's computers, names that differ only in capitalization or in the composition of
    /// characters are equal. A path in a project file can therefore differ from the actual path.
    func existing(_ path: String) -> String? {
        let parent: String = FilePath.parent(path)
        let name: String = FilePath.name(path)
        if isAboveRoot(parent) {
            return folder(path) != nil || access.contents(of: path) != nil ? path : nil
        }
        if let entry = folder(parent)?.named[name] {
            return entry.name.utf8.elementsEqual(name.utf8) ? path : FilePath.join(parent, entry.name)
        }
        guard path.utf8.count > root.utf8.count, path.hasPrefix(root) else { return nil }
        guard let actualParent = folder(parent) != nil ? parent : existing(parent) else { return nil }
        guard let actualName = actualName(name, in: actualParent) else { return nil }
        return FilePath.join(actualParent, actualName)
    }

    private func actualName(_ name: String, in path: String) -> String? {
        guard var folder = folder(path) else { return nil }
        if let entry = folder.named[name] { return entry.name }
        if folder.folded == nil {
            let pairs = folder.entries.map { ($0.name.lowercased(), $0.name) }
            folder.folded = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
            folders[ExactPath(path)] = folder
        }
        return folder.folded?[name.lowercased()]
    }

    private func folder(_ path: String) -> Folder? {
        let key = ExactPath(path)
        if let folder = folders[key] { return folder }
        willRead(path)
        let folder: Folder? = access.entries(of: path).map { entries in
            let visible = entries.filter { !$0.name.hasPrefix(".") }.sorted { $0.name < $1.name }
            let named = Dictionary(entries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
            return Folder(entries: visible, named: named)
        }
        folders[key] = .some(folder)
        return folder
    }
}
