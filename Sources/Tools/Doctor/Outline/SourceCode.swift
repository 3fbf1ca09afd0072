import SourceRewriting
import SwiftTokens

/// The tokens of a source in the active branches of its `#if` conditions, without comments, white space, Xcode
/// previews, and imports of frameworks that the source does not use.
struct SourceCode {
    let path: String
    /// The text of each token.
    private(set) var text: [String] = []
    private(set) var kind: [Token.Kind] = []
    /// For each bracket, the index of the bracket that matches it. Nil for other tokens and for brackets without a
    /// partner.
    private(set) var partner: [Int?] = []
    private var starts: [Int] = []
    /// Whether a line end precedes a token.
    private var beginsLine: [Bool] = []
    private var lineStarts: [Int] = [0]

    init(path: String, source: String, conditions: CompilationConditions) {
        self.path = path
        let bytes = Array(UnusedImports.removed(from: XcodePreviews.removed(from: source)).utf8)
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { lineStarts.append(offset + 1) }
        readTokens(Lexer.tokens(of: bytes), bytes, conditions)
        findPartners()
    }

    var count: Int { text.count }

    // MARK: Conditions

    /// The state of an `#if`.
    private struct Condition {
        var isActive: Bool
        /// Whether a branch was active already.
        var wasActive: Bool
        /// Whether the code that contains the `#if` is active.
        var isEnclosingActive: Bool
    }

    private mutating func readTokens(_ tokens: [Token], _ bytes: [UInt8], _ conditions: CompilationConditions) {
        var open: [Condition] = []
        var isActive = true
        var sawLineEnd = true
        var index = 0
        while index < tokens.count {
            let token: Token = tokens[index]
            index += 1
            if token.isTrivia {
                if bytes[token.range].contains(UInt8(ascii: "\n")) { sawLineEnd = true }
                continue
            }
            let word = String(decoding: bytes[token.range], as: UTF8.self)
            if token.kind == .poundName, ["#if", "#elseif", "#else", "#endif"].contains(word) {
                var words: [String] = []
                while index < tokens.count, !SourceCode.isLineEnd(tokens[index], bytes) {
                    if !tokens[index].isTrivia {
                        words.append(String(decoding: bytes[tokens[index].range], as: UTF8.self))
                    }
                    index += 1
                }
                SourceCode.change(&open, &isActive, word, SourceCode.separated(words), conditions)
                continue
            }
            guard isActive else { continue }
            text.append(word)
            kind.append(token.kind)
            starts.append(token.start)
            beginsLine.append(sawLineEnd)
            sawLineEnd = false
        }
    }

    private static func isLineEnd(_ token: Token, _ bytes: [UInt8]) -> Bool {
        token.kind == .space && bytes[token.range].contains(UInt8(ascii: "\n"))
    }

    /// Separates the `!` at the end of an operator, because the lexer reads `&&!` as one operator.
    private static func separated(_ words: [String]) -> [String] {
        words.flatMap { word -> [String] in
            word.count > 1 && word.hasSuffix("!") ? [String(word.dropLast()), "!"] : [word]
        }
    }

    private static func change(
        _ open: inout [Condition], _ isActive: inout Bool, _ directive: String, _ words: [String],
        _ conditions: CompilationConditions
    ) {
        switch directive {
        case "#if":
            let value: Bool = isActive && conditions.evaluate(words[...])
            open.append(Condition(isActive: value, wasActive: value, isEnclosingActive: isActive))
        case "#elseif", "#else":
            guard var condition = open.popLast() else { return }
            let value: Bool = directive == "#else" || conditions.evaluate(words[...])
            condition.isActive = condition.isEnclosingActive && !condition.wasActive && value
            condition.wasActive = condition.wasActive || condition.isActive
            open.append(condition)
        default:
            open.removeLast(open.isEmpty ? 0 : 1)
        }
        isActive = open.allSatisfy(\.isActive)
    }

    // MARK: Brackets

    private mutating func findPartners() {
        partner = Array(repeating: nil, count: text.count)
        var open: [Int] = []
        for index in text.indices {
            switch kind[index] {
            case .interpolationStart: open.append(index)
            case .interpolationEnd: close(index, "\\(", &open)
            case .punctuation:
                switch text[index] {
                case "(", "[", "{": open.append(index)
                case ")": close(index, "(", &open)
                case "]": close(index, "[", &open)
                case "}": close(index, "{", &open)
                default: break
                }
            default: break
            }
        }
    }

    private mutating func close(_ index: Int, _ opening: String, _ open: inout [Int]) {
        // A bracket of another kind that is still open has no partner.
        guard let position = open.lastIndex(where: { text[$0] == opening || text[$0].hasSuffix(opening) }) else {
            return
        }
        partner[open[position]] = index
        partner[index] = open[position]
        open.removeSubrange(position...)
    }

    // MARK: Tokens

    /// Returns the text of a token; empty outside the source.
    func word(_ index: Int) -> String { text.indices.contains(index) ? text[index] : "" }

    func isIdentifier(_ index: Int) -> Bool { text.indices.contains(index) && kind[index] == .identifier }

    func isOperator(_ index: Int) -> Bool { text.indices.contains(index) && kind[index] == .operator }

    /// Whether a token is the given punctuation mark.
    func isMark(_ index: Int, _ mark: String) -> Bool {
        text.indices.contains(index) && kind[index] == .punctuation && text[index] == mark
    }

    /// The index of the bracket that matches the bracket at an index; the index itself if there is none.
    func end(_ index: Int) -> Int { partner.indices.contains(index) ? partner[index] ?? index : index }

    func beginsLine(_ index: Int) -> Bool { beginsLine.indices.contains(index) ? beginsLine[index] : true }

    /// Whether two tokens touch.
    func touches(_ first: Int, _ second: Int) -> Bool {
        guard starts.indices.contains(first), starts.indices.contains(second) else { return false }
        return starts[first] + text[first].utf8.count == starts[second]
    }

    /// The line and the column in bytes of a token, from 1.
    func position(_ index: Int) -> (line: Int, column: Int) {
        let offset: Int = starts[index]
        // The last line that starts at or before the offset.
        var low = 0
        var high: Int = lineStarts.count
        while high - low > 1 {
            let middle: Int = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - lineStarts[low] + 1)
    }
}
