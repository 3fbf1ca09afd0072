import Foundation
import ProjectDerivation

/// The output of a build: shows its progress, and prints its messages with positions in the original sources.
struct BuildOutput {
    private let package: DerivedPackage
    private let isVerbose: Bool
    private var positions = OriginalPositions()
    private var printed: Set<String> = []
    private var errorCount = 0
    /// Lines that may explain a build that fails without a message from the compiler.
    private var problems: [String] = []
    private var isAfterPrintedMessage = false
    private var isDiskFull = false

    init(package: DerivedPackage, isVerbose: Bool) {
        self.package = package
        self.isVerbose = isVerbose
    }

    /// Handles a line.
    mutating func handle(_ line: Substring) {
        if let diagnostic = Diagnostic(line) { return handle(diagnostic) }
        if line.first == "[" {
            Terminal.showStatus(String(line))
            return
        }
        if isVerbose { return Terminal.write(String(line)) }
        if line.contains("No space left on device") || line.contains("disk is full") { isDiskFull = true }
        // The lines after a message begin with a space, and the lines of a stack trace with a number sign.
        let isProblem: Bool = line.contains("error") || line.contains("undefined")
        if isProblem, problems.count < 20, let first = line.first, first != " ", first != "#" {
            problems.append(String(line))
        }
    }

    private mutating func handle(_ diagnostic: Diagnostic) {
        let isShown: Bool =
            diagnostic.kind == "error" || isVerbose || (diagnostic.kind == "note" && isAfterPrintedMessage)
        if diagnostic.kind != "note" { isAfterPrintedMessage = isShown }
        guard isShown else { return }
        let original: Diagnostic = positions.original(of: diagnostic)
        var text: String =
            "\(original.path):\(original.line):\(original.column): \(original.kind): \(original.message)"
        guard printed.insert(text).inserted else { return }
        if original.kind == "error" { errorCount += 1 }
        if let excerpt = positions.excerpt(line: original.line, column: original.column, of: original.path) {
            text += "\n\(excerpt)"
        }
        Terminal.write(text)
    }

    /// Prints the lines that may explain why a build without compiler errors failed.
    mutating func finish() {
        guard errorCount == 0, !isVerbose, !isDiskFull else { return }
        for line in problems where printed.insert(line).inserted { Terminal.write(line) }
    }

    /// The error message for a failed build.
    var summary: String {
        if isDiskFull { return "\(package.name) could not be built: no space is left for \(package.folder)." }
        return switch errorCount {
        case 0: "\(package.name) could not be built. Add --verbose for the whole output."
        case 1: "\(package.name) could not be built: 1 error."
        default: "\(package.name) could not be built: \(errorCount) errors."
        }
    }
}
