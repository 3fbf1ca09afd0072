/// Finds missing members in the statements of a body.
///
/// The examiner follows chains such as `view.layer.cornerRadius`, whose types are declared. It does not infer types as
/// the compiler does: a member of an expression whose type is not obvious is counted as unknown.
struct MemberExaminer {
    /// The known type of an expression.
    enum Value {
        case unknown
        case instance(NominalType)
        case metatype(NominalType)
        /// An array, with the text and the scope of its elements' type.
        case array(String, [String])

        var type: NominalType? {
            switch self {
            case .instance(let type), .metatype(let type): return type
            case .array: return .api("Array")
            case .unknown: return nil
            }
        }
    }

    let context: ExaminationContext
    let code: SourceCode
    let body: CodeBody
    /// The full names of the enclosing types, outermost first.
    let scope: [String]
    /// The enclosing type; nil at file level, in protocols, and in declarations with a `where` clause.
    let owner: NominalType?
    let bindings: Bindings
    let reader: TypeReader
    /// The expected types of implicit members, by the tokens of their dots.
    var expected: [Int: NominalType] = [:]
    /// The types of names, once they are known.
    var values: [String: Value] = [:]
    /// The names whose types are being determined. If one of them is looked up again in the meantime, it refers to
    /// itself.
    var pending: Set<String> = []
    /// Whether missing members are reported. False while an expression is evaluated only to determine a type, because
    /// it is examined separately at its own position.
    var isReporting = true

    init(_ outline: SourceOutline, _ body: CodeBody, _ context: ExaminationContext) {
        self.context = context
        self.body = body
        code = outline.code
        reader = TypeReader(code: outline.code)
        bindings = Bindings(outline.code, body)
        if let index = body.owner {
            let type: TypeDeclaration = outline.types[index]
            let resolved: NominalType? =
                type.kind == .extension ? context.app.resolve(type.name, in: type.scope) : .app(type.name)
            scope = AppOutline.scopes(resolved?.name ?? type.name)
            owner = type.isConstrained || type.kind == .protocol ? nil : resolved
        } else {
            scope = []
            owner = nil
        }
    }

    mutating func examine() {
        var index: Int = body.range.lowerBound
        while index < body.range.upperBound {
            if let excluded = bindings.excluded.first(where: { $0.contains(index) }) {
                index = excluded.upperBound
                continue
            }
            if startsChain(index) { _ = chain(index) }
            expectType(index)
            expectStatement(index)
            if code.isMark(index, "."), expected[index] != nil { implicitMember(index) }
            index += 1
        }
    }

    // MARK: Chains

    private static let keywords: Set<String> = [
        "let", "var", "func", "if", "else", "guard", "for", "while", "repeat", "switch", "case", "default", "return",
        "break", "continue", "do", "catch", "throw", "throws", "try", "await", "async", "in", "is", "as", "where",
        "defer", "inout", "true", "false", "nil", "import", "class", "struct", "enum", "some", "any", "weak", "unowned",
        "lazy", "static", "private", "fileprivate", "public", "internal", "final", "fallthrough", "consume", "copy",
        "get", "set", "willSet", "didSet", "rethrows", "extension", "protocol", "typealias", "actor", "init",
    ]

    private func startsChain(_ index: Int) -> Bool {
        guard code.isIdentifier(index), !code.isMark(index - 1, "."), !bindings.tokens.contains(index),
            !MemberExaminer.keywords.contains(code.word(index))
        else { return false }
        // A label of an argument, or a key of a dictionary.
        if code.isMark(index + 1, ":"), code.isMark(index - 1, "(") || code.isMark(index - 1, ",") { return false }
        return true
    }

    /// Evaluates the chain that begins at a token. Returns its value and the index after it.
    mutating func chain(_ start: Int) -> (value: Value, end: Int) {
        var value: Value
        var index: Int = start + 1
        let word: String = code.word(start)
        switch word {
        case "self": value = owner.map { body.isStatic ? .metatype($0) : .instance($0) } ?? .unknown
        case "Self": value = owner.map { .metatype($0) } ?? .unknown
        case "super": value = superclass().map { .instance($0) } ?? .unknown
        default:
            if word.first?.isUppercase ?? false, bindings.bindings[word] == nil {
                (value, index) = typeExpression(start)
            } else {
                (value, index) = name(start)
            }
        }
        return continueChain(value, index)
    }

    /// Follows the members, calls and subscripts after an expression.
    mutating func continueChain(_ start: Value, _ index: Int) -> (value: Value, end: Int) {
        var value: Value = start
        var index: Int = index
        while index < body.range.upperBound {
            if code.isOperator(index), code.touches(index - 1, index),
                code.word(index).allSatisfy({ $0 == "?" || $0 == "!" })
            {
                index += 1
            } else if code.isMark(index, "."), code.isIdentifier(index + 1) {
                (value, index) = member(index + 1, of: value)
            } else if code.isMark(index, "["), code.touches(index - 1, index) {
                if case .array(let element, let scope) = value, !containsRange(index) {
                    value = self.value(of: element, in: scope)
                } else {
                    value = .unknown
                }
                index = code.end(index) + 1
            } else if code.isMark(index, "("), code.touches(index - 1, index) {
                // A call to a value, such as a closure.
                value = .unknown
                index = code.end(index) + 1
            } else {
                break
            }
        }
        return (value, index)
    }

    /// Whether the subscript that begins at a bracket selects several elements.
    private func containsRange(_ open: Int) -> Bool {
        (open...max(open, code.end(open))).contains { code.isOperator($0) && code.word($0).hasPrefix("..") }
    }

    private func superclass() -> NominalType? {
        switch owner {
        case .app(let name)?:
            guard let entry = context.app.types[name], entry.kind == .class, let first = entry.inherited.first else {
                return nil
            }
            return context.app.resolve(first.type, in: first.scope)
        case .api(let name)?: return context.index.type(name)?.superclass.map { .api($0) }
        case nil: return nil
        }
    }

    /// Evaluates a name that begins with a capital letter, and the call to an initializer that follows it.
    private mutating func typeExpression(_ start: Int) -> (Value, Int) {
        var index: Int = start + 1
        guard let type = context.app.resolve(code.word(start), in: scope) else { return (.unknown, index) }
        if code.isOperator(index), code.word(index).hasPrefix("<"), code.touches(start, index),
            let end = reader.genericEnd(index), code.word(end) == ">"
        {
            index = end + 1
        }
        return created(.metatype(type), index)
    }

    /// Evaluates the call to an initializer, if one follows a type.
    mutating func created(_ value: Value, _ index: Int) -> (Value, Int) {
        guard case .metatype(let type) = value, code.isMark(index, "("), code.touches(index - 1, index) else {
            return (value, index)
        }
        let arguments = CallArguments(code, open: index)
        let lookup: MemberLookup = context.app.members("init", of: type)
        check(arguments, "init", lookup, of: type, at: index - 1)
        return (.instance(type), endOfCall(arguments, index))
    }

    /// The index after a call. Trailing closures are part of the call only if a period follows them, because braces
    /// without a period can be the body of a statement.
    func endOfCall(_ arguments: CallArguments, _ open: Int) -> Int {
        arguments.trailingLabels.isEmpty || !code.isMark(arguments.end, ".")
            ? (code.isMark(open, "(") ? code.end(open) + 1 : open) : arguments.end
    }
}
