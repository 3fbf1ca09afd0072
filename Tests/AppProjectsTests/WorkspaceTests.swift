import Expectations
import Testing

@testable import AppProjects

struct WorkspaceTests {
    private func app(_ name: String, settings: String = "", more: String = "") -> String {
        projectText(
            "G = { isa = PBXGroup; children = (F, R); }; F = { isa = PBXFileReference; path = a.swift; };"
                + "R = { isa = PBXFileReference; path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR; };"
                + "B = { isa = PBXBuildFile; fileRef = F; }; BR = { isa = PBXBuildFile; fileRef = R; };"
                + "S = { isa = PBXSourcesBuildPhase; files = (B); }; W = { isa = PBXFrameworksBuildPhase; files = (BR); };"
                + targetText(name: name, settings: settings, phases: "S, W", more: more))
    }

    private let core = projectText(
        "G = { isa = PBXGroup; children = (F, R); }; F = { isa = PBXFileReference; path = c.swift; };"
            + "R = { isa = PBXFileReference; path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR; };"
            + "B = { isa = PBXBuildFile; fileRef = F; }; S = { isa = PBXSourcesBuildPhase; files = (B); };"
            + targetText(name: "Core", type: "framework", phases: "S", more: "productReference = R;"))

    @Test func `projects of a workspace depend on each other's products`() throws {
        let workspace = """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <!-- <FileRef location = "group:No.xcodeproj"/> -->
               <FileRef location = "group:App/App.xcodeproj"></FileRef>
               <Group location = "group:Modules" name = "Modules &amp; more">
                  <FileRef location = 'group:Core/Core.xcodeproj'/>
                  <FileRef location = "container:Packages/Data"/>
                  <FileRef location = "container:README.md"/>
               </Group>
               <FileRef location = "absolute:/p/Gone/Gone.xcodeproj"/>
            </Workspace>
            """
        let project = try readProject(
            [
                "All.xcworkspace/contents.xcworkspacedata": workspace, "App/App.xcodeproj/project.pbxproj": app("App"),
                "App/a.swift": "", "Modules/Core/Core.xcodeproj/project.pbxproj": core, "Modules/Core/c.swift": "",
                "Packages/Data/Package.swift": "", "Packages/Data/Sources/Data/d.swift": "", "README.md": "",
            ],
            manifests: [
                "Packages/Data": """
                {"name": "Data", "products": [], "dependencies": [], "targets": [{"name": "Data", "type": "regular"}]}
                """
            ])
        expect(project.name, equals: "All")
        expect(project.targets.map(\.name), equals: ["App", "Core", "Data"])
        expect(project.targets[0].targetDependencies, equals: ["Core"])
        expect(messages(project, .dependency).count, equals: 1)
    }

    @Test func `a project is not its own workspace`() throws {
        let files = [
            "App.xcodeproj/project.pbxproj": app("App"), "a.swift": "",
            "App.xcodeproj/project.xcworkspace/contents.xcworkspacedata":
                "<Workspace><FileRef location=\"self:\"/></Workspace>",
        ]
        try expect(readProject(files).name, equals: "App")
        try expect(readProject(files, at: "/p/App.xcodeproj/project.xcworkspace").targets.map(\.name), equals: ["App"])
    }

    @Test func `pods in the repository are targets, and others have notices`() throws {
        let workspace = """
            <Workspace><FileRef location="group:Pods/Pods.xcodeproj"/><FileRef location="group:App.xcodeproj"/></Workspace>
            """
        let main = app("App").replacing("Core.framework", with: "Pods_App.framework")
        let pods = projectText(
            "G = { isa = PBXGroup; children = (F, M, R, RA); }; F = { isa = PBXFileReference; path = Alamo/c.swift; };"
                + "M = { isa = PBXFileReference; path = Pods-App-dummy.m; };"
                + "R = { isa = PBXFileReference; path = Alamo.framework; sourceTree = BUILT_PRODUCTS_DIR; };"
                + "RA = { isa = PBXFileReference; path = Pods_App.framework; sourceTree = BUILT_PRODUCTS_DIR; };"
                + "B = { isa = PBXBuildFile; fileRef = F; }; S = { isa = PBXSourcesBuildPhase; files = (B); };"
                + "BM = { isa = PBXBuildFile; fileRef = M; }; SM = { isa = PBXSourcesBuildPhase; files = (BM); };"
                + "D = { isa = PBXTargetDependency; target = T; };"
                + targetText(name: "Alamo", type: "framework", phases: "S", more: "productReference = R;")
                + targetText(
                    "A", name: "Pods-App", type: "framework", phases: "SM",
                    more: "productReference = RA; dependencies = (D);"), targets: "A, T")
        var files = [
            "App.xcworkspace/contents.xcworkspacedata": workspace, "App.xcodeproj/project.pbxproj": main, "a.swift": "",
            "Pods/Pods.xcodeproj/project.pbxproj": pods, "Pods/Alamo/c.swift": "", "Pods/Pods-App-dummy.m": "",
            "Podfile": "platform :ios\n  pod 'Alamo', '~> 5'\n  # pod 'No'\n  pod \"Snap/Kit\"\n",
        ]
        let complete = try readProject(files)
        expect(complete.targets.map(\.name), equals: ["App", "Alamo"])
        expect(complete.targets[0].targetDependencies, equals: ["Alamo"])
        expect(messages(complete, .dependency), equals: [])

        files["Pods/Pods.xcodeproj/project.pbxproj"] = nil
        let fromPodfile = try readProject(files)
        expect(
            messages(fromPodfile, .dependency).map { String($0.prefix(13)) },
            equals: ["The pod Alamo", "The pod Snap "])
        files["Podfile.lock"] = """
            PODS:
              - Alamo (5.0)
              - Inner (1.0)

            DEPENDENCIES:
              - Alamo (~> 5.0)
              - "Snap/Kit (from `https://example.org`)"

            SPEC REPOS:
              - trunk
            """
        expect(messages(try readProject(files), .dependency).count, equals: 2)
    }

    @Test(arguments: [
        ("<Workspace>", ":1: The element <Workspace> has no end tag."), ("", ":1: The file has no elements."),
        ("<Workspace>\n</Group>", ":2: The end tag </Group> has no start tag."),
        ("<Workspace\n a=b>", ":2: The value of an attribute has no quotation marks."),
        ("<Workspace></Workspace>", "has neither a project nor a package."),
    ])
    func `damaged workspaces have clear errors`(text: String, message: String) {
        let error = #expect(throws: ProjectError.self) {
            try readProject(["A.xcworkspace/contents.xcworkspacedata": text, "App.xcodeproj/project.pbxproj": ""])
        }
        expect(error?.message.hasSuffix(message) ?? false, "\(error?.message ?? "")")
    }

    /// Files, a path, and the name of the project or a part of the error.
    @Test(arguments: [
        (["A.xcodeproj/project.pbxproj"], "/p", "A"),
        (["A.xcodeproj/project.pbxproj"], "/p/A.xcodeproj/project.pbxproj", "A"),
        (["ios/A.xcodeproj/project.pbxproj", "README.md"], "/p", "A"),
        (
            ["A.xcodeproj/project.pbxproj", "B.xcodeproj/project.pbxproj"], "/p",
            "A.xcodeproj, B.xcodeproj. Name one of them."
        ),
        (["A.xcodeproj/project.pbxproj", "B.xcodeproj/project.pbxproj"], "/p/B.xcodeproj", "B"),
        (
            ["a/A.xcodeproj/project.pbxproj", "b/B.xcodeproj/project.pbxproj"], "/p",
            "a/A.xcodeproj, b/B.xcodeproj. Name"
        ),
        (["A.xcodeproj/project.pbxproj", "Pods/Pods.xcodeproj/project.pbxproj"], "/p", "A"),
        (["README.md"], "/p", "/p contains no project"),
        (["apps/ios/A.xcodeproj/project.pbxproj", "apps/web/x.js"], "/p", "A"),
        (["App/A.xcodeproj/project.pbxproj", "Kit/Package.swift"], "/p", "A"),
        (
            ["a/A.xcodeproj/project.pbxproj", "a/B.xcodeproj/project.pbxproj"], "/p",
            "a/A.xcodeproj, a/B.xcodeproj. Name"
        ),
        (["project.yml"], "/p", "from which XcodeGen generates one."), (["Project.swift"], "/p", "from which Tuist"),
        (["Package.swift", "Example/A.xcodeproj/project.pbxproj"], "/p", "A"),
        (
            ["Package.swift", "a/A.xcodeproj/project.pbxproj", "b/B.xcodeproj/project.pbxproj"], "/p",
            "Package.swift has an error"
        ), (["README.md"], "/p/README.md", "is not a project."),
        ([], "/p/x", "/p/x does not exist."), (["A.xcodeproj/"], "/p", "project.pbxproj does not exist"),
    ])
    func `projects are found in folders`(paths: [String], path: String, expected: String) {
        let text = projectText("G = { isa = PBXGroup; };" + targetText())
        let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, text) })
        do {
            try expect(readProject(files, at: path).name, equals: expected)
        } catch {
            expect((error as? ProjectError)?.message.contains(expected) ?? false, "\(error)")
        }
    }
}
