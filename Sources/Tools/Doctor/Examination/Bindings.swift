/// The names that a body binds: parameters, constants, variables, and names in patterns.
///
/// A name that a body binds more than once, with different types or values, has no known type.
struct Bindings {
    enum Binding: Hashable {
        case type(String)
        /// The value of the expression at a token.
        case value(Int)
        /// An element of the value of the expression at a token.
        case element(Int)
        /// The member of the enclosing type with the same name, unwrapped.
        case member
        case unknown
    }

    private(set) var bindings: [String: Binding] = [:]
    /// The tokens of the bound names.
    private(set) var tokens: Set<Int> = []
    /// Ranges of local types, which are not part of the body.
    private(set) var excluded: [Range<Int>] = []

    private let code: SourceCode
    private let reader: TypeReader

    init(_ code: SourceCode, _ body: CodeBody) {
        self.code = code
        reader = TypeReader(code: code)
        for parameter in body.parameters { bindings[parameter.name] = .type(parameter.type) }
        for name in body.generics { bindings[name] = .unknown }
        var index: Int = body.range.lowerBound
        while index < body.range.upperBound { index = max(index + 1, read(index, body.range.upperBound)) }
    }

    private mutating func bind(_ token: Int, _ binding: Binding) {
        let name: String = code.word(token).filter { $0 != "`" }
        tokens.insert(token)
        guard name != "self", name != "_" else { return }
        bindings[name] = bindings[name].map { $0 == binding ? $0 : .unknown } ?? binding
    }

    /// Reads the names that the token at `index` introduces. Returns the index of the next token to read.
    private mutating func read(_ index: Int, _ limit: Int) -> Int {
        if code.isMark(index, "{") {
            readClosure(index)
            return index + 1
        }
        guard code.isIdentifier(index), !code.isMark(index - 1, ".") else { return index + 1 }
        switch code.word(index) {
        case "let", "var": return readVariable(index)
        case "for": return readLoop(index)
        case "case": return readPattern(index)
        case "func": return readFunction(index)
        case "catch":
            bindings["error"] = .unknown
            return index + 1
        case "class", "struct", "enum", "actor", "extension", "protocol":
            guard code.isIdentifier(index + 1), !code.isMark(index + 1, ".") else { return index + 1 }
            var brace: Int = index + 2
            while brace < limit, !code.isMark(brace, "{"), !code.isMark(brace, "}") { brace += 1 }
            guard code.isMark(brace, "{"),
                code.word(index) != "class" || code.word(index + 1).first?.isUppercase ?? false
            else { return index + 1 }
            bindings[code.word(index + 1)] = .unknown
            excluded.append(index..<code.end(brace) + 1)
            return code.end(brace) + 1
        default: return index + 1
        }
    }

    private mutating func readVariable(_ index: Int) -> Int {
        var next: Int = index + 1
        if code.isMark(next, "(") {
            bindAll(next + 1..<code.end(next))
            return code.end(next) + 1
        }
        guard code.isIdentifier(next) else { return next }
        let isCondition: Bool = ["if", "guard", "while"].contains(code.word(index - 1)) || code.isMark(index - 1, ",")
        while code.isIdentifier(next) {
            let name: Int = next
            next += 1
            if code.isMark(next, ":"), let type = reader.read(next + 1) {
                bind(name, .type(type.text))
                return type.end
            }
            if code.isOperator(next), code.word(next) == "=" {
                bind(name, .value(next + 1))
                return next + 1
            }
            bind(name, isCondition ? .member : .unknown)
            guard code.isMark(next, ","), !isCondition, code.isIdentifier(next + 1) else { return next }
            next += 1
        }
        return next
    }

    private mutating func readLoop(_ index: Int) -> Int {
        var next: Int = index + 1
        while ["try", "await", "case", "let", "var"].contains(code.word(next)) { next += 1 }
        if code.isIdentifier(next), code.word(next + 1) == "in" {
            bind(next, .element(next + 2))
            return next + 2
        }
        if code.isMark(next, "(") {
            bindAll(next + 1..<code.end(next))
            return code.end(next) + 1
        }
        return next
    }

    /// Reads a pattern up to the colon or the equals sign.
    private mutating func readPattern(_ index: Int) -> Int {
        var next: Int = index + 1
        var binds = false
        while next < code.count, !code.isMark(next, ":"), code.word(next) != "=", !code.isMark(next, "{") {
            if code.word(next) == "let" || code.word(next) == "var" {
                binds = true
            } else if binds, code.isIdentifier(next), !code.isMark(next - 1, "."), code.word(next) != "where",
                !code.isMark(next + 1, ":")
            {
                bind(next, .unknown)
            }
            if code.word(next) == "where" || code.word(next) == "in" { break }
            next += 1
        }
        return next
    }

    private mutating func readFunction(_ index: Int) -> Int {
        var open: Int = index + 1
        while open < code.count, !code.isMark(open, "("), !code.isMark(open, "{") { open += 1 }
        if code.isIdentifier(index + 1) { bind(index + 1, .unknown) }
        guard code.isMark(open, "(") else { return open }
        var next: Int = open + 1
        while next < code.end(open) {
            guard code.isIdentifier(next) else { break }
            let name: Int = code.isIdentifier(next + 1) ? next + 1 : next
            tokens.insert(next)
            guard code.isMark(name + 1, ":"), let type = reader.read(name + 2) else { break }
            bind(name, .type(type.text))
            next = type.end
            while next < code.end(open), !code.isMark(next, ",") { next = code.end(next) + 1 }
            next += 1
        }
        return code.end(open) + 1
    }

    /// Binds the parameters and captures of the closure that begins at a brace.
    private mutating func readClosure(_ brace: Int) {
        var next: Int = brace + 1
        while code.isMark(next, "@"), code.isIdentifier(next + 1) { next += 2 }
        if code.isMark(next, "[") {
            let end: Int = code.end(next)
            guard hasIn(end + 1) else { return }
            for token in next + 1..<max(end, next + 1) where code.isIdentifier(token) && code.word(token + 1) == "=" {
                bind(token, .unknown)
            }
            next = end + 1
        }
        if code.isMark(next, "(") {
            let end: Int = code.end(next)
            guard hasIn(end + 1) else { return }
            var token: Int = next + 1
            while token < end {
                guard code.isIdentifier(token) else { break }
                let name: Int = code.isIdentifier(token + 1) ? token + 1 : token
                token = name + 1
                if code.isMark(token, ":"), let type = reader.read(token + 1) {
                    bind(name, .type(type.text))
                    token = type.end
                } else {
                    bind(name, .unknown)
                }
                guard code.isMark(token, ",") else { break }
                token += 1
            }
            return
        }
        guard hasIn(next) else { return }
        while code.isIdentifier(next), code.word(next) != "in" {
            bind(next, .unknown)
            next += code.isMark(next + 1, ",") ? 2 : 1
        }
    }

    /// Whether the tokens from `start` on are the rest of a closure's signature.
    private func hasIn(_ start: Int) -> Bool {
        var index: Int = start
        while index < min(code.count, start + 60) {
            if code.word(index) == "in", code.isIdentifier(index) { return true }
            let isSignature: Bool =
                code.isIdentifier(index) || code.isMark(index, ",") || code.isMark(index, ".")
                || code.isOperator(index) && ["->", "?", "!", "<", ">"].contains(code.word(index))
            if code.isMark(index, "(") || code.isMark(index, "[") {
                index = code.end(index) + 1
                continue
            }
            guard isSignature, !code.beginsLine(index) || index == start else { return false }
            index += 1
        }
        return false
    }

    private mutating func bindAll(_ range: Range<Int>) {
        for token in range where code.isIdentifier(token) && !code.isMark(token - 1, ".") { bind(token, .unknown) }
    }
}
