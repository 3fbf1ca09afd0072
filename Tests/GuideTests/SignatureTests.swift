import Foundation
import XCTest

/// The notes in `Documentation` about the stack contain the public declarations of its modules.
///
/// To write the declarations to the notes, set the environment variable `ENGAWA_RECORD_SIGNATURES` to 1.
final class SignatureTests: XCTestCase {
    private let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The notes, and the modules whose declarations each one contains.
    private let notes: [(note: String, modules: [String])] = [
        ("Parsing", ["Parsing"]), ("APIClient", ["APIClient"]), ("Bindings", ["Bindings"]),
        ("ViewModels", ["ViewModels", "StoredLists"]), ("Store", ["Store"]), ("ImagePipeline", ["ImagePipeline"]),
        ("EngawaUI", ["EngawaUI"]),
    ]

    private let beginning = "## Declarations\n\n```swift\n"

    func testTheNotesOfTheStackContainItsDeclarations() throws {
        let records: Bool = ProcessInfo.processInfo.environment["ENGAWA_RECORD_SIGNATURES"] != nil
        for (name, modules) in notes {
            let file: URL = root.appendingPathComponent("Documentation/\(name).md")
            let text = try String(contentsOf: file, encoding: .utf8)
            let parts: [String] = text.components(separatedBy: beginning)
            let declarations: String = try modules.flatMap(declarations).joined(separator: "\n")
            XCTAssertGreaterThan(declarations.count, 500, "\(name) has no declarations.")
            if records {
                let expected: String = parts[0].trimmingSuffix("\n") + "\n\n" + beginning + declarations + "```\n"
                try expected.write(to: file, atomically: true, encoding: .utf8)
            } else {
                XCTAssertEqual(
                    parts.count == 2 ? parts[1] : "", declarations + "```\n",
                    "The declarations in \(name).md are not those of \(modules). Run ENGAWA_RECORD_SIGNATURES=1 ./test "
                        + "GuideTests.")
            }
        }
    }

    /// Returns the public declarations of a module, one string for each type or extension, sorted by file.
    private func declarations(of module: String) throws -> [String] {
        let folder: URL = root.appendingPathComponent("Sources/Stack/\(module)")
        let paths: [String] = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }
            // Without `.swift`, the file of a type precedes the files of its extensions, such as `Type+Topic`.
            .sorted { $0.dropLast(6) < $1.dropLast(6) }
        return try paths.flatMap { path in
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            return DeclarationReader(text).declarations
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        var text = self
        while text.hasSuffix(suffix) { text.removeLast(suffix.count) }
        return text
    }
}
