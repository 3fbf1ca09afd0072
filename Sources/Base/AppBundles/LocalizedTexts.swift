import Foundation
import StringLocalization

/// Looks up strings of string tables in a given language, regardless of the user's languages.
package enum LocalizedTexts {
    /// Returns the string for a key in a language, such as `de` or `pt-BR`. If the language has no string for the key,
    /// returns the string of the development region, if any.
    package static func text(forKey key: String, table: String?, in bundle: Bundle, language: String) -> String? {
        let available: [String] = BundleResources.localizations(of: bundle)
        let names: [String] = LanguageMatching.localizations(from: available, for: [language])
        let development: String? = BundleResources.developmentRegion(of: bundle)
        for name in names + LanguageMatching.localizations(from: available, for: [development ?? "en"]) {
            guard let folder = bundle.resourceURL?.appendingPathComponent("\(name).lproj"),
                let localization = Bundle(url: folder)
            else { continue }
            switch BundleResources.entry(forKey: key, table: table, in: localization) {
            case .text(let text): return text
            case .rule(let rule): return LocalizedFormats.format(of: rule)
            case .devices, nil: continue
            }
        }
        return nil
    }
}
