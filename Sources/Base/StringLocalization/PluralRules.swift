import CLocalization
import Synchronization

/// The rules that map a number to a plural category, by language.
package enum PluralRules {
    /// ICU rules. They are never freed or changed, and ICU reads them on any thread.
    private struct Rules: @unchecked Sendable {
        var pointer: UnsafeMutableRawPointer?
    }

    private static let rules = Mutex<[String: Rules]>([:])

    /// Returns the category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
    ///
    /// - Parameter language: A language, such as `de` or `pt-BR`.
    package static func category(of number: Double, language: String) -> String {
        let found: Rules = rules.withLock { rules in
            if let found = rules[language] { return found }
            let created = Rules(pointer: localization_plural_rules(language))
            rules[language] = created
            return created
        }
        guard let pointer = found.pointer else { return "other" }
        var name = [UInt16](repeating: 0, count: 16)
        let length: Int32 = localization_plural_category(pointer, number, &name, Int32(name.count))
        return length == 0 ? "other" : String(decoding: name[..<Int(length)], as: UTF16.self)
    }
}
