import Foundation
import Synchronization

/// The images and colours of a bundle's asset catalogs, read where they lie: on Linux nobody compiles catalogs.
final class AssetCatalog: Sendable {
    /// Folders of image sets and colour sets, by the names under which code asks for them.
    let imageSets: [String: URL]
    let colorSets: [String: URL]

    private init(folders: [URL]) {
        var images: [String: URL] = [:]
        var colors: [String: URL] = [:]
        for folder in folders { AssetCatalog.collect(folder, prefix: "", images: &images, colors: &colors) }
        imageSets = images
        colorSets = colors
    }

    private static let known = Mutex<[URL: AssetCatalog]>([:])

    /// The catalogs in a folder of resources. Looked for once.
    static func inFolder(_ folder: URL) -> AssetCatalog {
        if let catalog = known.withLock({ $0[folder] }) { return catalog }
        let catalogs: [URL] = contents(of: folder).filter { $0.pathExtension == "xcassets" }
        let catalog = AssetCatalog(folders: catalogs)
        known.withLock { $0[folder] = catalog }
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

    /// What a set's Contents.json says; nil when it cannot be read.
    static func description(of set: URL) -> [String: Any]? {
        guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")) else { return nil }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }
}

/// When one entry of a set is to be used.
struct AssetCondition {
    var style: UIUserInterfaceStyle = .unspecified
    var isHighContrast = false
    /// Whether it is meant for a device that this is not.
    var isForeign = false

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
        default: isForeign = true
        }
    }

    /// How well it suits traits; nil when it does not.
    func score(in traits: UITraitCollection) -> Int? {
        if isForeign { return nil }
        var score = 0
        let wanted: UIUserInterfaceStyle = traits.userInterfaceStyle == .dark ? .dark : .light
        if style == wanted { score += 2 } else if style != .unspecified { return nil }
        if isHighContrast {
            guard traits.accessibilityContrast == .high else { return nil }
            score += 1
        }
        return score
    }
}
