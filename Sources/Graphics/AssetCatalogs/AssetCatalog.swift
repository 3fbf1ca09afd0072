import Synchronization

/// An asset catalog: a folder with the extension `xcassets`.
///
/// To find an asset by name, a catalog first searches for a folder with this name. If no such folder exists, it reads
/// the folders of all groups, once. The folders of assets are not read.
package final class AssetCatalog: Sendable {
    /// Returns the entries of a folder, or nil if it cannot be read.
    package typealias FolderReader = @Sendable (String) -> [FolderEntries.Entry]?

    /// The path of the catalog.
    package let path: String
    private let readFolder: FolderReader
    private let report: AssetProblemHandler
    /// The folders of all assets, by kind and name. Nil until the groups are read.
    private let folders = Mutex<[AssetKind: [String: String]]?>(nil)

    /// Creates a catalog. Reads nothing.
    ///
    /// - Parameters:
    ///   - readFolder: Reads a folder.
    ///   - report: Called for parts of the catalog that cannot be used.
    package init(
        path: String, readFolder: @escaping FolderReader = FolderEntries.read,
        report: @escaping AssetProblemHandler = { _ in }
    ) {
        self.path = path
        self.readFolder = readFolder
        self.report = report
    }

    /// Reads the folders of all groups and returns all assets, sorted by their folders.
    package func locations() -> [AssetLocation] {
        AssetScan(catalog: path, readFolder: readFolder, report: report).locations
    }

    /// Returns the asset with the given name, if any.
    package func location(_ kind: AssetKind, named name: String) -> AssetLocation? {
        let folder: String? = folders.withLock { folders in
            if let folders { return folders[kind]?[AssetIndex.normalized(name)] }
            let direct = "\(name).\(kind.rawValue)"
            if !name.contains("/"), FolderEntries.exists("\(path)/\(direct)/\(ContentsFile.name)") { return direct }
            let read: [AssetKind: [String: String]] = foldersByName()
            folders = read
            return read[kind]?[AssetIndex.normalized(name)]
        }
        return folder.map { AssetLocation(kind: kind, name: name, folder: $0) }
    }

    private func foldersByName() -> [AssetKind: [String: String]] {
        var folders: [AssetKind: [String: String]] = [:]
        for location in locations() {
            folders[location.kind, default: [:]][location.name] =
                folders[location.kind]?[location.name] ?? location.folder
        }
        return folders
    }
}
