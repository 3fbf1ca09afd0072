import Foundation
import Synchronization

/// The images and colors of a bundle's asset catalogs. The catalogs are read from their source folders, because no tool
/// compiles catalogs on Linux.
final class AssetCatalog: Sendable {
    /// The folders of image sets and color sets, keyed by the names that code passes to `init(named:)`.
    let imageSets: [String: URL]
    let colorSets: [String: URL]

    private init(folders: [URL]) {
        var images: [String: URL] = [:]
        var colors: [String: URL] = [:]
        for folder in folders { AssetCatalog.collect(folder, prefix: "", images: &images, colors: &colors) }
        imageSets = images
        colorSets = colors
    }

    private static let cache = Mutex<[URL: AssetCatalog]>([:])

    /// Returns the catalogs in a folder of resources. Each folder is searched once.
    static func catalog(in folder: URL) -> AssetCatalog {
        if let catalog = cache.withLock({ $0[folder] }) { return catalog }
        let catalogs: [URL] = contents(of: folder).filter { $0.pathExtension == "xcassets" }
        let catalog = AssetCatalog(folders: catalogs)
        cache.withLock { $0[folder] = catalog }
        return catalog
    }

    private static func contents(of folder: URL) -> [URL] {
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }

    private static func collect(
        _ folder: URL, prefix: String, images: inout [String: URL], colors: inout [String: URL]
    ) {
        for entry in contents(of: folder) {
            let name: String = prefix + entry.deletingPathExtension().lastPathComponent
            switch entry.pathExtension {
            case "imageset": images[name] = entry
            case "colorset": colors[name] = entry
            case "":
                guard entry.hasDirectoryPath else { continue }
                let inner: String = providesNamespace(entry) ? name + "/" : prefix
                collect(entry, prefix: inner, images: &images, colors: &colors)
            default: continue
            }
        }
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        let properties = description(of: folder)?["properties"] as? [String: Any]
        return properties?["provides-namespace"] as? Bool ?? false
    }

    /// Returns the contents of a set's Contents.json, or nil if the file cannot be read.
    static func description(of set: URL) -> [String: Any]? {
        guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")) else { return nil }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }
}

/// The traits for which an entry of a set is used.
struct AssetCondition {
    var style: UIUserInterfaceStyle = .unspecified
    var isHighContrast = false
    /// Whether the entry is for a device that is neither a phone nor a tablet.
    var hasUnsupportedIdiom = false

    init(_ entry: [String: Any]) {
        for appearance in entry["appearances"] as? [[String: String]] ?? [] {
            switch (appearance["appearance"], appearance["value"]) {
            case ("luminosity", "dark"): style = .dark
            case ("luminosity", "light"): style = .light
            case ("contrast", "high"): isHighContrast = true
            default: break
            }
        }
        switch entry["idiom"] as? String {
        case nil, "universal", "iphone", "ipad": break
        default: hasUnsupportedIdiom = true
        }
    }

    /// Returns how well the entry matches the traits, or nil if it does not match. A higher score is a better match.
    func score(in traits: UITraitCollection) -> Int? {
        if hasUnsupportedIdiom { return nil }
        var score = 0
        let targetStyle: UIUserInterfaceStyle = traits.userInterfaceStyle == .dark ? .dark : .light
        if style == targetStyle { score += 2 } else if style != .unspecified { return nil }
        if isHighContrast {
            guard traits.accessibilityContrast == .high else { return nil }
            score += 1
        }
        return score
    }
}
