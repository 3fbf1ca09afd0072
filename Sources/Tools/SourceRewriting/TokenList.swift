import SwiftTokens

/// The source code and its tokens, without comments and white space.
struct TokenList {
    let bytes: [UInt8]
    let tokens: [Token]

    init(_ source: String) {
        bytes = Array(source.utf8)
        tokens = Lexer.tokens(of: bytes).filter { !$0.isTrivia }
    }

    var count: Int { tokens.count }

    subscript(index: Int) -> Token { tokens[index] }

    /// Returns the text of the token at `index`; empty if there is none.
    func text(_ index: Int) -> Substring {
        guard tokens.indices.contains(index) else { return "" }
        return Substring(decoding: bytes[tokens[index].range], as: UTF8.self)
    }

    /// Returns the text in a range of byte offsets.
    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    func kind(_ index: Int) -> Token.Kind? {
        tokens.indices.contains(index) ? tokens[index].kind : nil
    }

    func isPunctuation(_ index: Int, _ text: StaticString) -> Bool {
        guard kind(index) == .punctuation, tokens[index].range.count == 1 else { return false }
        return bytes[tokens[index].start] == text.utf8Start.pointee
    }

    /// Returns the index of the token that closes the parenthesis, bracket or brace at `index`; nil if it is not
    /// closed.
    func closing(_ index: Int) -> Int? {
        var depth = 0
        for current in index..<count where tokens[current].kind == .punctuation {
            switch bytes[tokens[current].start] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return current }
            default: break
            }
        }
        return nil
    }

    /// Returns the line that contains a byte offset, from 1.
    func line(of offset: Int) -> Int { 1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") } }

    /// Returns whether a line ends between two tokens.
    func isLineEnd(between first: Int, and second: Int) -> Bool {
        guard tokens.indices.contains(first), tokens.indices.contains(second) else { return true }
        return bytes[tokens[first].end..<tokens[second].start].contains(UInt8(ascii: "\n"))
    }
}

extension Substring {
    fileprivate init(decoding bytes: ArraySlice<UInt8>, as encoding: UTF8.Type) {
        self = String(decoding: bytes, as: encoding)[...]
    }
}
