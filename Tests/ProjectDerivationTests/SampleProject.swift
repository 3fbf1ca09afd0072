import Foundation
import TestSupport

@testable import ProjectDerivation

/// An Xcode project in a temporary folder, with an app and user interface tests. Its targets have
/// synchronized folders.
struct SampleProject {
    private let folder: TemporaryFolder

    /// Creates the project from the template for new apps.
    init() throws {
        folder = try TemporaryFolder()
        let template = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Templates/App/TemplateApp.xcodeproj/project.pbxproj")
        let text = String(decoding: try Data(contentsOf: template), as: UTF8.self)
        try write(text.replacing("TemplateApp", with: "Notes"), to: "Notes.xcodeproj/project.pbxproj")
        try write("import UIKit\n@main\nclass AppDelegate: UIResponder {}\n", to: "Notes/AppDelegate.swift")
        try write(
            "class Editor {\n    let action = #selector(save)\n    @objc func save() {}\n}\n", to: "Notes/Editor.swift")
        try write("import XCTest\nclass NotesUITests: XCTestCase {}\n", to: "NotesUITests/NotesUITests.swift")
    }

    // MARK: Files of the project

    func path(_ file: String) -> String { root + "/" + file }

    private var root: String { folder.url.appendingPathComponent("project").resolvingSymlinksInPath().path }

    func write(_ text: String, to file: String) throws {
        let url = URL(fileURLWithPath: path(file))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func read(_ file: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(file))), as: UTF8.self)
    }

    func remove(_ file: String) throws { try FileManager.default.removeItem(atPath: path(file)) }

    var originalStamps: [String: FileStamp] { SampleProject.stamps(in: root) }

    // MARK: Derivation

    func derive(reservedModules: Set<String> = []) throws -> DerivedPackage {
        let cache: String = folder.url.appendingPathComponent("cache").path
        var options = ProjectDerivation.Options(cacheFolder: cache, toolVersion: "1")
        options.reservedModules = reservedModules
        return try ProjectDerivation.derive(root, options: options)
    }

    /// Returns the text of a file of the derived package.
    func derived(_ file: String, of package: DerivedPackage) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: package.folder + "/" + file)), as: UTF8.self)
    }

    /// The stamps of the derived sources by their paths.
    func stamps(of package: DerivedPackage) -> [String: FileStamp] {
        SampleProject.stamps(in: package.folder).filter { $0.key.hasSuffix(".swift") && $0.key != "Package.swift" }
    }

    private static func stamps(in folder: String) -> [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        guard let entries = FileManager.default.enumerator(atPath: folder) else { return [:] }
        while let entry = entries.nextObject() as? String { stamps[entry] = FileStamp(of: folder + "/" + entry) }
        return stamps
    }
}
