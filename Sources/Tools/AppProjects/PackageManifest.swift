/// The manifest of a Swift package, as `swift package dump-package` prints it.
struct PackageManifest: Sendable {
    struct Product: Sendable {
        var name: String
        var targets: [String]
        var isExecutable: Bool
    }

    /// A package that this one depends on.
    struct Dependency: Sendable {
        var identity: String
        /// The name of the package in dependencies of targets, if it differs from the identity.
        var name: String?
        /// The folder of a local package.
        var path: String?
        /// A remote package. Nil for a local package, and for a package in a registry.
        var remote: RemotePackage?

        /// Whether a name in a target dependency refers to the package.
        func isNamed(_ text: String) -> Bool {
            text.lowercased() == identity.lowercased() || text == name
        }
    }

    struct Resource: Sendable {
        enum Rule: Sendable { case process, copy, embedInCode }
        var path: String
        var rule: Rule
        /// `default` or `base`, for a file that is not in an `.lproj` folder.
        var localization: String?
    }

    struct Setting: Sendable {
        /// `swift`, `c`, `cxx` or `linker`.
        var tool: String
        var kind: String
        var values: [String]
        var condition: Condition
    }

    struct Condition: Sendable {
        /// The names of platforms, or an empty array for all.
        var platforms: [String] = []
        /// `debug` or `release`, or nil for both.
        var configuration: String?

        /// Returns whether the condition is true on a platform. Swift sources are compiled as for iOS.
        func isTrue(configuration: String, platform: String = "ios") -> Bool {
            guard platforms.isEmpty || platforms.contains(platform) else { return false }
            guard let own = self.configuration else { return true }
            return configuration.lowercased().contains("debug") == (own == "debug")
        }
    }

    struct TargetDependency: Sendable {
        enum Kind: Sendable { case target, product, byName }
        var kind: Kind
        var name: String
        var package: String?
        var condition: Condition
    }

    struct Target: Sendable {
        var name: String
        /// `regular`, `executable`, `test`, `plugin`, `macro`, `binary` or `system`.
        var type: String
        var path: String?
        var sources: [String]?
        var excluded: [String]
        var resources: [Resource]
        var settings: [Setting]
        /// The settings of the C compilers and the linker.
        var cSettings: [Setting]
        /// The folder of the public headers of a target in C, relative to the folder of the target.
        var publicHeaders: String?
        /// For a system library: its name in `pkg-config`.
        var pkgConfig: String?
        var dependencies: [TargetDependency]
        /// The names of the build plug-ins.
        var plugins: [String]
    }

    var name: String
    var products: [Product]
    var dependencies: [Dependency]
    var targets: [Target]
    var languageModes: [String]
    var defaultLocalization: String?
    /// The standards of the C and C++ sources, such as `c11` and `c++20`.
    var cLanguageStandard: String?
    var cxxLanguageStandard: String?
    /// The tools version, such as 5.9.0.
    var toolsVersion: String
}

extension PackageManifest {
    /// Creates a manifest from the JSON that `swift package dump-package` prints. Returns nil if the JSON is not a
    /// manifest.
    init?(_ value: PropertyListValue) {
        guard let root = value.dictionary, let name = root.string("name") else { return nil }
        self.name = name
        products = root.dictionaries("products").map { product in
            PackageManifest.Product(
                name: product.string("name") ?? "", targets: product.strings("targets"),
                isExecutable: product.dictionary("type")?["executable"] != nil)
        }
        dependencies = root.dictionaries("dependencies").compactMap(PackageManifest.Dependency.init)
        targets = root.dictionaries("targets").map(PackageManifest.Target.init)
        languageModes = root.strings("swiftLanguageVersions")
        defaultLocalization = root.string("defaultLocalization")
        cLanguageStandard = root.string("cLanguageStandard")
        cxxLanguageStandard = root.string("cxxLanguageStandard")
        toolsVersion = root.dictionary("toolsVersion")?.string("_version") ?? "5.0.0"
    }

    /// Whether the tools version is at least the given version.
    func isToolsVersion(atLeast major: Int, _ minor: Int) -> Bool {
        let numbers: [Int] = toolsVersion.split(separator: ".").map { Int($0) ?? 0 } + [0, 0]
        return numbers[0] > major || numbers[0] == major && numbers[1] >= minor
    }
}

extension PackageManifest.Dependency {
    fileprivate init?(_ dictionary: PropertyListDictionary) {
        guard let entry = dictionary.entries.first, let value = entry.value.array?.first?.dictionary else { return nil }
        identity = value.string("identity") ?? ""
        name = value.string("nameForTargetDependencyResolutionOnly")
        path = value.string("path")
        guard let location = value.dictionary("location") else { return }
        // A local repository is used like a folder.
        if let local = location.strings("local").first { path = local }
        let url: String? = location["remote"]?.array?.first.flatMap { $0.string ?? $0.dictionary?.string("urlString") }
        guard let url else { return }
        let requirement: PropertyListDictionary = value.dictionary("requirement") ?? PropertyListDictionary()
        remote = RemotePackage(
            identity: RemotePackage.identity(of: url), url: url,
            requirement: RemotePackage.Requirement(manifest: requirement))
    }
}

extension RemotePackage.Requirement {
    /// Creates a requirement from the requirement of a dependency in a manifest.
    fileprivate init(manifest dictionary: PropertyListDictionary) {
        if let exact = dictionary.strings("exact").first {
            self = .exact(exact)
        } else if let branch = dictionary.strings("branch").first {
            self = .branch(branch)
        } else if let revision = dictionary.strings("revision").first {
            self = .revision(revision)
        } else {
            let range: PropertyListDictionary? = dictionary.dictionaries("range").first
            self = .range(
                from: range?.string("lowerBound") ?? "0.0.0", to: range?.string("upperBound") ?? "9999.0.0")
        }
    }
}

extension PackageManifest.Target {
    fileprivate init(_ dictionary: PropertyListDictionary) {
        name = dictionary.string("name") ?? ""
        type = dictionary.string("type") ?? "regular"
        path = dictionary.string("path")
        sources = dictionary["sources"]?.strings
        excluded = dictionary.strings("exclude")
        resources = dictionary.dictionaries("resources").map(PackageManifest.Resource.init)
        let all: [PackageManifest.Setting] = dictionary.dictionaries("settings")
            .compactMap(PackageManifest.Setting.init)
        settings = all.filter { $0.tool == "swift" }
        cSettings = all.filter { $0.tool != "swift" }
        publicHeaders = dictionary.string("publicHeadersPath")
        pkgConfig = dictionary.string("pkgConfig")
        dependencies = dictionary.dictionaries("dependencies").compactMap(PackageManifest.TargetDependency.init)
        plugins = dictionary.dictionaries("pluginUsages").compactMap { $0.strings("plugin").first }
    }
}

extension PackageManifest.Resource {
    fileprivate init(_ dictionary: PropertyListDictionary) {
        path = dictionary.string("path") ?? ""
        let rules: PropertyListDictionary? = dictionary.dictionary("rule")
        if rules?["copy"] != nil {
            rule = .copy
        } else {
            rule = rules?["embedInCode"] == nil ? .process : .embedInCode
        }
        localization = rules?.dictionary("process")?.string("localization")
    }
}

extension PackageManifest.Setting {
    fileprivate init?(_ dictionary: PropertyListDictionary) {
        guard let kind = dictionary.dictionary("kind")?.entries.first else { return nil }
        tool = dictionary.string("tool") ?? ""
        self.kind = kind.key
        values = kind.value.dictionary?["_0"]?.strings ?? []
        condition = PackageManifest.Condition(dictionary.dictionary("condition"))
    }
}

extension PackageManifest.Condition {
    fileprivate init(_ dictionary: PropertyListDictionary?) {
        platforms = dictionary?.strings("platformNames") ?? []
        configuration = dictionary?.string("config")
    }
}

extension PackageManifest.TargetDependency {
    /// Creates a dependency from an array with a name, the name of a package, aliases of modules, and a condition.
    /// Values can be missing.
    fileprivate init?(_ dictionary: PropertyListDictionary) {
        guard let entry = dictionary.entries.first, let values = entry.value.array else { return nil }
        let strings: [String] = values.compactMap(\.string)
        guard let first = strings.first else { return nil }
        switch entry.key {
        case "target": kind = .target
        case "product": kind = .product
        default: kind = .byName
        }
        name = first
        package = kind == .product && strings.count > 1 ? strings[1] : nil
        let conditions: [PropertyListDictionary] = values.compactMap(\.dictionary)
        condition = PackageManifest.Condition(
            conditions.first { $0["platformNames"] != nil || $0["config"] != nil })
    }
}
