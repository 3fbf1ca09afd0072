import Expectations
import Foundation
import Testing

@testable import AppProjects

struct TargetSettingsTests {
    /// Build settings of the target, and a description of the result.
    private static let cases: [(String, String)] = [
        ("", "5 [] [] []"),
        ("SWIFT_VERSION = 5.0;", "5 [] [] []"), ("SWIFT_VERSION = 4.2;", "4.2 [] [] []"),
        ("SWIFT_VERSION = 3.0;", "4 [] [] []"), ("SWIFT_VERSION = 6.0;", "6 [] [] []"),
        ("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", "5 main [] [] []"),
        ("SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;", "5 [] [] []"),
        ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG $(X) DEBUG\"; X = BETA;", "5 [DEBUG BETA] [] []"),
        ("\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphonesimulator*]\" = SIM;", "5 [SIM] [] []"),
        (
            "OTHER_SWIFT_FLAGS = (\"$(inherited)\", \"-D\", A, \"-DB\", \"-Xfrontend\", \"-warn-long-function-bodies=100\");",
            "5 [A B] [] []"
        ),
        (
            "OTHER_SWIFT_FLAGS = \"-enable-upcoming-feature A -enable-experimental-feature B -Xfrontend "
                + "-enable-upcoming-feature -Xfrontend C -enable-bare-slash-regex\";",
            "5 [] [A C BareSlashRegexLiterals] [B]"
        ),
        ("OTHER_SWIFT_FLAGS = \"-default-isolation MainActor -strict-concurrency=complete\";", "5 main [] [] []"),
        ("OTHER_SWIFT_FLAGS = \"-enable-testing -module-alias X=Y\";", "5 [] [] [] !"),
        ("OTHER_SWIFT_FLAGS = \"-lz -load-plugin-executable X#Y\";", "5 [] [] [] !"),
        ("OTHER_SWIFT_FLAGS = \"-lz -l z -g\";", "5 [] [] []"),
        (
            "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE = NO;",
            "5 [] [ExistentialAny] []"
        ),
        ("SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION = YES;", "5 [] [DisableOutwardActorInference] []"),
        (
            "SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES = NO;",
            "5 [] [DisableOutwardActorInference GlobalActorIsolatedTypesUsability InferSendableFromCaptures "
                + "NonisolatedNonsendingByDefault] []"
        ),
        ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"A=1 B-C =\";", "5 [A] [] []"),
        ("SWIFT_STRICT_CONCURRENCY = complete;", "5 [] [StrictConcurrency] []"),
        ("SWIFT_STRICT_CONCURRENCY = targeted;", "5 [] [] [StrictConcurrency=targeted]"),
        ("SWIFT_VERSION = 9.0;", "6 [] [] [] !"),
    ]

    @Test(arguments: cases)
    func `build settings become settings of the model`(text: String, expected: String) throws {
        let project = try readProject([
            "App.xcodeproj/project.pbxproj": projectText("G = { isa = PBXGroup; };" + targetText(settings: text))
        ])
        let settings = try #require(project.targets.first).settings
        var found: String = settings.swiftVersion + (settings.isMainActorByDefault ? " main" : "")
        for list in [settings.compilationConditions, settings.upcomingFeatures, settings.experimentalFeatures] {
            found += " [\(list.joined(separator: " "))]"
        }
        if !messages(project, .setting).isEmpty { found += " !" }
        expect(found, equals: expected)
    }

    /// The text of `A.xcconfig`, the resulting value of `X`, and the number of notices.
    @Test(arguments: [
        ("X = a", "a", 0), ("X=a b // comment", "a b", 0), ("// X = b\n\nX = a;", "a", 0),
        ("X = a\nX = $(inherited) b", "a b", 0), ("X = a\n#include \"B.xcconfig\"", "b", 0),
        ("#include \"B.xcconfig\"\nX = $(inherited) a", "b a", 0), ("#include? \"C.xcconfig\"\nX = a", "a", 0),
        ("#include \"C.xcconfig\"\nX = a", "a", 1), ("#include \"A.xcconfig\"\nX = a", "a", 1),
        ("X = a\nX[config=Debug] = b", "b", 0), ("X = a\nX[config=Release][arch=*] = b", "a", 0),
        ("X = https:/$()/example.org", "https://example.org", 0), ("nonsense\nX = a", "a", 1),
        ("/* a\nX = c */\nX = a", "a", 0), ("X = a \\\n  b", "a   b", 0), ("X[sdk=macosx*]=c\r\nX = a\r\n", "a", 0),
        ("X = $(PROJECT_NAME) $(TARGET_NAME) $(CONFIGURATION) $(SRCROOT)", "App App Debug /p", 0),
    ])
    func `configuration files are read`(text: String, expected: String, problems: Int) throws {
        let objects =
            "G = { isa = PBXGroup; children = (F); }; F = { isa = PBXFileReference; path = A.xcconfig; };"
            + targetText(settings: "PRODUCT_BUNDLE_IDENTIFIER = \"$(X)\";").replacing(
                "TD = {", with: "TD = { baseConfigurationReference = F;")
        let project = try readProject([
            "App.xcodeproj/project.pbxproj": projectText(objects), "A.xcconfig": text, "B.xcconfig": "X = b",
        ])
        expect(project.targets[0].settings.bundleIdentifier, equals: expected)
        expect(project.notices.count, equals: problems)
    }

    @Test func `levels of settings have an order`() throws {
        let objects =
            "G = { isa = PBXGroup; path = Config; }; F = { isa = PBXFileReference; path = A.xcconfig; };"
            + targetText(settings: "PRODUCT_BUNDLE_IDENTIFIER = \"$(inherited)4\";").replacing(
                "TD = {", with: "TD = { baseConfigurationReference = F;")
        let text = projectText(objects, settings: "SDKROOT = iphoneos; PRODUCT_BUNDLE_IDENTIFIER = \"$(inherited)2\";")
            .replacing(
                "PD = {",
                with:
                    "PD = { baseConfigurationReferenceAnchor = G; baseConfigurationReferenceRelativePath = B.xcconfig;")
        let project = try readProject([
            "App.xcodeproj/project.pbxproj": text, "A.xcconfig": "PRODUCT_BUNDLE_IDENTIFIER = $(inherited)3",
            "Config/B.xcconfig": "PRODUCT_BUNDLE_IDENTIFIER = 1",
        ])
        expect(project.targets[0].settings.bundleIdentifier, equals: "1234")
    }

    /// The names of configurations, the requested one, and the one that is used.
    @Test(
        arguments: [
            (["Debug", "Release"], nil, "Debug"), (["Debug", "Release"], "Release", "Release"),
            (["Release", "Debug-Staging"], nil, "Debug-Staging"), (["Production", "Staging"], nil, "Staging"),
        ] as [([String], String?, String)])
    func `a similar configuration replaces a missing one`(names: [String], requested: String?, expected: String) throws
    {
        let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
        let configurations = names.map {
            "\"\($0)\" = { isa = XCBuildConfiguration; name = \"\($0)\"; "
                + "buildSettings = { PRODUCT_BUNDLE_IDENTIFIER = \"$(CONFIGURATION)\"; }; };"
        }
        let text = projectText(
            "G = { isa = PBXGroup; };" + targetText() + configurations.joined()
                + "QL = { isa = XCConfigurationList; defaultConfigurationName = Staging; buildConfigurations = (\(list)); };"
        ).replacing("buildConfigurationList = PL", with: "buildConfigurationList = QL")
            .replacing("buildConfigurationList = TL", with: "buildConfigurationList = QL")
        let project = try readProject(["App.xcodeproj/project.pbxproj": text], configuration: requested)
        expect(project.targets[0].settings.bundleIdentifier, equals: expected)
    }
}
