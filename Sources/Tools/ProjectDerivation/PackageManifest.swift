import AppProjects

/// The manifest of a derived package.
struct PackageManifest {
    /// A target of the manifest.
    struct Target {
        var target: AppTarget
        /// The modules of the package that it depends on.
        var modules: [String]
        /// The folder of its sources, relative to the package.
        var path: String
    }

    var name: String
    var targets: [Target]
    /// The dependencies, as source code.
    var packages: [String]

    /// The text of `Package.swift`.
    var text: String {
        """
        // swift-tools-version:6.2
        // Derived from an app project. Changes are overwritten.
        import PackageDescription

        let package = Package(
            name: \(Self.quoted(name)),
            dependencies: [\(packages.map { "\n        \($0)," }.joined())
            ],
            targets: [\(targets.map { "\n        \(declaration($0))," }.joined())
            ]
        )

        """
    }

    /// Returns the dependency on a package in a remote repository.
    static func dependency(_ package: RemotePackage) -> String {
        let requirement: String =
            switch package.requirement {
            case .exact(let version): "exact: \(quoted(version))"
            case .range(let from, let to): "\(quoted(from))..<\(quoted(to))"
            case .branch(let branch): "branch: \(quoted(branch))"
            case .revision(let revision): "revision: \(quoted(revision))"
            }
        return ".package(url: \(quoted(package.url)), \(requirement))"
    }

    /// Returns the dependency on a package in a folder.
    static func dependency(folder: String) -> String { ".package(path: \(quoted(folder)))" }

    private func declaration(_ target: Target) -> String {
        let function: String =
            switch target.target.kind {
            case .app: "executableTarget"
            case .library: "target"
            case .unitTests, .uiTests: "testTarget"
            }
        let products: [String] = target.target.productDependencies.map {
            ".product(name: \(Self.quoted($0.product)), package: \(Self.quoted($0.package)))"
        }
        let dependencies: String = (target.modules.map(Self.quoted) + products).joined(separator: ", ")
        return """
            .\(function)(
                        name: \(Self.quoted(target.target.moduleName)), dependencies: [\(dependencies)],
                        path: \(Self.quoted(target.path)),
                        swiftSettings: [\(settings(of: target.target).joined(separator: ", "))])
            """
    }

    private func settings(of target: AppTarget) -> [String] {
        let settings: TargetSettings = target.settings
        // XCTest on Linux calls test methods without isolation, so tests use the Swift 5 language mode, in which such
        // methods can use UIKit.
        let isTest: Bool = target.kind == .unitTests || target.kind == .uiTests
        let isSwift6: Bool = settings.swiftVersion.hasPrefix("6") && !isTest
        var list: [String] = [".swiftLanguageMode(\(isSwift6 ? ".v6" : ".v5"))"]
        if settings.isMainActorByDefault { list.append(".defaultIsolation(MainActor.self)") }
        list += settings.upcomingFeatures.map { ".enableUpcomingFeature(\(Self.quoted($0)))" }
        list += settings.experimentalFeatures.map { ".enableExperimentalFeature(\(Self.quoted($0)))" }
        list += settings.compilationConditions.map { ".define(\(Self.quoted($0)))" }
        return list
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
