import Foundation

/// Converts the Xcode build settings of a target to `TargetSettings`.
struct TargetSettingsReader {
    let settings: BuildSettings
    let project: XcodeProject
    let kind: AppTarget.Kind
    let target: String
    let context: ProjectContext

    func read() -> TargetSettings {
        var result = TargetSettings()
        result.swiftVersion = TargetSettingsReader.languageMode(settings["SWIFT_VERSION"])
        if result.swiftVersion == TargetSettingsReader.latestMode,
            !settings["SWIFT_VERSION"].hasPrefix(result.swiftVersion)
        {
            context.note(
                .setting, target: target,
                "The language version \(settings["SWIFT_VERSION"]) of the target \(target) is not supported. The target is "
                    + "compiled as Swift \(result.swiftVersion).")
        }
        result.isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        result.compilationConditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        addFeatures(to: &result)
        TargetSettingsReader.addFlags(
            settings.list("OTHER_SWIFT_FLAGS"), to: &result, target: target, context: context)
        result.compilationConditions = TargetSettingsReader.conditions(result.compilationConditions)
        result.upcomingFeatures = TargetSettingsReader.unique(result.upcomingFeatures)
        result.experimentalFeatures = TargetSettingsReader.unique(result.experimentalFeatures)
        result.bundleIdentifier = settings["PRODUCT_BUNDLE_IDENTIFIER"]
        result.appIconName = settings.nonempty("ASSETCATALOG_COMPILER_APPICON_NAME")
        result.accentColorName = settings.nonempty("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME")
        result.generatesAssetSymbols = settings.bool("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS", default: true)
        result.generatesAssetSymbolExtensions = settings.bool(
            "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
        result.generatesStringSymbols = settings.bool("STRING_CATALOG_GENERATE_SYMBOLS", default: false)
        let idioms: [String] = settings.deviceFamilies.compactMap { TargetSettingsReader.idioms[$0] }
        if !idioms.isEmpty { result.deviceIdioms = Set(idioms) }
        addInfoPlist(to: &result)
        return result
    }

    /// The idioms of asset catalogs by the number of a device family.
    private static let idioms: [Int: String] = [1: "iphone", 2: "ipad"]

    /// Returns the names of conditions without repetitions. The value in `NAME=1` has no meaning in Swift.
    static func conditions(_ values: [String]) -> [String] {
        unique(values.map { String($0.prefix { $0 != "=" }) }).filter { name in
            !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
    }

    static func unique(_ values: [String]) -> [String] {
        var seen: Set<String> = []
        return values.filter { seen.insert($0).inserted }
    }

    /// The latest language mode of the compiler.
    static let latestMode = "6"

    /// Returns `5` for `5.0`, and `4.2` for `4.2`.
    static func languageMode(_ version: String) -> String {
        guard let major = version.split(separator: ".").first.flatMap({ Int($0) }) else { return "5" }
        if major < 4 { return "4" }
        if major > 6 { return latestMode }
        return version.hasPrefix("4.2") ? "4.2" : String(major)
    }

    // MARK: Features

    private func addFeatures(to result: inout TargetSettings) {
        if settings.bool("SWIFT_APPROACHABLE_CONCURRENCY") {
            result.upcomingFeatures += TargetSettingsReader.approachableConcurrency
        }
        for setting in settings.names where setting.hasPrefix(TargetSettingsReader.featurePrefix) {
            guard let feature = TargetSettingsReader.feature(setting) else { continue }
            if settings.bool(setting) {
                result.upcomingFeatures.append(feature)
            } else if settings[setting].lowercased() == "no" {
                // This setting can turn off a feature that SWIFT_APPROACHABLE_CONCURRENCY turns on.
                result.upcomingFeatures.removeAll { $0 == feature }
            }
        }
        if settings.bool("SWIFT_ENABLE_BARE_SLASH_REGEX") { result.upcomingFeatures.append("BareSlashRegexLiterals") }
        switch settings["SWIFT_STRICT_CONCURRENCY"] {
        case "complete": result.upcomingFeatures.append("StrictConcurrency")
        case "targeted": result.experimentalFeatures.append("StrictConcurrency=targeted")
        default: break
        }
    }

    private static let approachableConcurrency = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    private static let featurePrefix = "SWIFT_UPCOMING_FEATURE_"

    /// The name of the feature that a setting such as `SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY` controls.
    private static func feature(_ setting: String) -> String? {
        let name = String(setting.dropFirst(featurePrefix.count))
        switch name {
        case "": return nil
        case "DISABLE_OUTWARD_ACTOR_ISOLATION": return "DisableOutwardActorInference"
        case "IMPORT_OBJC_FORWARD_DECLS": return "ImportObjcForwardDeclarations"
        case "IMPLICIT_OPEN_EXISTENTIALS": return "ImplicitOpenExistentials"
        default:
            return name.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
        }
    }

    // MARK: Flags

    /// Adds the conditions and features that compiler flags turn on.
    static func addFlags(
        _ list: [String], to result: inout TargetSettings, target: String, context: ProjectContext
    ) {
        var flags: ArraySlice<String> = list[...]
        var others: [String] = []
        while let flag = flags.popFirst() {
            // -Xfrontend precedes a flag of the compiler frontend.
            if flag == "-Xfrontend" || flag.isEmpty { continue }
            if flag == "-D" {
                if let name = flags.popFirst() { result.compilationConditions.append(name) }
            } else if flag.hasPrefix("-D") {
                result.compilationConditions.append(String(flag.dropFirst(2)))
            } else if flag == "-enable-upcoming-feature" {
                if let name = next(&flags) { result.upcomingFeatures.append(name) }
            } else if flag == "-enable-experimental-feature" {
                if let name = next(&flags) { result.experimentalFeatures.append(name) }
            } else if flag == "-enable-bare-slash-regex" {
                result.upcomingFeatures.append("BareSlashRegexLiterals")
            } else if flag == "-default-isolation" {
                result.isMainActorByDefault = next(&flags) == "MainActor"
            } else if flag == "-Xcc" {
                _ = flags.popFirst()
            } else if !TargetSettingsReader.isHarmless(flag) {
                others.append(flag)
            }
        }
        guard !others.isEmpty else { return }
        context.note(
            .setting, target: target,
            "Compiler flags in the settings of the target \(target) have no effect: "
                + "\(others.joined(separator: " ")).")
    }

    private static func next(_ flags: inout ArraySlice<String>) -> String? {
        if flags.first == "-Xfrontend" { flags.removeFirst() }
        return flags.popFirst()
    }

    /// Returns whether a flag is ignored without a notice. Arguments of other flags, which do not begin with a hyphen,
    /// are also ignored.
    private static func isHarmless(_ flag: String) -> Bool {
        !flag.hasPrefix("-") || !flag.hasPrefix("-load-") && harmlessPrefixes.contains { flag.hasPrefix($0) }
    }

    private static let harmlessPrefixes = [
        "-warn-", "-debug-time-", "-suppress-warnings", "-warnings-as-errors", "-Wwarning", "-Werror", "-driver-time",
        "-debug-info", "-g", "-O", "-whole-module", "-strict-concurrency", "-no-verify", "-stats", "-trace-stats",
        "-serialize-debugging-options", "-no-serialize", "-solver-", "-emit-", "-index-", "-verify",
        "-import-objc-header",
        "-vfsoverlay", "-j", "-num-threads", "-driver-", "-print-stats", "-enable-batch-mode", "-disable-batch-mode",
        "-explicit-module-build", "-swift-version", "-enable-actor-data-race-checks", "-nostdimport", "-I", "-F", "-l",
        "-continue-building-after-errors", "-import-underlying-module", "-enforce-exclusivity", "-enable-testing",
        "-application-extension", "-file-compilation-dir", "-debug-prefix-map", "-coverage-prefix-map", "-Xllvm",
        "-Xlinker", "-diagnostic", "-profile", "-save-temps", "-v",
        "-use-frontend-parseable-output",
    ]

    // MARK: Info.plist

    private func addInfoPlist(to result: inout TargetSettings) {
        let path: String? = settings.nonempty("INFOPLIST_FILE").map { FilePath.join(project.folder, $0) }
        guard kind == .app || path != nil || settings.bool("GENERATE_INFOPLIST_FILE") else { return }
        var plist = InfoPlist(
            settings: settings, kind: kind, file: path.map { InfoPlist.fileValues($0, target: target, context) } ?? [:])
        result.infoPlist = plist.data()
        if result.bundleIdentifier.isEmpty { result.bundleIdentifier = plist.bundleIdentifier }
    }
}
