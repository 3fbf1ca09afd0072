/// A token of a Swift source: a piece of the text that the grammar cannot divide.
///
/// The tokens of a source cover every byte of it, in order: comments and white space are tokens, too.
public struct Token: Hashable, Sendable {
    /// What a token is.
    public enum Kind: Hashable, Sendable {
        /// A name or a keyword, with its backticks if it has them; also `$0` and `$name`.
        case identifier
        /// A name behind `#`, such as `#selector`, `#if` or a macro.
        case poundName
        /// An integer or a floating-point number.
        case number
        /// The opening delimiter of a string, with its pound signs.
        case stringStart
        /// Text of a string between delimiters and interpolations, with its escapes.
        case stringText
        /// `\(` in a string, with its pound signs. Tokens of an expression follow, up to `interpolationEnd`.
        case interpolationStart
        /// The parenthesis that closes an interpolation.
        case interpolationEnd
        /// The closing delimiter of a string, with its pound signs. A string that is not closed has none.
        case stringEnd
        /// A regex literal.
        case regex
        /// An operator, such as `+`, `->` or `?`.
        case `operator`
        /// One of `( ) [ ] { } , ; : . @ #` and the backslash of a key path.
        case punctuation
        /// A comment, a block comment with all that it nests.
        case comment
        /// Spaces, tabs and line ends.
        case space
        /// A byte that begins no token.
        case unknown
    }

    public var kind: Kind
    /// The offset of the first byte in the source's UTF-8.
    public var start: Int
    /// The offset behind the last byte.
    public var end: Int

    public init(_ kind: Kind, _ start: Int, _ end: Int) {
        self.kind = kind
        self.start = start
        self.end = end
    }

    /// The bytes of the token.
    public var range: Range<Int> { start..<end }

    /// Whether the token is a comment or white space.
    public var isTrivia: Bool { kind == .comment || kind == .space }
}
