/// Properties, and the bodies and values of declarations.
extension SourceOutline {
    /// Reads the properties of one `var` or `let`.
    mutating func readProperties(_ index: Int, _ range: Range<Int>, _ owner: Int?) -> Int {
        let isStatic: Bool = modifiers.contains("static") || modifiers.contains("class")
        let isOverride: Bool = modifiers.contains("override")
        var next: Int = index + 1
        if code.isMark(next, "(") {
            // A tuple of properties.
            for token in next..<code.end(next) where code.isIdentifier(token) {
                names.insert(code.word(token))
                add(MemberDeclaration(kind: .property, name: code.word(token), isStatic: isStatic, token: token), owner)
            }
            next = code.end(next) + 1
            if code.word(next) == "=" { next = addValue(next + 1, range, owner, isStatic) }
            return next
        }
        while code.isIdentifier(next) {
            var member = MemberDeclaration(
                kind: .property, name: code.word(next).filter { $0 != "`" }, isStatic: isStatic,
                isOverride: isOverride, token: next)
            names.insert(member.name)
            next += 1
            if code.isMark(next, ":"), let type = reader.read(next + 1) {
                member.type = type.text
                next = type.end
            }
            if code.isOperator(next), code.word(next) == "=" {
                if member.type == nil { member.type = createdType(next + 1) }
                next = addValue(next + 1, range, owner, isStatic || (owner != nil && !modifiers.contains("lazy")))
            }
            add(member, owner)
            if code.isMark(next, "{"), next < range.upperBound {
                next = addBody(
                    braces: next, owner, isStatic: isStatic,
                    parameters: [
                        ParameterDeclaration(label: "_", name: "newValue", type: member.type ?? "_", hasDefault: false),
                        ParameterDeclaration(label: "_", name: "oldValue", type: member.type ?? "_", hasDefault: false),
                    ], result: member.type)
            }
            guard code.isMark(next, ",") else { break }
            next += 1
        }
        return next
    }

    /// Returns the type of an expression that consists of a call to an initializer: `UILabel()`.
    func createdType(_ start: Int) -> String? {
        guard code.isIdentifier(start), code.word(start).first?.isUppercase ?? false,
            let type = reader.read(start), code.isMark(type.end, "("), code.touches(type.end - 1, type.end)
        else { return nil }
        let next: Int = code.end(type.end) + 1
        let isContinued: Bool = code.isMark(next, ".") || code.isOperator(next) || code.isMark(next, "[")
        guard next >= code.count || code.beginsLine(next) && !code.isMark(next, ".") || !isContinued else { return nil }
        return type.text
    }

    /// Adds the expression of an initial value. Returns the index after it.
    mutating func addValue(_ start: Int, _ range: Range<Int>, _ owner: Int?, _ isStatic: Bool) -> Int {
        let end: Int = max(start, expressionEnd(start, range.upperBound))
        bodies.append(CodeBody(range: start..<end, owner: owner, isStatic: isStatic, parameters: [], generics: []))
        addLocalNames(start..<end)
        return end
    }

    /// Adds the names of the types, and of the generic parameters, that a body declares.
    mutating func addLocalNames(_ range: Range<Int>) {
        for token in range where code.isIdentifier(token) && !code.isMark(token - 1, ".") {
            let word: String = code.word(token)
            let isType: Bool = word != "extension" && SourceOutline.typeWords.contains(word) || word == "typealias"
            guard isType || word == "func", code.isIdentifier(token + 1) else { continue }
            if isType { names.insert(code.word(token + 1)) }
            var generics: [String] = []
            _ = readGenerics(token + 2, &generics)
            names.formUnion(generics)
        }
    }

    mutating func addBody(
        braces index: Int, _ owner: Int?, isStatic: Bool = false, parameters: [ParameterDeclaration] = [],
        generics: [String] = [], result: String? = nil
    ) -> Int {
        let end: Int = code.end(index)
        guard end > index else { return index + 1 }
        addLocalNames(index + 1..<end)
        bodies.append(
            CodeBody(
                range: index + 1..<end, owner: owner, isStatic: isStatic, parameters: parameters, generics: generics,
                result: result))
        return end + 1
    }

    /// Returns the index after the expression that begins at a token: at the end of its line, unless the next line
    /// continues it.
    func expressionEnd(_ start: Int, _ limit: Int) -> Int {
        var index: Int = start
        while index < limit {
            if index > start, code.beginsLine(index), !continuesExpression(index) { return index }
            if code.isMark(index, ",") || code.isMark(index, ";") || code.isMark(index, "}") || code.isMark(index, ")")
                || code.isMark(index, "]")
            {
                return index
            }
            let isBracket: Bool = code.isMark(index, "(") || code.isMark(index, "[") || code.isMark(index, "{")
            index = isBracket ? code.end(index) + 1 : index + 1
        }
        return min(index, limit)
    }

    /// Whether a token at the start of a line continues the expression before it.
    private func continuesExpression(_ index: Int) -> Bool {
        if code.isMark(index, ".") || code.word(index) == "as" || code.word(index) == "is" { return true }
        if code.isOperator(index) { return !code.touches(index, index + 1) || code.word(index) == "??" }
        if code.isOperator(index - 1) {
            // A prefix or binary operator at the end of the line before, not a postfix one.
            return !code.touches(index - 2, index - 1)
        }
        return false
    }
}
