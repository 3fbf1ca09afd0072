import Expectations
import Foundation
import Testing

@testable import engawa

@Suite("Positions in original sources")
struct OriginalPositionsTests {
    private func withSource(_ text: String, named name: String = "Notes.swift", _ body: (String) throws -> Void) throws
    {
        let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file: URL = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        try body(file.path)
    }

    @Test(
        arguments: [
            ("let a = 1\nlet b = x", 2, 9, "let b = x\n        ^"),
            ("let a = 1\r\nlet b = x\r\n", 2, 9, "let b = x\n        ^"),
            ("\tlet b = x", 1, 10, "\tlet b = x\n\t        ^"),
            ("let é = \"é\"; x", 1, 17, "let é = \"é\"; x\n              ^"),
            ("let b", 1, 40, "let b\n     ^"),
        ])
    func `an excerpt points at the column, which the compiler counts in bytes`(
        text: String, line: Int, column: Int, expected: String
    ) throws {
        try withSource(text) { path in
            var positions = OriginalPositions()
            expect(positions.excerpt(line: line, column: column, of: path), equals: expected)
        }
    }

    @Test
    func `a position at the end of a derived source becomes a position in the original`() throws {
        try withSource("class Note {\n    func f( {\n") { original in
            try withSource("#sourceLocation(file: \"\(original)\", line: 1)\nclass Note {\n    func f( {\n") {
                derived in
                let line = "\(derived):4:1: error: expected '}' in class"
                let diagnostic: Diagnostic = try #require(Diagnostic(line[...]))
                var positions = OriginalPositions()
                let result: Diagnostic = positions.original(of: diagnostic)
                expect(result.path == original && result.line == 3 && result.column == 1)
            }
        }
    }

    @Test
    func `an error of the file system is described by a sentence that names the file`() throws {
        let error: any Error = try #require(throws: (any Error).self) {
            try Data().write(to: URL(fileURLWithPath: "/nowhere/at all/x"))
        }
        let sentence: String = EngawaCommand.sentence(for: error)
        expect(sentence.hasPrefix("/nowhere/at all/x: ") && !sentence.contains("Domain"), "\(sentence)")
    }
}
