import Foundation

/// The texts of the kit's own controls, such as the title of a Cancel button, in the language in which the app is shown.
package enum SystemTexts {
    private static let languages: [String: [String: String]] = [
        "de": german, "es": spanish, "fr": french, "ja": japanese, "ko": korean, "zh-Hans": simplifiedChinese,
        "zh-Hant": traditionalChinese,
    ]

    /// Returns a text in the language of the app. The English text is the key. It is returned if there is no translation.
    package static func localized(_ english: String) -> String { localized(english, in: Locale.current.language) }

    static func localized(_ english: String, in language: Locale.Language) -> String {
        guard let code = language.languageCode?.identifier, code != "en" else { return english }
        // A language can imply its script, as that of Taiwan does.
        let script: String? = Locale.Language(identifier: language.maximalIdentifier).script?.identifier
        return (languages[code] ?? script.flatMap { languages["\(code)-\($0)"] })?[english] ?? english
    }
}
