import Foundation

/// The strings of the kit's own controls, such as the title of a Cancel button, in the language in which the app is
/// shown.
package enum SystemTexts {
    private static let languages: [String: [String: String]] = [
        "de": german, "es": spanish, "fr": french, "ja": japanese, "ko": korean, "zh-Hans": simplifiedChinese,
        "zh-Hant": traditionalChinese,
    ]

    /// Returns the translation of an English text in the language of the app, or the English text if no translation
    /// exists.
    package static func localized(_ english: String) -> String { localized(english, in: Locale.current.language) }

    /// Returns the translation of a text in which values replace `%1` and `%2`.
    package static func localized(_ english: String, _ values: String...) -> String {
        filled(localized(english), with: values)
    }

    static func filled(_ text: String, with values: [String]) -> String {
        values.enumerated().reduce(text) { text, value in
            text.replacingOccurrences(of: "%\(value.offset + 1)", with: value.element)
        }
    }

    static func localized(_ english: String, in language: Locale.Language) -> String {
        guard let code = language.languageCode?.identifier, code != "en" else { return english }
        // A language can imply its script: zh-TW implies zh-Hant.
        let script: String? = Locale.Language(identifier: language.maximalIdentifier).script?.identifier
        return (languages[code] ?? script.flatMap { languages["\(code)-\($0)"] })?[english] ?? english
    }
}
