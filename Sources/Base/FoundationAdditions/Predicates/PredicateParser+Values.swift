import Foundation

extension PredicateParser {
    /// Parses a value.
    ///
    ///     value   = product { (+ | -) product }
    ///     product = power { (* | /) power }
    ///     power   = sign { ** sign }
    ///     sign    = "-" sign | primary { "." key | "[" index "]" }
    ///     primary = literal | key | argument | $variable | "(" value ")" | "{" values "}" | function "(" values ")"
    ///             | SUBQUERY "(" value "," $variable "," condition ")"
    mutating func value() throws(PredicateError) -> PredicateValue {
        var result: PredicateValue = try product()
        while let symbol = tokens.consumeSymbol("+", "-") {
            result = .function(symbol == "+" ? .add : .subtract, [result, try product()])
        }
        return result
    }

    private mutating func product() throws(PredicateError) -> PredicateValue {
        var result: PredicateValue = try power()
        while let symbol = tokens.consumeSymbol("*", "/") {
            result = .function(symbol == "*" ? .multiply : .divide, [result, try power()])
        }
        return result
    }

    private mutating func power() throws(PredicateError) -> PredicateValue {
        var result: PredicateValue = try sign()
        while tokens.consumeSymbol("**") != nil { result = .function(.power, [result, try sign()]) }
        return result
    }

    private mutating func sign() throws(PredicateError) -> PredicateValue {
        if tokens.consumeSymbol("-") != nil { return .function(.subtract, [.constant(0), try sign()]) }
        var result: PredicateValue = try primary()
        while let symbol = tokens.consumeSymbol(".", "[") {
            if symbol == "[" {
                result = .element(result, at: try index())
                continue
            }
            switch try tokens.next() {
            case .word(let path), .key(let path): result = .path(result, path)
            case .argument("K"): result = .path(result, "\(try tokens.nextArgument())")
            default: throw PredicateError("A key is missing after a dot.")
            }
        }
        return result
    }

    private mutating func index() throws(PredicateError) -> PredicateIndex {
        let index: PredicateIndex =
            switch tokens.consumeKeyword("FIRST", "LAST", "SIZE") {
            case "FIRST": .first
            case "LAST": .last
            case "SIZE": .size
            default: .value(try value())
            }
        try tokens.expect("]")
        return index
    }

    private mutating func primary() throws(PredicateError) -> PredicateValue {
        switch try tokens.next() {
        case .string(let text): return .constant(text)
        case .integer(let integer): return .constant(integer)
        case .number(let number): return .constant(number)
        case .variable(let name): return .variable(name)
        case .key(let path): return .path(.subject, path)
        case .word(let word):
            return tokens.consumeSymbol("(") == nil ? Self.value(named: word) : try function(word)
        case .argument("K"): return .path(.subject, "\(try tokens.nextArgument())")
        case .argument: return .constant(try tokens.nextArgument())
        case .symbol("{"): return .list(try values(until: "}"))
        case .symbol("("):
            let value: PredicateValue = try value()
            guard tokens.consumeSymbol(")") != nil else { throw PredicateError("A parenthesis is not closed.") }
            return value
        case .symbol(let symbol): throw PredicateError("A value is missing before \(symbol).")
        }
    }

    private static func value(named word: String) -> PredicateValue {
        switch word.uppercased() {
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "NIL", "NULL": return .constant(nil)
        case "SELF": return .subject
        default:
            let (first, rest) = word.splitAtFirstDot
            return .path(.subject, first.uppercased() == "SELF" ? rest ?? word : word)
        }
    }

    /// Parses the arguments of a function, after the opening parenthesis.
    private mutating func function(_ name: String) throws(PredicateError) -> PredicateValue {
        if name.uppercased() == "SUBQUERY" { return try subquery() }
        guard let function = PredicateFunction(name: name) else {
            throw PredicateError("\(name) is not a supported function.")
        }
        let arguments: [PredicateValue] = try values(until: ")")
        guard function.accepts(argumentCount: arguments.count) else {
            throw PredicateError("The function \(name) cannot have \(arguments.count) arguments.")
        }
        return .function(function, arguments)
    }

    private mutating func subquery() throws(PredicateError) -> PredicateValue {
        let collection: PredicateValue = try value()
        try tokens.expect(",")
        guard case .variable(let variable) = try tokens.next() else {
            throw PredicateError("The second argument of SUBQUERY must be a variable.")
        }
        try tokens.expect(",")
        let condition: PredicateCondition = try disjunction()
        try tokens.expect(")")
        return .subquery(collection, variable: variable, condition)
    }

    private mutating func values(until end: String) throws(PredicateError) -> [PredicateValue] {
        var values: [PredicateValue] = []
        while tokens.consumeSymbol(end) == nil {
            values.append(try value())
            guard tokens.consumeSymbol(",") != nil || tokens.current == .symbol(end) else {
                throw PredicateError("A list must end with \(end).")
            }
        }
        return values
    }
}
