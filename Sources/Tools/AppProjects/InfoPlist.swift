import Foundation

/// The contents of the `Info.plist` of a target: its file, and the keys that build settings add.
struct InfoPlist {
    let settings: BuildSettings
    let kind: AppTarget.Kind
    /// The values in the target's own file.
    let file: [String: Any]

    /// The bundle identifier in the property list; empty until `data()` is called.
    private(set) var bundleIdentifier = ""

    init(settings: BuildSettings, kind: AppTarget.Kind, file: [String: Any]) {
        self.settings = settings
        self.kind = kind
        self.file = file
    }

    /// Returns the property list in XML.
    mutating func data() -> Data? {
        var values: [String: Any] = file
        if settings.bool("GENERATE_INFOPLIST_FILE") { merge(generated(), into: &values) }
        var expanding: BuildSettings = settings
        if settings["PRODUCT_BUNDLE_IDENTIFIER"].isEmpty, let identifier = values["CFBundleIdentifier"] as? String {
            expanding.add(["PRODUCT_BUNDLE_IDENTIFIER": identifier])
        }
        values = InfoPlist.expanded(values, expanding) as? [String: Any] ?? values
        // An empty value of these keys is an error on iOS.
        for key in InfoPlist.keysWithoutEmptyValues where (values[key] as? String)?.isEmpty ?? false {
            values[key] = nil
        }
        for (key, value) in additions() where values[key] == nil { values[key] = value }
        bundleIdentifier = values["CFBundleIdentifier"] as? String ?? ""
        return try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }

    private static let keysWithoutEmptyValues = [
        "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleIconFile", "CFBundleIdentifier", "CFBundleName",
        "CFBundlePackageType", "CFBundleShortVersionString", "CFBundleVersion", "NSPrincipalClass", "NSMainNibFile",
    ]

    /// Replaces the references to settings in all strings.
    private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
        switch value {
        case let string as String: settings.expand(string)
        case let array as [Any]: array.map { expanded($0, settings) }
        case let dictionary as [String: Any]: dictionary.mapValues { expanded($0, settings) }
        default: value
        }
    }

    // MARK: Generated values

    /// Merges generated values into the values of the file. A scalar replaces the value of the file; arrays and
    /// dictionaries are added to the arrays and dictionaries of the file.
    private func merge(_ generated: [String: Any], into values: inout [String: Any]) {
        for (key, value) in generated {
            if let new = value as? [String: Any], let old = values[key] as? [String: Any] {
                values[key] = old.merging(new, uniquingKeysWith: { $1 })
            } else if let new = value as? [String], let old = values[key] as? [String] {
                values[key] = old + new.filter { !old.contains($0) }
            } else if values[key] == nil || !(value is [String] || value is [String: Any]) {
                values[key] = value
            }
        }
    }

    /// The values that Xcode generates if `GENERATE_INFOPLIST_FILE` is on.
    private func generated() -> [String: Any] {
        var values: [String: Any] = ["CFBundleInfoDictionaryVersion": "6.0"]
        let defaults: [(key: String, setting: String)] = [
            ("CFBundleName", "PRODUCT_NAME"), ("CFBundleExecutable", "EXECUTABLE_NAME"),
            ("CFBundleVersion", "CURRENT_PROJECT_VERSION"), ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
            ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleShortVersionString", "MARKETING_VERSION"),
        ]
        for (key, setting) in defaults {
            if let value = settings.nonempty(setting) { values[key] = value }
        }
        values["CFBundlePackageType"] = packageType
        for setting in settings.names where setting.hasPrefix(InfoPlist.prefix) {
            let name = String(setting.dropFirst(InfoPlist.prefix.count))
            if let (key, value) = value(of: name, setting) { values[key] = value }
        }
        if kind == .app { values["LSRequiresIPhoneOS"] = true }
        return values
    }

    private static let prefix = "INFOPLIST_KEY_"

    /// Returns the key and the value for a setting whose name begins with `INFOPLIST_KEY_`.
    private func value(of name: String, _ setting: String) -> (key: String, value: Any)? {
        switch name {
        case "UILaunchScreen_Generation":
            return settings.bool(setting) ? ("UILaunchScreen", ["UILaunchScreen": [String: Any]()]) : nil
        case "UIApplicationSceneManifest_Generation":
            guard settings.bool(setting) else { return nil }
            let manifest: [String: Any] = [
                "UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any](),
            ]
            return ("UIApplicationSceneManifest", manifest)
        default: break
        }
        var key: String = name
        for (suffix, replacement) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")] where name.hasSuffix(suffix) {
            key = String(name.dropLast(suffix.count)) + replacement
        }
        let base: Substring = key.prefix { $0 != "~" }
        if InfoPlist.listKeys.contains(base) { return (key, settings.list(setting)) }
        if InfoPlist.booleanKeys.contains(base) {
            // An empty value counts as if the key were not set.
            return settings[setting].isEmpty ? nil : (key, settings.bool(setting))
        }
        return (key, settings[setting])
    }

    private static let listKeys: Set<Substring> = [
        "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities",
        "WKSupportsLiveActivityLaunchAttributeTypes",
    ]

    private static let booleanKeys: Set<Substring> = [
        "ITSAppUsesNonExemptEncryption", "LSBackgroundOnly", "LSUIElement", "LSSupportsOpeningDocumentsInPlace",
        "NSSupportsLiveActivities", "NSSupportsLiveActivitiesFrequentUpdates",
        "UIApplicationSupportsIndirectInputEvents",
        "UIRequiresFullScreen", "UIStatusBarHidden", "UISupportsDocumentBrowser", "WKApplication", "WKWatchOnly",
        "WKRunsIndependentlyOfCompanionApp", "MetalCaptureEnabled", "GCSupportsControllerUserInteraction",
        "GCSupportsGameMode", "UIFileSharingEnabled", "UIViewControllerBasedStatusBarAppearance",
    ]

    /// The values that every bundle has.
    private func additions() -> [String: Any] {
        var values: [String: Any] = [
            "CFBundleName": settings["PRODUCT_NAME"], "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundlePackageType": packageType, "CFBundleSupportedPlatforms": ["iPhoneSimulator"],
        ]
        if kind != .library { values["CFBundleExecutable"] = settings["EXECUTABLE_NAME"] }
        let fallbacks: [(key: String, setting: String)] = [
            ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
            ("MinimumOSVersion", "IPHONEOS_DEPLOYMENT_TARGET"), ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
            ("CFBundleShortVersionString", "MARKETING_VERSION"),
        ]
        for (key, setting) in fallbacks {
            if let value = settings.nonempty(setting) { values[key] = value }
        }
        let families: [Int] = settings.deviceFamilies
        if !families.isEmpty { values["UIDeviceFamily"] = families }
        guard kind == .app else { return values }
        if let icon = settings.nonempty("ASSETCATALOG_COMPILER_APPICON_NAME") {
            // The names of the files that Xcode generates. The kit also uses them to find the icon.
            let primary: [String: Any] = ["CFBundleIconName": icon, "CFBundleIconFiles": ["\(icon)60x60"]]
            values["CFBundleIcons"] = ["CFBundlePrimaryIcon": primary]
        }
        if let color = settings.nonempty("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME") {
            values["NSAccentColorName"] = color
        }
        return values
    }

    private var packageType: String { InfoPlist.packageType(kind) }

    /// The four-letter code for the type of a bundle.
    static func packageType(_ kind: AppTarget.Kind) -> String {
        switch kind {
        case .app: "APPL"
        case .library, .cLibrary: "FMWK"
        case .unitTests, .uiTests: "BNDL"
        }
    }

    // MARK: Files

    /// Returns the values of a file. Adds a notice if it does not exist or has an error.
    static func fileValues(_ path: String, target: String, _ context: ProjectContext) -> [String: Any] {
        guard let existing = context.files.existing(path), let bytes = context.files.contents(of: existing) else {
            context.note(
                .missingFile, target: target, path: path,
                "\(path) does not exist. It is the Info.plist of the target \(target).")
            return [:]
        }
        if let object = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
            let values = object as? [String: Any]
        {
            return values
        }
        if let value = try? OldStylePropertyList.parse(bytes), let values = value.object as? [String: Any] {
            return values
        }
        context.note(.setting, target: target, path: path, "\(path) is not a valid property list.")
        return [:]
    }
}
