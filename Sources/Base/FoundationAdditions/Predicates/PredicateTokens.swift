/// The tokens and the arguments of a format that have not been parsed yet.
struct PredicateTokens {
    private let tokens: [PredicateScanner.Token]
    private var index = 0
    private var arguments: ArraySlice<Any>

    init(_ format: String, arguments: [Any]) throws(PredicateError) {
        tokens = try PredicateScanner.tokens(of: format)
        self.arguments = arguments[...]
    }

    /// The next token, or nil at the end.
    var current: PredicateScanner.Token? { index < tokens.count ? tokens[index] : nil }

    /// Returns the next token.
    mutating func next() throws(PredicateError) -> PredicateScanner.Token {
        guard let token = current else { throw PredicateError("A value is missing.") }
        index += 1
        return token
    }

    /// Returns the next argument.
    mutating func nextArgument() throws(PredicateError) -> Any {
        guard let argument = arguments.popFirst() else { throw PredicateError("An argument is missing.") }
        return argument
    }

    /// Consumes one of the keywords, in letters of any case, and returns it in uppercase letters.
    mutating func consumeKeyword(_ keywords: String...) -> String? {
        guard case .word(let word) = current, keywords.contains(word.uppercased()) else { return nil }
        index += 1
        return word.uppercased()
    }

    /// Consumes one of the symbols, and returns it.
    mutating func consumeSymbol(_ symbols: String...) -> String? {
        guard case .symbol(let symbol) = current, symbols.contains(symbol) else { return nil }
        index += 1
        return symbol
    }

    /// Consumes a symbol that must follow.
    mutating func expect(_ symbol: String) throws(PredicateError) {
        guard consumeSymbol(symbol) != nil else { throw PredicateError("The symbol \(symbol) is missing.") }
    }
}
