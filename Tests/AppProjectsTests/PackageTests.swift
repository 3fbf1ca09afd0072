import Expectations
import Foundation
import Testing

@testable import AppProjects

struct PackageTests {
    private func manifest(
        _ name: String = "Pack", targets: String, products: String = "", dependencies: String = "", more: String = ""
    ) -> String {
        """
        {"name": "\(name)", "products": [\(products)], "dependencies": [\(dependencies)], "targets": [\(targets)],
         "toolsVersion": {"_version": "5.9.0"}\(more)}
        """
    }

    private func product(_ name: String, _ targets: String..., type: String = "library") -> String {
        let list: String = targets.map { "\"\($0)\"" }.joined(separator: ",")
        return "{\"name\": \"\(name)\", \"targets\": [\(list)], \"type\": {\"\(type)\": [\"automatic\"]}}"
    }

    private func target(_ name: String, _ type: String = "regular", _ more: String = "") -> String {
        "{\"name\": \"\(name)\", \"type\": \"\(type)\"\(more.isEmpty ? "" : ", ")\(more)}"
    }

    private func members(_ target: AppTarget?) -> [String] {
        guard let target else { return ["none"] }
        return target.sources.map { $0.replacing("/p/", with: "") } + target.resources.map { "r:" + $0.destination }
            + target.embeddedFiles.map { "e:" + FilePath.name($0) }
    }

    /// Attributes of the target `Core`, the files in the package, and the members of the target.
    @Test(
        arguments: [
            (
                "", ["Sources/Core/a.swift", "Sources/Core/b/c.swift", "Tests/CoreTests/t.swift"],
                ["Sources/Core/a.swift", "Sources/Core/b/c.swift"]
            ),
            ("", ["Source/Core/a.swift"], ["Source/Core/a.swift"]), ("", ["Sources/a.swift"], ["Sources/a.swift"]),
            ("\"path\": \"Code\"", ["Code/a.swift", "Sources/Core/b.swift"], ["Code/a.swift"]),
            (
                "\"path\": \".\", \"sources\": [\"A\", \"b.swift\"]", ["A/a.swift", "b.swift", "C/c.swift"],
                ["b.swift", "A/a.swift"]
            ),
            (
                "\"exclude\": [\"x\", \"b.swift\"]",
                ["Sources/Core/a.swift", "Sources/Core/b.swift", "Sources/Core/x/c.swift"],
                ["Sources/Core/a.swift"]
            ),
            (
                "",
                [
                    "Sources/Core/a.swift", "Sources/Core/A.xcassets/Contents.json", "Sources/Core/x.json",
                    "Sources/Core/README.md",
                    "Sources/Core/de.lproj/L.strings", "Sources/Core/S.xcstrings", "Sources/Core/X.docc/x.md",
                ],
                ["Sources/Core/a.swift", "r:A.xcassets", "r:S.xcstrings", "r:L"]
            ),
            (
                "\"resources\": [{\"path\": \"R\", \"rule\": {\"process\": {}}}]",
                ["Sources/Core/a.swift", "Sources/Core/R/b/x.json", "Sources/Core/R/de.lproj/L.strings"],
                ["Sources/Core/a.swift", "r:x.json", "r:L"]
            ),
            (
                "\"resources\": [{\"path\": \"R\", \"rule\": {\"copy\": {}}}, {\"path\": \"d/x.txt\", \"rule\": {\"copy\": {}}}]",
                ["Sources/Core/a.swift", "Sources/Core/R/b.swift", "Sources/Core/d/x.txt"],
                ["Sources/Core/a.swift", "r:R", "r:x.txt"]
            ),
            (
                "\"resources\": [{\"path\": \"x.txt\", \"rule\": {\"embedInCode\": {}}}, {\"path\": \"L.strings\", \"rule\": "
                    + "{\"process\": {\"localization\": \"default\"}}}]",
                ["Sources/Core/a.swift", "Sources/Core/x.txt", "Sources/Core/L.strings"],
                ["Sources/Core/a.swift", "r:fr.lproj/L.strings", "e:x.txt"]
            ),
        ] as [(String, [String], [String])])
    func `files follow the rules of SwiftPM`(attributes: String, files: [String], expected: [String]) throws {
        var texts = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
        texts["Package.swift"] = ""
        let project = try readProject(
            texts,
            manifests: [
                "": manifest(targets: target("Core", "regular", attributes), more: ", \"defaultLocalization\": \"fr\"")
            ])
        let found = members(project.target(named: "Core")).map { $0 == "r:de.lproj/L.strings" ? "r:L" : $0 }
        expect(Set(found), equals: Set(expected))
        expect(project.name, equals: "Pack")
        expect(project.developmentRegion, equals: "fr")
    }

    /// The settings of a target, and a description of the result.
    @Test(arguments: [
        ("", "", "5 [SWIFT_PACKAGE DEBUG] [] []"),
        ("", ", \"swiftLanguageVersions\": [\"4\", \"5\"]", "5 [SWIFT_PACKAGE DEBUG] [] []"),
        ("", ", \"swiftLanguageVersions\": [\"6\"]", "6 [SWIFT_PACKAGE DEBUG] [] []"),
        ("{\"kind\": {\"define\": {\"_0\": \"A\"}}, \"tool\": \"swift\"}", "", "5 [SWIFT_PACKAGE DEBUG A] [] []"),
        (
            "{\"kind\": {\"define\": {\"_0\": \"A\"}}, \"tool\": \"swift\", \"condition\": {\"platformNames\": [\"ios\"], "
                + "\"config\": \"debug\"}}", "", "5 [SWIFT_PACKAGE DEBUG A] [] []"
        ),
        (
            "{\"kind\": {\"define\": {\"_0\": \"A\"}}, \"tool\": \"swift\", \"condition\": {\"config\": \"release\"}}",
            "",
            "5 [SWIFT_PACKAGE DEBUG] [] []"
        ),
        (
            "{\"kind\": {\"define\": {\"_0\": \"A\"}}, \"tool\": \"swift\", \"condition\": {\"platformNames\": [\"linux\"]}}",
            "",
            "5 [SWIFT_PACKAGE DEBUG] [] []"
        ),
        (
            "{\"kind\": {\"enableUpcomingFeature\": {\"_0\": \"F\"}}, \"tool\": \"swift\"}, {\"kind\": "
                + "{\"enableExperimentalFeature\": {\"_0\": \"E\"}}, \"tool\": \"swift\"}", "",
            "5 [SWIFT_PACKAGE DEBUG] [F] [E]"
        ),
        (
            "{\"kind\": {\"swiftLanguageMode\": {\"_0\": \"6\"}}, \"tool\": \"swift\"}, {\"kind\": {\"defaultIsolation\": "
                + "{\"_0\": \"MainActor\"}}, \"tool\": \"swift\"}", "", "6 main [SWIFT_PACKAGE DEBUG] [] []"
        ),
        (
            "{\"kind\": {\"unsafeFlags\": {\"_0\": [\"-DX\"]}}, \"tool\": \"swift\"}, {\"kind\": {\"linkedFramework\": "
                + "{\"_0\": \"UIKit\"}}, \"tool\": \"linker\"}", "", "5 [SWIFT_PACKAGE DEBUG X] [] []"
        ),
    ])
    func `settings apply as on iOS`(settings: String, more: String, expected: String) throws {
        let project = try readProject(
            ["Package.swift": "", "Sources/Core/a.swift": ""],
            manifests: ["": manifest(targets: target("Core", "regular", "\"settings\": [\(settings)]"), more: more)])
        let found = project.targets[0].settings
        var text: String = found.swiftVersion + (found.isMainActorByDefault ? " main" : "")
        for list in [found.compilationConditions, found.upcomingFeatures, found.experimentalFeatures] {
            text += " [\(list.joined(separator: " "))]"
        }
        expect(text, equals: expected)
    }

    private let remote = """
        {"sourceControl": [{"identity": "kit", "location": {"remote": [{"urlString": "https://example.org/Kit.git"}]},
            "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]}
        """

    @Test func `kinds, dependencies and products are resolved`() throws {
        let root = manifest(
            "Root",
            targets: [
                target(
                    "App", "executable",
                    "\"dependencies\": [{\"byName\": [\"Core\", null]}, {\"product\": [\"Kit\", \"kit\", null, null]}, "
                        + "{\"product\": [\"Data\", \"data\", null, {\"platformNames\": [\"ios\"]}]}, "
                        + "{\"byName\": [\"Mac\", {\"platformNames\": [\"macos\"]}]}]"),
                target("Core", "regular", "\"pluginUsages\": [{\"plugin\": [\"Lint\", null]}]"),
                target("CoreTests", "test", "\"dependencies\": [{\"target\": [\"Core\", null]}]"),
                target("Macros", "macro"),
                target("Bin", "binary", "\"path\": \"b.xcframework\""), target("Old"), target("Empty"),
                target("Lint", "plugin"),
            ].joined(separator: ","),
            dependencies: remote + ", {\"fileSystem\": [{\"identity\": \"data\", \"path\": \"/p/Data\"}]}")
        let data = manifest(
            "Data",
            targets: target("DataCore") + "," + target("DataTests", "test") + "," + target("tool", "executable"),
            products: product("Data", "DataCore"),
            dependencies: "{\"fileSystem\": [{\"identity\": \"engawa\", \"path\": \"/engawa\"}]}")
        let project = try readProject(
            [
                "Package.swift": "", "Data/Package.swift": "",
                "../engawa/Package.swift": "let p = Package(\n name: \"Engawa\",",
                "Sources/App/main.swift": "", "Sources/Core/a.swift": "", "Tests/CoreTests/t.swift": "",
                "Sources/Old/a.m": "", "Data/Sources/DataCore/d.swift": "", "Data/Tests/DataTests/t.swift": "",
                "Data/Sources/tool/main.swift": "",
                "Package.resolved": """
                {"version": 2, "pins": [{"identity": "kit", "location": "x", "state": {"revision": "abc"}}]}
                """,
            ], manifests: ["": root, "Data": data])
        expect(project.targets.map(\.name), equals: ["App", "Core", "CoreTests", "DataCore", "DataTests"])
        expect(project.targets.map(\.kind), equals: [.app, .library, .unitTests, .library, .unitTests])
        expect(project.targets[0].targetDependencies, equals: ["Core", "DataCore"])
        expect(project.targets[0].productDependencies, equals: [ProductDependency(product: "Kit", package: "kit")])
        expect(project.targets[0].settings.bundleIdentifier, equals: "App")
        expect(project.targets[3].package, equals: "Data")
        expect(
            project.remotePackages,
            equals: [
                RemotePackage(
                    identity: "kit", url: "https://example.org/Kit.git",
                    requirement: .range(from: "1.0.0", to: "2.0.0"),
                    pinnedRevision: "abc")
            ])
        expect(project.packageResolutionFile, equals: "/p/Package.resolved")
        expect(messages(project, .dependency).count, equals: 2)
        expect(messages(project, .otherLanguage).count, equals: 1)
        expect(messages(project, .missingFile).count, equals: 1)
        expect(messages(project, .buildPhase).count, equals: 2)
    }

    @Test func `SwiftPM compiles C targets and system library targets`() throws {
        let settings = """
            "exclude": ["x"], "publicHeadersPath": "api", "settings": [
                {"tool": "c", "kind": {"define": {"_0": "DEPTH=2"}}},
                {"tool": "linker", "kind": {"linkedLibrary": {"_0": "z"}}, "condition": {"platformNames": ["macos"]}},
                {"tool": "linker", "kind": {"linkedLibrary": {"_0": "m"}}, "condition": {"platformNames": ["linux"]}},
                {"tool": "c", "kind": {"define": {"_0": "ACCELERATE"}}, "condition": {"platformNames": ["ios"]}}]
            """
        let root = manifest(
            targets: [
                target("App", "executable", "\"dependencies\": [{\"byName\": [\"CZip\", null]}]"),
                target("CZip", "regular", settings + ", \"dependencies\": [{\"byName\": [\"CSystem\", null]}]"),
                target("CSystem", "system", "\"pkgConfig\": \"zlib\""), target("Mixed"),
            ].joined(separator: ","), more: ", \"cxxLanguageStandard\": \"c++20\", \"cLanguageStandard\": null")
        let project = try readProject(
            [
                "Package.swift": "", "Sources/App/main.swift": "", "Sources/CZip/zip.c": "", "Sources/CZip/zip.cpp": "",
                "Sources/CZip/api/zip.h": "", "Sources/CSystem/module.modulemap": "", "Sources/Mixed/a.c": "",
                "Sources/Mixed/b.m": "",
            ], manifests: ["": root])
        expect(project.targets.map(\.name), equals: ["App", "CZip", "CSystem"])
        expect(project.targets[0].targetDependencies, equals: ["CZip"])
        expect(project.targets[1].targetDependencies, equals: ["CSystem"])
        let expected = CTarget(
            folder: "/p/Sources/CZip", excluded: ["x"], publicHeaders: "api",
            settings: [
                CTarget.Setting(tool: "c", kind: "define", values: ["DEPTH=2"]),
                CTarget.Setting(tool: "linker", kind: "linkedLibrary", values: ["m"]),
            ], languageStandards: ["c++20"])
        expect(project.targets[1].cTarget, equals: expected)
        expect(project.targets[2].cTarget?.pkgConfig, equals: "zlib")
        expect(messages(project, .otherLanguage).count, equals: 1)
    }

    /// The attributes of a reference to a package in a project, and the requirement.
    @Test(
        arguments: [
            ("kind = upToNextMajorVersion; minimumVersion = 1.2.3;", .range(from: "1.2.3", to: "2.0.0")),
            ("kind = upToNextMinorVersion; minimumVersion = 1.2.3;", .range(from: "1.2.3", to: "1.3.0")),
            (
                "kind = upToNextMajorVersion; minimumVersion = \"1.2.3-beta.1\";",
                .range(from: "1.2.3-beta.1", to: "2.0.0")
            ),
            (
                "kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 1.5.0;",
                .range(from: "1.0.0", to: "1.5.0")
            ),
            ("kind = exactVersion; version = 2.0.1;", .exact("2.0.1")),
            ("kind = branch; branch = main;", .branch("main")),
            ("kind = revision; revision = abc;", .revision("abc")),
        ] as [(String, RemotePackage.Requirement)])
    func `packages of Xcode projects are read`(requirement: String, expected: RemotePackage.Requirement) throws {
        let text = projectText(
            """
            G = { isa = PBXGroup; children = (N); };
            N = { isa = PBXFileReference; lastKnownFileType = wrapper; path = Navigator; };
            R1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "git@example.org:a/Kit.git";
                requirement = { \(requirement) }; };
            R2 = { isa = XCLocalSwiftPackageReference; relativePath = ../p/Data; };
            R3 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/x/swift-snapshot-testing"; };
            R4 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/x/engawa"; };
            D1 = { isa = XCSwiftPackageProductDependency; package = R1; productName = Kit; };
            D2 = { isa = XCSwiftPackageProductDependency; package = R2; productName = Data; };
            D3 = { isa = XCSwiftPackageProductDependency; productName = Navigator; };
            D4 = { isa = XCSwiftPackageProductDependency; package = R3; productName = SnapshotTesting; };
            D5 = { isa = XCSwiftPackageProductDependency; package = R4; productName = UIKit; };
            D6 = { isa = XCSwiftPackageProductDependency; productName = Unknown; };
            D7 = { isa = XCSwiftPackageProductDependency; productName = "plugin:Lint"; };
            B1 = { isa = PBXBuildFile; productRef = D1; }; B2 = { isa = PBXBuildFile; productRef = D2; };
            W = { isa = PBXFrameworksBuildPhase; files = (B1, B2); };
            X = { isa = PBXTargetDependency; productRef = D7; };
            """ + targetText(phases: "W", more: "packageProductDependencies = (D3, D4, D5, D6); dependencies = (X);"),
            project: "packageReferences = (R1, R2, R3, R4);")
        let project = try readProject(
            [
                "App.xcodeproj/project.pbxproj": text, "Data/Package.swift": "", "Data/Sources/Data/d.swift": "",
                "Navigator/Package.swift": "", "Navigator/Sources/Navigator/n.swift": "",
                "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": """
                {"object": {"pins": [{"package": "Kit", "repositoryURL": "https://example.org/a/Kit.git",
                    "state": {"branch": null, "revision": "abc", "version": "1.2.3"}}]}, "version": 1}
                """,
            ],
            manifests: [
                "Data": manifest("Data", targets: target("Data"), products: product("Data", "Data")),
                "Navigator": manifest("Nav", targets: target("Navigator"), products: product("Navigator", "Navigator")),
            ])
        expect(project.targets.map(\.name), equals: ["App", "Navigator", "Data"])
        expect(Set(project.targets[0].targetDependencies), equals: ["Data", "Navigator"])
        expect(project.targets[0].productDependencies, equals: [ProductDependency(product: "Kit", package: "kit")])
        expect(project.remotePackages.map(\.requirement), equals: [expected])
        expect(project.remotePackages.map(\.pinnedRevision), equals: ["abc"])
        expect(
            messages(project, .dependency),
            equals: [
                "The target App depends on the product Unknown, which no package of the project has."
            ])
        expect(messages(project, .buildPhase).count, equals: 1)
    }

    @Test func `a package with an error is left out, unless it is the root`() throws {
        let text = projectText(
            "G = { isa = PBXGroup; }; R = { isa = XCLocalSwiftPackageReference; relativePath = Data; };"
                + "R2 = { isa = XCLocalSwiftPackageReference; relativePath = Gone; };"
                + "D = { isa = XCSwiftPackageProductDependency; package = R; productName = Data; };"
                + targetText(more: "packageProductDependencies = (D);"), project: "packageReferences = (R, R2);")
        let project = try readProject(["App.xcodeproj/project.pbxproj": text, "Data/Package.swift": "bad"])
        expect(
            messages(project, .dependency),
            equals: [
                "/p/Data/Package.swift has an error. The local package is left out.",
                "/p/Gone/Package.swift does not exist. The local package is left out.",
            ])
        #expect(throws: ProjectError("/p/Package.swift has an error.")) { try readProject(["Package.swift": "bad"]) }
    }

    @Test(arguments: [(true, "Its products are: Tool."), (false, "It has no products.")])
    func `an xtool package needs a library`(hasTool: Bool, sentence: String) {
        let products: String = hasTool ? product("Tool", "Tool", type: "executable") : ""
        let root = manifest("Root", targets: target("Tool"), products: products)
        let error = #expect(throws: ProjectError.self) {
            try readProject(
                ["Package.swift": "", "xtool.yml": "version: 1\nbundleID: a.b", "Sources/Tool/a.swift": ""],
                manifests: ["": root])
        }
        expect(error?.message, equals: "/p/xtool.yml: The package has no library. \(sentence)")
    }

    @Test(arguments: ["", ", \"defaultLocalization\": \"de\""])
    func `the default localization of a package is the development region of its app`(more: String) throws {
        let files = ["Package.swift": "", "Sources/App/a.swift": ""]
        let app = manifest(targets: target("App", "executable"), more: more)
        let library = manifest(targets: target("App"), products: product("App", "App"), more: more)
        for (texts, root) in [
            (files, app), (files.merging(["xtool.yml": "version: 1\nbundleID: a.b"]) { $1 }, library),
        ] {
            let project = try readProject(texts, manifests: ["": root])
            let data = try #require(project.targets[0].settings.infoPlist)
            let plist = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            expect(plist?["CFBundleDevelopmentRegion"] as? String, equals: more.isEmpty ? "en" : "de")
        }
    }

    @Test func `the manifests for versions of Swift are inputs`() throws {
        var inputs: Set<String> = []
        _ = try readProject(
            ["Package.swift": "", "Package@swift-6.0.swift": "", "Packages.swift": "", "Sources/App/a.swift": ""],
            manifests: ["": manifest(targets: target("App"))]
        ) { inputs.insert($0) }
        expect(inputs.isSuperset(of: ["/p", "/p/Package.swift", "/p/Package@swift-6.0.swift"]))
        expect(!inputs.contains("/p/Packages.swift"))
    }

    /// The text of `xtool.yml`, and either a description of the app or a part of the error message.
    @Test(arguments: [
        ("version: 1\nbundleID: org.example.App\n", "App org.example.App [] nil"),
        ("version: 1\norgID: org.example # comment\nproduct: App\n", "App org.example.App [] nil"),
        (
            "version: 1\nbundleID: 'a.b'\nresources:\n  - Res/a.txt\n  - \"Assets.xcassets\"\niconPath: Icon.png",
            "App a.b [a.txt Assets.xcassets] /p/Icon.png"
        ),
        (
            "version: 1\nbundleID: a.b\nresources: [Res/a.txt]\ninfoPath: Info.plist\nproduct: App",
            "Named a.b [a.txt] nil"
        ),
        (
            "version: 1\nbundleID: a.b\nresources:\n  - 'Res/Bob''s # 1.txt' # '' a\n  - Res/a.txt",
            "App a.b [Bob's # 1.txt a.txt] nil"
        ),
        (
            "version: 1\nbundleID: a.b\nresources:\n  - \"Res/\\\"a\\\" # \\\\.txt\" # \" b\n  - Res/a.txt",
            "App a.b [\"a\" # \\.txt a.txt] nil"
        ),
        ("version: 1\nproduct: App's # the app\nbundleID: a.b", "has no library App's. "),
        ("version: 1\nbundleID: a.b\nextensions:\n- product: Widget\n  infoPath: W.plist\n", "App a.b [] nil"),
        ("version: 2\nbundleID: a.b", "has the version 2"),
        ("version: 1\nproduct: Other\nbundleID: a.b", "has no library Other"),
        ("version: 1\n\tbundleID: a.b", ":2: The line is indented with a tab"),
        ("version: 1\nbundleID", ":2: The line has no key"),
        ("version: 1\nproduct: &a b", ":2: Values that begin with “&” are not supported"),
        ("version: 1\n   bundleID: a.b", "The line has the wrong indentation"),
        ("--- # settings\nversion: 1\nbundleID: a.b\n", "App a.b [] nil"),
        ("version: 1\n---\nbundleID: a.b", ":2: A second document begins. Only one is supported."),
    ])
    func `xtool packages are apps`(yaml: String, expected: String) throws {
        let root = manifest(
            "Root",
            targets: target("AppCode") + ","
                + target("AppTests", "test", "\"dependencies\": [{\"byName\": [\"AppCode\", null]}]"),
            products: product("App", "AppCode"))
        do {
            let project = try readProject(
                [
                    "Package.swift": "", "xtool.yml": yaml, "Sources/AppCode/a.swift": "", "Tests/AppTests/t.swift": "",
                    "Res/a.txt": "", "Res/Bob's # 1.txt": "", "Res/\"a\" # \\.txt": "", "Assets.xcassets/": "",
                    "Icon.png": "", "Info.plist": "{ CFBundleName = Named; }",
                ], manifests: ["": root])
            let app = project.targets[0]
            let data = try #require(app.settings.infoPlist)
            let plist = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            let resources = app.resources.map(\.destination).joined(separator: " ")
            let found =
                "\(plist?["CFBundleName"] ?? "") \(app.settings.bundleIdentifier) [\(resources)] "
                + (app.settings.iconPath ?? "nil")
            expect(found, equals: expected)
            expect(app.kind, equals: .app)
            expect(project.targets[1].targetDependencies, equals: ["AppCode"])
        } catch let error as ProjectError {
            expect(error.message.contains(expected), "\(error.message)")
        }
    }
}
