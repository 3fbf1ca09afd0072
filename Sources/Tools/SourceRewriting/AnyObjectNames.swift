import SwiftTokens

/// The variables, properties and parameters of the type `AnyObject` in a source, by their names.
struct AnyObjectNames {
    /// For each name, the tokens in which it can refer to a declaration of the type.
    private var scopes: [String: [Range<Int>]] = [:]
    /// For each name, the tokens in which it refers to a declaration of another type.
    private var hidden: [String: [Range<Int>]] = [:]
    /// The tokens of the names in the declarations.
    private var declared: Set<Int> = []

    /// Finds the declarations of a source.
    init(_ list: TokenList, _ outline: Outline) {
        let finder = AnyObjectScopes(list, outline)
        for index in list.tokens.indices where list.isText(index, "AnyObject") {
            guard let (name, scope) = finder.declaration(ofType: index) else { continue }
            scopes[list.name(name), default: []].append(scope)
            declared.insert(name)
        }
        guard !scopes.isEmpty else { return }
        for index in list.tokens.indices where !declared.contains(index) && scopes[list.name(index)] != nil {
            if let scope = finder.otherDeclaration(at: index) { hidden[list.name(index), default: []].append(scope) }
        }
    }

    /// Returns whether a name refers to a declaration of the type.
    func contains(_ name: String, at index: Int) -> Bool {
        guard let scopes = scopes[name], scopes.contains(where: { $0.contains(index) }) else { return false }
        return !(hidden[name] ?? []).contains { $0.contains(index) }
    }
}

/// Finds declarations and the tokens in which their names refer to them.
private struct AnyObjectScopes {
    private let list: TokenList
    private let outline: Outline

    init(_ list: TokenList, _ outline: Outline) {
        self.list = list
        self.outline = outline
    }

    // MARK: Declarations of the type

    /// Returns the token of the name that is declared with the type at `index`, and its scope.
    func declaration(ofType index: Int) -> (name: Int, scope: Range<Int>)? {
        var end: Int = index + 1
        if list.isOperator(end, "?") || list.isOperator(end, "!") { end += 1 }
        guard !list.isPunctuation(end, "."), !list.isOperator(end, "&"), !list.isOperator(index - 1, "&") else {
            return nil
        }
        if list.keyword(index - 1) == .as || list.keyword(index - 2) == .as && list.kind(index - 1) == .operator {
            guard list.isLineEnd(between: end - 1, and: end), let name = variable(before: index) else { return nil }
            return (name, scope(ofVariable: name))
        }
        let name: Int = index - 2
        guard list.isPunctuation(index - 1, ":"), list.kind(name) == .identifier else { return nil }
        if list.keyword(name - 1) == .let || list.keyword(name - 1) == .var { return (name, scope(ofVariable: name)) }
        return parameterScope(name).map { (name, $0) }
    }

    /// Returns the variable whose initial value on the same line contains the token at `index`.
    private func variable(before index: Int) -> Int? {
        var name: Int = index
        while name > 1, !list.isLineEnd(between: name - 1, and: name) {
            name -= 1
            let isDeclared: Bool = list.keyword(name - 1) == .let || list.keyword(name - 1) == .var
            if isDeclared { return list.isOperator(name + 1, "=") ? name : nil }
        }
        return nil
    }

    private func scope(ofVariable name: Int) -> Range<Int> {
        guard let open = enclosing("{", name) else { return name..<list.count }
        let isProperty: Bool = outline.types.contains { $0.open == open }
        return (isProperty ? open : name)..<(list.closing(open) ?? list.count)
    }

    /// Returns the body of the function or closure with the parameter at `name`; nil if the name is not a parameter.
    private func parameterScope(_ name: Int) -> Range<Int>? {
        guard let open = enclosing("(", name), let close = list.closing(open), isParameterList(open) else { return nil }
        var body: Int = close + 1
        if list.keyword(body) == .async { body += 1 }
        if list.keyword(body) == .throws || list.keyword(body) == .rethrows { body += 1 }
        if list.isOperator(body, "->") { body = list.afterType(body + 1) }
        // The parameters of a closure.
        if list.keyword(body) == .in {
            return enclosing("{", open).map { body..<(list.closing($0) ?? list.count) }
        }
        if list.keyword(body) == .where {
            while list.kind(body) != nil, !list.isPunctuation(body, "{"), !list.isPunctuation(body, "}") { body += 1 }
        }
        guard list.isPunctuation(body, "{"), let end = list.closing(body) else { return nil }
        return body..<end
    }

    /// Returns whether a parenthesis follows the name of a function or an initializer, or begins a closure.
    private func isParameterList(_ open: Int) -> Bool {
        if list.isPunctuation(open - 1, "{") || list.isPunctuation(open - 1, "]") { return true }
        var index: Int = open - 1
        // Generic parameters follow the name.
        while index > max(0, open - 30), !list.isPunctuation(index, "{"), !list.isPunctuation(index, "}"),
            !list.isPunctuation(index, ")")
        {
            if list.keyword(index) == .func || list.keyword(index) == .`init` || list.keyword(index) == .subscript {
                return true
            }
            index -= 1
        }
        return false
    }

    /// Returns the index of the innermost bracket that encloses a token, if it is `bracket`, or the innermost brace.
    private func enclosing(_ bracket: StaticString, _ index: Int) -> Int? {
        let isBrace: Bool = bracket.utf8Start.pointee == UInt8(ascii: "{")
        var open: Int = index - 1
        while open >= 0 {
            if let start = list.opening(open) {
                open = start - 1
                continue
            }
            if list.isPunctuation(open, bracket), list.closing(open) != nil { return open }
            if !isBrace, list.isPunctuation(open, "{") || list.isPunctuation(open, "[") { return nil }
            open -= 1
        }
        return nil
    }

    // MARK: Other declarations

    /// Returns the scope of the declaration of another type whose name is at `index`; nil if the token is a use.
    func otherDeclaration(at index: Int) -> Range<Int>? {
        switch list.keyword(index - 1) {
        case .let, .var:
            let before: Keyword = list.keyword(index - 2)
            let isCondition: Bool = before == .if || before == .while || list.isPunctuation(index - 2, ",")
            return isCondition ? conditionScope(index) : restOfBlock(index)
        case .for: return conditionScope(index)
        default: break
        }
        if list.isPunctuation(index + 1, ":") { return parameterScope(index) }
        return isClosureParameter(index) || isInPattern(index) ? restOfBlock(index) : nil
    }

    /// Returns whether a pattern such as `let .success(name)` or `let (first, name)` binds a name.
    private func isInPattern(_ index: Int) -> Bool {
        let isElement: Bool =
            list.isPunctuation(index - 1, "(") || list.isPunctuation(index - 1, ",")
            || list.isPunctuation(index - 1, ":")
        guard isElement, let open = enclosing("(", index) else { return false }
        var start: Int = open - 1
        while list.isPunctuation(start, ".") || list.kind(start) == .identifier && list.keyword(start) == .none {
            start -= 1
        }
        return list.keyword(start) == .let || list.keyword(start) == .var
    }

    private func restOfBlock(_ index: Int) -> Range<Int> {
        index..<(enclosing("{", index).flatMap(list.closing) ?? list.count)
    }

    /// Returns the rest of a condition and the block after it; for a `guard`, the rest of the enclosing block.
    private func conditionScope(_ index: Int) -> Range<Int> {
        var open: Int = index
        while open < list.count, !list.isPunctuation(open, "{") {
            if list.isPunctuation(open, "("), let close = list.closing(open) { open = close }
            open += 1
        }
        guard list.keyword(open - 1) != .else, let close = list.closing(open) else { return restOfBlock(index) }
        return index..<close
    }

    /// Returns whether a name is between the opening brace of a closure and the keyword `in`.
    private func isClosureParameter(_ index: Int) -> Bool {
        guard
            list.isPunctuation(index - 1, "{") || list.isPunctuation(index - 1, ",")
                || list.isPunctuation(index - 1, "(") || list.isPunctuation(index - 1, "]")
        else { return false }
        var next: Int = index + 1
        while list.isPunctuation(next, ",") || list.isPunctuation(next, ")") || list.kind(next) == .identifier {
            if list.keyword(next) == .in { return true }
            next += 1
        }
        return false
    }
}
