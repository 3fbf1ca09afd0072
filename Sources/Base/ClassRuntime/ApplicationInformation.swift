import Foundation

/// The contents of an application's `Info.plist`.
///
/// Unlike Xcode projects, packages have no `Info.plist` of their own. The file is looked up in the main bundle, then
/// beside the program, and then in the resources of the target `module`: in the folder `Package_Target.resources`
/// beside the program, or in one of its subfolders.
package struct ApplicationInformation {
    package let values: [String: Any]

    package init(_ values: [String: Any]) {
        self.values = values
    }

    /// Reads the file of the application whose code is in `module`. The values are empty if there is no file.
    package init(module: String, bundle: Bundle = .main) {
        if let values = bundle.infoDictionary, values["CFBundleIdentifier"] != nil || values["CFBundleName"] != nil {
            self.init(values)
            return
        }
        self.init(module: module, beside: bundle.bundleURL)
    }

    package init(module: String, beside folder: URL) {
        let resources: [URL] = ApplicationInformation.entries(of: folder, suffix: "_\(module).resources")
        let places: [URL] = [folder] + resources + resources.flatMap { ApplicationInformation.entries(of: $0) }
        // SwiftPM writes a file with this key alone into the resources of a package that has a default localization.
        let generatedKeys: Set<String> = ["CFBundleDevelopmentRegion"]
        let files: [[String: Any]] = places.lazy.compactMap { place in
            guard let data = try? Data(contentsOf: place.appendingPathComponent("Info.plist")) else { return nil }
            return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        }.filter { Set($0.keys) != generatedKeys }
        self.init(files.first ?? [:])
    }

    /// Returns the files and folders in a folder whose names end with `suffix`, sorted by name.
    ///
    /// Reads names instead of URLs, because a URL for each file costs a system call, and the folder of a program can
    /// contain hundreds of files.
    private static func entries(of folder: URL, suffix: String = "") -> [URL] {
        let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted().map { folder.appendingPathComponent($0) }
    }

    // MARK: URLs

    /// The URL schemes that the application registers with the key `CFBundleURLTypes`, in lowercase.
    package var urlSchemes: Set<String> {
        let types = values["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    }

    /// The URL schemes that the application may pass to `canOpenURL(_:)`, from the key `LSApplicationQueriesSchemes`,
    /// in lowercase. Nil for a program without a bundle identifier, which may pass any scheme.
    package var queriedSchemes: Set<String>? {
        guard values["CFBundleIdentifier"] != nil else { return nil }
        return Set((values["LSApplicationQueriesSchemes"] as? [String] ?? []).map { $0.lowercased() })
    }

    // MARK: Appearance

    /// The name of the application that users see, if any.
    package var displayName: String? {
        ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { values[$0] as? String }.first { !$0.isEmpty }
    }

    /// Whether the application is always dark (true) or always light (false), from the key `UIUserInterfaceStyle`. Nil
    /// if it follows the desktop.
    package var isAlwaysDark: Bool? {
        switch values["UIUserInterfaceStyle"] as? String {
        case "Dark": true
        case "Light": false
        default: nil
        }
    }

    /// Whether controllers determine the status bar, from the key `UIViewControllerBasedStatusBarAppearance`. The
    /// default is true.
    package var hasControllerBasedStatusBar: Bool {
        values["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
    }

    /// Whether the status bar is hidden at launch, from the key `UIStatusBarHidden`.
    package var hidesStatusBar: Bool { values["UIStatusBarHidden"] as? Bool ?? false }

    /// The name of the status bar style at launch, from the key `UIStatusBarStyle`.
    package var statusBarStyle: String? { values["UIStatusBarStyle"] as? String }

    /// The names of the supported orientations, such as `UIInterfaceOrientationPortrait`. Empty if the application
    /// does not restrict them.
    package func supportedOrientations(isPad: Bool) -> [String] {
        let key = "UISupportedInterfaceOrientations"
        let value: Any? = (isPad ? values[key + "~ipad"] : values[key + "~iphone"]) ?? values[key]
        return value as? [String] ?? (value as? String)?.split(separator: " ").map(String.init) ?? []
    }

    /// The font files of the application, from the key `UIAppFonts`.
    package var fontFiles: [String] { values["UIAppFonts"] as? [String] ?? [] }

    /// The name of the storyboard of an application without a scene manifest, from the key `UIMainStoryboardFile`.
    package func mainStoryboard(isPad: Bool) -> String? {
        let key: String = "UIMainStoryboardFile" + (isPad ? "~ipad" : "~iphone")
        return ApplicationInformation.nonempty(values[key] ?? values["UIMainStoryboardFile"])
    }

    private static func nonempty(_ value: Any?) -> String? { (value as? String).flatMap { $0.isEmpty ? nil : $0 } }

    // MARK: Scenes

    /// Whether the application describes its scenes.
    package var hasSceneManifest: Bool { values["UIApplicationSceneManifest"] != nil }

    /// Whether the application may have several scenes, from the key `UIApplicationSupportsMultipleScenes`.
    package var supportsMultipleScenes: Bool {
        let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
        return manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    }

    /// Returns the class name of the scene delegate from the key `UIApplicationSceneManifest`, if any. Without a
    /// configuration name, uses the first configuration of the role.
    ///
    /// Replaces `$(PRODUCT_MODULE_NAME)` with `module`, as Xcode does at build time.
    package func sceneDelegateClassName(configuration name: String?, role: String, module: String) -> String? {
        let configuration: [String: Any]? = sceneConfiguration(name, role: role)
        return (configuration?["UISceneDelegateClassName"] as? String)?
            .replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
            .replacingOccurrences(of: "${PRODUCT_MODULE_NAME}", with: module)
    }

    /// Returns the name of the storyboard of a scene, from the key `UISceneStoryboardFile`, if any.
    package func sceneStoryboard(configuration name: String?, role: String) -> String? {
        ApplicationInformation.nonempty(sceneConfiguration(name, role: role)?["UISceneStoryboardFile"])
    }

    private func sceneConfiguration(_ name: String?, role: String) -> [String: Any]? {
        let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let configurations = roles?[role] as? [[String: Any]] ?? []
        return name.map { name in configurations.first { $0["UISceneConfigurationName"] as? String == name } }
            ?? configurations.first
    }
}
