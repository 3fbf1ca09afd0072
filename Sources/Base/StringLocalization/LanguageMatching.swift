import CLocalization
import Foundation

/// Chooses localizations for the user's languages.
package enum LanguageMatching {
    /// Returns the localizations that the user sees, best first, or an empty array if none matches.
    ///
    /// A language matches its regional variants and related languages: `de-AT` matches `de`, and `zh-CN` matches
    /// `zh-Hans`.
    ///
    /// - Parameters:
    ///   - available: The localizations to choose from, such as `en` or `English`.
    ///   - preferred: The user's languages, in the order of preference.
    package static func localizations(from available: [String], for preferred: [String]) -> [String] {
        let candidates: [String] = available.filter { $0 != "Base" }
        guard !candidates.isEmpty, !preferred.isEmpty else { return [] }
        return withCStrings(preferred) { preferred in
            withCStrings(candidates) { candidates in
                var chosen = [UnsafePointer<CChar>?](repeating: nil, count: candidates.count)
                let count: Int32 = localization_choose(
                    preferred, Int32(preferred.count), candidates, Int32(candidates.count), &chosen,
                    Int32(chosen.count))
                return chosen.prefix(Int(count)).compactMap { $0.map { String(cString: $0) } }
            }
        }
    }

    private static func withCStrings<Result>(
        _ strings: [String], _ body: ([UnsafePointer<CChar>?]) -> Result
    ) -> Result {
        let copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        return body(copies.map { UnsafePointer($0) })
    }

    /// Returns the localizations in which a bundle's resources are looked up, best first.
    ///
    /// - Parameters:
    ///   - available: The bundle's localizations.
    ///   - preferred: The user's languages, in the order of preference.
    ///   - development: The bundle's development region. Resources that the chosen localization lacks are taken from
    ///     it.
    package static func searchOrder(
        available: [String], preferred: [String], development: String?
    ) -> [String] {
        let hasBase: Bool = available.contains("Base")
        let fallbacks: [String] = localizations(from: available, for: [development ?? "en"])
        // If the development region has no folder, its resources are in the folder `Base.lproj`.
        let regionInBase: [String] = hasBase && fallbacks.isEmpty ? [development].compactMap { $0 } : []
        var order: [String] = localizations(from: available + regionInBase, for: preferred)
        if order.isEmpty { order = regionInBase }
        if order.isEmpty, fallbacks.isEmpty {
            order = localizations(from: available, for: ["en"])
            if order.isEmpty { order = available.sorted().first { $0 != "Base" }.map { [$0] } ?? [] }
        }
        for fallback in fallbacks.prefix(1) where !order.contains(fallback) { order.append(fallback) }
        guard hasBase else { return order }
        let position: Int? = regionInBase.first.flatMap { order.firstIndex(of: $0) }
        order.insert("Base", at: position.map { $0 + 1 } ?? order.endIndex)
        return order
    }
}
