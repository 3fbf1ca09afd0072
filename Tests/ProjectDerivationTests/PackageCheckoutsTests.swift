import Expectations
import AppProjects
import Foundation
import TestSupport
import Testing

@testable import ProjectDerivation

@Suite("Fetching the packages of a project")
struct PackageCheckoutsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func package(_ name: String) -> RemotePackage {
        RemotePackage(
            identity: name.lowercased(), url: "file://" + folder.file(name).path, requirement: .exact("1.0.0"))
    }

    /// Makes a repository with one version of a package.
    private func makeRepository(_ name: String) throws {
        let url: URL = folder.file(name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let manifest = """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "\(name)")
            """
        try Data(manifest.utf8).write(to: url.appendingPathComponent("Package.swift"))
        let author = ["-c", "user.name=Author", "-c", "user.email=author@example.org"]
        let commit: [String] = author + ["commit", "--quiet", "--message", "First"]
        for arguments in [["init", "--quiet"], ["add", "--all"], commit, ["tag", "1.0.0"]] {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["git", "-C", url.path] + arguments
            try process.run()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0, "git \(arguments)")
        }
    }

    @Test
    func `a package that cannot be fetched is named and left out, and the others are fetched`() throws {
        try makeRepository("Present")
        let checkouts = PackageCheckouts(
            [package("Present"), package("Absent")], resolutionFile: nil, folder: folder.file("checkouts").path)
        var steps: [String] = []
        let first: PackageCheckouts.Fetched = try checkouts.fetch { steps.append($0) }
        expect(first.folders.keys.sorted(), equals: ["present"])
        expect(first.missing.keys.sorted(), equals: ["absent"])
        expect(first.missing["absent"]?.hasPrefix("The package absent is left out. "), equals: true)
        expect(steps, equals: ["Fetching 2 packages …", first.missing["absent"] ?? ""])

        steps = []
        let second: PackageCheckouts.Fetched = try checkouts.fetch { steps.append($0) }
        expect(second.folders == first.folders && second.missing == first.missing && steps.isEmpty)
        let file: String = folder.file("checkouts/missing.json").path
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -700)], ofItemAtPath: file)
        try makeRepository("Absent")
        try expect(checkouts.fetch { _ in }.missing.isEmpty)
    }

    @Test(arguments: [
        ("import UIKit", true), ("@_exported import  UIKit", true), ("import class UIKit.UIImage", true),
        ("import struct\n UIKit.UIEdgeInsets", true), ("import UIKitNavigation", false), ("// UIKit", false),
        ("import Foundation", false),
    ])
    func `a package that imports UIKit or one of its declarations is derived`(text: String, isDerived: Bool) throws {
        let source: URL = folder.file("Sources/A.swift")
        try FileManager.default.createDirectory(
            at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: source)
        expect(RemoteProject.needsDerivation(folder.url.path), equals: isDerived)
    }

    @Test
    func `the package has the highest standards of C and C++ that a target needs`() {
        let targets: [PackageManifest.Target] = [["c99"], ["gnu11", "gnu++14"], ["c++17"], []].map { standards in
            var target = AppTarget(name: "C", moduleName: "C", productName: "C", kind: .cLibrary)
            target.cTarget = CTarget(folder: "/p", languageStandards: standards)
            return PackageManifest.Target(target: target, modules: [], path: "Sources/C")
        }
        func end(_ targets: [PackageManifest.Target]) -> String {
            let text: String = PackageManifest(name: "P", targets: targets, packages: []).text
            return text.split(separator: "]").last.map(String.init) ?? ""
        }
        expect(end(targets), equals: ",\n    cLanguageStandard: .gnu11,\n    cxxLanguageStandard: .cxx17\n)\n")
        expect(end(Array(targets.suffix(1))), equals: "\n)\n")
    }

    @Test
    func `C targets and system libraries are declared as the package declares them`() {
        func declaration(_ cTarget: CTarget) -> String {
            var target = AppTarget(name: "CZip", moduleName: "CZip", productName: "CZip", kind: .cLibrary)
            target.cTarget = cTarget
            let declared = PackageManifest.Target(target: target, modules: ["CSystem"], path: "Sources/CZip")
            let manifest = PackageManifest(name: "P", targets: [declared], packages: [])
            return manifest.text.split(separator: "\n").first { $0.contains("CZip") }.map(String.init) ?? ""
        }
        let settings: [CTarget.Setting] = [
            CTarget.Setting(tool: "c", kind: "define", values: ["A=\"b\""]),
            CTarget.Setting(tool: "c", kind: "headerSearchPath", values: ["private"]),
            CTarget.Setting(tool: "linker", kind: "linkedFramework", values: ["Foundation"]),
            CTarget.Setting(tool: "linker", kind: "linkedLibrary", values: ["z"]),
        ]
        var target = CTarget(
            folder: "/p", excluded: ["x.c"], publicHeaders: "api", settings: settings)
        expect(
            declaration(target).hasSuffix(
                ".target(name: \"CZip\", dependencies: [\"CSystem\"], path: \"Sources/CZip\", exclude: [\"x.c\"], "
                    + "publicHeadersPath: \"api\", cSettings: [.define(\"A\", to: \"\\\"b\\\"\"), "
                    + ".headerSearchPath(\"private\")], linkerSettings: [.linkedLibrary(\"z\")]),"))
        target.isSystemLibrary = true
        target.pkgConfig = "zlib"
        expect(
            declaration(target).hasSuffix(
                ".systemLibrary(name: \"CZip\", path: \"Sources/CZip\", pkgConfig: \"zlib\"),"))
    }
}
