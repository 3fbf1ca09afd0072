import Foundation
import SourceRewriting

/// Maps positions in rewritten sources to positions in the original sources.
struct OriginalPositions {
    private struct File {
        var lines: [Substring]
        var rewritten: RewrittenSource
    }

    private var files: [String: File?] = [:]

    /// Returns a message with its position in the original source.
    ///
    /// The compiler names the original file and line, except for a position after the last token of a file.
    mutating func original(of diagnostic: Diagnostic) -> Diagnostic {
        var diagnostic: Diagnostic = diagnostic
        if let path = originalPath(ofDerived: diagnostic.path) {
            diagnostic.path = path
            diagnostic.line = max(1, min(diagnostic.line - 1, file(path)?.lines.count ?? 1))
        }
        guard let file = file(diagnostic.path) else { return diagnostic }
        diagnostic.column = file.rewritten.originalColumn(line: diagnostic.line, column: diagnostic.column)
        return diagnostic
    }

    /// Returns a line of an original source and a line with a caret below a column, or nil if the line does not exist.
    mutating func excerpt(line number: Int, column: Int, of path: String) -> String? {
        guard let file = file(path), file.lines.indices.contains(number - 1) else { return nil }
        let line: Substring = file.lines[number - 1]
        // The compiler counts columns in bytes.
        let end: Substring.Index =
            line.utf8.index(line.startIndex, offsetBy: column - 1, limitedBy: line.endIndex)
            ?? line.endIndex
        let indent = String(line[..<end].map { $0 == "\t" ? "\t" : " " })
        return "\(line)\n\(indent)^"
    }

    private mutating func file(_ path: String) -> File? {
        if let file = files[path] { return file }
        let file: File? = FileManager.default.contents(atPath: path).map { data in
            let text = String(decoding: data, as: UTF8.self)
            // The rewriting of a line depends little on other sources, so their declarations are not read here.
            return File(
                lines: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline),
                rewritten: SourceRewriter.rewrite(text, declarations: AppDeclarations([DeclarationSummary(of: text)])))
        }
        files[path] = .some(file)
        return file
    }

    /// Returns the path in the first line of a derived source, or nil if the file is not a derived source.
    private func originalPath(ofDerived path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let line = String(decoding: data.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        guard let match = line.wholeMatch(of: /#sourceLocation\(file: "(.+)", line: 1\)/) else { return nil }
        return String(match.1).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    }
}
