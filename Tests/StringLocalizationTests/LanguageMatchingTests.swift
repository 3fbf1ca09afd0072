import Expectations
import Testing

@testable import StringLocalization

struct LanguageMatchingTests {
    @Test(arguments: [
        (["en", "de"], ["de-AT", "en"], ["de"]),
        (["en", "zh-Hans", "zh-Hant"], ["zh-CN"], ["zh-Hans"]),
        (["en", "zh-Hans", "zh-Hant"], ["zh-Hant-HK"], ["zh-Hant"]),
        (["en", "pt-BR", "pt-PT"], ["pt-PT"], ["pt-PT"]),
        (["English", "French"], ["fr-CA"], ["French"]),
        (["en", "nb"], ["no"], ["nb"]),
        (["en", "de"], ["fr"], []),
        (["Base"], ["en"], []),
        ([], ["en"], []),
    ])
    func `a localization matches the user's languages`(_ available: [String], _ preferred: [String], _ chosen: [String])
    {
        expect(LanguageMatching.localizations(from: available, for: preferred), equals: chosen)
    }

    @Test(arguments: [
        (["de", "en", "fr"], ["de"], "en", ["de", "en"]),
        (["de", "en", "fr"], ["en-US"], "en", ["en"]),
        (["Base", "de", "en"], ["it"], "en", ["en", "Base"]),
        (["Base", "de"], ["de"], "en", ["de", "Base"]),
        (["Base", "de"], ["it"], nil, ["de", "Base"]),
        (["Base", "de"], ["en-US"], "en", ["en", "Base"]),
        (["Base", "de"], ["it"], "en", ["en", "Base"]),
        (["de", "fr"], ["it"], "fr", ["fr"]),
        (["de", "fr"], ["it"], nil, ["de"]),
        (["en", "en-GB"], ["en-GB"], "en", ["en-GB", "en"]),
        (["en", "de"], ["de"], "English", ["de", "en"]),
        ([], ["de"], "en", []),
    ])
    func `resources are looked up in order`(
        _ available: [String], _ preferred: [String], _ development: String?, _ order: [String]
    ) {
        expect(
            LanguageMatching.searchOrder(available: available, preferred: preferred, development: development),
            equals: order)
    }
}
