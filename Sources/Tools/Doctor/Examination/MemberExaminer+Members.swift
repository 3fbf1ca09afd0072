extension MemberExaminer {
    // MARK: Types of values

    /// Returns a value whose type has the given text in the source.
    func value(of text: String, in scope: [String]) -> Value {
        let type = TypeText(text)
        if let element = type.element { return .array(element, scope) }
        guard let resolved = context.app.resolve(text, in: scope) else { return .unknown }
        return type.isMetatype ? .metatype(resolved) : .instance(resolved)
    }

    /// Returns a value whose type has the given text in the API. In such text, names of the app do not hide names of
    /// the API.
    private func apiValue(of text: String, self base: NominalType) -> Value {
        let type = TypeText(text)
        if let element = type.element { return .array(element, []) }
        guard let name = type.name else { return .unknown }
        if name == "Self" { return .instance(base) }
        guard let found = context.index.type(name) else { return .unknown }
        return type.isMetatype ? .metatype(.api(found.name)) : .instance(.api(found.name))
    }

    private func value(_ found: FoundMember, of base: NominalType) -> Value {
        switch found {
        case .app(let member, let scope):
            guard let type = member.type, member.generics.isEmpty else { return .unknown }
            return type == "Self" ? .instance(base) : value(of: type, in: scope)
        case .api(let member):
            return member.kind == .enumCase ? .instance(base) : apiValue(of: member.type, self: base)
        }
    }

    // MARK: Names

    /// Evaluates a name that begins with a lowercase letter, and a call to it.
    mutating func name(_ start: Int) -> (Value, Int) {
        let word: String = code.word(start).filter { $0 != "`" }
        if let binding = bindings.bindings[word], binding != .member { return (bound(word, binding), start + 1) }
        if let owner {
            let lookup: MemberLookup = context.app.members(word, of: owner)
            if !lookup.members.isEmpty {
                context.examination.resolvedCount += isReporting ? 1 : 0
                return call(word, start, lookup, of: owner)
            }
            if context.app.globals[word] == nil, !context.index.globals.contains(word) {
                reportBareName(word, start, owner)
            }
        }
        // A global variable of the app with a declared type.
        if let global = context.app.globals[word]?.first, global.kind == .property, let type = global.type {
            return (value(of: type, in: []), start + 1)
        }
        return (.unknown, start + 1)
    }

    /// Reports a name that only an inherited member can have. Names of C functions and of macros are not in the index,
    /// so only names that are known to be Apple's are reported.
    private func reportBareName(_ name: String, _ token: Int, _ owner: NominalType) {
        guard isReporting, !context.app.names.contains(name) else { return }
        guard let type = context.app.members(name, of: owner).apiType else { return }
        for superclass in context.index.superclasses(of: type) {
            guard let capability = context.capabilities.members["\(superclass).\(name)"] else { continue }
            context.examination.report(.member, "\(superclass).\(name)", capability: capability, in: code, at: token)
            return
        }
    }

    private mutating func bound(_ name: String, _ binding: Bindings.Binding) -> Value {
        if let value = values[name] { return value }
        guard pending.insert(name).inserted else { return .unknown }
        let wasReporting: Bool = isReporting
        isReporting = false
        let value: Value
        switch binding {
        case .type(let type): value = self.value(of: type, in: scope)
        case .value(let start): value = expression(start)
        case .element(let start):
            if code.isMark(start, "[") {
                // Each element of a literal has at least the members of the element type, so it is enough to evaluate
                // the first element.
                value = expression(start + 1, isElement: true)
            } else if case .array(let element, let scope) = expression(start) {
                value = self.value(of: element, in: scope)
            } else {
                value = .unknown
            }
        case .member, .unknown: value = .unknown
        }
        isReporting = wasReporting
        pending.remove(name)
        values[name] = value
        return value
    }

    /// Evaluates an expression that consists of one chain, with or without a cast, or that begins with a chain and
    /// `??`. Other expressions are unknown.
    ///
    /// - Parameter isElement: Whether the expression is the first element of an array literal.
    private mutating func expression(_ start: Int, isElement: Bool = false) -> Value {
        var index: Int = start
        while ["try", "await"].contains(code.word(index)) || code.isOperator(index) && code.touches(index - 1, index) {
            index += 1
        }
        guard code.isIdentifier(index), body.range.contains(index) else { return .unknown }
        let (value, end) = chain(index)
        if code.word(end) == "as" {
            let type: Int = code.isOperator(end + 1) ? end + 2 : end + 1
            return reader.read(type).map { self.value(of: $0.text, in: scope) } ?? .unknown
        }
        // A trailing closure, an operator or a subscript continues the expression.
        let isEnd: Bool =
            end >= body.range.upperBound || code.beginsLine(end) && !code.isMark(end, ".")
            || code.isMark(end, ",") || code.isMark(end, "]") && isElement || code.isMark(end, ";")
            || code.isMark(end, "}") || code.word(end) == "else"
            || code.isMark(end, "{") && isCondition(start)
        if !isEnd, code.isOperator(end), code.word(end) == "??" { return value }
        return isEnd ? value : .unknown
    }

    /// Whether an expression belongs to the condition of a statement.
    private func isCondition(_ start: Int) -> Bool {
        var index: Int = start
        while index > body.range.lowerBound, !code.beginsLine(index) {
            if ["if", "guard", "while", "switch", "for"].contains(code.word(index)) { return true }
            index -= 1
        }
        return ["if", "guard", "while", "switch", "for", "else"].contains(code.word(index))
    }

    // MARK: Members

    /// Evaluates a member of a value, and a call to it.
    mutating func member(_ token: Int, of value: Value) -> (Value, Int) {
        let name: String = code.word(token).filter { $0 != "`" }
        guard let base = value.type else { return (.unknown, token + 1) }
        switch name {
        case "self": return (value, token + 1)
        case "Type", "Protocol": return (.unknown, token + 1)
        case "init": return created(value, token + 1)
        default: break
        }
        let lookup: MemberLookup = context.app.members(name, of: base)
        if lookup.members.isEmpty {
            if let nested = context.app.nested(name, in: base) { return created(.metatype(nested), token + 1) }
            reportMissing(name, lookup, of: base, at: token)
            return (.unknown, token + 1)
        }
        if isReporting { context.examination.resolvedCount += 1 }
        if case .array(let element, let scope) = value, ["first", "last"].contains(name), !code.isMark(token + 1, "(") {
            return (self.value(of: element, in: scope), token + 1)
        }
        return call(name, token, lookup, of: base)
    }

    /// Whether optionals have a member. The examiner ignores whether a value is optional.
    func isMemberOfOptional(_ name: String) -> Bool {
        name.hasPrefix("_") || !context.app.members(name, of: .api("Optional")).members.isEmpty
    }

    private func reportMissing(_ name: String, _ lookup: MemberLookup, of base: NominalType, at token: Int) {
        guard isReporting, !isMemberOfOptional(name) else { return }
        guard case .api(let type) = base, lookup.isComplete, !context.app.names.contains(name) else {
            // A member of the app's own type is reported only if it is known to be inherited.
            if let type = lookup.apiType, case .app = base { reportInherited(name, type, at: token) }
            context.examination.unknownCount += 1
            return
        }
        context.reportMember(name, of: type, in: code, at: token)
    }

    private func reportInherited(_ name: String, _ type: String, at token: Int) {
        guard !context.app.names.contains(name) else { return }
        for superclass in context.index.superclasses(of: type) {
            guard let capability = context.capabilities.members["\(superclass).\(name)"] else { continue }
            context.examination.report(.member, "\(superclass).\(name)", capability: capability, in: code, at: token)
            return
        }
    }

    /// Returns the value of a found member, or of its call if one follows, and the index after it.
    private mutating func call(_ name: String, _ token: Int, _ lookup: MemberLookup, of base: NominalType) -> (
        Value, Int
    ) {
        var index: Int = token + 1
        // Generic arguments cannot be passed to methods. Optional methods are called with a question mark.
        if code.isOperator(index), code.touches(token, index), ["?", "!"].contains(code.word(index)),
            code.isMark(index + 1, "("), code.touches(index, index + 1)
        {
            index += 1
        }
        let isCall: Bool = code.isMark(index, "(") && code.touches(index - 1, index)
        let isTrailing: Bool =
            code.isMark(index, "{") && !code.beginsLine(index) && !lookup.members.contains { $0.isProperty }
        guard isCall || isTrailing else {
            let property: FoundMember? =
                lookup.members.first { $0.isProperty } ?? lookup.members.first { $0.parameters == nil }
            return (property.map { value($0, of: base) } ?? .unknown, index)
        }
        let arguments = CallArguments(code, open: index)
        let matched: FoundMember? = check(arguments, name, lookup, of: base, at: token)
        let end: Int = endOfCall(arguments, index)
        return (matched.map { value($0, of: base) } ?? .unknown, end)
    }

    /// Compares the arguments of a call with the parameters of the members. Reports the call if none fits.
    @discardableResult
    mutating func check(
        _ arguments: CallArguments, _ name: String, _ lookup: MemberLookup, of base: NominalType, at token: Int
    ) -> FoundMember? {
        var fitting: [(member: FoundMember, matched: [Int])] = []
        for member in lookup.members {
            guard let parameters = member.parameters else { return nil }
            if let matched = arguments.match(parameters) { fitting.append((member, matched)) }
        }
        if fitting.isEmpty {
            reportSignature(arguments, name, lookup, of: base, at: token)
            return nil
        }
        guard fitting.count == 1, let (member, matched) = fitting.first else {
            return sameResult(fitting.map(\.member), of: base)
        }
        expectArguments(arguments, matched, member)
        return member
    }

    /// Returns one of the members if all of them have the same result type; otherwise nil.
    private func sameResult(_ members: [FoundMember], of base: NominalType) -> FoundMember? {
        var types: Set<String> = []
        for member in members {
            switch member {
            case .app(let member, _): types.insert(member.type ?? "")
            case .api(let member): types.insert(member.type)
            }
        }
        return types.count == 1 ? members.first : nil
    }

    private func reportSignature(
        _ arguments: CallArguments, _ name: String, _ lookup: MemberLookup, of base: NominalType, at token: Int
    ) {
        guard isReporting, lookup.isComplete, !lookup.members.isEmpty, case .api(let type) = base,
            let kind = context.index.type(type)?.kind, kind != .protocol
        else { return }
        // The compiler synthesizes initializers of structures and of enumerations with raw values.
        if name == "init", kind != .class, !type.hasPrefix("UI"), !type.hasPrefix("NS") { return }
        // Members of other types, such as those of the standard library, have overloads that the index cannot express.
        guard type.hasPrefix("UI") || type.hasPrefix("NS") || type.hasPrefix("CA") else { return }
        context.reportMember(
            name, of: type, signature: APIMember.fullName(name, arguments.labels), in: code, at: token)
    }
}
