import Foundation
import Synchronization

extension UIColor {
    /// Creates the color with a name in the main bundle's asset catalogs, or nil if there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates the color with a name in a bundle's asset catalogs, or nil if there is none.
    ///
    /// - Parameter traitCollection: The traits for which to resolve the color, or nil for a dynamic color.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let entries = NamedColor.find(name, in: bundle) else { return nil }
        if let traitCollection {
            self.init(storage: NamedColor.color(of: entries, in: traitCollection).storage)
        } else {
            self.init(storage: .provider { NamedColor.color(of: entries, in: $0) })
        }
    }
}

/// The colors of asset catalogs.
enum NamedColor {
    struct Entry: Sendable {
        var condition: AssetCondition
        var color: UIColor
    }

    private static let cache = Mutex<[URL: [Entry]]>([:])

    static func find(_ name: String, in bundle: Bundle?) -> [Entry]? {
        for folder in ResourceFolders.folders(of: bundle) {
            guard let set = AssetCatalog.catalog(in: folder).colorSets[name] else { continue }
            if let entries = cache.withLock({ $0[set] }) { return entries }
            let colors = AssetCatalog.description(of: set)?["colors"] as? [[String: Any]] ?? []
            let entries: [Entry] = colors.compactMap { Entry($0) }
            guard !entries.isEmpty else { continue }
            cache.withLock { $0[set] = entries }
            return entries
        }
        return nil
    }

    static func color(of entries: [Entry], in traits: UITraitCollection) -> UIColor {
        let candidates = entries.compactMap { entry in entry.condition.score(in: traits).map { (entry.color, $0) } }
        return candidates.max { $0.1 < $1.1 }?.0 ?? entries[0].color
    }
}

extension NamedColor.Entry {
    /// Creates an entry of a color set, or nil if the entry defines no color for a phone or tablet.
    init?(_ entry: [String: Any]) {
        condition = AssetCondition(entry)
        guard !condition.hasUnsupportedIdiom, let description = entry["color"] as? [String: Any] else { return nil }
        let components = description["components"] as? [String: String] ?? [:]
        let alpha: CGFloat = NamedColor.Entry.component(components["alpha"]) ?? 1
        if let white = NamedColor.Entry.component(components["white"]) {
            color = UIColor(white: white, alpha: alpha)
            return
        }
        guard let red = NamedColor.Entry.component(components["red"]),
            let green = NamedColor.Entry.component(components["green"]),
            let blue = NamedColor.Entry.component(components["blue"])
        else { return nil }
        if description["color-space"] as? String == "display-p3" {
            color = UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        } else {
            color = UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// Parses a component in one of the formats of catalogs: "0xFF", "255" or "1.000".
    private static func component(_ text: String?) -> CGFloat? {
        guard let text else { return nil }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        if text.contains(".") { return Double(text).map { CGFloat($0) } }
        return Int(text).map { CGFloat($0) / 255 }
    }
}
