import Foundation
import StringLocalization
import Synchronization

/// The user's languages and region.
///
/// The first source with a value determines them: the launch arguments `-AppleLanguages (de)` and
/// `-AppleLocale de_DE`, the user defaults `AppleLanguages` and `AppleLocale`, or the desktop. Without any, an app in a
/// bundle uses English in the United States. They are read once for each launch.
package enum UserLanguages {
    private struct State {
        var languages: [String]
        var locale: Locale?
    }

    private static let state = Mutex<State?>(nil)

    /// The user's languages, such as `de-DE`, in the order of preference.
    package static var preferred: [String] {
        if let state = state.withLock({ $0 }) { return state.languages }
        let languages: [String] = readLanguages()
        // Apps expect that these defaults have values.
        UserDefaults.standard.register(defaults: ["AppleLanguages": languages])
        return state.withLock { state in
            let known: State = state ?? State(languages: languages)
            state = known
            return known.languages
        }
    }

    /// The locale of the app. Its language is the language in which the app is shown, and its region is the user's.
    package static var locale: Locale {
        if let locale = state.withLock({ $0?.locale }) { return locale }
        let languages: [String] = preferred
        let locale = Locale(identifier: localeIdentifier(languages: languages))
        UserDefaults.standard.register(defaults: ["AppleLocale": locale.identifier])
        state.withLock { $0?.locale = locale }
        return locale
    }

    /// Reads the languages again at the next use, for another launch of an app in this process.
    package static func reset() {
        state.withLock { $0 = nil }
        BundleResources.reset()
    }

    /// The languages of the desktop, if any. Read before `main`, because the host changes variables while it opens the
    /// display.
    static let desktop = DesktopLanguages(ProcessBundle.variable)

    /// The identifier of Foundation's locale on Linux.
    private static let neutral = "en_001"

    /// Returns a default that the arguments or the app set. Registered defaults are ignored, because the last launch
    /// registered them.
    private static func setting(_ name: String) -> Any? {
        let defaults: UserDefaults = .standard
        return defaults.volatileDomain(forName: UserDefaults.argumentDomain)[name]
            ?? defaults.persistentDomain(forName: UserDefaults.currentApplicationName)?[name]
    }

    private static var localeSetting: String? {
        (setting("AppleLocale") as? String).flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func readLanguages() -> [String] {
        if let languages = languages(setting("AppleLanguages")) { return languages }
        if let locale = localeSetting { return [language(ofLocale: locale)] }
        if !ProcessBundle.isIsolated, let desktop {
            return desktop.preferred
        }
        return ProcessBundle.path == nil ? [language(ofLocale: neutral)] : ["en-US"]
    }

    /// Returns the languages of a user default, which is an array or, in a launch argument, text such as `de` or
    /// `(de, en)`.
    private static func languages(_ value: Any?) -> [String]? {
        var languages: [String] = value as? [String] ?? []
        if let text = value as? String {
            let separators = CharacterSet(charactersIn: " ,()\"'\n\t")
            languages = text.components(separatedBy: separators)
        }
        languages = languages.filter { !$0.isEmpty }.map { language(ofLocale: $0) }
        return languages.isEmpty ? nil : languages
    }

    private static func language(ofLocale identifier: String) -> String {
        String(identifier.prefix { $0 != "@" && $0 != "." }.map { $0 == "_" ? "-" : $0 })
    }

    private static func localeIdentifier(languages: [String]) -> String {
        let user: String = userLocaleIdentifier(languages: languages)
        let available: [String] = BundleResources.languages(of: .main)
        guard let shown = available.first else { return user }
        let shownLanguage = Locale.Language(identifier: shown)
        let userLocale = Locale(identifier: user)
        guard let code = shownLanguage.languageCode, code != userLocale.language.languageCode else { return user }
        let script: String = shown.contains("-") ? shownLanguage.script.map { "-\($0.identifier)" } ?? "" : ""
        let region: String = userLocale.region.map { "_\($0.identifier)" } ?? ""
        return code.identifier + script + region
    }

    private static func userLocaleIdentifier(languages: [String]) -> String {
        if let locale = localeSetting { return locale.replacingOccurrences(of: "-", with: "_") }
        var region = "US"
        if !ProcessBundle.isIsolated, let desktop {
            if desktop.preferred == languages { return desktop.locale }
            region = Locale(identifier: desktop.locale).region?.identifier ?? region
        }
        guard let first = languages.first else { return neutral }
        let identifier: String = first.replacingOccurrences(of: "-", with: "_")
        return Locale(identifier: identifier).region == nil ? "\(identifier)_\(region)" : identifier
    }
}
