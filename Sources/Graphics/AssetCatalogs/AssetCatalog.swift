import Foundation
import Synchronization

/// An asset catalog: a folder with the extension `xcassets`.
///
/// A catalog finds an asset by its name without reading the others. It uses the index beside the catalog if there is one.
/// Otherwise it tries the folder with the asset's name, and then reads the folders of all groups, once.
package final class AssetCatalog: Sendable {
    /// Returns the entries of a folder, or nil if it cannot be read.
    package typealias FolderReader = @Sendable (String) -> [FolderEntries.Entry]?

    private enum Contents {
        case unknown
        case indexed(AssetIndex)
        /// There is no index, and the folders were not read.
        case unread
        /// The folders of all assets, by kind and name.
        case read([AssetKind: [String: String]])
    }

    /// The path of the catalog.
    package let path: String
    private let readFolder: FolderReader
    private let report: AssetProblemHandler
    private let contents = Mutex<Contents>(.unknown)

    /// Creates a catalog. Reads nothing.
    ///
    /// - Parameters:
    ///   - report: Called for parts of the catalog that cannot be used.
    ///   - readFolder: Reads a folder.
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

    /// Returns the asset with a name, or nil if there is none.
    package func location(_ kind: AssetKind, named name: String) -> AssetLocation? {
        let folder: String? = contents.withLock { contents in
            if case .unknown = contents {
                contents = AssetIndex(contentsOfFile: AssetIndex.path(of: path)).map { .indexed($0) } ?? .unread
            }
            if case .indexed(let index) = contents { return index.folder(kind, named: name) }
            if case .unread = contents {
                let folder = "\(name).\(kind.rawValue)"
                if !name.contains("/"), hasContents(folder) { return folder }
                contents = .read(foldersByName())
            }
            if case .read(let folders) = contents { return folders[kind]?[AssetIndex.normalized(name)] }
            return nil
        }
        return folder.map { AssetLocation(kind: kind, name: name, folder: $0) }
    }

    /// Ignores the index from now on, because it names a folder that does not exist. Returns false if the catalog has no
    /// index.
    func dropIndex() -> Bool {
        contents.withLock { contents in
            guard case .indexed = contents else { return false }
            contents = .read(foldersByName())
            return true
        }
    }

    private func hasContents(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(path)/\(folder)/\(ContentsFile.name)")
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
