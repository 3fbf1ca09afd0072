/// Implicit members: `.systemBackground` where the type is known.
extension MemberExaminer {
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

    /// Operators with a lower precedence than `??`. Their operands do not have the type of the expression.
    private static let comparisons: Set<String> = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "&&", "||"]

    /// Records the expected type of the expression at a token, and of its branches in `a ? .b : .c` and `a ?? .b`.
    private mutating func expect(_ value: Value, at token: Int) {
        // The tokens with the type of the expression in the current branch.
        var terms: [Int] = [token]
        var isComparison = false
        var index: Int = token
        while index < body.range.upperBound, !endsExpression(index, from: token) {
            if code.isMark(index, ":") {
                if !isComparison { for term in terms { expectTerm(value, at: term) } }
                (terms, isComparison) = ([index + 1], false)
            } else if code.isOperator(index), !code.touches(index - 1, index) {
                switch code.word(index) {
                case "??": terms.append(index + 1)
                // The condition of a branch can have another type.
                case "?": (terms, isComparison) = ([index + 1], false)
                case let word where MemberExaminer.comparisons.contains(word): isComparison = true
                default: break
                }
            }
            let isBracket: Bool = code.isMark(index, "(") || code.isMark(index, "[")
            index = isBracket ? code.end(index) + 1 : index + 1
        }
        if !isComparison { for term in terms { expectTerm(value, at: term) } }
    }

    /// Whether a token follows the expression that begins at `start`.
    private func endsExpression(_ index: Int, from start: Int) -> Bool {
        if index > start, code.beginsLine(index), !code.isOperator(index), !code.isMark(index, ":"),
            !code.isMark(index, "."), !code.isOperator(index - 1)
        {
            return true
        }
        return [",", ";", "{", ")", "]", "}"].contains { code.isMark(index, $0) }
    }

    /// Records the types of the values that the body returns, and of the patterns of a `switch`.
    mutating func expectStatement(_ index: Int) {
        guard code.isIdentifier(index) else {
            // If the body is a single expression, the body returns its value.
            if index == body.range.lowerBound, code.isMark(index, "."), let result = body.result {
                expectTerm(value(of: result, in: scope), at: index)
            }
            return
        }
        if code.word(index) == "return", let result = body.result, !isInsideClosure(index) {
            expect(value(of: result, in: scope), at: index + 1)
        }
        guard code.word(index) == "switch", code.isIdentifier(index + 1) else { return }
        let wasReporting: Bool = isReporting
        isReporting = false
        let (value, end) = chain(index + 1)
        isReporting = wasReporting
        guard code.isMark(end, "{"), value.type != nil else { return }
        var next: Int = end + 1
        while next < code.end(end) {
            if code.word(next) == "case" {
                next += 1
                while next < code.end(end), !code.isMark(next, ":"), code.word(next) != "where" {
                    if code.isMark(next, "."), code.word(next - 1) == "case" || code.isMark(next - 1, ",") {
                        expectTerm(value, at: next)
                    }
                    next = code.isMark(next, "(") ? code.end(next) + 1 : next + 1
                }
            }
            next = code.isMark(next, "{") || code.isMark(next, "(") ? code.end(next) + 1 : next + 1
        }
    }

    /// Whether a brace inside the body, which can belong to a closure, encloses a token.
    private func isInsideClosure(_ index: Int) -> Bool {
        var current: Int = index - 1
        while current >= body.range.lowerBound {
            if code.isMark(current, "}") || code.isMark(current, ")") || code.isMark(current, "]") {
                current = min(current, code.end(current))
            } else if code.isMark(current, "{"), !followsStatement(current) {
                return true
            }
            current -= 1
        }
        return false
    }

    /// Whether the brace at an index belongs to a statement.
    private func followsStatement(_ brace: Int) -> Bool {
        if ["else", "do", "defer", "repeat"].contains(code.word(brace - 1)) { return true }
        var current: Int = brace - 1
        while current >= body.range.lowerBound {
            if ["if", "guard", "while", "for", "switch", "catch"].contains(code.word(current)) { return true }
            if code.isMark(current, "{") || code.isMark(current, "}") && code.beginsLine(current + 1) { return false }
            if code.beginsLine(current), !code.isMark(current, "."), !code.isMark(current - 1, ",") { return false }
            current -= 1
        }
        return false
    }

    /// Records the expected type of the implicit member or the array literal at a token.
    private mutating func expectTerm(_ value: Value, at token: Int) {
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

    /// Records the type of the elements of an array literal, unless it begins an expression such as `[a, .b].map { …
    /// }`.
    private mutating func expectElements(_ type: NominalType, of open: Int) {
        guard !code.isMark(code.end(open) + 1, ".") else { return }
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
            code.word(index) == "=" || code.isMark(index + 1, ".") || code.isMark(index + 1, "[")
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
        if code.word(index) != "=" {
            // Only the operand has the type: in `a == .b ? .c : .d`, the branches are not compared.
            expectTerm(value, at: index + 1)
        } else if case .metatype(let type) = value, code.isMark(start - 1, ":") {
            // A declaration with a type: `let style: UIBlurEffect.Style = .dark`.
            expect(.instance(type), at: index + 1)
        } else {
            expect(value, at: index + 1)
        }
    }
}
