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
    var remotePackages: [RemotePackage]

    /// The text of `Package.swift`.
    var text: String {
        """
        // swift-tools-version:6.2
        // Derived from an app project. Changes are overwritten.
        import PackageDescription

        let package = Package(
            name: \(quoted(name)),
            dependencies: [\(remotePackages.map { "\n        \(dependency($0))," }.joined())
            ],
            targets: [\(targets.map { "\n        \(declaration($0))," }.joined())
            ]
        )

        """
    }

    private func dependency(_ package: RemotePackage) -> String {
        // A pinned revision is exact, so that the app is built with the versions that its authors use.
        if let revision = package.pinnedRevision {
            return ".package(url: \(quoted(package.url)), revision: \(quoted(revision)))"
        }
        let requirement: String =
            switch package.requirement {
            case .exact(let version): "exact: \(quoted(version))"
            case .range(let from, let to): "\(quoted(from))..<\(quoted(to))"
            case .branch(let branch): "branch: \(quoted(branch))"
            case .revision(let revision): "revision: \(quoted(revision))"
            }
        return ".package(url: \(quoted(package.url)), \(requirement))"
    }

    private func declaration(_ target: Target) -> String {
        let function: String =
            switch target.target.kind {
            case .app: "executableTarget"
            case .library: "target"
            case .unitTests, .uiTests: "testTarget"
            }
        let products: [String] = target.target.productDependencies.map {
            ".product(name: \(quoted($0.product)), package: \(quoted($0.package)))"
        }
        let dependencies: String = (target.modules.map(quoted) + products).joined(separator: ", ")
        return """
            .\(function)(
                        name: \(quoted(target.target.moduleName)), dependencies: [\(dependencies)],
                        path: \(quoted(target.path)),
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
        if settings.isMainActorByDefault, !isTest { list.append(".defaultIsolation(MainActor.self)") }
        list += settings.upcomingFeatures.map { ".enableUpcomingFeature(\(quoted($0)))" }
        list += settings.experimentalFeatures.map { ".enableExperimentalFeature(\(quoted($0)))" }
        list += settings.compilationConditions.map { ".define(\(quoted($0)))" }
        return list
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
