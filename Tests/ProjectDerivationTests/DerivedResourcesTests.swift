import AppProjects
import Expectations
import Foundation
import TestSupport
import Testing

@testable import ProjectDerivation

@Suite("The resources of a derived package")
struct DerivedResourcesTests {
    @Test
    func `the catalog of a bundle is in the bundle`() throws {
        let folder = try TemporaryFolder()
        let json = """
            {"colors": [{"color": {"color-space": "srgb", "components": {"alpha": "1", "red": "1", "green": "0", \
            "blue": "0"}}, \
            "idiom": "universal"}]}
            """
        for catalog in ["App/Assets.xcassets", "Pod/Assets.xcassets"] {
            let color: URL = folder.file(catalog + "/\(catalog.prefix(3)).colorset/Contents.json")
            try FileManager.default.createDirectory(
                at: color.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(json.utf8).write(to: color)
        }
        var app = AppTarget(name: "App", moduleName: "App", productName: "App", kind: .app, sources: ["/a.swift"])
        app.settings.generatesAssetSymbols = true
        app.resources = [
            AppResource(path: folder.file("App/Assets.xcassets").path, destination: "Assets.xcassets"),
            AppResource(path: folder.file("Pod/Assets.xcassets").path, destination: "Pod.bundle/Assets.xcassets"),
        ]
        let path: String = folder.file("package").path
        var package = PackageFolder(path)
        var inputs = InputList()
        var resources = DerivedResources(project: AppProject(name: "App", folder: "/", targets: [app]), folder: path)
        try resources.derive(into: &package, inputs: &inputs) { _ in }
        package.removeOthers(in: "Bundles")
        for (file, target) in [("Assets", "App"), ("Pod.bundle/Assets", "Pod")] {
            let link: String = path + "/Bundles/App.app/\(file).xcassets"
            try expect(
                FileManager.default.destinationOfSymbolicLink(atPath: link),
                equals: folder.file(target + "/Assets.xcassets").path)
        }
        let symbols = String(
            decoding: FileManager.default.contents(atPath: path + "/Sources/App/GeneratedAssetSymbols.swift") ?? Data(),
            as: UTF8.self)
        expect(symbols.contains("\"App\"") && !symbols.contains("\"Pod\""), "\(symbols)")
    }

    @Test func `interface files have the extensions of compiled files`() throws {
        let folder = try TemporaryFolder()
        var app = AppTarget(name: "App", moduleName: "App", productName: "App", kind: .app, sources: ["/a.swift"])
        for name in ["Card.xib", "Base.lproj/Main.storyboard", "Text.txt"] {
            let file: URL = folder.file("App/" + name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(name.utf8).write(to: file)
            app.resources.append(AppResource(path: file.path, destination: name))
        }
        let path: String = folder.file("package").path
        var package = PackageFolder(path)
        var inputs = InputList()
        var resources = DerivedResources(project: AppProject(name: "App", folder: "/", targets: [app]), folder: path)
        try resources.derive(into: &package, inputs: &inputs) { _ in }
        for name in ["Card.nib", "Base.lproj/Main.storyboardc", "Text.txt"] {
            expect(FileManager.default.contents(atPath: "\(path)/Bundles/App.app/\(name)") != nil, "\(name)")
        }
        expect(!FileManager.default.fileExists(atPath: path + "/Bundles/App.app/Card.xib"))
    }
}
