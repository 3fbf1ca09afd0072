import Expectations
import Foundation
import Testing

@testable import AppProjects

struct XcodeProjectTests {
    /// Group objects, the attributes of the file reference `F`, and the path of the source. The path is nil if the file
    /// does not exist.
    @Test(
        arguments: [
            ("G = { isa = PBXGroup; children = (F); sourceTree = \"<group>\"; };", "path = a.swift;", "/p/a.swift"),
            (
                """
                G = { isa = PBXGroup; children = (H); sourceTree = "<group>"; };
                H = { isa = PBXGroup; children = (I); path = Sources; sourceTree = "<group>"; };
                I = { isa = PBXGroup; children = (F); name = Views; sourceTree = "<group>"; };
                """, "path = a.swift;", "/p/Sources/a.swift"
            ),
            (
                """
                G = { isa = PBXGroup; children = (H); sourceTree = "<group>"; };
                H = { isa = PBXGroup; children = (F); path = Sources; sourceTree = "<group>"; };
                """, "path = b/../a.swift;", "/p/Sources/a.swift"
            ),
            (
                """
                G = { isa = PBXGroup; children = (H); sourceTree = "<group>"; };
                H = { isa = PBXGroup; children = (F); path = Sources; sourceTree = "<group>"; };
                """, "name = a.swift; path = ../a.swift;", "/p/a.swift"
            ),
            (
                """
                G = { isa = PBXGroup; children = (H); sourceTree = "<group>"; };
                H = { isa = PBXGroup; children = (F); path = Other; sourceTree = "<group>"; };
                """, "path = Sources/a.swift; sourceTree = SOURCE_ROOT;", "/p/Sources/a.swift"
            ),
            (
                """
                G = { isa = PBXGroup; children = (H); sourceTree = "<group>"; };
                H = { isa = PBXGroup; children = (F); path = Sources; sourceTree = SOURCE_ROOT; };
                """, "path = a.swift;", "/p/Sources/a.swift"
            ),
            (
                "G = { isa = PBXGroup; children = (); };", "path = /p/Sources/a.swift; sourceTree = \"<absolute>\";",
                "/p/Sources/a.swift"
            ),
            // Groups that contain each other.
            (
                """
                G = { isa = PBXGroup; children = (H); sourceTree = "<group>"; };
                H = { isa = PBXGroup; children = (G, H, F); path = Sources; sourceTree = "<group>"; };
                """, "path = a.swift;", "/p/Sources/a.swift"
            ),
            // Apple's file systems ignore case and Unicode normalization.
            ("G = { isa = PBXGroup; children = (F); };", "path = sources/A.swift;", "/p/Sources/a.swift"),
            ("G = { isa = PBXGroup; children = (F); };", "path = \"u\\U0308.swift\";", "/p/ü.swift"),
            ("G = { isa = PBXGroup; children = (F); };", "path = missing.swift;", nil),
            ("G = { isa = PBXGroup; children = (F); };", "path = /Users/me/a.swift; sourceTree = \"<absolute>\";", nil),
        ] as [(String, String, String?)])
    func `paths follow groups and source trees`(groups: String, file: String, expected: String?) throws {
        let text = projectText(
            groups + "F = { isa = PBXFileReference; \(file) }; B = { isa = PBXBuildFile; fileRef = F; };"
                + "S = { isa = PBXSourcesBuildPhase; files = (B); };" + targetText(phases: "S"))
        let project = try readProject([
            "App.xcodeproj/project.pbxproj": text, "a.swift": "", "Sources/a.swift": "", "ü.swift": "",
        ])
        expect(project.targets.first?.sources, equals: [expected].compactMap { $0 })
        expect(messages(project, .missingFile).count, equals: (expected == nil ? 1 : 0))
    }

    /// The path and attributes of a file, and its role in a sources phase and in a resources phase.
    @Test(arguments: [
        ("a.swift", "", "source", "a.swift"), ("a.m", "", "other", "a.m"), ("a.metal", "", "other", "a.metal"),
        ("a.h", "", "", "a.h"), ("Model.xcdatamodeld", "", "other", "other"), ("a.mlmodel", "", "other", "a.mlmodel"),
        ("Assets.xcassets", "", "Assets.xcassets", "Assets.xcassets"), ("a.json", "", "a.json", "a.json"),
        ("a.xcstrings", "", "a.xcstrings", "a.xcstrings"),
        ("Sounds", "lastKnownFileType = folder;", "Sounds", "Sounds"),
        ("de.lproj/a.strings", "", "de.lproj/a.strings", "de.lproj/a.strings"),
        ("Base.lproj/Main.storyboard", "", "Base.lproj/Main.storyboard", "Base.lproj/Main.storyboard"),
        ("a.framework", "", "", ""), ("code", "explicitFileType = sourcecode.swift;", "source", "code"),
    ])
    func `a file has a role in each phase`(path: String, type: String, inSources: String, inResources: String) throws {
        for (phase, expected) in [("PBXSourcesBuildPhase", inSources), ("PBXResourcesBuildPhase", inResources)] {
            let text = projectText(
                "G = { isa = PBXGroup; children = (F); };"
                    + "F = { isa = PBXFileReference; path = \"\(path)\"; \(type) };"
                    + "B = { isa = PBXBuildFile; fileRef = F; }; S = { isa = \(phase); files = (B); };"
                    + targetText(phases: "S"))
            let project = try readProject(["App.xcodeproj/project.pbxproj": text, path: ""])
            let target = try #require(project.targets.first)
            let found =
                target.sources.map { _ in "source" } + target.otherSources.map { _ in "other" }
                + target.resources.map(\.destination)
            expect(found.joined(separator: " "), equals: expected, "\(path) in \(phase)")
        }
    }

    @Test func `variant groups, copied files and bundles are resources`() throws {
        let text = projectText(
            """
            G = { isa = PBXGroup; children = (V, F, BR, PR2); };
            V = { isa = PBXVariantGroup; children = (V1, V2); name = Localizable.strings; path = Texts; };
            V1 = { isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; };
            V2 = { isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; };
            F = { isa = PBXFileReference; path = tick.wav; };
            I = { isa = PBXFileReference; path = inside.txt; };
            BR = { isa = PBXFileReference; path = Extras.bundle; sourceTree = BUILT_PRODUCTS_DIR; };
            B1 = { isa = PBXBuildFile; fileRef = V; }; B2 = { isa = PBXBuildFile; fileRef = F; };
            B3 = { isa = PBXBuildFile; fileRef = BR; }; B4 = { isa = PBXBuildFile; fileRef = I; };
            B5 = { isa = PBXBuildFile; fileRef = F; platformFilter = maccatalyst; };
            B6 = { isa = PBXBuildFile; fileRef = I; platformFilters = (ios, macos); };
            R = { isa = PBXResourcesBuildPhase; files = (B1, B3, B5, B6); };
            C = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; dstPath = "Sounds/$(TARGET_NAME)"; files = (B2); };
            D = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 16; dstPath = ""; files = (B2); };
            RB = { isa = PBXResourcesBuildPhase; files = (B4); };
            """ + targetText(phases: "R, C, D")
                + targetText("X", name: "Extras", type: "bundle", phases: "RB", more: "productReference = BR;"),
            targets: "T, X")
        let project = try readProject([
            "App.xcodeproj/project.pbxproj": text, "Texts/en.lproj/Localizable.strings": "",
            "Texts/de.lproj/Localizable.strings": "", "tick.wav": "", "inside.txt": "",
        ])
        expect(project.targets.count, equals: 1)
        expect(
            project.targets[0].resources.map(\.destination),
            equals: [
                "en.lproj/Localizable.strings", "de.lproj/Localizable.strings", "inside.txt", "Sounds/App/tick.wav",
                "Extras.bundle/inside.txt",
            ])
    }

    /// Product types, settings, and the kind of the target, or part of the notice if the target is left out.
    @Test(arguments: [
        ("application", "", "app"), ("framework", "", "library"), ("library.static", "", "library"),
        ("framework.static", "", "library"), ("bundle.unit-test", "", "unitTests"),
        ("bundle.ui-testing", "", "uiTests"),
        ("app-extension", "", "is an app extension"), ("extensionkit-extension", "", "is an app extension"),
        ("application.watchapp2", "", "is for watchOS"), ("tool", "", "command-line tool"),
        ("application.on-demand-install-capable", "", "is an App Clip"), ("xpc-service", "", "no equivalent"),
        ("application", "SDKROOT = macosx;", "is for macOS"), ("application", "SDKROOT = appletvos;", "is for tvOS"),
        ("framework", "SDKROOT = macosx; SUPPORTED_PLATFORMS = \"macosx iphoneos iphonesimulator\";", "library"),
        ("application", "SDKROOT = auto; SUPPORTED_PLATFORMS = \"watchos watchsimulator\";", "is for watchOS"),
    ])
    func `product types and platforms determine the kind`(type: String, settings: String, expected: String) throws {
        let text = projectText(
            "G = { isa = PBXGroup; children = (F); }; F = { isa = PBXFileReference; path = a.swift; };"
                + "B = { isa = PBXBuildFile; fileRef = F; }; S = { isa = PBXSourcesBuildPhase; files = (B); };"
                + targetText(type: type, settings: settings, phases: "S"))
        let project = try readProject(["App.xcodeproj/project.pbxproj": text, "a.swift": ""])
        if let target = project.targets.first {
            expect(target.kind.rawValue, equals: expected)
        } else {
            expect(messages(project, .targetKind).first?.contains(expected) ?? false)
        }
    }

    @Test func `dependencies are resolved, also through targets without Swift`() throws {
        let text = projectText(
            """
            G = { isa = PBXGroup; children = (F, M, A1, A2, A3, A4); };
            F = { isa = PBXFileReference; path = a.swift; }; M = { isa = PBXFileReference; path = a.m; };
            A1 = { isa = PBXFileReference; path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            A2 = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
            A3 = { isa = PBXFileReference; path = libOld.a; sourceTree = BUILT_PRODUCTS_DIR; };
            A4 = { isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
            B = { isa = PBXBuildFile; fileRef = F; }; BM = { isa = PBXBuildFile; fileRef = M; };
            L1 = { isa = PBXBuildFile; fileRef = A1; }; L3 = { isa = PBXBuildFile; fileRef = A3; };
            L4 = { isa = PBXBuildFile; fileRef = A4; };
            S = { isa = PBXSourcesBuildPhase; files = (B); }; SM = { isa = PBXSourcesBuildPhase; files = (BM); };
            W = { isa = PBXFrameworksBuildPhase; files = (L3, L4); };
            W2 = { isa = PBXFrameworksBuildPhase; files = (L1); };
            X1 = { isa = PBXTargetDependency; target = AG; };
            X2 = { isa = PBXTargetDependency; target = K; };
            X3 = { isa = PBXTargetDependency; target = U; platformFilter = maccatalyst; };
            AG = { isa = PBXAggregateTarget; name = All; dependencies = (X2); };
            """ + targetText(phases: "S, W", more: "productReference = A2; dependencies = (X3);")
                + targetText("O", name: "Old", type: "library.static", phases: "SM, W2", more: "productReference = A3;")
                + targetText("K", name: "Core", type: "framework", phases: "S", more: "productReference = A1;")
                + targetText(
                    "U", name: "Tests", type: "bundle.unit-test",
                    settings: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/App.app/App\"; BUNDLE_LOADER = \"$(TEST_HOST)\";",
                    phases: "S", more: "dependencies = (X1);")
                + targetText(
                    "I", name: "UITests", type: "bundle.ui-testing", settings: "TEST_TARGET_NAME = App;", phases: "S"),
            targets: "T, O, K, U, I, AG")
        let project = try readProject(["App.xcodeproj/project.pbxproj": text, "a.swift": "", "a.m": ""])
        expect(project.targets.map(\.name), equals: ["App", "Core", "Tests", "UITests"])
        expect(project.targets.map(\.targetDependencies), equals: [["Core"], [], ["Core", "App"], []])
        expect(project.targets.map(\.appTarget), equals: [nil, nil, "App", "App"])
        expect(messages(project, .dependency), equals: ["The target Old is left out: It has no Swift sources."])
        expect(messages(project, .otherLanguage).count, equals: 1)
    }

    @Test func `files that are listed twice are members once, and notices identify launch screens`() throws {
        let text = projectText(
            """
            G = { isa = PBXGroup; children = (F, L, X); }; F = { isa = PBXFileReference; path = a.swift; };
            L = { isa = PBXFileReference; path = Launch.storyboard; }; X = { isa = PBXFileReference; path = X.xib; };
            N = { isa = PBXFileReference; path = Old.nib; }; BN = { isa = PBXBuildFile; fileRef = N; };
            B = { isa = PBXBuildFile; fileRef = F; }; C = { isa = PBXBuildFile; fileRef = F; };
            BL = { isa = PBXBuildFile; fileRef = L; }; BX = { isa = PBXBuildFile; fileRef = X; };
            S = { isa = PBXSourcesBuildPhase; files = (B, C, B); };
            R = { isa = PBXResourcesBuildPhase; files = (BL, BX, BN, BL); };
            Z = { isa = PBXShellScriptBuildPhase; name = Lint; };
            """
                + targetText(
                    settings: "INFOPLIST_FILE = Info.plist; SWIFT_OBJC_BRIDGING_HEADER = \"a/B.h\"; "
                        + "OTHER_SWIFT_FLAGS = \"\"; PRODUCT_NAME = Renamed;", phases: "S, R, Z"))
        let project = try readProject([
            "App.xcodeproj/project.pbxproj": text, "a.swift": "", "Launch.storyboard": "", "X.xib": "",
            "Old.nib": "", "Info.plist": "{ UILaunchStoryboardName = Launch; }",
        ])
        expect(project.targets[0].sources, equals: ["/p/a.swift"])
        expect(project.targets[0].resources.map(\.destination), equals: ["Launch.storyboard", "X.xib", "Old.nib"])
        expect(
            messages(project, .interfaceFile),
            equals: [
                "Launch.storyboard is the launch screen, which is not shown.",
                "Old.nib is compiled, so it cannot be read. Add its xib or storyboard to the project.",
            ])
        expect(messages(project, .otherLanguage).map { $0.hasPrefix("B.h") }, equals: [true])
        expect(messages(project, .buildPhase), equals: ["The script “Lint” of the target App does not run here."])
    }

    @Test func `missing libraries outside the project's folder are ignored`() throws {
        let text = projectText(
            """
            G = { isa = PBXGroup; children = (F, C, D); }; F = { isa = PBXFileReference; path = a.swift; };
            C = { isa = PBXFileReference; path = ../App2/Gone.framework; };
            D = { isa = PBXFileReference; path = Gone.xcframework; };
            B = { isa = PBXBuildFile; fileRef = F; }; BC = { isa = PBXBuildFile; fileRef = C; };
            BD = { isa = PBXBuildFile; fileRef = D; }; S = { isa = PBXSourcesBuildPhase; files = (B); };
            W = { isa = PBXFrameworksBuildPhase; files = (BC, BD); };
            """ + targetText(phases: "S, W"))
        let project = try readProject(
            ["App/App.xcodeproj/project.pbxproj": text, "App/a.swift": ""], at: "/p/App")
        expect(
            messages(project, .dependency),
            equals: ["Gone.xcframework is compiled for Apple's systems. It cannot be used here."])
    }

    @Test func `build rules are reported with their names or patterns`() throws {
        let text = projectText(
            """
            G = { isa = PBXGroup; children = (F); }; F = { isa = PBXFileReference; path = a.swift; };
            B = { isa = PBXBuildFile; fileRef = F; }; S = { isa = PBXSourcesBuildPhase; files = (B); };
            R = { isa = PBXBuildRule; name = Parsers; }; R2 = { isa = PBXBuildRule; filePatterns = "*.y"; };
            R3 = { isa = PBXBuildRule; };
            """ + targetText(phases: "S", more: "buildRules = (R, R2, R3);"))
        let project = try readProject(["App.xcodeproj/project.pbxproj": text, "a.swift": ""])
        expect(
            messages(project, .buildPhase),
            equals: [
                "The build rule “Parsers” of the target App does not run here.",
                "The build rule “*.y” of the target App does not run here.",
                "A build rule without a name of the target App does not run here.",
            ])
    }

    @Test func `frameworks that a target builds are not binaries`() throws {
        let text = projectText(
            """
            G = { isa = PBXGroup; children = (F, C, D, R); }; F = { isa = PBXFileReference; path = a.swift; };
            C = { isa = PBXFileReference; path = Carthage/Build/Other.xcframework; };
            D = { isa = PBXFileReference; path = build/Core.framework; };
            R = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
            B = { isa = PBXBuildFile; fileRef = F; }; BC = { isa = PBXBuildFile; fileRef = C; };
            BD = { isa = PBXBuildFile; fileRef = D; }; S = { isa = PBXSourcesBuildPhase; files = (B); };
            W = { isa = PBXFrameworksBuildPhase; files = (BC, BD); };
            """ + targetText(settings: "PRODUCT_NAME = \"App Dev\";", phases: "S, W", more: "productReference = R;")
                + targetText("K", name: "Core", type: "framework", phases: "S")
                + targetText(
                    "U", name: "Tests", type: "bundle.unit-test",
                    settings: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/App Dev.app/App Dev\";", phases: "S"),
            targets: "T, K, U")
        let project = try readProject(["App.xcodeproj/project.pbxproj": text, "a.swift": ""])
        expect(project.targets[0].targetDependencies, equals: ["Core"])
        expect(project.targets[2].appTarget, equals: "App")
        expect(
            messages(project, .dependency),
            equals: [
                "Other.xcframework is compiled for Apple's systems. It cannot be used here."
            ])
    }

    @Test func `names of modules are unique`() throws {
        let files = "G = { isa = PBXGroup; children = (F); }; F = { isa = PBXFileReference; path = a.swift; };"
        let phase = "B = { isa = PBXBuildFile; fileRef = F; }; S = { isa = PBXSourcesBuildPhase; files = (B); };"
        let text = projectText(
            files + phase + targetText(settings: "PRODUCT_NAME = Same;", phases: "S")
                + targetText("K", name: "App Beta", settings: "PRODUCT_NAME = same;", phases: "S")
                + targetText("L", name: "2 Go", phases: "S"), targets: "T, K, L")
        let project = try readProject(["App.xcodeproj/project.pbxproj": text, "a.swift": ""])
        expect(project.targets.map(\.moduleName), equals: ["Same", "same_2", "__Go"])
        expect(messages(project, .setting).count, equals: 1)
    }

    @Test func `projects of other folders are read with the project that contains them`() throws {
        let inner = projectText(
            "G = { isa = PBXGroup; children = (F); }; F = { isa = PBXFileReference; path = b.swift; };"
                + "B = { isa = PBXBuildFile; fileRef = F; }; S = { isa = PBXSourcesBuildPhase; files = (B); };"
                + "R = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };"
                + targetText(name: "Kit", type: "framework", phases: "S", more: "productReference = R;"))
        let outer = projectText(
            """
            G = { isa = PBXGroup; children = (F, K, N); }; F = { isa = PBXFileReference; path = a.swift; };
            K = { isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = Kit/Kit.xcodeproj; };
            N = { isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = Gone.xcodeproj; };
            KP = { isa = PBXGroup; children = (KR); };
            KR = { isa = PBXReferenceProxy; path = Kit.framework; remoteRef = KX; sourceTree = BUILT_PRODUCTS_DIR; };
            KX = { isa = PBXContainerItemProxy; containerPortal = K; proxyType = 2; remoteGlobalIDString = R; };
            B = { isa = PBXBuildFile; fileRef = F; }; BK = { isa = PBXBuildFile; fileRef = KR; };
            S = { isa = PBXSourcesBuildPhase; files = (B); }; W = { isa = PBXFrameworksBuildPhase; files = (BK); };
            X = { isa = PBXTargetDependency; name = Kit; targetProxy = XP; };
            XP = { isa = PBXContainerItemProxy; containerPortal = K; proxyType = 1; remoteGlobalIDString = T; };
            """ + targetText(phases: "S, W", more: "dependencies = (X);"),
            project: "projectReferences = ({ ProductGroup = KP; ProjectRef = K; }, { ProjectRef = N; });")
        let project = try readProject([
            "App.xcodeproj/project.pbxproj": outer, "a.swift": "", "Kit/Kit.xcodeproj/project.pbxproj": inner,
            "Kit/b.swift": "",
        ])
        expect(project.targets.map(\.name), equals: ["App", "Kit"])
        expect(project.targets[0].targetDependencies, equals: ["Kit"])
        expect(project.targets[1].sources, equals: ["/p/Kit/b.swift"])
        expect(messages(project, .dependency).count, equals: 1)
    }

    @Test func `projects can be property lists in XML`() throws {
        let old = projectText(
            "G = { isa = PBXGroup; children = (F); }; F = { isa = PBXFileReference; path = a.txt; };"
                + "B = { isa = PBXBuildFile; fileRef = F; };"
                + "C = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 1; files = (B); };" + targetText(phases: "C"))
        let object = try #require(try OldStylePropertyList.parse(Array(old.utf8)).object as? [String: Any])
        let data = try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
        let xml = String(decoding: data, as: UTF8.self)
            .replacing("<string>1</string>", with: "<integer>1</integer>")
        let project = try readProject(["App.xcodeproj/project.pbxproj": xml, "a.txt": ""])
        expect(project.targets.first?.resources.map(\.destination), equals: ["a.txt"])
    }

    @Test func `inputs are the files and folders that determine the model`() throws {
        let text = projectText(
            "G = { isa = PBXGroup; children = (F, N); }; F = { isa = PBXFileReference; path = A/a.swift; };"
                + "N = { isa = PBXFileReference; path = ../Kit/k.swift; };"
                + "R = { isa = XCLocalSwiftPackageReference; relativePath = ../Pack; };"
                + "B = { isa = PBXBuildFile; fileRef = F; }; C = { isa = PBXBuildFile; fileRef = N; };"
                + "S = { isa = PBXSourcesBuildPhase; files = (B, C); };"
                + targetText(settings: "INFOPLIST_FILE = ../Info.plist;", phases: "S"),
            project: "packageReferences = (R);")
        var inputs: Set<String> = []
        let project = try readProject(
            [
                "x/App.xcodeproj/project.pbxproj": text, "x/A/a.swift": "", "Kit/k.swift": "", "Info.plist": "{ }",
                "Pack/Package.swift": "",
            ], manifests: ["Pack": "{\"name\": \"Pack\"}"], at: "/p/x"
        ) { inputs.insert($0) }
        expect(project.targets[0].sources, equals: ["/p/x/A/a.swift", "/p/Kit/k.swift"])
        expect(
            inputs.sorted(),
            equals: [
                "/p/Info.plist", "/p/Kit", "/p/Pack", "/p/Pack/Package.swift", "/p/x", "/p/x/A",
                "/p/x/App.xcodeproj/project.pbxproj",
                "/p/x/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
                "/p/x/App.xcodeproj/xcshareddata/xcschemes", "/p/x/App.xcodeproj/xcuserdata",
            ])
    }

    @Test(arguments: [
        ("", "/p/App.xcodeproj/project.pbxproj:1: The file is empty."),
        ("{}", "/p/App.xcodeproj/project.pbxproj is not an Xcode project"),
        (
            "{ objects = { }; rootObject = P; }",
            "The root object P of /p/App.xcodeproj/project.pbxproj does not exist or is not a PBXProject."
        ),
        ("{ objects = { P = { isa = PBXGroup; }; }; rootObject = P; }", "does not exist or is not a PBXProject."),
        ("{ objects = {\n <<<<<<< HEAD\n", ":2: The character “<” is not expected here."),
        ("{ objects = {\n<<<<<<< HEAD\n", ":2: The file has a merge conflict."),
        ("<?xml version=\"1.0\"?><plist>", "is not a valid property list"),
        ("{\n a = b\n c = d;}", ":3: A semicolon is missing after the value of “a”."),
    ])
    func `damaged project files have clear errors`(text: String, message: String) throws {
        do {
            _ = try readProject(["App.xcodeproj/project.pbxproj": text])
            Issue.record("No error for \(text)")
        } catch let error as ProjectError {
            expect(error.message.contains(message), "\(error.message)")
        }
    }
}
