import Foundation
import SourceRewriting

/// A source and the expected result of rewriting it, from a file in `Cases`.
///
/// A case begins with `=== ` and its title. Sections follow: `--- source`, any number of `--- other` with other sources
/// of the app, `--- result`, and `--- leftovers` with lines such as `3:5: The reason.`. If there is no result, the
/// rewriter leaves the source unchanged. `--- errors` contains the reason why the result does not compile.
struct RewritingCase {
    var title: String
    var source = ""
    var others: [String] = []
    var result: String?
    var leftovers = ""
    var errors = ""

    /// The folder with the files of cases.
    static let folder: URL = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

    /// The files of cases, in the order of their names.
    static func files() throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }
    }

    static func cases(in file: URL) throws -> [RewritingCase] {
        var cases: [RewritingCase] = []
        var section = ""
        var lines: [Substring] = []
        func endSection() {
            let text: String = lines.joined(separator: "\n")
            lines = []
            guard !cases.isEmpty else { return }
            switch section {
            case "source": cases[cases.count - 1].source = text
            case "other": cases[cases.count - 1].others.append(text)
            case "result": cases[cases.count - 1].result = text
            case "errors": cases[cases.count - 1].errors = text
            case "leftovers": cases[cases.count - 1].leftovers = text
            default: break
            }
        }
        var text = try String(contentsOf: file, encoding: .utf8)
        if text.hasSuffix("\n") { text.removeLast() }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("=== ") {
                endSection()
                section = ""
                cases.append(RewritingCase(title: String(line.dropFirst(4))))
            } else if line.hasPrefix("--- ") {
                endSection()
                section = String(line.dropFirst(4))
            } else {
                lines.append(line)
            }
        }
        endSection()
        return cases
    }

    /// The text that represents the case in a file.
    var text: String {
        var text = "=== \(title)\n--- source\n\(source)\n"
        for other in others { text += "--- other\n\(other)\n" }
        if let result { text += "--- result\n\(result)\n" }
        if !leftovers.isEmpty { text += "--- leftovers\n\(leftovers)\n" }
        if !errors.isEmpty { text += "--- errors\n\(errors)\n" }
        return text
    }

    /// The declarations of all sources of the case.
    var declarations: AppDeclarations {
        AppDeclarations(([source] + others).enumerated().map { DeclarationSummary(of: $1, path: path($0)) })
    }

    /// The path of the source, which has the index 0, or of another source of the case.
    func path(_ index: Int) -> String { "/app/Source\(index).swift" }

    /// The case with the actual result of the rewriter.
    func rewritten() -> RewritingCase {
        let rewritten: RewrittenSource = SourceRewriter.rewrite(source, path: path(0), declarations: declarations)
        var result: RewritingCase = self
        result.result = rewritten.text == source ? nil : rewritten.text
        result.leftovers = rewritten.leftovers.map { "\($0.line):\($0.column): \($0.reason)" }.joined(separator: "\n")
        return result
    }
}
