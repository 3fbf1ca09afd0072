/// Implicit members: `.systemBackground` where the type is known.
extension MemberExaminer {
    /// Whether a dot begins an implicit member.
    func isImplicitMember(_ index: Int) -> Bool {
        guard code.isIdentifier(index + 1), index > 0 else { return false }
        if code.isMark(index - 1, "(") || code.isMark(index - 1, "[") || code.isMark(index - 1, ",")
            || code.isMark(index - 1, ":")
        {
            return true
        }
        return code.isOperator(index - 1) && !code.touches(index - 2, index - 1)
    }

    /// Checks an implicit member against the expected type.
    mutating func implicitMember(_ index: Int) {
        guard let type = expected[index] else { return }
        let name: String = code.word(index + 1).filter { $0 != "`" }
        guard name != "init" else { return }
        let lookup: MemberLookup = context.app.members(name, of: type)
        guard lookup.members.isEmpty else {
            context.examination.resolvedCount += 1
            _ = continueChain(.metatype(type), index)
            return
        }
        guard !isMemberOfOptional(name), case .api(let apiName) = type, lookup.isComplete,
            !context.app.names.contains(name),
            context.app.nested(name, in: type) == nil, let kind = context.index.type(apiName)?.kind, kind != .protocol
        else { return }
        context.reportMember(name, of: apiName, in: code, at: index + 1)
    }

    /// Records the types of parameters for the implicit members that are their arguments.
    mutating func expectArguments(_ arguments: CallArguments, _ matched: [Int], _ member: FoundMember) {
        guard let parameters = member.parameters else { return }
        for (argument, index) in zip(arguments.arguments, matched) {
            let text: String = parameters[index].type
            let value: Value
            switch member {
            case .app(let declaration, let scope):
                guard declaration.generics.isEmpty else { continue }
                value = self.value(of: text, in: scope)
            case .api:
                guard let name = TypeText(text).name, context.index.type(name) != nil || name == "Array" else {
                    continue
                }
                value = self.value(of: text, in: [])
            }
            expect(value, at: argument.start)
        }
    }

    /// Records the expected type of the expression at a token.
    private mutating func expect(_ value: Value, at token: Int) {
        switch value {
        case .instance(let type):
            if code.isMark(token, ".") {
                expected[token] = type
            } else if code.isMark(token, "["), isOptionSet(type) {
                expectElements(type, of: token)
            }
        case .array(let element, let scope):
            guard code.isMark(token, "["), case .instance(let type) = self.value(of: element, in: scope) else { return }
            expectElements(type, of: token)
        case .metatype, .unknown: return
        }
    }

    private func isOptionSet(_ type: NominalType) -> Bool {
        guard case .api(let name) = type else { return false }
        return context.index.type(name)?.protocols.contains("OptionSet") ?? false
    }

    /// Records the type of the elements of an array literal.
    private mutating func expectElements(_ type: NominalType, of open: Int) {
        var index: Int = open + 1
        while index < code.end(open) {
            if code.isMark(index, "."), code.isMark(index - 1, "[") || code.isMark(index - 1, ",") {
                expected[index] = type
            }
            let isBracket: Bool = code.isMark(index, "(") || code.isMark(index, "[") || code.isMark(index, "{")
            index = isBracket ? code.end(index) + 1 : index + 1
        }
    }

    /// Records the type on the left of an assignment or a comparison for the implicit member on its right.
    mutating func expectType(_ index: Int) {
        guard code.isOperator(index), ["=", "==", "!="].contains(code.word(index)),
            code.isMark(index + 1, ".") || code.isMark(index + 1, "[")
        else { return }
        // Find the start of the chain on the left, on the same line.
        var start: Int = index - 1
        while start > body.range.lowerBound {
            if code.isMark(start, ")") || code.isMark(start, "]") {
                start = code.end(start) - 1
            } else if code.isIdentifier(start), code.isMark(start - 1, ".") {
                start -= 2
            } else if code.isOperator(start), code.touches(start - 1, start) {
                start -= 1
            } else {
                break
            }
        }
        guard code.isIdentifier(start), start >= body.range.lowerBound, start < index else { return }
        let wasReporting: Bool = isReporting
        isReporting = false
        let (value, end) = chain(start)
        isReporting = wasReporting
        guard end == index else { return }
        // A declaration with a type: `let style: UIBlurEffect.Style = .dark`.
        if case .metatype(let type) = value, code.isMark(start - 1, ":") {
            expect(.instance(type), at: index + 1)
        } else {
            expect(value, at: index + 1)
        }
    }
}
