/// The languages of the keyboards that the user can choose from.
package struct KeyboardLanguages: Hashable, Sendable {
    /// The language of the keyboard with Latin letters.
    package let latin: String
    /// The language of the keyboard with kana, or nil if the user does not use Japanese.
    package let kana: String?

    /// Creates the languages.
    ///
    /// - Parameter preferred: The user's languages, the preferred one first. If all are Japanese, the keyboard with
    ///   Latin letters is English.
    package init(preferred: [String]) {
        latin = preferred.first { !Self.isJapanese($0) } ?? "en"
        kana = preferred.first(where: Self.isJapanese)
    }

    /// Returns whether a language is Japanese.
    package static func isJapanese(_ language: String) -> Bool { language.prefix(3) == "ja-" || language == "ja" }
}
