import AppProjects

/// The manifest of a derived package.
struct PackageManifest {
    /// A target of the manifest.
    struct Target {
        var target: AppTarget
        /// The modules of the same package that the target depends on.
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
            ]\(standard("c", among: Self.cStandards))\(standard("cxx", among: Self.cxxStandards))
        )

        """
    }

    /// The standards of C and C++ in their order, with the names of other standards that are about the same.
    private static let cStandards: [[String]] = [
        ["c89", "c90", "gnu89", "gnu90", "iso9899:1990"], ["iso9899:199409"], ["c99", "gnu99", "iso9899:1999"],
        ["c11", "gnu11", "iso9899:2011"], ["c17", "c18", "gnu17", "gnu18", "iso9899:2017", "iso9899:2018"],
        ["c2x", "gnu2x"],
    ]
    private static let cxxStandards: [[String]] = ["98", "03", "11", "14", "17", "1z", "20", "2b"].map {
        ["c++" + $0, "gnu++" + $0]
    }

    /// The argument for the highest standard of a language that a target needs. SwiftPM has one standard for all
    /// targets of a package.
    private func standard(_ language: String, among standards: [[String]]) -> String {
        let needed: [String] = targets.flatMap { $0.target.cTarget?.languageStandards ?? [] }
        let highest: String? = standards.reversed().lazy.compactMap { $0.first(where: needed.contains) }.first
        guard let highest else { return "" }
        let name: String = highest.replacing("c++", with: "cxx").replacing("gnu++", with: "gnucxx")
            .replacing(":", with: "_")
        return ",\n    \(language)LanguageStandard: .\(name)"
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
        if let cTarget = target.target.cTarget { return declaration(target, cTarget) }
        let function: String =
            switch target.target.kind {
            case .app: "executableTarget"
            case .library, .cLibrary: "target"
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

    /// The declaration of a C target or of a system library. The path is a symbolic link to the original folder.
    private func declaration(_ target: Target, _ cTarget: CTarget) -> String {
        let name = "name: \(Self.quoted(target.target.moduleName)), "
        let path = "path: \(Self.quoted(target.path))"
        if cTarget.isSystemLibrary {
            return ".systemLibrary(\(name)\(path)\(Self.argument("pkgConfig", cTarget.pkgConfig)))"
        }
        let dependencies: String = Self.list(target.modules)
        let settings: [String] = ["c", "cxx", "linker"].map { tool in
            let list: [String] = cTarget.settings.filter { $0.tool == tool }.compactMap(Self.setting)
            return list.isEmpty ? "" : ", \(tool)Settings: [\(list.joined(separator: ", "))]"
        }
        return ".target(\(name)dependencies: \(dependencies), \(path), exclude: \(Self.list(cTarget.excluded))"
            + (cTarget.sources.map { ", sources: \(Self.list($0))" } ?? "")
            + Self.argument("publicHeadersPath", cTarget.publicHeaders) + settings.joined() + ")"
    }

    private static func list(_ texts: [String]) -> String {
        "[" + texts.map(quoted).joined(separator: ", ") + "]"
    }

    private static func argument(_ label: String, _ value: String?) -> String {
        value.map { ", \(label): \(quoted($0))" } ?? ""
    }

    /// Returns a setting as source code, or nil for a setting without a meaning on Linux, such as an Apple framework.
    private static func setting(_ setting: CTarget.Setting) -> String? {
        guard let first = setting.values.first else { return nil }
        switch setting.kind {
        case "headerSearchPath": return ".headerSearchPath(\(quoted(first)))"
        case "define":
            let parts: [Substring] = first.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return ".define(\(quoted(first)))" }
            return ".define(\(quoted(String(parts[0]))), to: \(quoted(String(parts[1]))))"
        case "unsafeFlags": return ".unsafeFlags(\(list(setting.values)))"
        // The toolchain provides the C++ library. Apple's Objective-C library does not exist on Linux.
        case "linkedLibrary" where !["c++", "objc", "stdc++"].contains(first): return ".linkedLibrary(\(quoted(first)))"
        default: return nil
        }
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
