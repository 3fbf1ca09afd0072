import Foundation

/// The strings of a table in one language.
package struct StringTable: Sendable {
    package private(set) var entries: [String: LocalizedEntry] = [:]

    /// Creates a table from a `.strings` file and a `.stringsdict` file, whose entries take precedence. A file that is
    /// not a property list is ignored.
    package init(strings: Data?, rules: Data?, language: String) {
        for data in [strings, rules] {
            guard let data, !data.isEmpty,
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
                let values = list as? [String: Any]
            else { continue }
            for (key, value) in values {
                if let entry = LocalizedEntry(value, language: language) { entries[key] = entry }
            }
        }
    }
}
