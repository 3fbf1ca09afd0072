import SwiftTokens

/// The variables, properties and parameters of the type `AnyObject` in a source, and of arrays and dictionaries of such
/// objects, by their names.
struct AnyObjectNames {
    private var objects = ScopedNames()
    private var arrays = ScopedNames()
    /// Dictionaries whose values are objects.
    private var dictionaries = ScopedNames()

    /// Finds the declarations of a source.
    init(_ list: TokenList, _ outline: Outline) {
        let finder = AnyObjectScopes(list, outline)
        for index in list.tokens.indices where list.isText(index, "AnyObject") {
            if list.isPunctuation(index + 1, "]"), let open = list.opening(index + 1) {
                guard let found = finder.declaration(ofType: open..<index + 2) else { continue }
                if open == index - 1 {
                    arrays.add(list, found)
                } else if list.isPunctuation(index - 1, ":") {
                    dictionaries.add(list, found)
                }
            } else if let found = finder.declaration(ofType: index..<index + 1) {
                objects.add(list, found)
            }
        }
        arrays.hide(list, finder)
        dictionaries.hide(list, finder)
        for index in list.tokens.indices {
            if let found = elementOfLoop(list, index, finder) { objects.add(list, found) }
            for found in elementsOfClosure(list, index) { objects.add(list, found) }
        }
        objects.hide(list, finder)
    }

    /// Returns whether a name refers to a declaration of the type.
    func contains(_ name: String, at index: Int) -> Bool { objects.contains(name, at: index) }

    /// Returns the last token of an element of an array or a dictionary whose name is at `index`, as in `views[0]`,
    /// `views.first` and `values["a"]`.
    func endOfElement(_ list: TokenList, _ index: Int) -> Int? {
        let name: String = list.name(index)
        let isArray: Bool = arrays.contains(name, at: index)
        guard isArray || dictionaries.contains(name, at: index) else { return nil }
        let isOptional: Bool = list.isOperator(index + 1, "?") && list.isAdjacent(index + 1)
        let isUnwrapped: Bool = list.isOperator(index + 1, "!") && list.isAdjacent(index + 1)
        let next: Int = index + (isOptional || isUnwrapped ? 2 : 1)
        if list.isPunctuation(next, "["), list.isAdjacent(next), let close = list.closing(next) {
            // A range selects several elements.
            let isRange: Bool = (next..<close).contains { list.isOperator($0, "..<") || list.isOperator($0, "...") }
            // The chain after an optional collection continues with the member.
            let isChained: Bool = isOptional && list.isPunctuation(close + 1, ".")
            return isRange || isChained ? nil : close
        }
        let isElement: Bool = list.isText(next + 1, "first") || list.isText(next + 1, "last")
        return isArray && isElement && list.isPunctuation(next, ".") && !list.isPunctuation(next + 2, "(")
            ? next + 1 : nil
    }

    // MARK: Elements

    /// Returns the variable of the loop whose keyword is at `index`, if it is an element of an array or a value of a
    /// dictionary, with its scope.
    private func elementOfLoop(
        _ list: TokenList, _ index: Int, _ finder: AnyObjectScopes
    ) -> (name: Int, scope: Range<Int>)? {
        guard list.keyword(index) == .for else { return nil }
        let isPair: Bool = list.isPunctuation(index + 1, "(") && list.isPunctuation(index + 3, ",")
        let name: Int = isPair ? index + 4 : index + 1
        let start: Int = isPair ? index + 7 : index + 3
        guard list.kind(name) == .identifier, list.keyword(start - 1) == .in else { return nil }
        var end: Int = start
        while end < list.count, !list.isPunctuation(end, "{"), list.keyword(end) != .where {
            end = (list.closing(end) ?? end) + 1
        }
        guard isCollection(list, start..<end, ofPairs: isPair) else { return nil }
        return (name, finder.conditionScope(name))
    }

    /// Returns whether an expression is an array of objects or, for pairs, an enumerated array or a dictionary.
    private func isCollection(_ list: TokenList, _ tokens: Range<Int>, ofPairs: Bool) -> Bool {
        var tokens: Range<Int> = tokens
        // A default value: `?? []`.
        if tokens.count > 3, list.isOperator(tokens.upperBound - 3, "??"),
            list.isPunctuation(tokens.upperBound - 1, "]")
        {
            tokens = tokens.lowerBound..<tokens.upperBound - 3
        }
        if list.isPunctuation(tokens.lowerBound, "("), list.closing(tokens.lowerBound) == tokens.upperBound - 1 {
            tokens = tokens.lowerBound + 1..<tokens.upperBound - 1
        }
        let last: Int = tokens.upperBound - 1
        if !ofPairs, tokens.count > 4, list.isPunctuation(last, "]"), list.isText(last - 1, "AnyObject"),
            list.isPunctuation(last - 2, "[")
        {
            return list.keyword(last - 3) == .as || list.keyword(last - 4) == .as
        }
        var name: Int = tokens.lowerBound
        if list.keyword(name) == .self, list.isPunctuation(name + 1, ".") { name += 2 }
        guard tokens.contains(name), list.kind(name) == .identifier else { return false }
        var next: Int = name + 1
        if list.isOperator(next, "!") { next += 1 }
        let suffix: String = next < tokens.upperBound ? list.line(next..<tokens.upperBound) : ""
        let isArray: Bool = arrays.contains(list.name(name), at: name)
        let isDictionary: Bool = dictionaries.contains(list.name(name), at: name)
        if ofPairs { return isDictionary && suffix.isEmpty || isArray && suffix == ".enumerated()" }
        return isArray && (suffix.isEmpty || suffix == ".reversed()") || isDictionary && suffix == ".values"
    }

    private static let methods: Set<String> = [
        "allSatisfy", "compactMap", "contains", "filter", "first", "flatMap", "forEach", "last", "map",
    ]

    /// Returns the parameter of a closure that receives the elements of the array whose name is at `index`, as in
    /// `views.forEach { view in … }`, with its scope. Each use of the parameter `$0` is a scope.
    private func elementsOfClosure(_ list: TokenList, _ index: Int) -> [(name: Int, scope: Range<Int>)] {
        // `self.views`, `self?.views` and `self!.views`.
        let isUnwrapped: Bool = list.isOperator(index - 2, "?") || list.isOperator(index - 2, "!")
        let receiver: Int = index - (isUnwrapped ? 3 : 2)
        guard list.kind(index) == .identifier, list.isPunctuation(index + 1, "."),
            AnyObjectNames.methods.contains(list.name(index + 2)), arrays.contains(list.name(index), at: index),
            // The array is not a member of another object.
            !list.isPunctuation(index - 1, ".") || list.keyword(receiver) == .self
        else { return [] }
        var open: Int = index + 3
        if list.isPunctuation(open, "(") { open += list.isPunctuation(open + 2, ":") ? 3 : 1 }
        guard list.isPunctuation(open, "{"), let close = list.closing(open) else { return [] }
        let name: Int = list.isPunctuation(open + 1, "(") ? open + 2 : open + 1
        if list.keyword(name + 1) == .in || list.isPunctuation(name + 1, ")") && list.keyword(name + 2) == .in {
            return [(name, name..<close)]
        }
        return list.firstParameters(ofClosure: open).map { ($0, $0..<$0 + 1) }
    }
}

extension TokenList {
    /// Returns the uses of `$0` that refer to the parameter of the closure whose brace is at `open`, rather than to
    /// that of a closure inside it. The result is empty if the closure names its parameters.
    fileprivate func firstParameters(ofClosure open: Int) -> [Int] {
        guard let close = closing(open), !namesParameters(ofClosure: open) else { return [] }
        var result: [Int] = []
        var index: Int = open + 1
        while index < close {
            if isText(index, "$0") { result.append(index) }
            let isClosure: Bool = isPunctuation(index, "{") && !isBodyOfStatement(index)
            index = (isClosure ? closing(index) ?? index : index) + 1
        }
        return result
    }

    /// Returns whether the first line of a closure contains parameters and `in`, also with types.
    private func namesParameters(ofClosure open: Int) -> Bool {
        var index: Int = open + 1
        // A list of captured values can precede `in` alone.
        if isPunctuation(index, "["), let end = closing(index) { index = end + 1 }
        guard keyword(index) != .in else { return false }
        while index < count, !isLineEnd(between: index - 1, and: index) || index == open + 1 {
            if keyword(index) == .in { return true }
            // A statement begins.
            let isStatement: Bool = isPunctuation(index, "{") || isPunctuation(index, ";") || keyword(index) == .for
            if isStatement || isOperator(index, "=") { return false }
            index = (closing(index) ?? index) + 1
        }
        return false
    }

    /// Returns whether a brace begins the body of a statement such as `if`.
    private func isBodyOfStatement(_ open: Int) -> Bool {
        var index: Int = open - 1
        while index >= 0 {
            switch keyword(index) {
            case .if, .while, .for, .switch, .guard, .else, .do, .repeat, .catch, .defer:
                return !isPunctuation(index - 1, ".")
            default: break
            }
            // Statements do not begin inside brackets that are open here.
            let isBlock: Bool = isPunctuation(index, "}") || isPunctuation(index, ";")
            if isBlock || closing(index) != nil || kind(index) == .interpolationStart { return false }
            index = (opening(index) ?? index) - 1
        }
        return false
    }
}

/// Names with the tokens in which they refer to declarations of one type.
private struct ScopedNames {
    /// For each name, the tokens in which it can refer to a declaration of the type.
    private var scopes: [String: [Range<Int>]] = [:]
    /// For each name, the tokens in which it refers to a declaration of another type.
    private var hidden: [String: [Range<Int>]] = [:]
    /// The tokens of the names in the declarations.
    private var declared: Set<Int> = []

    mutating func add(_ list: TokenList, _ declaration: (name: Int, scope: Range<Int>)) {
        scopes[list.name(declaration.name), default: []].append(declaration.scope)
        declared.insert(declaration.name)
    }

    /// Finds the declarations of other types with the same names.
    mutating func hide(_ list: TokenList, _ finder: AnyObjectScopes) {
        guard !scopes.isEmpty else { return }
        for index in list.tokens.indices where !declared.contains(index) && scopes[list.name(index)] != nil {
            if let scope = finder.otherDeclaration(at: index) { hidden[list.name(index), default: []].append(scope) }
        }
    }

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

    /// Returns the token of the name that is declared with a type, and its scope.
    func declaration(ofType type: Range<Int>) -> (name: Int, scope: Range<Int>)? {
        let index: Int = type.lowerBound
        var end: Int = type.upperBound
        if list.isOperator(end, "?") || list.isOperator(end, "!") { end += 1 }
        guard !list.isPunctuation(end, "."), !list.isOperator(end, "&"), !list.isOperator(index - 1, "&") else {
            return nil
        }
        if list.keyword(index - 1) == .as || list.keyword(index - 2) == .as && list.kind(index - 1) == .operator {
            let isInCondition: Bool = list.isPunctuation(end, "{") || list.keyword(end) == .else
            guard isInCondition || list.isLineEnd(between: end - 1, and: end), let name = variable(before: index) else {
                return nil
            }
            return (name, isInCondition ? conditionScope(name) : scope(ofVariable: name))
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
    func conditionScope(_ index: Int) -> Range<Int> {
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
