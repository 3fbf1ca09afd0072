import Foundation

/// The folders that contain the resources of bundles.
enum ResourceFolders {
    /// Returns the folders to search for resources of a bundle, in search order.
    ///
    /// The resources of an executable are in the `.resources` folders of its package's targets, next to the executable.
    /// A search without a bundle includes these folders, so code that searches the main bundle finds the same resources
    /// as on iOS.
    static func folders(of bundle: Bundle?) -> [URL] {
        let main: Bundle = bundle ?? .main
        let own: [URL] = [main.resourceURL ?? main.bundleURL]
        guard main == .main else { return own }
        return own + siblingFolders
    }

    private static let siblingFolders: [URL] = {
        let folder: URL = Bundle.main.bundleURL
        let entries: [URL] =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return entries.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
    }()
}
