/// The entries that Xcode adds to the `Info.plist` of a target with asset catalogs.
package enum AssetInformation {
    /// Returns the entries for an app icon set and a color set.
    ///
    /// - Parameters:
    ///   - appIconName: The build setting `ASSETCATALOG_COMPILER_APPICON_NAME`, or nil.
    ///   - accentColorName: The build setting `ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME`, or nil. The color is the
    ///     default tint color.
    package static func properties(appIconName: String?, accentColorName: String?) -> [String: Any] {
        var properties: [String: Any] = [:]
        if let appIconName, !appIconName.isEmpty {
            let icon: [String: Any] = [
                "CFBundleIconName": appIconName, "CFBundleIconFiles": ["\(appIconName)60x60"],
            ]
            properties["CFBundleIcons"] = ["CFBundlePrimaryIcon": icon]
        }
        if let accentColorName, !accentColorName.isEmpty { properties["NSAccentColorName"] = accentColorName }
        return properties
    }
}
