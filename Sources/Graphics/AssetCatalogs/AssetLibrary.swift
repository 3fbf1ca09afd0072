import Synchronization

/// The asset catalogs in a folder of resources.
///
/// If the folder contains an index, a lookup reads only the description of the asset; the index is read once.
/// Otherwise, the catalogs are searched in the order of their names.
package final class AssetLibrary: Sendable {
    private enum Contents {
        case unknown
        case indexed(AssetIndex)
        case catalogs([AssetCatalog])
    }

    private let folder: String
    private let report: AssetProblemHandler
    private let contents = Mutex<Contents>(.unknown)
    private let reported = Mutex<Set<AssetProblem>>([])

    /// Creates a library. Reads nothing.
    ///
    /// - Parameter report: Called once for each problem of the catalogs.
    package init(folder: String, report: @escaping AssetProblemHandler) {
        self.folder = folder
        self.report = report
    }

    /// Finds an asset and reads its description. Returns nil if no asset has the name. If the description cannot be
    /// read, reports the problem and returns nil.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of assets to search for, in the order of preference.
    ///   - read: Reads the description in the asset's folder.
    package func asset<Description>(
        named name: String, kinds: [AssetKind], read: (FoundAsset) throws(AssetProblem) -> Description
    ) -> (asset: FoundAsset, description: Description)? {
        for asset in candidates(named: name, kinds: kinds) {
            do throws(AssetProblem) {
                return (asset, try read(asset))
            } catch {
                reportOnce(error)
            }
        }
        return nil
    }

    /// Returns the assets with the given name and one of the kinds. Several catalogs may have an asset with the same
    /// name.
    private func candidates(named name: String, kinds: [AssetKind]) -> [FoundAsset] {
        let contents: Contents = self.contents.withLock { contents in
            if case .unknown = contents {
                contents =
                    AssetIndex(contentsOfFile: "\(folder)/\(AssetIndex.fileName)").map { .indexed($0) }
                    ?? .catalogs(AssetLibrary.catalogs(in: folder))
            }
            return contents
        }
        switch contents {
        case .unknown: return []
        case .catalogs(let catalogs):
            return catalogs.flatMap { catalog in
                kinds.compactMap { kind in
                    catalog.location(kind, named: name).map { FoundAsset(catalog: catalog.path, location: $0) }
                }
            }
        case .indexed(let index):
            for kind in kinds {
                guard let path = index.folder(kind, named: name), let slash = path.firstIndex(of: "/") else { continue }
                let location = AssetLocation(
                    kind: kind, name: name, folder: String(path[path.index(after: slash)...]))
                let asset = FoundAsset(catalog: "\(folder)/\(path[..<slash])", location: location)
                if FolderEntries.exists(asset.folder) { return [asset] }
                // The index is outdated.
                self.contents.withLock { $0 = .catalogs(AssetLibrary.catalogs(in: folder)) }
                return candidates(named: name, kinds: kinds)
            }
            return []
        }
    }

    private static func catalogs(in folder: String) -> [AssetCatalog] {
        FolderEntries.names(in: folder, suffix: ".xcassets").map { AssetCatalog(path: "\(folder)/\($0)") }
    }

    /// Reports a problem, unless it was reported before.
    package func reportOnce(_ problem: AssetProblem) {
        if reported.withLock({ $0.insert(problem).inserted }) { report(problem) }
    }
}
