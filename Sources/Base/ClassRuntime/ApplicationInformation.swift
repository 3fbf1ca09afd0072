import Foundation

/// What the `Info.plist` of an application says.
///
/// Packages have no `Info.plist` of their own as Xcode's projects do. One is found in the main bundle, or among the
/// resources of the target that `module` is built from: `Package_Target.resources` beside the program, itself or a folder
/// in it.
package struct ApplicationInformation {
    package let values: [String: Any]

    package init(_ values: [String: Any]) {
        self.values = values
    }

    /// Finds the file of the application whose code is in `module`. Without one, the values are empty.
    package init(module: String, bundle: Bundle = .main) {
        if let values = bundle.infoDictionary, values["CFBundleIdentifier"] != nil || values["CFBundleName"] != nil {
            self.init(values)
            return
        }
        self.init(module: module, beside: bundle.bundleURL)
    }

    package init(module: String, beside folder: URL) {
        let resources: [URL] = ApplicationInformation.entries(of: folder).filter {
            $0.lastPathComponent.hasSuffix("_\(module).resources")
        }
        let places: [URL] = [folder] + resources + resources.flatMap { ApplicationInformation.entries(of: $0) }
        let files: [[String: Any]] = places.lazy.compactMap { place in
            guard let data = try? Data(contentsOf: place.appendingPathComponent("Info.plist")) else { return nil }
            return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        }
        self.init(files.first ?? [:])
    }

    private static func entries(of folder: URL) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (found ?? []).sorted { $0.path < $1.path }
    }

    // MARK: Scenes

    /// The class of the scene delegate for a configuration, as the key `UIApplicationSceneManifest` names it; nil when it
    /// names none. A configuration without a name is the first one of its role.
    ///
    /// Xcode puts the module's name in place of `$(PRODUCT_MODULE_NAME)`; here `module` is put there.
    package func sceneDelegateClassName(configuration name: String?, role: String, module: String) -> String? {
        let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let configurations = roles?[role] as? [[String: Any]] ?? []
        let configuration: [String: Any]? =
            name.map { name in configurations.first { $0["UISceneConfigurationName"] as? String == name } }
            ?? configurations.first
        return (configuration?["UISceneDelegateClassName"] as? String)?
            .replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
            .replacingOccurrences(of: "${PRODUCT_MODULE_NAME}", with: module)
    }
}
