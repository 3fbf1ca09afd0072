import Foundation
import SourceRewriting
import SwiftTokens
import TestSupport
import Testing

/// Rewrites mutated sources, and verifies properties of the results.
///
/// The environment variable `ENGAWA_REWRITES` is the number of mutated sources; the default is 2,000. The seeds are the
/// sources of the cases. If the variable is set, some sources of this project are seeds too. By default they are not,
/// so that changes to them do not affect the result of the test.
struct RewritingFuzzTests {
    @Test func `mutated sources keep their lines, their brackets and other text`() throws {
        let environment: String? = ProcessInfo.processInfo.environment["ENGAWA_REWRITES"]
        let count: Int = environment.flatMap { Int($0) } ?? 2_000
        var mutator = try SourceMutator(seed: 11, usesProjectSources: environment != nil)
        for index in 0..<count {
            let source: String = mutator.next()
            if let problem = RewritingProperties.problem(of: source) {
                Issue.record("Source \(index): \(problem)\n\(source)")
                return
            }
        }
    }
}

/// Properties that the result of rewriting any source must have.
enum RewritingProperties {
    /// Words of the syntax that the rewriter changes. If a source contains none of these words and imports no
    /// submodule, the rewriter does not change it.
    private static let words: [String] = [
        "objc", "IB", "#selector", "#keyPath", "#if", "#elseif", "Literal", "ApplicationMain", "GKInspectable",
        "override", "super", "?(", "!(", "nil", "observe", "publisher",
        "elector", "orKey", "forUndefined", "autorelease", "NSKey",
        "erform", "ChangeValue", "optional", "NSManaged",
        "responds", "Darwin", "ObjectiveC", "Predicate", "NSExpression", "CFAbsolute", "SWIFT_PACKAGE", "Delegate",
        "DataSource",
        "Undo", "URL", "XML", "HTTP", "NSItemProvider", "NSDataDetector", "NSUserActivity", "#bundle", "SwiftUI",
        "Timer", "localized", "Formatter", "NSException", "NSDiscardable", "NSHashTable", "NSMapTable", "NSPointer",
        "LocalizedString", "underlyingErrors", "NSMultiple", "LocalizationValue", "containerURL", "SecurityScoped",
        "notifications", "Directory", "AnyObject", "AVFoundation", "CoreData", "CoreLocation", "MapKit", "MetalKit",
        "WebKit", "class_", "method_",
        "#Preview", "enumerateMatches", "window??", "window!!", "window?!", "window!?",
    ]

    static func problem(of source: String) -> String? {
        let declarations = AppDeclarations([DeclarationSummary(of: source)])
        let rewritten: RewrittenSource = SourceRewriter.rewrite(source, declarations: declarations)
        let lineEnd = UInt8(ascii: "\n")
        let lines: Int = source.utf8.count { $0 == lineEnd }
        // Conditional conformances are added after the last line.
        let bytes = Array(source.utf8)
        for edit in rewritten.edits where edit.range.lowerBound < bytes.count {
            let before: Int = bytes[edit.range].count { $0 == lineEnd }
            let after: Int = edit.replacement.utf8.count { $0 == lineEnd }
            if before != after { return "The number of lines changed." }
        }
        if rewritten.edits.isEmpty != (rewritten.text == source) { return "The edits do not match the text." }
        if rewritten.text != source, !words.contains(where: { source.contains($0) }), !importsSubmodule(source) {
            return "A source without Objective-C syntax changed."
        }
        if isBalanced(source), !isBalanced(rewritten.text) { return "The brackets of the result do not match." }
        return columnProblem(of: rewritten, original: source, line: lines / 2)
    }

    /// The columns of a line correspond to columns of the original line, in the same order.
    private static func columnProblem(of rewritten: RewrittenSource, original: String, line: Int) -> String? {
        func length(_ text: String) -> Int {
            text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[line].count
        }
        let end: Int = length(rewritten.text) + 1
        let columns: [Int] = (0...4).map { rewritten.originalColumn(line: line + 1, column: 1 + (end - 1) * $0 / 4) }
        guard columns == columns.sorted(), columns[0] >= 1, columns[4] <= length(original) + 1 else {
            return "The columns of line \(line + 1) are \(columns)."
        }
        return nil
    }

    private static func importsSubmodule(_ source: String) -> Bool {
        source.split(separator: "\n").contains { $0.contains("import") && $0.contains(".") }
    }

    private static func isBalanced(_ source: String) -> Bool {
        let bytes = Array(source.utf8)
        var open: [UInt8] = []
        for token in Lexer.tokens(of: bytes) where token.kind == .punctuation {
            switch bytes[token.start] {
            case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
            case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
            case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if open.popLast() != bytes[token.start] { return false }
            default: break
            }
        }
        return open.isEmpty
    }
}

/// A sequence of mutated sources.
struct SourceMutator {
    private var random: SplitMix64
    /// The tokens of each part of the sources.
    private var seeds: [[String]] = []

    private static let pieces: [String] = [
        "@objc ", "@objc(a:b:) ", "@objcMembers ", "@IBAction ", "@IBOutlet ", "dynamic ", "optional ", "override ",
        "#selector(", "#selector(a(_:))", "#selector(A.b as (A) -> () -> Void)", "#keyPath(a.b)", "#if os(iOS)\n",
        "#endif\n",
        "#else\n", "#imageLiteral(resourceName: \"a\")", "class A: NSObject {", "extension A: P {",
        "@objc protocol P {", "func a(",
        "var a: Int = ", "{ get set }", "willSet {", "didSet(", "set {", "observe(\\.a.b, options: [])",
        "super.value(forKey: a)",
        "a?.b?(c, d: 1)", "(", ")", "{", "}", "[", "]", "<", ">", "->", "\"", "\"\"\"\n", "\\(", "/*", "*/", "//", "\n",
        "\r\n",
        "#", "@", "`", ".", ",", ":", ";", "?", "!", "é", "👩‍👩‍👧", "\u{0}", "import UIKit\n", "@main ",
        "@UIApplicationMain ", "case ",
        "static ", "class ", "init(", "typealias A = B\n", "where T: ", "async ", "throws ", "inout ", "= {", "nil",
    ]

    init(seed: UInt64, usesProjectSources: Bool) throws {
        random = SplitMix64(seed: seed)
        for file in try RewritingCase.files() {
            for rewritingCase in try RewritingCase.cases(in: file) { add(rewritingCase.source) }
        }
        guard usesProjectSources else { return }
        let root: URL = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let sources: URL = root.appending(path: "Sources")
        let names: [String] = (FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted()
        for name in names where number(below: 8) == 0 {
            add(try String(contentsOf: sources.appending(path: name), encoding: .utf8))
        }
    }

    /// Adds the parts of a source, each with at most 30 lines.
    private mutating func add(_ source: String) {
        let lines: [Substring] = source.split(separator: "\n", omittingEmptySubsequences: false)
        for start in stride(from: 0, to: lines.count, by: 30) {
            let part: String = lines[start..<min(start + 30, lines.count)].joined(separator: "\n")
            let bytes = Array(part.utf8)
            seeds.append(Lexer.tokens(of: bytes).map { String(decoding: bytes[$0.range], as: UTF8.self) })
        }
    }

    private mutating func number(below limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

    /// Returns a part of a source with a few changes.
    mutating func next() -> String {
        var tokens: [String] = seeds[number(below: seeds.count)]
        for _ in 0...number(below: 6) {
            let index: Int = number(below: tokens.count + 1)
            let length: Int = min(number(below: 8), tokens.count - index)
            switch number(below: 6) {
            case 0: tokens.removeSubrange(index..<index + length)
            case 1: tokens.insert(contentsOf: tokens[index..<index + length], at: number(below: tokens.count + 1))
            case 2:
                let other: [String] = seeds[number(below: seeds.count)]
                let start: Int = number(below: other.count + 1)
                tokens.insert(contentsOf: other[start..<min(start + 12, other.count)], at: index)
            case 3 where index < tokens.count:
                tokens.swapAt(index, number(below: tokens.count))
            default:
                tokens.insert(SourceMutator.pieces[number(below: SourceMutator.pieces.count)], at: index)
            }
        }
        return tokens.joined()
    }
}
