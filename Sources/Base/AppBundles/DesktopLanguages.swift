import Foundation

/// The languages and the locale that the desktop sets in the environment.
struct DesktopLanguages: Equatable {
    /// The languages, such as `de-DE`, in the order of preference.
    var preferred: [String]
    /// The locale for dates and numbers, such as `de_DE`.
    var locale: String

    /// Reads the environment. Returns nil if it sets no language, as in the locales `C` and `POSIX`.
    ///
    /// - Parameter variable: Returns the value of a variable.
    init?(_ variable: (String) -> String?) {
        func value(_ names: [String]) -> String? {
            for name in names {
                if let value = variable(name), !value.isEmpty { return value }
            }
            return nil
        }
        guard let messages = value(["LC_ALL", "LC_MESSAGES", "LANG"]).flatMap(DesktopLanguages.locale) else {
            return nil
        }
        locale = value(["LC_ALL", "LC_TIME", "LANG"]).flatMap(DesktopLanguages.locale) ?? messages
        // LANGUAGE has no effect in the locale C, which was handled above.
        let list: [String] = (variable("LANGUAGE") ?? "").split(separator: ":").map(String.init)
        var languages: [String] = []
        for entry in list.compactMap(DesktopLanguages.locale) + [messages] {
            let language: String = entry.replacingOccurrences(of: "_", with: "-")
            if !languages.contains(language) { languages.append(language) }
        }
        preferred = languages
    }

    /// Returns an identifier such as `de_DE` or `sr_Latn_RS` for a locale of the C library, such as `de_DE.UTF-8` or
    /// `sr_RS@latin`.
    private static func locale(_ name: String) -> String? {
        let base: Substring = name.prefix { $0 != "." && $0 != "@" }
        guard !base.isEmpty, base != "C", base != "POSIX" else { return nil }
        let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
        let modifier: String? = name.split(separator: "@", maxSplits: 1).dropFirst().first.map(String.init)
        guard let script = modifier.flatMap({ scripts[$0] }) else { return String(base) }
        var parts: [Substring] = base.split(separator: "_")
        parts.insert(script[...], at: 1)
        return parts.joined(separator: "_")
    }
}
