import Foundation

/// The dictionaries that are installed.
@MainActor
package enum SpellingDictionaries {
    /// The folders with dictionaries, in order of precedence.
    package static var folders: [URL] = [
        URL(fileURLWithPath: "/usr/share/hunspell"), URL(fileURLWithPath: "/usr/share/myspell/dicts"),
    ]
    {
        didSet {
            opened = [:]
            listed = nil
        }
    }

    /// Whether views mark misspelled words. Views do so in applications that run in windows. They do not in tests,
    /// because the pictures of tests must not depend on installed dictionaries.
    package static var marksViews = false

    private static var opened: [String: SpellingDictionary?] = [:]
    private static var listed: [String]?

    /// The languages with dictionaries, such as `en_US`, in alphabetical order.
    package static var languages: [String] {
        if let listed { return listed }
        let names: [String] = folders.flatMap { folder in
            (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        }
        let all = Set(names)
        let found: [String] = all.filter { $0.hasSuffix(".dic") && !$0.hasPrefix("hyph_") }
            .map { String($0.dropLast(4)) }
            .filter { all.contains("\($0).aff") }
            .sorted()
        listed = found
        return found
    }

    /// Returns the dictionary of a language. If it is missing, returns a dictionary of the same language for a
    /// different region.
    package static func dictionary(for language: String) -> SpellingDictionary? {
        if let known = opened[language] { return known }
        let dictionary: SpellingDictionary? = bestName(for: language).flatMap { name in
            folders.lazy.compactMap { SpellingDictionary(language: name, in: $0) }.first
        }
        opened[language] = .some(dictionary)
        return dictionary
    }

    private static func bestName(for language: String) -> String? {
        let wanted: String = language.replacingOccurrences(of: "-", with: "_")
        let available: [String] = languages
        if available.contains(wanted) { return wanted }
        let parts: [Substring] = wanted.split(separator: "_")
        guard let code = parts.first else { return nil }
        // A script code is between the language and the region, as in zh_Hant_TW.
        if parts.count == 3, available.contains("\(code)_\(parts[2])") { return "\(code)_\(parts[2])" }
        return available.first { $0 == code || $0.hasPrefix("\(code)_") }
    }

    /// The first of the user's languages that has a dictionary, if any.
    package static var preferredLanguage: String? {
        Locale.preferredLanguages.lazy.compactMap { bestName(for: $0) }.first
    }
}
