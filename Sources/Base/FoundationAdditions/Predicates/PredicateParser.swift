import Foundation

/// A parser for the format of a predicate.
///
///     condition  = conjunction { (OR | ||) conjunction }
///     conjunction = negation { (AND | &&) negation }
///     negation   = (NOT | !) negation | "(" condition ")" | comparison
///     comparison = value operator options value
struct PredicateParser {
    private let tokens: [PredicateScanner.Token]
    private var index = 0
    private var arguments: ArraySlice<Any>

    init(_ format: String, arguments: [Any]) throws(PredicateError) {
        tokens = try PredicateScanner.tokens(of: format)
        self.arguments = arguments[...]
    }

    /// Parses the whole format as one condition.
    mutating func parse() throws(PredicateError) -> PredicateCondition {
        let condition = try disjunction()
        guard index == tokens.count else { throw PredicateError("Conditions must be combined with AND or OR.") }
        return condition
    }

    // MARK: Tokens

    private var current: PredicateScanner.Token? { index < tokens.count ? tokens[index] : nil }

    private mutating func consumeKeyword(_ keywords: String...) -> Bool {
        guard case .word(let word) = current, keywords.contains(word.uppercased()) else { return false }
        index += 1
        return true
    }

    private mutating func consumeSymbol(_ symbols: String...) -> Bool {
        guard case .symbol(let symbol) = current, symbols.contains(symbol) else { return false }
        index += 1
        return true
    }

    // MARK: Conditions

    private mutating func disjunction() throws(PredicateError) -> PredicateCondition {
        var parts: [PredicateCondition] = [try conjunction()]
        while consumeKeyword("OR") || consumeSymbol("||") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() throws(PredicateError) -> PredicateCondition {
        var parts: [PredicateCondition] = [try negation()]
        while consumeKeyword("AND") || consumeSymbol("&&") { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func negation() throws(PredicateError) -> PredicateCondition {
        if consumeKeyword("NOT") || consumeSymbol("!") { return .not(try negation()) }
        if consumeKeyword("TRUEPREDICATE") { return .all([]) }
        if consumeKeyword("FALSEPREDICATE") { return .any([]) }
        if consumeSymbol("(") {
            let condition = try disjunction()
            guard consumeSymbol(")") else { throw PredicateError("A parenthesis is not closed.") }
            return condition
        }
        return try comparison()
    }

    private mutating func comparison() throws(PredicateError) -> PredicateCondition {
        let left = try value()
        let relation = try relation()
        let options = try options()
        return .comparison(left, relation, options, try value())
    }

    private mutating func relation() throws(PredicateError) -> PredicateRelation {
        defer { index += 1 }
        switch current {
        case .symbol(let symbol):
            if let relation = PredicateRelation(symbol: symbol) { return relation }
        case .word(let word):
            if let relation = PredicateRelation(rawValue: word.uppercased()) { return relation }
            throw PredicateError("\(word) is not a supported operator.")
        default: break
        }
        throw PredicateError("An operator is missing.")
    }

    private mutating func options() throws(PredicateError) -> String.CompareOptions {
        guard consumeSymbol("[") else { return [] }
        guard case .word(let letters) = current, Set(letters.lowercased()).isSubset(of: "cd") else {
            throw PredicateError("The options of an operator can only be c and d.")
        }
        index += 1
        guard consumeSymbol("]") else { throw PredicateError("The options of an operator must end with ].") }
        var options: String.CompareOptions = []
        if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
        if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }

    // MARK: Values

    private mutating func value() throws(PredicateError) -> PredicateValue {
        guard let token = current else { throw PredicateError("A value is missing.") }
        index += 1
        switch token {
        case .string(let text): return .constant(text)
        case .integer(let integer): return .constant(integer)
        case .number(let number): return .constant(number)
        case .word(let word): return Self.value(named: word)
        case .argument(let kind):
            guard let argument = arguments.popFirst() else { throw PredicateError("An argument is missing.") }
            return kind == "K" ? .key("\(argument)") : .constant(argument)
        case .symbol("{"): return .list(try list())
        case .symbol(let symbol): throw PredicateError("A value is missing before \(symbol).")
        }
    }

    private static func value(named word: String) -> PredicateValue {
        switch word.uppercased() {
        case "TRUE", "YES": .constant(true)
        case "FALSE", "NO": .constant(false)
        case "NIL", "NULL": .constant(nil)
        case "SELF": .subject
        default: .key(word)
        }
    }

    private mutating func list() throws(PredicateError) -> [PredicateValue] {
        var values: [PredicateValue] = []
        while !consumeSymbol("}") {
            values.append(try value())
            guard consumeSymbol(",") || current == .symbol("}") else { throw PredicateError("A list must end with }.") }
        }
        return values
    }
}
