/// Divides Swift source code into tokens, following Swift's lexical grammar.
///
/// The lexer accepts any bytes. A byte that begins no token is `.unknown`, and an unterminated literal or comment ends
/// with the line or the source. The lexer takes time proportional to the length of the source.
public struct Lexer {
    let bytes: [UInt8]
    var position = 0
    var tokens: [Token] = []
    /// The open interpolations that enclose the position, innermost last.
    var interpolations: [Interpolation] = []
    /// Whether the last token before the position, ignoring trivia, can end an operand. A slash after it is the
    /// division operator.
    var followsOperand = false

    /// A string with an open interpolation.
    struct Interpolation {
        var string: StringDelimiter
        /// The number of open parentheses in the interpolation.
        var depth = 0
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 4)
    }

    /// Returns the tokens of `source`, which cover all bytes of its UTF-8.
    ///
    /// - Complexity: O(*n*), where *n* is the length of `source` in UTF-8.
    public static func tokens(of source: String) -> [Token] {
        tokens(of: Array(source.utf8))
    }

    /// Returns the tokens of UTF-8 source code.
    public static func tokens(of bytes: [UInt8]) -> [Token] {
        var lexer = Lexer(bytes)
        lexer.readShebang()
        while lexer.position < bytes.count { lexer.readToken() }
        return lexer.tokens
    }

    // MARK: Bytes

    func byte(_ offset: Int = 0) -> UInt8 {
        let index: Int = position + offset
        return index < bytes.count ? bytes[index] : 0
    }

    func isAt(_ text: StaticString) -> Bool {
        guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[position + index] != text.utf8Start[index] { return false }
        return true
    }

    mutating func add(_ kind: Token.Kind, from start: Int) {
        guard position > start else { return }
        tokens.append(Token(kind, start, position))
    }

    // MARK: Tokens

    private mutating func readShebang() {
        // Some files begin with a byte order mark.
        if isAt("\u{FEFF}") {
            position = 3
            add(.space, from: 0)
        }
        guard isAt("#!") else { return }
        let start: Int = position
        skipLine()
        add(.comment, from: start)
    }

    /// Reads one token, or a string up to its first interpolation.
    mutating func readToken() {
        let start: Int = position
        let first: UInt8 = byte()
        if first.isSpace { return readSpace() }
        if first == Byte.slash, readSlash() { return }
        if first == Byte.quote { return readString(poundCount: 0) }
        if first == Byte.pound { return readPound() }
        if first == Byte.backtick { return readBacktickName() }
        if first.isDigit { return readNumber() }
        if first == Byte.dollar {
            position += 1
            skipName()
            followsOperand = true
            return add(.identifier, from: start)
        }
        if let length = operatorLength(at: position), length > 0 { return readOperator() }
        if first.beginsName { return readName() }
        readPunctuation()
    }

    private mutating func readSpace() {
        let start: Int = position
        while position < bytes.count, byte().isSpace { position += 1 }
        add(.space, from: start)
    }

    private mutating func readPunctuation() {
        let start: Int = position
        let first: UInt8 = byte()
        position += 1
        switch first {
        case Byte.openParenthesis:
            if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
            followsOperand = false
        case Byte.closeParenthesis:
            followsOperand = true
            guard let last = interpolations.last else { break }
            if last.depth == 0 {
                interpolations.removeLast()
                add(.interpolationEnd, from: start)
                return readStringText(of: last.string)
            }
            interpolations[interpolations.count - 1].depth -= 1
        case Byte.closeBracket, Byte.closeBrace:
            followsOperand = true
        case Byte.openBracket, Byte.openBrace, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
            UInt8(ascii: "@"), Byte.backslash, Byte.dot:
            followsOperand = false
        default:
            followsOperand = false
            return add(.unknown, from: start)
        }
        add(.punctuation, from: start)
    }

    /// Reads a name after `#`, an extended string or regex literal, or a pound sign alone.
    private mutating func readPound() {
        let start: Int = position
        var count = 0
        while byte(count) == Byte.pound { count += 1 }
        if byte(count) == Byte.quote { return readString(poundCount: count) }
        if byte(count) == Byte.slash, readExtendedRegex(poundCount: count) { return }
        position += 1
        guard byte().beginsName else {
            followsOperand = false
            return add(.punctuation, from: start)
        }
        skipName()
        followsOperand = false
        add(.poundName, from: start)
    }

    mutating func skipLine() {
        while position < bytes.count, !byte().isLineEnd { position += 1 }
    }
}
