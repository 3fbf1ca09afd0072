/// A token of Swift source code: the smallest unit of its grammar.
///
/// The tokens of a source cover every byte of it in order, including comments and white space.
public struct Token: Hashable, Sendable {
    /// The kind of a token.
    public enum Kind: Hashable, Sendable {
        /// An identifier or a keyword, including backticks. Also `$0` and `$name`.
        case identifier
        /// A name after `#`, such as `#selector`, `#if` or a macro.
        case poundName
        /// An integer or a floating-point number.
        case number
        /// The opening delimiter of a string, with its pound signs.
        case stringStart
        /// Text of a string between delimiters and interpolations, including escape sequences.
        case stringText
        /// `\(` in a string, with its pound signs. The tokens of an expression follow, up to `interpolationEnd`.
        case interpolationStart
        /// The parenthesis that closes an interpolation.
        case interpolationEnd
        /// The closing delimiter of a string, with its pound signs. An unterminated string has none.
        case stringEnd
        /// A regex literal.
        case regex
        /// An operator, such as `+`, `->` or `?`.
        case `operator`
        /// One of `( ) [ ] { } , ; : . @ #` and the backslash of a key path.
        case punctuation
        /// A comment. A block comment includes its nested comments.
        case comment
        /// Spaces, tabs and line ends.
        case space
        /// A byte that begins no token.
        case unknown
    }

    /// The kind of the token.
    public var kind: Kind
    /// The offset of the first byte in the source's UTF-8.
    public var start: Int
    /// The offset after the last byte.
    public var end: Int

    /// The keyword that an identifier without backticks spells.
    public var keyword: Keyword

    /// Creates a token of `kind` from the offset `start` up to, but not including, `end`.
    public init(_ kind: Kind, _ start: Int, _ end: Int, _ keyword: Keyword = .none) {
        self.kind = kind
        self.start = start
        self.end = end
        self.keyword = keyword
    }

    /// The range of the token's bytes.
    public var range: Range<Int> { start..<end }

    /// Whether the token is a comment or white space.
    public var isTrivia: Bool { kind == .comment || kind == .space }
}
