/// Divides the format of a predicate into tokens.
struct PredicateScanner {
    enum Token: Equatable {
        /// A key, a keyword, a key path with dots, or the name of a function.
        case word(String)
        /// A key path after `#`, which is not a keyword.
        case key(String)
        /// The name after `$`.
        case variable(String)
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
    /// Whether the last token ends a value, so that a minus sign subtracts.
    private var isAfterValue = false

    init(_ format: String) { characters = Array(format) }

    static func tokens(of format: String) throws(PredicateError) -> [Token] {
        var scanner = PredicateScanner(format)
        var tokens: [Token] = []
        while let token = try scanner.next() {
            tokens.append(token)
            scanner.isAfterValue = token.endsValue
        }
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
        case "0"..."9": return try number()
        case _ where "-.".contains(first) && !isAfterValue && isDigit(at: index + 1): return try number()
        case "a"..."z", "A"..."Z", "_", "@": return .word(word())
        case "#", "$":
            index += 1
            return first == "#" ? .key(word()) : .variable(consume(while: Self.isPartOfName))
        default: return try symbol()
        }
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private mutating func word() -> String { consume { Self.isPartOfName($0) || ".@:".contains($0) } }

    private func isDigit(at index: Int) -> Bool {
        index < characters.count && "0"..."9" ~= characters[index]
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
        let start: Int = index
        if current == "-" { index += 1 }
        consumeDigits()
        if current == ".", isDigit(at: index + 1) {
            index += 1
            consumeDigits()
        }
        if current == "e" || current == "E" {
            let sign: Int = index + 1 < characters.count && "+-".contains(characters[index + 1]) ? 1 : 0
            if isDigit(at: index + 1 + sign) {
                index += 1 + sign
                consumeDigits()
            }
        }
        let text = String(characters[start..<index])
        if let value = Int(text) { return .integer(value) }
        guard let value = Double(text) else { throw PredicateError("\(text) is not a number.") }
        return .number(value)
    }

    private mutating func consumeDigits() {
        while isDigit(at: index) { index += 1 }
    }

    private mutating func symbol() throws(PredicateError) -> Token {
        for symbol in [
            "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", "=", "<", ">", "!", "(", ")", "{", "}",
            ",", "[", "]", "+", "-", "*", "/", ".",
        ]
        where characters[index...].starts(with: symbol) {
            index += symbol.count
            return .symbol(symbol)
        }
        throw PredicateError("The character \(characters[index]) is unexpected.")
    }
}

extension PredicateScanner.Token {
    /// Whether a token is the end of a value. A keyword counts as one, because only its position distinguishes it from a key.
    fileprivate var endsValue: Bool {
        if case .symbol(let symbol) = self { return ")}]".contains(symbol) }
        return true
    }
}

/// The reason why the format of a predicate is invalid.
struct PredicateError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
