import Expectations
import Testing

@testable import AppProjects

struct SynchronizedFolderTests {
    private let files = [
        "App/AppDelegate.swift": "", "App/Views/List.swift": "", "App/Views/Old.m": "", "App/Info.plist": "{}",
        "App/Assets.xcassets/Contents.json": "", "App/Web/index.html": "", "App/Web/app.js": "",
        "App/App.entitlements": "",
        "App/en.lproj/Localizable.strings": "", "App/de.lproj/Localizable.strings": "", "App/de.lproj/Info.strings": "",
        "App/Nested/Package.swift": "", "App/Nested/Sources/a.swift": "", "App/.hidden.swift": "", "App/notes.txt": "",
        "App/script": "",
    ]

    private func members(_ group: String, exceptions: String = "", settings: String = "") throws -> [[String]] {
        let text = projectText(
            """
            G = { isa = PBXGroup; children = (Y); sourceTree = "<group>"; };
            Y = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; \(group) };
            S = { isa = PBXSourcesBuildPhase; files = (); };
            C = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; dstPath = Extra; files = (); };
            \(exceptions)
            """
                + targetText(
                    settings: "INFOPLIST_FILE = App/Info.plist; \(settings)", phases: "S, C",
                    more: "fileSystemSynchronizedGroups = (Y);")
                + targetText("K", name: "Kit", type: "framework"), targets: "T, K")
        let project = try readProject(files.merging(["App.xcodeproj/project.pbxproj": text]) { $1 })
        return ["App", "Kit"].map { name in
            guard let target = project.target(named: name) else { return [] }
            return (target.sources + target.otherSources).map { $0.replacing("/p/App/", with: "") }
                + target.resources.map { "r:" + $0.destination }
        }
    }

    private let all = [
        "AppDelegate.swift", "Views/List.swift", "Views/Old.m", "r:Assets.xcassets", "r:app.js", "r:index.html",
        "r:de.lproj/Info.strings", "r:de.lproj/Localizable.strings", "r:en.lproj/Localizable.strings", "r:notes.txt",
        "r:script",
    ]

    /// Exceptions for the target that owns the folder, and the members that they remove.
    @Test(arguments: [
        ("", []),
        ("AppDelegate.swift, Views/Old.m", ["AppDelegate.swift", "Views/Old.m"]),
        ("Views", ["Views/List.swift", "Views/Old.m"]),
        ("\"/Localized: Localizable.strings\"", ["r:de.lproj/Localizable.strings", "r:en.lproj/Localizable.strings"]),
        ("\"/Localized: de.lproj/Localizable.strings\"", ["r:de.lproj/Localizable.strings"]),
        ("Assets.xcassets", ["r:Assets.xcassets"]),
    ])
    func `exceptions are not members of the owner`(exceptions: String, removed: [String]) throws {
        let found = try members(
            "exceptions = (E);",
            exceptions: "E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; "
                + "membershipExceptions = (\(exceptions)); };")
        expect(Set(found[0]), equals: Set(all).subtracting(removed))
        expect(found[1], equals: [])
    }

    @Test func `exceptions are members of another target`() throws {
        let found = try members(
            "exceptions = (E);",
            exceptions: "E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = K; "
                + "membershipExceptions = (Views/List.swift, notes.txt); };")
        expect(Set(found[0]), equals: Set(all))
        expect(found[1], equals: ["Views/List.swift", "r:notes.txt"])
    }

    @Test func `folders, file types, platforms and phases determine members`() throws {
        let found = try members(
            "exceptions = (E, M); explicitFolders = (Web); explicitFileTypes = { script = sourcecode.swift; };",
            exceptions: """
                E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
                    platformFiltersByRelativePath = { Views/List.swift = (macos); AppDelegate.swift = (ios, macos); }; };
                M = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = C;
                    membershipExceptions = (notes.txt); };
                """, settings: "EXCLUDED_SOURCE_FILE_NAMES = \"Old.*\";")
        let changed = Set(all).subtracting([
            "Views/List.swift", "Views/Old.m", "r:app.js", "r:index.html", "r:script", "r:notes.txt",
        ])
        expect(Set(found[0]), equals: changed.union(["r:Web", "script", "r:Extra/notes.txt"]))
    }
}
