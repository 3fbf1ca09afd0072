import Expectations
import Foundation
import TestSupport
import Testing

@testable import AppProjects

struct PackageManifestSourceTests {
    @Test func `SwiftPM reads manifests, and results are kept until the file changes`() throws {
        let folder = try TemporaryFolder()
        let manifest = folder.file("Package.swift")
        let source = SwiftPMManifestSource(cacheFolder: folder.file("cache").path)
        func name() throws -> String? {
            let object = try JSONSerialization.jsonObject(with: source.manifest(of: folder.url.path))
            return PropertyListValue(object).flatMap(PackageManifest.init)?.name
        }
        let text = "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: \"First\")\n"
        try Data(text.utf8).write(to: manifest)
        try expect(name(), equals: "First")

        let kept = folder.file("cache/manifests")
        let file = try #require(try FileManager.default.contentsOfDirectory(atPath: kept.path).first)
        let cached = try String(contentsOf: kept.appendingPathComponent(file), encoding: .utf8)
        try Data(cached.replacing("First", with: "Kept").utf8).write(to: kept.appendingPathComponent(file))
        try expect(name(), equals: "Kept")

        let other = folder.file("Package@swift-6.swift")
        try Data(text.replacing("5.9", with: "6.0").replacing("First", with: "Other").utf8).write(to: other)
        try expect(name(), equals: "Other")
        try FileManager.default.removeItem(at: other)
        try expect(name(), equals: "First")

        try Data(text.replacing("First", with: "bad\\").utf8).write(to: manifest)
        let error = #expect(throws: ProjectError.self) { try name() }
        expect(error?.message, equals: "\(manifest.path):3: Unterminated string literal.")
    }

    @Test func `a missing compiler is named`() {
        let source = SwiftPMManifestSource(cacheFolder: nil, program: "no-such-swift")
        let error = #expect(throws: ProjectError.self) { try source.manifest(of: "/p") }
        expect(
            error?.message, equals: "Swift cannot be started to read /p/Package.swift. Add its folder to PATH.")
    }
}
