/// The declarations of a source.
struct SourceOutline {
    let code: SourceCode
    private(set) var imports: [ImportDeclaration] = []
    private(set) var types: [TypeDeclaration] = []
    var bodies: [CodeBody] = []
    /// Global functions and variables.
    private(set) var globals: [MemberDeclaration] = []
    /// All names that the source declares outside bodies, including the names of members and generic parameters.
    var names: Set<String> = []

    let reader: TypeReader
    /// The attributes before the next declaration.
    private var attributes: [String] = []
    /// The modifiers before the next declaration.
    private(set) var modifiers: Set<String> = []

    init(_ code: SourceCode) {
        self.code = code
        reader = TypeReader(code: code)
        readDeclarations(0..<code.count, owner: nil)
    }

    // MARK: Declarations

    private static let modifierWords: Set<String> = [
        "open", "public", "package", "internal", "fileprivate", "private", "static", "final", "override", "required",
        "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating", "dynamic", "optional", "indirect", "async",
        "nonisolated", "isolated", "distributed", "prefix", "postfix", "infix", "consuming", "borrowing",
    ]

    static let typeWords: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]

    private mutating func readDeclarations(_ range: Range<Int>, owner: Int?) {
        var index: Int = range.lowerBound
        attributes = []
        modifiers = []
        while index < range.upperBound {
            index = max(index + 1, readDeclaration(index, range, owner))
        }
    }

    /// Reads the declaration, attribute or modifier at a token. Returns the index of the next token.
    private mutating func readDeclaration(_ index: Int, _ range: Range<Int>, _ owner: Int?) -> Int {
        if code.isMark(index, "@"), code.isIdentifier(index + 1) {
            attributes.append(code.word(index + 1))
            var next: Int = index + 2
            while code.isMark(next, "."), code.isIdentifier(next + 1) { next += 2 }
            if code.isMark(next, "("), code.touches(next - 1, next) { next = code.end(next) + 1 }
            return next
        }
        guard code.isIdentifier(index), !code.isMark(index - 1, ".") else { return readOther(index, range, owner) }
        let word: String = code.word(index)
        if SourceOutline.modifierWords.contains(word) || isClassModifier(index),
            code.isIdentifier(index + 1) || code.isMark(index + 1, "(") || code.isMark(index + 1, "@")
        {
            modifiers.insert(word)
            let hasArgument: Bool = code.isMark(index + 1, "(") && code.touches(index, index + 1)
            return hasArgument ? code.end(index + 1) + 1 : index + 1
        }
        let next: Int
        switch word {
        case "import": next = readImport(index)
        case "func": next = readFunction(index, owner)
        case "init" where owner != nil: next = readInitializer(index, owner)
        case "deinit" where code.isMark(index + 1, "{"): next = addBody(braces: index + 1, owner)
        case "subscript" where owner != nil: next = readSubscript(index, owner)
        case "var", "let": next = readProperties(index, range, owner)
        case "case" where owner.map { types[$0].kind == .enum } ?? false: next = readCases(index, owner)
        case "typealias", "associatedtype": next = readAlias(index, owner)
        default:
            if SourceOutline.typeWords.contains(word), code.isIdentifier(index + 1) {
                next = readType(index, owner)
            } else {
                return readOther(index, range, owner)
            }
        }
        attributes = []
        modifiers = []
        return next
    }

    private func isClassModifier(_ index: Int) -> Bool {
        code.word(index) == "class"
            && (["func", "var", "let", "subscript"].contains(code.word(index + 1))
                || SourceOutline.modifierWords.contains(code.word(index + 1)))
    }

    /// Reads a statement at file level, or skips tokens that begin no declaration.
    private mutating func readOther(_ index: Int, _ range: Range<Int>, _ owner: Int?) -> Int {
        attributes = []
        modifiers = []
        guard owner == nil else { return code.isMark(index, "{") ? code.end(index) + 1 : index + 1 }
        let end: Int = max(index + 1, expressionEnd(index, range.upperBound))
        bodies.append(CodeBody(range: index..<end, owner: nil, isStatic: false, parameters: [], generics: []))
        addLocalNames(index..<end)
        return end
    }

    private mutating func readImport(_ index: Int) -> Int {
        var name: Int = index + 1
        if ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"].contains(code.word(name)),
            code.isIdentifier(name + 1)
        {
            name += 1
        }
        guard code.isIdentifier(name) else { return index + 1 }
        imports.append(ImportDeclaration(module: code.word(name), token: name))
        var next: Int = name + 1
        while code.isMark(next, "."), code.isIdentifier(next + 1) { next += 2 }
        return next
    }

    // MARK: Types

    private func scope(of owner: Int?) -> [String] {
        guard let owner else { return [] }
        return types[owner].scope + [types[owner].name]
    }

    private mutating func readType(_ index: Int, _ owner: Int?) -> Int {
        guard let kind = TypeDeclaration.Kind(rawValue: code.word(index)) else { return index + 1 }
        var name: String = code.word(index + 1)
        var next: Int = index + 2
        while code.isMark(next, "."), code.isIdentifier(next + 1) {
            name += "." + code.word(next + 1)
            next += 2
        }
        var declaration = TypeDeclaration(kind: kind, name: name, scope: scope(of: owner), attributes: attributes)
        if kind != .extension {
            names.insert(name)
            if let owner { declaration.name = types[owner].name + "." + name }
        }
        next = readGenerics(next, &declaration.generics)
        names.formUnion(declaration.generics)
        if code.isMark(next, ":") {
            next += 1
            while let type = reader.read(next) {
                declaration.inherited.append(type.text)
                next = type.end
                guard code.isMark(next, ",") else { break }
                next += 1
            }
        }
        if code.word(next) == "where" { declaration.isConstrained = true }
        while next < code.count, !code.isMark(next, "{"), !code.isMark(next, "}") { next += 1 }
        guard code.isMark(next, "{"), code.end(next) > next else { return next }
        types.append(declaration)
        readDeclarations(next + 1..<code.end(next), owner: types.count - 1)
        return code.end(next) + 1
    }

    /// Reads generic parameters such as `<T: View, U>`. Returns the index after them.
    func readGenerics(_ index: Int, _ generics: inout [String]) -> Int {
        guard code.isOperator(index), code.word(index).hasPrefix("<") else { return index }
        return readGenerics(index, depth: 0, &generics) ?? index
    }

    /// Reads the rest of generic parameters. Returns the index after them; nil if they do not end.
    ///
    /// - Parameter depth: The number of brackets before the first token.
    private func readGenerics(_ index: Int, depth: Int, _ generics: inout [String]) -> Int? {
        guard let end = reader.genericEnd(index, depth: depth) else { return nil }
        var isName = true
        var depth: Int = depth
        for token in index...end {
            if code.isOperator(token) {
                for character in code.word(token) { depth += character == "<" ? 1 : character == ">" ? -1 : 0 }
            }
            if isName, code.isIdentifier(token), code.word(token) != "each", code.word(token) != "let" {
                generics.append(code.word(token))
                isName = false
            }
            if depth == 1, code.isMark(token, ",") { isName = true }
        }
        return end + 1
    }

    private mutating func readAlias(_ index: Int, _ owner: Int?) -> Int {
        guard code.isIdentifier(index + 1) else { return index + 1 }
        let name: String = code.word(index + 1)
        names.insert(name)
        var generics: [String] = []
        var next: Int = readGenerics(index + 2, &generics)
        var declaration = TypeDeclaration(
            kind: .typealias, name: owner.map { types[$0].name + "." + name } ?? name, scope: scope(of: owner),
            generics: generics)
        names.formUnion(generics)
        if code.isMark(next, ":"), let type = reader.read(next + 1) { next = type.end }
        if code.word(next) == "=", let type = reader.read(next + 1) {
            declaration.inherited = [type.text]
            next = type.end
        }
        types.append(declaration)
        return next
    }

    // MARK: Functions

    private mutating func readFunction(_ index: Int, _ owner: Int?) -> Int {
        guard code.isIdentifier(index + 1) || code.isOperator(index + 1) else { return index + 1 }
        var member = MemberDeclaration(kind: .method, name: code.word(index + 1).filter { $0 != "`" }, token: index + 1)
        // `func ==<T>(…)`: the lexer reads the bracket as a part of the operator.
        if code.isOperator(index + 1), member.name.count > 1, member.name.hasSuffix("<"), code.isIdentifier(index + 2),
            let next = readGenerics(index + 2, depth: 1, &member.generics)
        {
            member.name.removeLast()
            names.insert(member.name)
            return readSignature(next, member, owner)
        }
        names.insert(member.name)
        let next: Int = readGenerics(index + 2, &member.generics)
        return readSignature(next, member, owner)
    }

    private mutating func readInitializer(_ index: Int, _ owner: Int?) -> Int {
        var member = MemberDeclaration(kind: .initializer, name: "init", token: index)
        var next: Int = index + 1
        if code.isOperator(next), ["?", "!"].contains(code.word(next)) { next += 1 }
        next = readGenerics(next, &member.generics)
        return readSignature(next, member, owner)
    }

    private mutating func readSubscript(_ index: Int, _ owner: Int?) -> Int {
        var member = MemberDeclaration(kind: .subscripting, name: "subscript", token: index)
        let next: Int = readGenerics(index + 1, &member.generics)
        return readSignature(next, member, owner)
    }

    /// Reads parameters, the result and the body of a function.
    private mutating func readSignature(_ index: Int, _ member: MemberDeclaration, _ owner: Int?) -> Int {
        guard code.isMark(index, "("), code.end(index) > index else { return index }
        var member: MemberDeclaration = member
        member.isStatic = modifiers.contains("static") || modifiers.contains("class")
        member.isOverride = modifiers.contains("override")
        let parameters: [ParameterDeclaration] = readParameters(index + 1..<code.end(index), owner)
        member.parameters = parameters
        names.formUnion(member.generics)
        var next: Int = code.end(index) + 1
        while ["async", "throws", "rethrows", "reasync"].contains(code.word(next)) {
            next += 1
            if code.isMark(next, "(") { next = code.end(next) + 1 }
        }
        if code.isOperator(next), code.word(next) == "->", let type = reader.read(next + 1) {
            member.type = type.text
            next = type.end
        }
        if code.word(next) == "where" {
            next += 1
            while next < code.count, !code.isMark(next, "{"), !code.isMark(next, "}") {
                // The clause ends with its line, unless a comma precedes the line end.
                if code.beginsLine(next), !code.isMark(next - 1, ","), code.word(next - 1) != "where" { break }
                next += 1
            }
        }
        add(member, owner)
        guard code.isMark(next, "{") else { return next }
        return addBody(
            braces: next, owner, isStatic: member.isStatic, parameters: parameters, generics: member.generics,
            result: member.generics.isEmpty ? member.type : nil)
    }

    /// Reads the parameters between two parentheses, and adds their default values to `bodies`.
    private mutating func readParameters(_ range: Range<Int>, _ owner: Int?) -> [ParameterDeclaration] {
        var parameters: [ParameterDeclaration] = []
        var index: Int = range.lowerBound
        while index < range.upperBound {
            while code.isMark(index, "@"), code.isIdentifier(index + 1) {
                index += 2
                if code.isMark(index, "("), code.touches(index - 1, index) { index = code.end(index) + 1 }
            }
            guard code.isIdentifier(index) else { break }
            let label: String = code.word(index).filter { $0 != "`" }
            index += 1
            var name: String = label
            if code.isIdentifier(index) {
                name = code.word(index).filter { $0 != "`" }
                index += 1
            }
            guard code.isMark(index, ":"), let type = reader.read(index + 1) else { break }
            index = type.end
            var text: String = type.text
            if code.isOperator(index), code.word(index) == "..." {
                text += "..."
                index += 1
            }
            var hasDefault = false
            while index < range.upperBound, !code.isMark(index, ",") {
                let isDefault: Bool = !hasDefault && code.word(index) == "="
                hasDefault = hasDefault || isDefault
                index = isDefault ? addValue(index + 1, range, owner, owner != nil) : code.end(index) + 1
            }
            parameters.append(ParameterDeclaration(label: label, name: name, type: text, hasDefault: hasDefault))
            index += 1
        }
        return parameters
    }

    private mutating func readCases(_ index: Int, _ owner: Int?) -> Int {
        var next: Int = index + 1
        while code.isIdentifier(next) {
            var member = MemberDeclaration(
                kind: .enumCase, name: code.word(next).filter { $0 != "`" }, isStatic: true, token: next)
            names.insert(member.name)
            next += 1
            if code.isMark(next, "(") {
                member.parameters = []
                next = code.end(next) + 1
            }
            if code.word(next) == "=" {
                next += 1
                if code.word(next) == "-" { next += 1 }
                if code.kind.indices.contains(next), code.kind[next] == .stringStart {
                    while next < code.count, code.kind[next] != .stringEnd { next += 1 }
                }
                next += 1
            }
            add(member, owner)
            guard code.isMark(next, ",") else { break }
            next += 1
        }
        return next
    }

    mutating func add(_ member: MemberDeclaration, _ owner: Int?) {
        if let owner { types[owner].members.append(member) } else { globals.append(member) }
    }
}
