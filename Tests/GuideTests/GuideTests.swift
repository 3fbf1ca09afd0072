import Foundation
import XCTest

/// The samples of the README and of the guides are parts of files that the compiler reads.
final class GuideTests: XCTestCase {
    private let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folders whose files a sample may be taken from.
    private let sampleFolders = [
        "Examples/Counter", "Examples/Hub", "Examples/People", "Tests/CounterTests", "Tests/HubTests",
        "Tests/PeopleTests", "Tests/GuideTests/Samples",
    ]

    func testEverySampleIsPartOfACompiledFile() throws {
        let sources: [[String]] = try sampleFolders.flatMap { try files(in: $0, extension: "swift") }.map(lines)
        XCTAssertGreaterThan(sources.count, 4)
        var count = 0
        for guide in try guides() {
            for sample in samples(of: try lines(of: guide)) {
                count += 1
                XCTAssertTrue(
                    sources.contains { contains(sample.lines, in: $0) },
                    "\(guide.lastPathComponent):\(sample.line): No file of \(sampleFolders) has these lines. Change the "
                        + "guide and the file together.")
            }
        }
        XCTAssertGreaterThan(count, 5)
    }

    func testEveryLinkLeadsToAFile() throws {
        let notes: [URL] =
            try guides() + files(in: "Documentation", extension: "md")
            + ["CONTRIBUTING.md", "CHANGELOG.md"].map { root.appendingPathComponent($0) }
        for note in notes {
            for target in links(of: try String(contentsOf: note, encoding: .utf8)) where !target.contains("://") {
                let path: String = target.components(separatedBy: "#")[0]
                guard !path.isEmpty else { continue }
                let file: URL = note.deletingLastPathComponent().appendingPathComponent(path)
                XCTAssertTrue(
                    FileManager.default.fileExists(atPath: file.path),
                    "\(note.lastPathComponent) links to \(target), which does not exist.")
            }
        }
    }

    func testTheIndexNamesEveryNote() throws {
        let index: [String] = links(of: try text(root.appendingPathComponent("Documentation/README.md")))
        for note in try files(in: "Documentation", extension: "md") where note.lastPathComponent != "README.md" {
            let path = String(note.path.dropFirst(root.appendingPathComponent("Documentation").path.count + 1))
            XCTAssertTrue(index.contains(path), "Documentation/README.md does not name \(path).")
        }
    }

    func testTheMapNamesEveryFolderOfTheSources() throws {
        let sources: [String] = try FileManager.default.contentsOfDirectory(
            atPath: root.appendingPathComponent("Sources").path)
        let readme: String = try text(root.appendingPathComponent("README.md"))
        let named: [String] = readme.components(separatedBy: "| `Sources/").dropFirst().map {
            $0.components(separatedBy: "`")[0]
        }
        XCTAssertEqual(named.sorted(), sources.sorted())
    }

    // MARK: Reading

    private func guides() throws -> [URL] {
        try [root.appendingPathComponent("README.md")] + files(in: "Documentation/Guides", extension: "md")
    }

    private func files(in folder: String, extension suffix: String) throws -> [URL] {
        let paths: [String] = try FileManager.default.subpathsOfDirectory(
            atPath: root.appendingPathComponent(folder).path)
        return paths.filter { $0.hasSuffix(".\(suffix)") }.sorted().map {
            root.appendingPathComponent(folder).appendingPathComponent($0)
        }
    }

    private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

    private func lines(of file: URL) throws -> [String] { try text(file).components(separatedBy: "\n") }

    /// The blocks of Swift code in a guide, each with the number of its first line.
    private func samples(of guide: [String]) -> [(line: Int, lines: [String])] {
        var samples: [(line: Int, lines: [String])] = []
        var block: (line: Int, lines: [String])?
        for (index, line) in guide.enumerated() {
            if let open = block {
                if line.hasPrefix("```") {
                    samples.append(open)
                    block = nil
                } else {
                    block?.lines.append(line)
                }
            } else if line == "```swift" {
                block = (index + 2, [])
            }
        }
        return samples
    }

    /// Whether a source has consecutive lines that are equal to those of a sample apart from one common indentation.
    private func contains(_ sample: [String], in source: [String]) -> Bool {
        guard let first = sample.first, source.count >= sample.count else { return false }
        return (0...source.count - sample.count).contains { start in
            guard source[start].hasSuffix(first) else { return false }
            let indentation = String(source[start].dropLast(first.count))
            guard indentation.allSatisfy({ $0 == " " }) else { return false }
            return sample.indices.allSatisfy { index in
                sample[index].isEmpty
                    ? source[start + index].isEmpty : source[start + index] == indentation + sample[index]
            }
        }
    }

    /// The targets of the links in a note.
    private func links(of text: String) -> [String] {
        text.components(separatedBy: "](").dropFirst().compactMap { part in
            guard let end = part.firstIndex(of: ")") else { return nil }
            return String(part[..<end])
        }
    }
}
