import Foundation
import SourceRewriting

/// Maps positions in rewritten sources to positions in the original sources.
struct OriginalPositions {
    private struct File {
        var lines: [Substring]
        var rewritten: RewrittenSource
    }

    private var files: [String: File?] = [:]

    /// Returns a message with its column in the original source. The line is the same in both.
    mutating func original(of diagnostic: Diagnostic) -> Diagnostic {
        guard let file = file(diagnostic.path) else { return diagnostic }
        var diagnostic: Diagnostic = diagnostic
        diagnostic.column = file.rewritten.originalColumn(line: diagnostic.line, column: diagnostic.column)
        return diagnostic
    }

    /// Returns a line of an original source, or nil if it does not exist.
    mutating func line(_ number: Int, of path: String) -> String? {
        guard let file = file(path), file.lines.indices.contains(number - 1) else { return nil }
        return String(file.lines[number - 1])
    }

    private mutating func file(_ path: String) -> File? {
        if let file = files[path] { return file }
        let file: File? = FileManager.default.contents(atPath: path).map { data in
            let text = String(decoding: data, as: UTF8.self)
            // The rewriting of a line depends little on other sources, so their declarations are not read here.
            return File(
                lines: text.split(separator: "\n", omittingEmptySubsequences: false),
                rewritten: SourceRewriter.rewrite(text, declarations: AppDeclarations([DeclarationSummary(of: text)])))
        }
        files[path] = .some(file)
        return file
    }
}
