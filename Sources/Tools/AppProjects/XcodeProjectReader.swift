import Foundation

/// Reads the targets and the package dependencies of an Xcode project.
struct XcodeProjectReader {
    let project: XcodeProject
    let context: ProjectContext
    private let regions: String

    init(_ project: XcodeProject, context: ProjectContext) {
        self.project = project
        self.context = context
        regions = project.root.string("developmentRegion") ?? "en"
    }

    /// The language of the app if it supports none of the user's languages.
    var developmentRegion: String {
        // Old projects name languages in English.
        switch regions {
        case "English": "en"
        case "German": "de"
        case "French": "fr"
        case "Japanese": "ja"
        case "Spanish": "es"
        case "Italian": "it"
        default: regions
        }
    }

    func read() {
        readPackages()
        for identifier in project.root.strings("targets") { readTarget(identifier) }
    }

    // MARK: Targets

    private func readTarget(_ identifier: String) {
        guard let object = project.objects[identifier] else { return }
        let name: String = object.string("name") ?? identifier
        let type: String = object.string("productType") ?? object.string("isa") ?? ""
        if type == "com.apple.product-type.bundle" { return readBundle(identifier, object, name) }
        guard let kind = XcodeProjectReader.kind(ofProductType: type) else {
            // A target without a product and without scripts only groups others.
            let isGroup: Bool = type == "PBXAggregateTarget" && object.strings("buildPhases").isEmpty
            return exclude(identifier, name, isGroup ? nil : XcodeProjectReader.reason(type))
        }
        let settings: BuildSettings = buildSettings(of: object, name: name, kind: kind)
        if let platform = XcodeProjectReader.otherPlatform(settings) {
            return exclude(identifier, name, "is for \(platform)")
        }
        var reader = XcodeTargetReader(
            identifier, of: project, kind: kind, settings: settings, context: context)
        var unlinked: UnlinkedTarget = reader.read()
        context.buildSettings[unlinked.identity] = settings
        let values = TargetSettingsReader(
            settings: settings, project: project, kind: kind, target: name, context: context)
        unlinked.target.settings = values.read()
        addApp(to: &unlinked, settings)
        context.targets.append(unlinked)
    }

    /// Reads a target that builds a bundle of resources, which belong to the targets that copy the bundle.
    private func readBundle(_ identifier: String, _ object: PropertyListDictionary, _ name: String) {
        let settings: BuildSettings = buildSettings(of: object, name: name, kind: .library)
        if XcodeProjectReader.otherPlatform(settings) != nil { return }
        var reader = XcodeTargetReader(identifier, of: project, kind: .library, settings: settings, context: context)
        var bundle: UnlinkedTarget = reader.read()
        // CocoaPods names the product only in the settings.
        bundle.productFile = settings["PRODUCT_NAME"] + ".bundle"
        context.bundles.append(bundle)
    }

    private func exclude(_ identifier: String, _ name: String, _ reason: String?) {
        guard let reason else { return }
        context.note(.targetKind, target: name, "The target \(name) is left out: It \(reason).")
    }

    /// The kind of a product type, or nil if the type has no equivalent here.
    private static func kind(ofProductType type: String) -> AppTarget.Kind? {
        switch type.replacingOccurrences(of: "com.apple.product-type.", with: "") {
        case "application": .app
        case "framework", "framework.static", "library.static", "library.dynamic": .library
        case "bundle.unit-test": .unitTests
        case "bundle.ui-testing": .uiTests
        default: nil
        }
    }

    private static func reason(_ type: String) -> String {
        switch type.replacingOccurrences(of: "com.apple.product-type.", with: "") {
        case "PBXAggregateTarget": "has no product"
        case "PBXLegacyTarget": "runs another build tool"
        case "tool": "is a command-line tool for macOS"
        case "application.on-demand-install-capable": "is an App Clip"
        case let type where type.hasPrefix("application.watch") || type.hasPrefix("watchkit"): "is for watchOS"
        case let type where type.contains("app-extension") || type.contains("extensionkit"): "is an app extension"
        case let type where type.contains("messages") || type.contains("sticker"):
            "is an iMessage app or a sticker pack"
        default: "is of the type \(type), which has no equivalent here"
        }
    }

    /// The platform of a target that is not for iOS, or nil.
    private static func otherPlatform(_ settings: BuildSettings) -> String? {
        var platforms: [String] = settings.list("SUPPORTED_PLATFORMS")
        if platforms.isEmpty { platforms = [settings["SDKROOT"].lowercased()] }
        let names: [(prefix: String, name: String)] = [
            ("macosx", "macOS"), ("appletv", "tvOS"), ("watch", "watchOS"), ("xr", "visionOS"),
            ("driverkit", "DriverKit"),
        ]
        var found: [String] = []
        for platform in platforms {
            guard let name = names.first(where: { platform.hasPrefix($0.prefix) })?.name else { return nil }
            if !found.contains(name) { found.append(name) }
        }
        return found.joined(separator: " and ")
    }

    /// Determines the app of a target with tests.
    private func addApp(to unlinked: inout UnlinkedTarget, _ settings: BuildSettings) {
        let attributes: PropertyListDictionary? = project.root.dictionary("attributes")?.dictionary("TargetAttributes")
        let own: PropertyListDictionary? = attributes?.dictionary(unlinked.identity.identifier)
        switch unlinked.target.kind {
        case .uiTests:
            unlinked.appName = settings.nonempty("TEST_TARGET_NAME")
        case .unitTests:
            // A path such as $(BUILT_PRODUCTS_DIR)/App.app/App.
            let host: String = settings.nonempty("TEST_HOST") ?? settings["BUNDLE_LOADER"]
            if let app = host.split(separator: "/").first(where: { $0.hasSuffix(".app") }) {
                unlinked.app = .productFile(String(app))
            } else {
                return
            }
        case .app, .library, .cLibrary: return
        }
        if let identifier = own?.string("TestTargetID"), project.objects[identifier] != nil {
            unlinked.app = .target(UnlinkedTarget.Identity(project: project.path, identifier: identifier))
        }
    }

    // MARK: Settings

    private func buildSettings(
        of target: PropertyListDictionary, name: String, kind: AppTarget.Kind
    ) -> BuildSettings {
        let configuration: String = configurationName(project.root.string("buildConfigurationList"))
        var settings = BuildSettings(BuildSettings.Conditions(configuration: configuration))
        settings.add([
            "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
            "FULL_PRODUCT_NAME": "$(PRODUCT_NAME)", "WRAPPER_NAME": "$(PRODUCT_NAME)",
            "PLATFORM_NAME": "iphonesimulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
            "SDK_NAME": "iphonesimulator", "PLATFORM_DISPLAY_NAME": "iOS Simulator", "TARGETED_DEVICE_FAMILY": "1",
            "BUILT_PRODUCTS_DIR": "/Products", "TARGET_BUILD_DIR": "/Products", "CONFIGURATION_BUILD_DIR": "/Products",
            "DEVELOPMENT_LANGUAGE": developmentRegion, "PRODUCT_BUNDLE_PACKAGE_TYPE": InfoPlist.packageType(kind),
            "PRODUCT_TYPE": target.string("productType") ?? "",
            "SRCROOT": project.folder, "SOURCE_ROOT": project.folder, "PROJECT_DIR": project.folder,
            "PROJECT_FILE_PATH": project.path, "PROJECT_NAME": project.name, "PROJECT": project.name,
        ])
        add(project.root.string("buildConfigurationList"), configuration, to: &settings)
        add(target.string("buildConfigurationList"), configuration, to: &settings)
        settings.add(["TARGET_NAME": name, "TARGETNAME": name, "CONFIGURATION": configuration])
        return settings
    }

    /// The name of the configuration to use.
    private func configurationName(_ list: String?) -> String {
        let list: PropertyListDictionary? = project.object(list)
        let names: [String] = project.objects(list?.strings("buildConfigurations") ?? []).compactMap {
            $0.string("name")
        }
        if names.contains(context.configuration) || names.isEmpty { return context.configuration }
        if let scheme = context.schemeConfiguration, names.contains(scheme) { return scheme }
        // Projects with several environments have configurations such as “Debug-Staging”.
        return names.first { $0.lowercased().contains(context.configuration.lowercased()) }
            ?? list?.string("defaultConfigurationName") ?? names[0]
    }

    /// Adds the settings of a configuration and the settings of the file that it is based on.
    private func add(_ list: String?, _ name: String, to settings: inout BuildSettings) {
        let list: PropertyListDictionary? = project.object(list)
        let configurations: [PropertyListDictionary] = project.objects(list?.strings("buildConfigurations") ?? [])
        let found: PropertyListDictionary? =
            configurations.first { $0.string("name") == name }
            ?? configurations.first { $0.string("name") == list?.string("defaultConfigurationName") }
        guard let configuration = found ?? configurations.first else { return }
        if let path = baseFile(of: configuration) {
            let file = ConfigurationFile(path, files: context.files)
            for problem in file.problems { note(problem) }
            settings.add(file.assignments)
        }
        settings.add(configuration.dictionary("buildSettings") ?? PropertyListDictionary())
    }

    /// The path of the file with settings on which a configuration is based.
    private func baseFile(of configuration: PropertyListDictionary) -> String? {
        if let anchor = configuration.string("baseConfigurationReferenceAnchor"),
            let path = configuration.string("baseConfigurationReferenceRelativePath"),
            let folder = project.locations[anchor]?.filePath
        {
            return FilePath.join(folder, path)
        }
        return configuration.string("baseConfigurationReference").flatMap { project.locations[$0]?.filePath }
    }

    private func note(_ problem: ConfigurationFile.Problem) {
        // The pods have their own notices.
        if problem.path.contains("/Pods/") { return }
        context.note(problem.isMissingFile ? .missingFile : .setting, path: problem.path, problem.message)
    }

    // MARK: Packages

    private func readPackages() {
        for reference in project.objects(project.root.strings("packageReferences")) {
            if let path = reference.string("relativePath") {
                context.addLocalPackage(FilePath.join(project.folder, path))
            } else if let url = reference.string("repositoryURL") {
                let requirement = reference.dictionary("requirement") ?? PropertyListDictionary()
                context.addRemotePackage(
                    RemotePackage(
                        identity: RemotePackage.identity(of: url), url: url,
                        requirement: RemotePackage.Requirement(xcode: requirement)))
            }
        }
    }
}
