import AppBundles
import Foundation
import StringLocalization

// Definitions that replace Foundation's definitions, because they have the same symbols. CBundleHooks also writes the
// replacements of methods into the method table of the class. `ToolchainTests` fails if a symbol changes.

extension Bundle {
    /// Replaces the getter of `localizations`, whose order depends on the file system.
    @_silgen_name("$s10Foundation6BundleC13localizationsSaySSGvg")
    public final func replacedLocalizations() -> [String] { BundleResources.localizations(of: self) }

    /// Replaces the getter of `preferredLocalizations`.
    @_silgen_name("$s10Foundation6BundleC22preferredLocalizationsSaySSGvg")
    public final func replacedPreferredLocalizations() -> [String] {
        let languages: [String] = BundleResources.languages(of: self)
        return languages.isEmpty ? ["en"] : Array(languages.prefix(1))
    }

    /// Replaces the getter of `developmentLocalization`, because Foundation's getter stops the program.
    @_silgen_name("$s10Foundation6BundleC23developmentLocalizationSSSgvg")
    public final func replacedDevelopmentLocalization() -> String? {
        BundleResources.developmentRegion(of: self) ?? "en"
    }

    /// Replaces `localizedString(forKey:value:table:)`, because Foundation's method stops the program at an entry of a
    /// `.stringsdict` file.
    @_silgen_name("$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF")
    public final func replacedLocalizedString(forKey key: String, value: String?, table: String?) -> String {
        switch BundleResources.entry(forKey: key, table: table, in: self) {
        case .text(let text): return text
        case .rule(let rule): return LocalizedFormats.format(of: rule)
        case .devices, nil: return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        }
    }

    /// Replaces the getter of `localizedInfoDictionary`.
    @_silgen_name("$s10Foundation6BundleC23localizedInfoDictionarySDySSypGSgvg")
    public final func replacedLocalizedInfoDictionary() -> [String: Any]? {
        BundleResources.localizedInformation(of: self)
    }

    /// Replaces `object(forInfoDictionaryKey:)`. If any value is localized, Foundation's method finds no other values.
    @_silgen_name("$s10Foundation6BundleC6object20forInfoDictionaryKeyypSgSS_tF")
    public final func replacedObject(forInfoDictionaryKey key: String) -> Any? {
        BundleResources.localizedInformation(of: self)[key] ?? infoDictionary?[key]
    }

    // MARK: Files

    /// Replaces `url(forResource:withExtension:subdirectory:)`, which the other methods call.
    @_silgen_name(
        "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF")
    public final func replacedURL(
        forResource name: String?, withExtension fileExtension: String?, subdirectory: String?
    ) -> URL? {
        BundleResources.url(name, extension: fileExtension, subdirectory: subdirectory, in: self)
    }

    /// Replaces `url(forResource:withExtension:subdirectory:localization:)`.
    @_silgen_name(
        "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory12localization0A10Essentials3URLVSgSSSg_A3MtF"
    )
    public final func replacedURL(
        forResource name: String?, withExtension fileExtension: String?, subdirectory: String?, localization: String?
    ) -> URL? {
        BundleResources.url(
            name, extension: fileExtension, subdirectory: subdirectory, in: self, localization: localization)
    }

    /// Replaces `urls(forResourcesWithExtension:subdirectory:)`.
    @_silgen_name(
        "$s10Foundation6BundleC4urls25forResourcesWithExtension12subdirectorySayAA5NSURLCGSgSSSg_AKtF")
    public final func replacedURLs(forResourcesWithExtension fileExtension: String?, subdirectory: String?) -> [NSURL]?
    {
        BundleResources.urls(extension: fileExtension, subdirectory: subdirectory, in: self).map { $0 as NSURL }
    }

    /// Replaces `urls(forResourcesWithExtension:subdirectory:localization:)`.
    @_silgen_name(
        "$s10Foundation6BundleC4urls25forResourcesWithExtension12subdirectory12localizationSayAA5NSURLCGSgSSSg_A2LtF")
    public final func replacedURLs(
        forResourcesWithExtension fileExtension: String?, subdirectory: String?, localization: String?
    ) -> [NSURL]? {
        BundleResources.urls(
            extension: fileExtension, subdirectory: subdirectory, in: self, localization: localization
        ).map { $0 as NSURL }
    }

    // MARK: Bundles of code

    /// Replaces the initializing entry point of `init(for:)`, which Swift calls after it allocates the object. The code
    /// of an app and of its frameworks is in one program here, so the module of the class identifies the bundle.
    @_silgen_name("$s10Foundation6BundleC3forACyXlXp_tcfc")
    public final func replacedInitializer(for aClass: AnyClass) -> Bundle {
        ProcessBundle.discard(self)
        return ProcessBundle.bundle(for: aClass)
    }

    /// Replaces the initializing entry point of `init(identifier:)`, which Swift calls after it allocates the object.
    @_silgen_name("$s10Foundation6BundleC10identifierACSgSS_tcfc")
    public final func replacedInitializer(identifier: String) -> Bundle? {
        ProcessBundle.discard(self)
        return findBundle(identifier: identifier)
    }
}

/// Replaces the allocating entry point of `Bundle.init(for:)`.
@_silgen_name("$s10Foundation6BundleC3forACyXlXp_tcfC")
public func makeBundle(for aClass: AnyClass) -> Bundle { ProcessBundle.bundle(for: aClass) }

/// Replaces the allocating entry point of `Bundle.init(identifier:)`, because Foundation's initializer finds only
/// bundles that were used before.
@_silgen_name("$s10Foundation6BundleC10identifierACSgSS_tcfC")
public func makeBundle(identifier: String) -> Bundle? { findBundle(identifier: identifier) }

private func findBundle(identifier: String) -> Bundle? {
    ([Bundle.main] + ProcessBundle.innerBundles).first { $0.bundleIdentifier == identifier }
}

/// Replaces the getter of `Bundle.allBundles`.
@_silgen_name("$s10Foundation6BundleC10allBundlesSayACGvgZ")
public func allBundles() -> [Bundle] {
    [.main] + ProcessBundle.innerBundles.filter { $0.bundleURL.pathExtension != "framework" }
}

/// Replaces the getter of `Bundle.allFrameworks`.
@_silgen_name("$s10Foundation6BundleC13allFrameworksSayACGvgZ")
public func allFrameworks() -> [Bundle] {
    ProcessBundle.innerBundles.filter { $0.bundleURL.pathExtension == "framework" }
}

/// Replaces `Bundle.preferredLocalizations(from:)`.
@_silgen_name("$s10Foundation6BundleC22preferredLocalizations4fromSaySSGAF_tFZ")
public func preferredLocalizations(from localizations: [String]) -> [String] {
    let shown: [String] = BundleResources.languages(of: .main)
    return chosenLocalizations(from: localizations, for: shown + UserLanguages.preferred)
}

/// Replaces `Bundle.preferredLocalizations(from:forPreferences:)`.
@_silgen_name("$s10Foundation6BundleC22preferredLocalizations4from14forPreferencesSaySSGAG_AGSgtFZ")
public func preferredLocalizations(from localizations: [String], forPreferences preferences: [String]?) -> [String] {
    chosenLocalizations(from: localizations, for: preferences ?? UserLanguages.preferred)
}

private func chosenLocalizations(from localizations: [String], for languages: [String]) -> [String] {
    for preferred in [languages, ["en"]] {
        let chosen: [String] = LanguageMatching.localizations(from: localizations, for: preferred)
        if !chosen.isEmpty { return chosen }
    }
    return [localizations.first ?? "en"]
}
