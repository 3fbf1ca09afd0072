import SwiftTokens

/// The source code and its tokens, without comments and white space.
struct TokenList {
    let bytes: [UInt8]
    let tokens: [Token]
    /// For each bracket, the index of the bracket that matches it; -1 for other tokens and for unmatched brackets.
    private let partners: [Int32]

    /// Divides a source into tokens.
    ///
    /// - Complexity: O(*n*) in the length of the source.
    init(_ source: String) {
        bytes = Array(source.utf8)
        tokens = Lexer.tokens(of: bytes).filter { !$0.isTrivia }
        partners = TokenList.partners(of: tokens, in: bytes)
    }

    /// Matches brackets. A closing bracket that does not match an open one has no partner.
    private static func partners(of tokens: [Token], in bytes: [UInt8]) -> [Int32] {
        var partners = [Int32](repeating: -1, count: tokens.count)
        var open: [(index: Int, close: UInt8)] = []
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .interpolationStart:
                open.append((index, 0))
            case .interpolationEnd:
                while let last = open.popLast(), last.close != 0 {}
            case .punctuation:
                let byte: UInt8 = bytes[token.start]
                switch byte {
                case UInt8(ascii: "("): open.append((index, UInt8(ascii: ")")))
                case UInt8(ascii: "["): open.append((index, UInt8(ascii: "]")))
                case UInt8(ascii: "{"): open.append((index, UInt8(ascii: "}")))
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                    // A brace also closes groups inside it that are not closed.
                    if byte == UInt8(ascii: "}") {
                        while let last = open.last, last.close != byte, last.close != 0 { open.removeLast() }
                    }
                    guard let last = open.last, last.close == byte else { continue }
                    open.removeLast()
                    partners[last.index] = Int32(index)
                    partners[index] = Int32(last.index)
                default: break
                }
            default: break
            }
        }
        return partners
    }

    var count: Int { tokens.count }

    subscript(index: Int) -> Token { tokens[index] }

    func kind(_ index: Int) -> Token.Kind? {
        index >= 0 && index < tokens.count ? tokens[index].kind : nil
    }

    /// Returns the keyword at `index`, or `none`.
    func keyword(_ index: Int) -> Keyword {
        index >= 0 && index < tokens.count ? tokens[index].keyword : .none
    }

    // MARK: Text

    /// Returns the text of the token at `index`; empty if there is none.
    func text(_ index: Int) -> String {
        guard index >= 0, index < tokens.count else { return "" }
        return String(decoding: bytes[tokens[index].range], as: UTF8.self)
    }

    /// Returns the text in a range of byte offsets.
    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// Returns the text of tokens on one line. One space replaces the comments and white space between two tokens.
    func line(_ tokens: Range<Int>) -> String {
        var result: [UInt8] = []
        for index in tokens {
            let token: Token = self.tokens[index]
            if index > tokens.lowerBound, self.tokens[index - 1].end < token.start { result.append(UInt8(ascii: " ")) }
            result += bytes[token.range]
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the text of statements or declarations on one line, with semicolons in place of the line ends between
    /// statements.
    func statementLine(_ tokens: Range<Int>) -> String {
        var result = ""
        var start: Int = tokens.lowerBound
        var index: Int = start
        while index < tokens.upperBound {
            if index > start, isStatementStart(index) {
                result += line(start..<index) + "; "
                start = index
            }
            // Only braces enclose statements.
            let isGroup: Bool = isPunctuation(index, "(") || isPunctuation(index, "[")
            index = (isGroup ? closing(index) ?? index : index) + 1
        }
        return result + line(start..<tokens.upperBound)
    }

    /// Returns whether a line ends before the token, and the token begins a statement.
    private func isStatementStart(_ index: Int) -> Bool {
        guard isLineEnd(between: index - 1, and: index), kind(index) != .operator, kind(index - 1) != .operator else {
            return false
        }
        switch keyword(index) {
        case .else, .get, .set, .willSet, .didSet, .where: return false
        default: break
        }
        let opens: Bool = isPunctuation(index, "{") || isPunctuation(index, ".") || isPunctuation(index - 1, "{")
        return !opens && !isPunctuation(index, "}") && !isPunctuation(index - 1, ":") && !isPunctuation(index - 1, ",")
    }

    /// Returns whether tokens can be on one line: every string in them is terminated, and contains no line end.
    func canBeLine(_ tokens: Range<Int>) -> Bool {
        var openStrings = 0
        for index in tokens {
            switch self.tokens[index].kind {
            case .stringStart: openStrings += 1
            case .stringEnd: openStrings -= 1
            case .stringText: if bytes[self.tokens[index].range].contains(UInt8(ascii: "\n")) { return false }
            case .unknown: return false
            default: break
            }
        }
        return openStrings == 0
    }

    /// Returns the name at `index` without backticks.
    func name(_ index: Int) -> String {
        guard kind(index) == .identifier else { return "" }
        let range: Range<Int> = tokens[index].range
        let isQuoted: Bool = bytes[range.lowerBound] == UInt8(ascii: "`") && range.count > 2
        return text(isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range)
    }

    /// Returns whether the token at `index` has the text `text`.
    func isText(_ index: Int, _ text: StaticString) -> Bool {
        guard index >= 0, index < tokens.count else { return false }
        let token: Token = tokens[index]
        guard token.end - token.start == text.utf8CodeUnitCount else { return false }
        for offset in 0..<text.utf8CodeUnitCount where bytes[token.start + offset] != text.utf8Start[offset] {
            return false
        }
        return true
    }

    func isPunctuation(_ index: Int, _ text: StaticString) -> Bool {
        guard index >= 0, index < tokens.count else { return false }
        let token: Token = tokens[index]
        return token.kind == .punctuation && bytes[token.start] == text.utf8Start.pointee
    }

    func isOperator(_ index: Int, _ text: StaticString) -> Bool {
        kind(index) == .operator && isText(index, text)
    }

    /// Returns the first byte of the operator at `index`; 0 if there is no operator.
    func operatorByte(_ index: Int) -> UInt8 {
        kind(index) == .operator ? bytes[tokens[index].start] : 0
    }

    // MARK: Structure

    /// Returns the index of the token that closes the parenthesis, bracket or brace at `index`; nil if it is not
    /// closed.
    func closing(_ index: Int) -> Int? {
        guard index >= 0, index < partners.count, partners[index] > index else { return nil }
        return Int(partners[index])
    }

    /// Returns the index of the token that opens the group closed by the token at `index`, if any.
    func opening(_ index: Int) -> Int? {
        guard index >= 0, index < partners.count, partners[index] >= 0, partners[index] < index else { return nil }
        return Int(partners[index])
    }

    /// Returns whether a line ends between two tokens. Always true if one of them does not exist.
    func isLineEnd(between first: Int, and second: Int) -> Bool {
        guard first >= 0, second < tokens.count else { return true }
        return bytes[tokens[first].end..<tokens[second].start].contains(UInt8(ascii: "\n"))
    }

    /// Returns whether the token at `index` directly follows the one before it.
    func isAdjacent(_ index: Int) -> Bool {
        index > 0 && index < tokens.count && tokens[index - 1].end == tokens[index].start
    }
}

extension TokenList {
    /// Returns the number of the line that contains a byte offset. The number of the first line is 1.
    func line(of offset: Int) -> Int { 1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") } }
}
