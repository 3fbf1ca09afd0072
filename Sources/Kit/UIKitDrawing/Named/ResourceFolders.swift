import Foundation

/// Where the resources of bundles lie.
enum ResourceFolders {
    /// The folders in which resources of a bundle are looked for, in this order.
    ///
    /// A program's own resources lie in folders of its packages' targets beside it, so without a bundle these are
    /// looked at too: code that asks the main bundle finds what it would find on iOS.
    static func folders(of bundle: Bundle?) -> [URL] {
        let main: Bundle = bundle ?? .main
        let own: [URL] = [main.resourceURL ?? main.bundleURL]
        guard main == .main else { return own }
        return own + besideProgram
    }

    private static let besideProgram: [URL] = {
        let folder: URL = Bundle.main.bundleURL
        let entries: [URL] =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return entries.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
    }()
}
