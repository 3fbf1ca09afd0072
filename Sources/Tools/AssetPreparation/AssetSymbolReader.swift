import AssetCatalogs

/// Finds the images and colors of a catalog for which symbols in source code are generated.
struct AssetSymbolReader {
    /// An image or a color with content for the target's devices.
    struct Asset {
        /// The name with its namespaces.
        var name: String
        var isColor: Bool
        /// The folder of the asset.
        var path: String
        /// Whether the asset has no content for one of the target's devices.
        var isOptional: Bool
    }

    /// The idioms of the target's devices.
    let idioms: Set<String>

    func assets(of catalog: AssetCatalog) -> [Asset] {
        catalog.locations().compactMap { location in
            let folder = "\(catalog.path)/\(location.folder)"
            let found: Set<String>?
            switch location.kind {
            case .image, .symbol:
                found = (try? ImageSet(folder: folder, kind: location.kind))
                    .map { Set($0.entries.map(\.condition.idiom.rawValue)) }
            case .color:
                found = (try? ColorSet(folder: folder)).map { Set($0.entries.map(\.condition.idiom.rawValue)) }
            case .data, .appIcon, .launchImage:
                found = nil
            }
            guard let found, found.contains("universal") || !found.isDisjoint(with: idioms) else { return nil }
            return Asset(
                name: location.name, isColor: location.kind == .color, path: folder,
                isOptional: !found.contains("universal") && !found.isSuperset(of: idioms))
        }
    }
}
