/// Divides the format of a predicate into tokens.
struct PredicateScanner {
    enum Token: Equatable {
        /// A key, a keyword, or a key path with dots.
        case word(String)
        /// A string literal in single or double quotes.
        case string(String)
        case integer(Int)
        case number(Double)
        /// `%@`, `%K`, `%d` or another conversion.
        case argument(Character)
        case symbol(String)
    }

    private let characters: [Character]
    private var index = 0

    init(_ format: String) { characters = Array(format) }

    static func tokens(of format: String) throws(PredicateError) -> [Token] {
        var scanner = PredicateScanner(format)
        var tokens: [Token] = []
        while let token = try scanner.next() { tokens.append(token) }
        return tokens
    }

    private var current: Character? { index < characters.count ? characters[index] : nil }

    private mutating func consume(while isIncluded: (Character) -> Bool) -> String {
        let start = index
        while let current, isIncluded(current) { index += 1 }
        return String(characters[start..<index])
    }

    private mutating func next() throws(PredicateError) -> Token? {
        _ = consume { $0.isWhitespace }
        guard let first = current else { return nil }
        switch first {
        case "\"", "'": return try quoted(first)
        case "%": return try argument()
        case "0"..."9", "-", ".": return try number()
        case "a"..."z", "A"..."Z", "_", "@", "#":
            index += first == "#" ? 1 : 0
            return .word(consume { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "@" })
        default: return try symbol()
        }
    }

    private mutating func quoted(_ quote: Character) throws(PredicateError) -> Token {
        index += 1
        var text = ""
        while let character = current, character != quote {
            index += 1
            guard character == "\\", let escaped = current else {
                text.append(character)
                continue
            }
            index += 1
            text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
        }
        guard current == quote else { throw PredicateError("The string \(quote)\(text) is not terminated.") }
        index += 1
        return .string(text)
    }

    private mutating func argument() throws(PredicateError) -> Token {
        index += 1
        // Length modifiers, as in %lu, have no effect.
        _ = consume { "lhqzt".contains($0) }
        guard let kind = current, "@KdDiuUfFgGeExXoc".contains(kind) else {
            throw PredicateError("% must be followed by @, K, or the format of a number.")
        }
        index += 1
        return .argument(kind)
    }

    private mutating func number() throws(PredicateError) -> Token {
        let text: String = consume { $0.isNumber || "-.eE".contains($0) }
        if let value = Int(text) { return .integer(value) }
        guard let value = Double(text) else { throw PredicateError("\(text) is not a number.") }
        return .number(value)
    }

    private mutating func symbol() throws(PredicateError) -> Token {
        for symbol in [
            "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", ",",
            "[", "]",
        ]
        where characters[index...].starts(with: symbol) {
            index += symbol.count
            return .symbol(symbol)
        }
        throw PredicateError("The character \(characters[index]) is unexpected.")
    }
}

/// The reason why the format of a predicate is invalid.
struct PredicateError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
