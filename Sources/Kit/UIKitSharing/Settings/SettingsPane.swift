import Foundation

/// A page of settings, with entries in groups.
struct SettingsPane {
    /// A group of entries.
    struct Section {
        var title: String?
        var footer: String?
        var entries: [SettingsSpecifier] = []
    }

    var title: String?
    var sections: [Section] = []

    /// Reads a page from a property list in a settings bundle. Returns nil if the property list cannot be read.
    init?(named name: String, in folder: URL) {
        let file: URL = folder.appendingPathComponent(name).appendingPathExtension("plist")
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let values = list as? [String: Any]
        else { return nil }
        let bundle = Bundle(url: folder)
        let table: String = values["StringsTable"] as? String ?? name
        func localize(_ text: String) -> String {
            bundle?.localizedString(forKey: text, value: text, table: table) ?? text
        }
        title = (values["Title"] as? String).map(localize)
        for entry in values["PreferenceSpecifiers"] as? [[String: Any]] ?? [] {
            if let specifier = SettingsSpecifier(entry, localize: localize) { add(specifier) }
        }
    }

    private mutating func add(_ specifier: SettingsSpecifier) {
        switch specifier.kind {
        case .group(let footer):
            sections.append(Section(title: specifier.title.isEmpty ? nil : specifier.title, footer: footer))
        case .radio(_, let footer):
            sections.append(
                Section(title: specifier.title.isEmpty ? nil : specifier.title, footer: footer, entries: [specifier]))
        default:
            if sections.isEmpty { sections.append(Section()) }
            sections[sections.count - 1].entries.append(specifier)
        }
    }
}
