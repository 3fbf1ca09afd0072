/// Finds the assets of a catalog by reading its folders.
struct AssetScan {
    /// The maximum depth of groups. Deeper groups are ignored, because symbolic links can form cycles.
    private static let maximumDepth = 32

    private let catalog: String
    private let readFolder: AssetCatalog.FolderReader
    private let report: AssetProblemHandler
    private(set) var locations: [AssetLocation] = []

    /// Reads the folders of a catalog.
    init(catalog: String, readFolder: @escaping AssetCatalog.FolderReader, report: @escaping AssetProblemHandler) {
        self.catalog = catalog
        self.readFolder = readFolder
        self.report = report
        scan("", prefix: "", depth: 0)
    }

    /// Adds the assets in a group.
    ///
    /// - Parameters:
    ///   - folder: The path of the group, relative to the catalog.
    ///   - prefix: The namespaces of the group, each followed by a slash.
    private mutating func scan(_ folder: String, prefix: String, depth: Int) {
        let path: String = folder.isEmpty ? catalog : "\(catalog)/\(folder)"
        guard depth < AssetScan.maximumDepth, let entries = readFolder(path) else { return }
        let folders: [FolderEntries.Entry] = entries.filter(\.mayBeFolder)
            .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        // The assets of a group precede the assets of the groups inside it, so they take precedence if names are equal.
        var groups: [FolderEntries.Entry] = []
        for entry in folders {
            let inner: String = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
            if let kind = AssetKind(rawValue: String(entry.pathExtension)) {
                let name: String = prefix + AssetIndex.normalized(String(entry.stem))
                locations.append(AssetLocation(kind: kind, name: name, folder: inner))
            } else if entry.pathExtension == "icon" {
                report(
                    AssetProblem(
                        path: "\(catalog)/\(inner)",
                        message: "Icons made with Icon Composer are not supported. Add an app icon set with an image."))
            } else {
                groups.append(entry)
            }
        }
        for group in groups {
            let type = String(group.pathExtension)
            if AssetKind.unused.contains(type) { continue }
            let inner: String = folder.isEmpty ? group.name : "\(folder)/\(group.name)"
            let isNamespace: Bool = AssetKind.containers[type] == true || providesNamespace("\(catalog)/\(inner)")
            // If the part of a folder name after a period is not a known extension, the folder is a group, and its
            // whole name is the namespace.
            let name: String = AssetKind.containers[type] == nil ? group.name : String(group.stem)
            scan(inner, prefix: isNamespace ? prefix + AssetIndex.normalized(name) + "/" : prefix, depth: depth + 1)
        }
    }

    private func providesNamespace(_ folder: String) -> Bool {
        // A group needs no Contents.json.
        (try? ContentsFile(folder: folder))?.providesNamespace ?? false
    }
}
