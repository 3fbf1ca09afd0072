import Expectations
import AppProjects
import Foundation
import TestSupport
import Testing

@testable import ProjectDerivation

@Suite("Deriving a package from a project")
struct DerivationTests {
    private let project: SampleProject

    init() throws { project = try SampleProject() }

    @Test
    func `a rewritten source begins with a line that names the original`() throws {
        let package: DerivedPackage = try project.derive()
        let editor: String = try project.derived("Sources/Notes/Notes/Editor.rewritten.swift", of: package)
        expect(editor.hasPrefix("#sourceLocation(file: \"\(project.path("Notes/Editor.swift"))\", line: 1)\n"))
        expect(editor.contains("Selector(\"save\")"))
        expect(!editor.contains("@objc"))
        expect(package.apps.map(\.delegateClass), equals: ["Notes.AppDelegate"])
        expect(package.uiTests.map(\.appTarget), equals: ["Notes"])
    }

    @Test
    func `the manifest has a target for the app and one for its tests`() throws {
        let package: DerivedPackage = try project.derive()
        let manifest: String = try project.derived("Package.swift", of: package)
        expect(manifest.contains(".executableTarget(\n            name: \"Notes\""))
        expect(manifest.contains("name: \"NotesUITests\", dependencies: [\"Notes\"]"))
    }

    @Test
    func `a notice names the frameworks whose imports are left out`() throws {
        try project.write("import UIKit\nimport AVFoundation\nclass Editor {}\n", to: "Notes/Editor.swift")
        let package: DerivedPackage = try project.derive()
        expect(
            package.notices,
            equals: [
                "The import of AVFoundation is left out of a source, because Engawa does not have this framework. No "
                    + "name of the framework appears there."
            ])
        let editor: String = try project.derived("Sources/Notes/Notes/Editor.rewritten.swift", of: package)
        expect(!editor.contains("AVFoundation"))
        expect(try project.derive().notices, equals: package.notices)
    }

    @Test
    func `sources of an unchanged project are not derived again`() throws {
        let first: DerivedPackage = try project.derive()
        let stamp: String = first.inputsStamp
        let second: DerivedPackage = try project.derive()
        expect(second, equals: first)
        expect(second.inputsStamp, equals: stamp)
    }

    @Test
    func `only a changed source is written again`() throws {
        let package: DerivedPackage = try project.derive()
        let before: [String: FileStamp] = project.stamps(of: package)
        try project.write("class Editor {\n    @objc func save() { print(1) }\n}\n", to: "Notes/Editor.swift")
        _ = try project.derive()
        let after: [String: FileStamp] = project.stamps(of: package)
        expect(
            after.filter { before[$0.key] != $0.value }.map(\.key),
            equals: ["Sources/Notes/Notes/Editor.rewritten.swift"])
    }

    @Test
    func `a changed declaration rewrites the sources that refer to it`() throws {
        _ = try project.derive()
        try project.write("extension Editor {\n    @objc func save(_ sender: Any) {}\n}\n", to: "Notes/Other.swift")
        try project.write("class Editor {\n    let action = #selector(save)\n}\n", to: "Notes/Editor.swift")
        let package: DerivedPackage = try project.derive()
        let file = "Sources/Notes/Notes/Editor.rewritten.swift"
        try expect(project.derived(file, of: package).contains("Selector(\"save:\""))
        try project.write("extension Editor {\n    @objc func save() {}\n}\n", to: "Notes/Other.swift")
        try expect(project.derived(file, of: try project.derive()).contains("Selector(\"save\""))
    }

    @Test
    func `types with one name in several targets are separate`() throws {
        let page = "class Page: NSObject {\n    let action = #selector(turn)\n    @objc func turn(ARGUMENTS) {}\n}\n"
        try project.write(page.replacing("ARGUMENTS", with: ""), to: "Notes/Page.swift")
        try project.write(page.replacing("ARGUMENTS", with: "_ count: Int"), to: "NotesUITests/Page.swift")
        let package: DerivedPackage = try project.derive()
        let app: String = try project.derived("Sources/Notes/Notes/Page.rewritten.swift", of: package)
        expect(app.contains("let action = Selector(\"turn\")"))
        let tests: String = try project.derived("Tests/NotesUITests/NotesUITests/Page.rewritten.swift", of: package)
        expect(tests.contains("let action = Selector(\"turn:\")"))
    }

    @Test
    func `a derivation that was interrupted leaves no source with the names of old declarations`() throws {
        let file = "Sources/Notes/Notes/Editor.rewritten.swift"
        try project.write("class Editor {\n    let action = #selector(save)\n}\n", to: "Notes/Editor.swift")
        try project.write("extension Editor {\n    @objc func save() {}\n}\n", to: "Notes/Other.swift")
        let package: DerivedPackage = try project.derive()
        let description: String = package.folder + "/package.json"
        try FileManager.default.removeItem(atPath: description)
        try FileManager.default.createDirectory(atPath: description + "/a", withIntermediateDirectories: true)
        try project.write("extension Editor {\n    @objc func save(_ sender: Any) {}\n}\n", to: "Notes/Other.swift")
        #expect(throws: (any Error).self) { try project.derive() }
        try expect(project.derived(file, of: package).contains("Selector(\"save:\""))
        try FileManager.default.removeItem(atPath: description)
        try project.write("extension Editor {\n    @objc func save() {}\n}\n", to: "Notes/Other.swift")
        try expect(project.derived(file, of: project.derive()).contains("Selector(\"save\""))
    }

    @Test
    func `a source with another extension is compiled`() throws {
        try project.write("struct Draft {}\n", to: "Notes/Draft.SWIFT")
        let package: DerivedPackage = try project.derive()
        let draft: String = try project.derived("Sources/Notes/Notes/Draft.SWIFT.rewritten.swift", of: package)
        expect(draft.hasSuffix("struct Draft {}\n"))
    }

    @Test
    func `a change of the default isolation rewrites unchanged tests`() throws {
        try project.write(
            "import XCTest\nclass NotesUITests: XCTestCase {\n    func testNotes() {}\n}\n",
            to: "NotesUITests/NotesUITests.swift")
        let file = "Tests/NotesUITests/NotesUITests/NotesUITests.rewritten.swift"
        try expect(!project.derived(file, of: project.derive()).contains("MainActor"))
        let settings = "Notes.xcodeproj/project.pbxproj"
        try project.write(
            project.read(settings).replacing(
                "SWIFT_VERSION = ", with: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_VERSION = "),
            to: settings)
        try expect(project.derived(file, of: project.derive()).contains("MainActor"))
    }

    @Test
    func `the SWIFT_PACKAGE condition is false in a target of an Xcode project`() throws {
        try project.write("#if SWIFT_PACKAGE\nlet isPackage = true\n#endif\n", to: "Notes/Editor.swift")
        let package: DerivedPackage = try project.derive()
        let editor: String = try project.derived("Sources/Notes/Notes/Editor.rewritten.swift", of: package)
        expect(editor.contains("#if false        \n"))
    }

    @Test
    func `a target cannot have the name of a module of the kit`() throws {
        let error = #expect(throws: ProjectError.self) { try project.derive(reservedModules: ["TextLayout", "Notes"]) }
        expect(
            error?.errorDescription,
            equals:
                "The target Notes has the module Notes, and Engawa has a module of this name. Give the target another "
                + "name, or its build setting PRODUCT_MODULE_NAME another value.")
        try project.write("@testable import Notes\nimport XCTest\n", to: "NotesUITests/Other.swift")
        try expect(project.derive(reservedModules: ["TextLayout"]).imports, equals: ["UIKit", "XCTest"])
    }

    @Test
    func `a removed source disappears, and an added one appears`() throws {
        try project.write("struct Draft {}\n", to: "Notes/Drafts/Draft.swift")
        let package: DerivedPackage = try project.derive()
        expect(project.stamps(of: package)["Sources/Notes/Notes/Drafts/Draft.rewritten.swift"] != nil)
        try project.remove("Notes/Drafts/Draft.swift")
        _ = try project.derive()
        expectNil(project.stamps(of: package)["Sources/Notes/Notes/Drafts/Draft.rewritten.swift"])
    }

    @Test
    func `a damaged project file keeps the last package in place, and is read again once it is repaired`() throws {
        let package: DerivedPackage = try project.derive()
        let file = "Notes.xcodeproj/project.pbxproj"
        let text: String = try project.read(file)
        try project.write("{ objects = ", to: file)
        #expect(throws: ProjectError.self) { try project.derive() }
        expect(project.stamps(of: package)["Sources/Notes/Notes/Editor.rewritten.swift"] != nil)
        try project.write(text, to: file)
        try expect(project.derive().apps, equals: package.apps)
    }

    @Test
    func `resources become the bundle of the app, with compiled string catalogs and symbols of assets`() throws {
        let catalog = """
            {"sourceLanguage": "en", "strings": {"Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", \
            "value": "Hallo"}}}}}, "version": "1.0"}
            """
        try project.write(catalog, to: "Notes/Localizable.xcstrings")
        try project.write("tick", to: "Notes/tick.wav")
        let color = """
            {"colors": [{"color": {"color-space": "srgb", "components": {"alpha": "1", "red": "1", "green": "0", "blue": "0"}}, \
            "idiom": "universal"}]}
            """
        try project.write(color, to: "Notes/Assets.xcassets/brand.colorset/Contents.json")
        let package: DerivedPackage = try project.derive()
        let bundle = "Bundles/Notes.app"
        try expect(project.derived(bundle + "/de.lproj/Localizable.strings", of: package).contains("Hallo"))
        try expect(project.derived(bundle + "/tick.wav", of: package), equals: "tick")
        try expect(project.derived(bundle + "/Info.plist", of: package).contains("com.example.Notes"))
        try expect(project.derived("Sources/Notes/GeneratedAssetSymbols.swift", of: package).contains("brand"))
        expect(package.apps.first?.bundle, equals: package.folder + "/" + bundle)

        try project.remove("Notes/tick.wav")
        try project.remove("Notes/Assets.xcassets")
        _ = try project.derive()
        expect(!FileManager.default.fileExists(atPath: "\(package.folder)/\(bundle)/tick.wav"))
        expect(!FileManager.default.fileExists(atPath: "\(package.folder)/Sources/Notes/GeneratedAssetSymbols.swift"))
    }

    @Test
    func `strings that were added by hand have symbols if the settings of the target request them`() throws {
        let catalog = """
            {"sourceLanguage": "en", "strings": {"home.title": {"extractionState": "manual"}}, "version": "1.0"}
            """
        try project.write(catalog, to: "Notes/Localizable.xcstrings")
        let file = "Sources/Notes/GeneratedStringSymbols.swift"
        let package: DerivedPackage = try project.derive()
        expect(!FileManager.default.fileExists(atPath: "\(package.folder)/\(file)"))
        let settings: String = try project.read("Notes.xcodeproj/project.pbxproj")
        try project.write(
            settings.replacing("SWIFT_VERSION =", with: "STRING_CATALOG_GENERATE_SYMBOLS = YES; SWIFT_VERSION ="),
            to: "Notes.xcodeproj/project.pbxproj")
        try expect(project.derived(file, of: try project.derive()).contains("static var homeTitle:"))
    }

    @Test
    func `the project's folder is not changed`() throws {
        let before: [String: FileStamp] = project.originalStamps
        _ = try project.derive()
        expect(project.originalStamps, equals: before)
    }
}
