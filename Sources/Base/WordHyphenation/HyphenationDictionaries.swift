import Foundation

/// The dictionaries that are installed.
package enum HyphenationDictionaries {
    private struct State {
        var folder = "/usr/share/hyphen"
        var languages: [String]?
        var found: HyphenationDictionary??
    }

    // Only `withState(_:)` uses the state, inside the lock.
    private nonisolated(unsafe) static var state = State()
    private static let lock = NSLock()

    private static func withState<Result>(_ body: (inout State) -> Result) -> Result { lock.withLock { body(&state) } }

    /// The dictionary for the first of the user's languages that has one, or nil.
    package static var preferred: HyphenationDictionary? {
        withState { state in
            if let found = state.found { return found }
            let languages: [String] = state.languages ?? Locale.preferredLanguages
            let folder: String = state.folder
            let dictionary: HyphenationDictionary? = languages.lazy.compactMap { open(language: $0, in: folder) }.first
            state.found = .some(dictionary)
            return dictionary
        }
    }

    /// Uses a different dictionary folder and different user languages, for tests. Nil means the system's folder or the
    /// user's own languages.
    package static func use(folder: String?, languages: [String]?) {
        withState { state in
            state = State()
            if let folder { state.folder = folder }
            state.languages = languages
        }
    }

    /// Opens the dictionary of a language. If it is missing, opens a dictionary of the same language for a different
    /// region.
    private static func open(language: String, in folder: String) -> HyphenationDictionary? {
        let wanted: String = language.replacingOccurrences(of: "-", with: "_")
        let code: String = wanted.split(separator: "_").first.map(String.init) ?? wanted
        let files: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let others: [String] = files.filter { $0.hasPrefix("hyph_\(code)_") }
        for file in ["hyph_\(wanted).dic", "hyph_\(code).dic"] + others where files.contains(file) {
            if let dictionary = HyphenationDictionary(path: "\(folder)/\(file)") { return dictionary }
        }
        return nil
    }
}
