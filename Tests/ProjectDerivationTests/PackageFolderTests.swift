import AppProjects
import Expectations
import Foundation
import TestSupport
import Testing

@testable import ProjectDerivation

@Suite("The folder of a derived package")
struct PackageFolderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for (file, text) in [("Sounds/tick.wav", "tick"), ("Sounds/more/tock.wav", "tock"), ("extra.json", "extra")] {
            let url: URL = folder.url.appendingPathComponent("project/" + file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    private var package: PackageFolder { PackageFolder(folder.url.appendingPathComponent("package").path) }

    private func original(_ file: String) -> String { folder.url.appendingPathComponent("project/" + file).path }

    private func text(_ file: String) -> String? {
        FileManager.default.contents(atPath: folder.url.appendingPathComponent(file).path).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// The files and folders of the project.
    private var originals: Set<String> {
        Set((FileManager.default.enumerator(atPath: original(""))?.compactMap { $0 as? String }) ?? [])
    }

    @Test
    func `a file in a folder that an earlier derivation linked is not written into the project`() throws {
        let before: Set<String> = originals
        var first: PackageFolder = package
        try first.link("Sources/Sounds", to: original("Sounds"))
        var second: PackageFolder = package
        try second.write("let a = 1", to: "Sources/Sounds/Sounds/A.swift")
        try second.write("changed", to: "Sources/Sounds/tick.wav")
        second.removeOthers(in: "Sources")
        expect(originals, equals: before)
        expect(text("project/Sounds/tick.wav"), equals: "tick")
        expect(text("package/Sources/Sounds/Sounds/A.swift"), equals: "let a = 1")
        expect(text("package/Sources/Sounds/tick.wav"), equals: "changed")
        expectNil(text("package/Sources/Sounds/more/tock.wav"))
    }

    @Test
    func `a link in a folder that an earlier derivation linked does not replace the original`() throws {
        var first: PackageFolder = package
        try first.link("Bundles/App.app/Sounds", to: original("Sounds"))
        var second: PackageFolder = package
        try second.link("Bundles/App.app/Sounds/tick.wav", to: original("Sounds/tick.wav"))
        second.removeOthers(in: "Bundles")
        expect(text("project/Sounds/tick.wav"), equals: "tick")
        expect(text("package/Bundles/App.app/Sounds/tick.wav"), equals: "tick")
    }

    @Test
    func `a file that was a link does not overwrite the original`() throws {
        var first: PackageFolder = package
        try first.link("Bundles/App.app/extra.json", to: original("extra.json"))
        var second: PackageFolder = package
        try second.write("changed", to: "Bundles/App.app/extra.json")
        expect(text("project/extra.json"), equals: "extra")
        expect(text("package/Bundles/App.app/extra.json"), equals: "changed")
    }

    @Test(arguments: [true, false])
    func `a linked folder and files in the same folder are merged`(isFolderFirst: Bool) throws {
        let before: Set<String> = originals
        for _ in 1...2 {
            var package: PackageFolder = package
            if isFolderFirst { try package.link("Bundles/Sounds", to: original("Sounds")) }
            try package.link("Bundles/Sounds/extra.json", to: original("extra.json"))
            try package.link("Bundles/Sounds/more/extra.json", to: original("extra.json"))
            if !isFolderFirst { try package.link("Bundles/Sounds", to: original("Sounds")) }
            package.removeOthers(in: "Bundles")
            expect(originals, equals: before)
            expect(text("package/Bundles/Sounds/tick.wav"), equals: "tick")
            expect(text("package/Bundles/Sounds/more/tock.wav"), equals: "tock")
            expect(text("package/Bundles/Sounds/extra.json"), equals: "extra")
            expect(text("package/Bundles/Sounds/more/extra.json"), equals: "extra")
        }
    }

    /// The last path has a combining mark after a slash, so that the slash is not a character of its own.
    @Test(arguments: ["../project/extra.json", "Bundles/../../project/extra.json", "A/../\u{301}/../../x"])
    func `a path that leads out of the package is an error`(path: String) throws {
        var package: PackageFolder = package
        #expect(throws: ProjectError.self) { try package.link(path, to: original("Sounds/tick.wav")) }
        #expect(throws: ProjectError.self) { try package.write("changed", to: path) }
        #expect(throws: ProjectError.self) { try package.createFolder(path) }
        expect(text("project/extra.json"), equals: "extra")
    }

    @Test
    func `a path with a null character, where the file system ends it, is an error`() throws {
        var package: PackageFolder = package
        #expect(throws: ProjectError.self) { try package.write("changed", to: "A/..\0/extra.json") }
    }
}
