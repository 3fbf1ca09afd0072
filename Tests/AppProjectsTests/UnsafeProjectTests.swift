import Expectations
import Testing

@testable import AppProjects

@Suite("Projects with unsafe paths and cycles")
struct UnsafeProjectTests {
    /// The folder of a copy phase, and the destination of its file, if any.
    @Test(arguments: [
        ("../../..", nil), ("..", nil), ("Sounds/../../..", nil), ("Sounds/..", "tick.wav"),
        ("..Sounds", "..Sounds/tick.wav"),
    ])
    func `a resource that a phase copies out of the bundle is left out with a notice`(
        folder: String, destination: String?
    ) throws {
        let text = projectText(
            """
            G = { isa = PBXGroup; children = (F); }; F = { isa = PBXFileReference; path = tick.wav; };
            B = { isa = PBXBuildFile; fileRef = F; };
            C = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; dstPath = "\(folder)"; files = (B); };
            """ + targetText(phases: "C"))
        let project = try readProject(["App.xcodeproj/project.pbxproj": text, "tick.wav": ""])
        expect(project.targets.first?.resources.map(\.destination), equals: destination.map { [$0] } ?? [])
        expect(
            messages(project, .resource),
            equals: destination == nil
                ? [
                    "tick.wav of the target App is left out, because its folder \(folder) is not in the bundle."
                ] : [])
    }

    @Test func `a module name has only the characters of an identifier`() throws {
        let text = projectText(
            "G = { isa = PBXGroup; children = (); };"
                + targetText(settings: "PRODUCT_MODULE_NAME = \"../../My App\";"))
        let project = try readProject(["App.xcodeproj/project.pbxproj": text])
        expect(project.targets.map(\.moduleName), equals: ["______My_App"])
    }

    @Test func `a variant group that contains itself is read`() throws {
        let text = projectText(
            """
            G = { isa = PBXGroup; children = (V); };
            V = { isa = PBXVariantGroup; children = (V, W, V1); name = L.strings; };
            W = { isa = PBXVariantGroup; children = (V); name = L.strings; };
            V1 = { isa = PBXFileReference; name = en; path = en.lproj/L.strings; };
            B = { isa = PBXBuildFile; fileRef = V; };
            R = { isa = PBXResourcesBuildPhase; files = (B); };
            """ + targetText(phases: "R"))
        let project = try readProject(["App.xcodeproj/project.pbxproj": text, "en.lproj/L.strings": ""])
        expect(project.targets.first?.resources.map(\.destination), equals: ["en.lproj/L.strings"])
    }
}
