import Foundation

/// Converts build settings of Xcode to those of the model.
struct TargetSettingsReader {
    let settings: BuildSettings
    let project: XcodeProject
    let kind: AppTarget.Kind
    let target: String
    let context: ProjectContext

    func read() -> TargetSettings {
        var result = TargetSettings()
        result.swiftVersion = languageMode(settings["SWIFT_VERSION"])
        result.isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        result.compilationConditions = unique(settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
        result.bundleIdentifier = settings["PRODUCT_BUNDLE_IDENTIFIER"]
        result.appIconName = settings.nonempty("ASSETCATALOG_COMPILER_APPICON_NAME")
        result.accentColorName = settings.nonempty("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME")
        result.generatesAssetSymbols = settings.bool("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS", default: true)
        result.generatesAssetSymbolExtensions = settings.bool(
            "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS", default: true)
        return result
    }

    private func unique(_ values: [String]) -> [String] {
        var seen: Set<String> = []
        return values.filter { seen.insert($0).inserted }
    }

    /// Returns `5` for `5.0`, and `4.2` for `4.2`.
    private func languageMode(_ version: String) -> String {
        guard let major = version.split(separator: ".").first.flatMap({ Int($0) }) else { return "5" }
        if major < 4 { return "4" }
        return version.hasPrefix("4.2") ? "4.2" : String(major)
    }
}
