import Foundation
import Synchronization

/// The asset catalogs in a folder of resources.
package final class AssetLibrary: Sendable {
    /// The catalogs, sorted by name.
    package let catalogs: [AssetCatalog]
    private let report: AssetProblemHandler
    private let reported = Mutex<Set<AssetProblem>>([])

    /// Finds the catalogs in a folder. Does not read them.
    ///
    /// - Parameter report: Called once for each problem of the catalogs.
    package init(folder: String, report: @escaping AssetProblemHandler) {
        let names: [String] = (FolderEntries.read(folder) ?? []).map(\.name).filter { $0.hasSuffix(".xcassets") }
        catalogs = names.sorted().map { AssetCatalog(path: "\(folder)/\($0)") }
        self.report = report
    }

    /// Finds an asset and reads its description. Returns nil if there is none with the name, or if it cannot be read,
    /// which is reported.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of assets to search for, in the order of preference.
    ///   - read: Reads the description in the asset's folder.
    package func asset<Description>(
        named name: String, kinds: [AssetKind], read: (FoundAsset) throws(AssetProblem) -> Description
    ) -> (asset: FoundAsset, description: Description)? {
        for catalog in catalogs {
            for kind in kinds {
                guard let asset = find(kind, named: name, in: catalog) else { continue }
                do throws(AssetProblem) {
                    return (asset, try read(asset))
                } catch {
                    reportOnce(error)
                }
            }
        }
        return nil
    }

    private func find(_ kind: AssetKind, named name: String, in catalog: AssetCatalog) -> FoundAsset? {
        while let location = catalog.location(kind, named: name) {
            let asset = FoundAsset(catalog: catalog.path, location: location)
            if FileManager.default.fileExists(atPath: asset.folder) || !catalog.dropIndex() { return asset }
        }
        return nil
    }

    /// Reports a problem, unless it was reported before.
    package func reportOnce(_ problem: AssetProblem) {
        if reported.withLock({ $0.insert(problem).inserted }) { report(problem) }
    }
}
