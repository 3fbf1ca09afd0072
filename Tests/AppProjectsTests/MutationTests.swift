import Foundation
import TestSupport
import Testing

@testable import AppProjects

/// Reads project files with random changes. The environment variable `ENGAWA_PROJECT_MUTATIONS` sets the number of
/// changed projects in each test case. The default is 60.
struct MutationTests {
    private static let count: Int =
        ProcessInfo.processInfo.environment["ENGAWA_PROJECT_MUTATIONS"].flatMap { Int($0) } ?? 60

    private static let project = projectText(
        """
        G = { isa = PBXGroup; children = (Y, H, V, K, R, RX); sourceTree = "<group>"; };
        H = { isa = PBXGroup; children = (F, C); path = Sources; sourceTree = "<group>"; };
        F = { isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = a.swift; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = SOURCE_ROOT; };
        K = { isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = Kit.xcodeproj; };
        R = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        RX = { isa = PBXReferenceProxy; path = Kit.framework; remoteRef = KX; sourceTree = BUILT_PRODUCTS_DIR; };
        KX = { isa = PBXContainerItemProxy; containerPortal = K; proxyType = 2; remoteGlobalIDString = R; };
        Y = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E, M); explicitFolders = (Web); path = App; };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist); };
        M = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = R1;
            membershipExceptions = (notes.txt); };
        V = { isa = PBXVariantGroup; children = (V1); name = L.strings; };
        V1 = { isa = PBXFileReference; name = de; path = "App/de.lproj/L.strings"; };
        B = { isa = PBXBuildFile; fileRef = F; }; BV = { isa = PBXBuildFile; fileRef = V; };
        BK = { isa = PBXBuildFile; fileRef = RX; platformFilters = (ios); };
        S = { isa = PBXSourcesBuildPhase; files = (B); }; R1 = { isa = PBXResourcesBuildPhase; files = (BV); };
        W = { isa = PBXFrameworksBuildPhase; files = (BK); };
        Q = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Kit.git";
            requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2.3; }; };
        Q1 = { isa = XCSwiftPackageProductDependency; package = Q; productName = Kit; };
        Z = { isa = PBXTargetDependency; target = T; targetProxy = ZX; };
        ZX = { isa = PBXContainerItemProxy; containerPortal = P; proxyType = 1; remoteGlobalIDString = T; };
        """
            + targetText(
                settings: """
                    INFOPLIST_FILE = "App/$(NAME).plist"; NAME = "$(OTHER)"; OTHER = Info; GENERATE_INFOPLIST_FILE = YES;
                    PRODUCT_BUNDLE_IDENTIFIER = "org.$(PRODUCT_NAME:rfc1034identifier:lower)"; TARGETED_DEVICE_FAMILY = "1,2";
                    OTHER_SWIFT_FLAGS = "$(inherited) -D A"; "SWIFT_VERSION[sdk=iphone*][arch=*]" = 6.0;
                    """, phases: "S, R1, W",
                more: "fileSystemSynchronizedGroups = (Y); packageProductDependencies = (Q1); productReference = R;"
            ).replacing("TD = {", with: "TD = { baseConfigurationReference = C;")
            + targetText("U", name: "Tests", type: "bundle.unit-test", phases: "S", more: "dependencies = (Z);"),
        targets: "T, U", project: "packageReferences = (Q); projectReferences = ({ ProjectRef = K; });")

    private static let files = [
        "App.xcodeproj/project.pbxproj": project,
        "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme": """
        <?xml version="1.0"?><Scheme><TestAction shouldUseLaunchSchemeArgsEnv="NO"><TestPlans>
        <TestPlanReference reference="container:A.xctestplan" default="YES"/></TestPlans></TestAction><LaunchAction>
        <BuildableProductRunnable><BuildableReference BlueprintIdentifier="T" BlueprintName="App"
         ReferencedContainer="container:App.xcodeproj"/></BuildableProductRunnable><CommandLineArguments>
        <CommandLineArgument argument="-a &quot;b&quot;" isEnabled="YES"/></CommandLineArguments></LaunchAction></Scheme>
        """,
        "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": """
        {"version": 2, "pins": [{"identity": "kit", "location": "x", "state": {"revision": "abc"}}]}
        """,
        "A.xctestplan": """
        {"configurations": [{"options": {"language": "de"}}], "defaultOptions": {"commandLineArgumentEntries":
        [{"argument": "-a 1"}]}, "testTargets": [{"skippedTests": ["A"], "target": {"identifier": "U"}}]}
        """,
        "Base.xcconfig":
            "#include? \"Other.xcconfig\"\nSWIFT_VERSION[config=Debug] = 5.0 // text\nA = $(B:default=c)\n",
        "App/Info.plist": "{ CFBundleName = \"$(TARGET_NAME)\"; }", "App/notes.txt": "", "App/de.lproj/L.strings": "",
        "App/Views/b.swift": "", "App/Web/index.html": "", "Sources/a.swift": "",
    ]

    private static let packageFiles = [
        "Package.swift": "",
        "xtool.yml": "version: 1\nbundleID: org.example.App\nproduct: App\nresources:\n  - a.txt\n",
        "Sources/App/a.swift": "", "a.txt": "", "Package.resolved": "{\"version\": 2, \"pins\": []}",
    ]

    private static let manifest = """
        {"name": "Pack", "products": [{"name": "App", "targets": ["App"], "type": {"library": ["automatic"]}}],
         "dependencies": [{"fileSystem": [{"identity": "data", "path": "/p/Data"}]}],
         "targets": [{"name": "App", "type": "regular", "resources": [{"path": "x", "rule": {"copy": {}}}],
            "dependencies": [{"product": ["Data", "data", null, {"platformNames": ["ios"]}]}],
            "settings": [{"kind": {"define": {"_0": "A"}}, "tool": "swift"}]}], "toolsVersion": {"_version": "5.9.0"}}
        """

    private static let pieces = [
        "{", "}", "(", ")", ";", ",", "=", "\"", "<", ">", "$(", "${", ")", "$(inherited)", "..", "/", "\\", "\\U12",
        "/*", "*/",
        "//", "\n", "\t", "-", ":", "#", "[", "]", "<<<<<<< HEAD\n", "T", "G", "P", "isa", "path", "null", "\u{0}", "é",
        "🙂",
        "&#x110000;", "&lt;", "9999999999999999999999",
    ]

    private static func mutated(_ text: String, _ random: inout SplitMix64) -> String {
        var bytes = Array(text.utf8)
        for _ in 0...random.below(3) {
            guard !bytes.isEmpty else { break }
            let start: Int = random.below(bytes.count)
            let end: Int = min(bytes.count, start + random.below(random.below(4) == 0 ? 400 : 12))
            let piece: String = pieces[random.below(pieces.count)]
            switch random.below(5) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: piece.utf8, at: start)
            case 2: bytes.replaceSubrange(start..<end, with: piece.utf8)
            case 3: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count))
            default: bytes[start] = UInt8(truncatingIfNeeded: random.next())
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads a project. Returns a description of a defect, such as a message that is not a sentence; nil if there is
    /// none.
    private static func problem(_ files: [String: String], _ manifests: [String: String] = [:]) -> String? {
        do {
            let project = try readProject(files, manifests: manifests)
            let modules: [String] = project.targets.map(\.moduleName)
            if Set(modules).count != modules.count { return "The names of modules are not unique: \(modules)" }
            return project.notices.map(\.message).first { !$0.hasSuffix(".") }
        } catch let error as ProjectError {
            let isSentence: Bool = error.message.hasSuffix(".") && error.message.contains("/p/")
            return isSentence ? nil : error.message
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: files.keys.sorted().filter { files[$0] != "" })
    func `changed files of a project have clear errors`(name: String) {
        var random = SplitMix64(seed: UInt64(name.utf8.count))
        for number in 0..<Self.count {
            var files = Self.files
            files[name] = Self.mutated(files[name] ?? "", &random)
            if let problem = Self.problem(files) {
                Issue.record("\(name), change \(number): \(problem)\n\(files[name] ?? "")")
                return
            }
        }
    }

    @Test func `changed packages have clear errors`() {
        var random = SplitMix64(seed: 3)
        for number in 0..<Self.count {
            var files = Self.packageFiles
            var manifest: String = Self.manifest
            if number.isMultiple(of: 2) {
                manifest = Self.mutated(manifest, &random)
            } else {
                files["xtool.yml"] = Self.mutated(files["xtool.yml"] ?? "", &random)
            }
            if let problem = Self.problem(files, ["": manifest]) {
                Issue.record("Change \(number): \(problem)\n\(manifest)\n\(files["xtool.yml"] ?? "")")
                return
            }
        }
    }
}
