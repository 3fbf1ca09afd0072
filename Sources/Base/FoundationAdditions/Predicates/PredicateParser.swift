import Foundation

/// A parser for the format of a predicate.
///
///     condition  = conjunction { (OR | ||) conjunction }
///     conjunction = negation { (AND | &&) negation }
///     negation   = (NOT | !) negation | "(" condition ")" | comparison
///     comparison = [ANY | SOME | ALL | NONE] value operator options value
///
/// See `PredicateParser.value()` for values.
struct PredicateParser {
    var tokens: PredicateTokens

    init(_ format: String, arguments: [Any]) throws(PredicateError) {
        tokens = try PredicateTokens(format, arguments: arguments)
    }

    /// Parses the whole format as one condition.
    mutating func parse() throws(PredicateError) -> PredicateCondition {
        let condition = try disjunction()
        guard tokens.current == nil else { throw PredicateError("Conditions must be combined with AND or OR.") }
        return condition
    }

    /// Parses the whole format as one value.
    mutating func parseValue() throws(PredicateError) -> PredicateValue {
        let value: PredicateValue = try value()
        guard tokens.current == nil else { throw PredicateError("Values must be combined with an operator.") }
        return value
    }

    // MARK: Conditions

    mutating func disjunction() throws(PredicateError) -> PredicateCondition {
        var parts: [PredicateCondition] = [try conjunction()]
        while tokens.consumeKeyword("OR") ?? tokens.consumeSymbol("||") != nil { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() throws(PredicateError) -> PredicateCondition {
        var parts: [PredicateCondition] = [try negation()]
        while tokens.consumeKeyword("AND") ?? tokens.consumeSymbol("&&") != nil { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func negation() throws(PredicateError) -> PredicateCondition {
        if tokens.consumeKeyword("NOT") ?? tokens.consumeSymbol("!") != nil { return .not(try negation()) }
        if tokens.consumeKeyword("TRUEPREDICATE") != nil { return .all([]) }
        if tokens.consumeKeyword("FALSEPREDICATE") != nil { return .any([]) }
        guard tokens.current == .symbol("(") else { return try comparison() }
        // The parenthesis contains a condition, or a value of a comparison.
        let start: PredicateTokens = tokens
        let failure: PredicateError
        do throws(PredicateError) {
            return try parenthesizedCondition()
        } catch {
            failure = error
        }
        tokens = start
        do throws(PredicateError) {
            return try comparison()
        } catch {
            throw failure
        }
    }

    private mutating func parenthesizedCondition() throws(PredicateError) -> PredicateCondition {
        try tokens.expect("(")
        let condition = try disjunction()
        guard tokens.consumeSymbol(")") != nil else { throw PredicateError("A parenthesis is not closed.") }
        return condition
    }

    private mutating func comparison() throws(PredicateError) -> PredicateCondition {
        let quantifier: PredicateComparison.Quantifier =
            switch tokens.consumeKeyword("ANY", "SOME", "ALL", "NONE") {
            case nil: .direct
            case "ALL": .all
            case "NONE": .none
            default: .any
            }
        let left = try value()
        let relation = try relation()
        let options = try options()
        return .comparison(
            PredicateComparison(
                quantifier: quantifier, left: left, relation: relation, options: options, right: try value()))
    }

    private mutating func relation() throws(PredicateError) -> PredicateRelation {
        guard tokens.current != nil else { throw PredicateError("An operator is missing.") }
        switch try tokens.next() {
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
        guard tokens.consumeSymbol("[") != nil else { return [] }
        guard case .word(let letters) = try tokens.next(), Set(letters.lowercased()).isSubset(of: "cd") else {
            throw PredicateError("The options of an operator can only be c and d.")
        }
        guard tokens.consumeSymbol("]") != nil else {
            throw PredicateError("The options of an operator must end with ].")
        }
        var options: String.CompareOptions = []
        if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
        if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }
}
