import SwiftTokens

/// Uses of optional members of protocols.
extension SourceRewriter {
    /// Rewrites the use of an optional member whose name is at `index`, such as `delegate?.name?(x, label: y)`.
    ///
    /// Optional members of the app's protocols become properties, whose calls have no labels. Optional members of the
    /// kit's protocols are requirements with default implementations, so the question mark of a call is removed. Calls
    /// to optional functions are unchanged.
    mutating func rewriteOptionalUse(at index: Int) -> Int {
        let isAfterDot: Bool = list.isPunctuation(index - 1, ".")
        guard isAfterDot || list.kind(index + 1) == .operator || list.kind(index + 1) == .punctuation else {
            return index + 1
        }
        rewriteDoubleMark(after: index)
        if isOptionalMark(index + 1), list.isPunctuation(index + 2, "("), let close = list.closing(index + 2) {
            return rewriteCall(index, open: index + 2, close)
        }
        // A closure is the only argument, as in `delegate?.name? { … }`.
        if isMark(index + 1), list.isPunctuation(index + 2, "{"),
            let candidates = declarations.optionalMembers[list.name(index)],
            let member = candidates.map(\.member).first(where: { $0.kind == .method && $0.labels.count == 1 }),
            isMember(index, member.labels)
        {
            edits.replace(list[index].range, with: OptionalMember.propertyName(member.name, member.labels))
            return index + 1
        }
        guard isAfterDot else { return index + 1 }
        // A reference with labels, such as `delegate?.name(_:label:) != nil`.
        if list.isPunctuation(index + 1, "("), let close = list.closing(index + 1),
            isComparedWithNil(close + 1) || isOptionalReceiver(of: index) || hasReceiverOfMembers(index),
            let labels = MethodReference.labels(list, index + 2..<close),
            let member = optionalMember(list.name(index), labels), !declarations.isOverloaded(member)
        {
            let property: String = OptionalMember.propertyName(member.name, member.labels)
            edits.replace(list[index].start..<list[close].end, with: property)
            return close + 1
        }
        // A name alone can also be that of a property, for example `delegate?.title`.
        if let candidates = declarations.optionalMembers[list.name(index)], candidates.count == 1,
            let member = candidates.first?.member, member.kind == .method,
            isComparedWithNil(index + 1)
                || !member.labels.isEmpty && !declarations.delegateProperties.contains(list.name(index))
                    && hasReceiverOfMembers(index) && endsExpression(index)
        {
            edits.replace(list[index].range, with: OptionalMember.propertyName(member.name, member.labels))
        }
        return index + 1
    }

    /// Returns whether the receiver of the member at `index` is optional, as in `delegate?.name`.
    private func isOptionalReceiver(of index: Int) -> Bool { isMark(index - 2) }

    /// Returns whether the token at `index`, which follows a dot, is the last one of an expression.
    private func endsExpression(_ index: Int) -> Bool {
        if list.isLineEnd(between: index, and: index + 1) { return !list.isPunctuation(index + 1, ".") }
        return [",", ")", "]", "}", ";"].contains(list.text(index + 1)) || list.keyword(index + 1) == .else
            || list.isOperator(index + 1, "??") || list.isPunctuation(index + 1, "{") && isInCondition(index)
    }

    /// Removes one mark in `delegate?.window??.bounds`. The optional properties of the kit's protocols are
    /// requirements, so their types are optional only once.
    private mutating func rewriteDoubleMark(after index: Int) {
        guard list.isPunctuation(index - 1, "."), list.isPunctuation(index + 2, "."), list.isAdjacent(index + 1),
            list[index + 1].range.count == 2, isMarks(list.text(index + 1)),
            KitDelegates.optionalProperties.contains(list.name(index)),
            declarations.optionalMembers[list.name(index)] == nil
        else { return }
        edits.replace(list[index + 1].range, with: String(list.text(index + 1).suffix(1)))
    }

    private func isMarks(_ text: String) -> Bool { text.allSatisfy { $0 == "?" || $0 == "!" } }

    /// Returns whether the token is a `?` or `!` that directly follows a name and precedes a parenthesis.
    private func isOptionalMark(_ index: Int) -> Bool { isMark(index) && list.isAdjacent(index + 1) }

    /// Returns whether the token is a `?` or `!` that directly follows a name.
    private func isMark(_ index: Int) -> Bool {
        (list.isOperator(index, "?") || list.isOperator(index, "!")) && list.isAdjacent(index)
    }

    private func isComparedWithNil(_ index: Int) -> Bool {
        (list.isOperator(index, "!=") || list.isOperator(index, "==")) && list.keyword(index + 1) == .nil
    }

    private mutating func rewriteCall(_ index: Int, open: Int, _ close: Int) -> Int {
        let name: String = list.name(index)
        let isAppMember: Bool = declarations.optionalMembers[name] != nil
        guard isAppMember || KitDelegates.optionalMethods.contains(name) else { return index + 1 }
        let labels: [(index: Int, label: String)] = argumentLabels(open, close)
        let texts: [String] = labels.map(\.label)
        let hasTrailingClosure: Bool = list.isPunctuation(close + 1, "{") && !isInCondition(index)
        if isAppMember, let member = optionalMember(name, texts, hasTrailingClosure), isMember(index, member.labels) {
            if declarations.isOverloaded(member) { return rewriteOverloadedCall(index, close, member) }
            edits.replace(
                list[index].range, with: OptionalMember.propertyName(member.name, member.labels))
            for (label, _) in labels where label >= 0 { edits.blank(list[label].start..<list[label + 1].end) }
        } else if KitDelegates.contains(name, texts, hasTrailingClosure: hasTrailingClosure), isMember(index, texts) {
            edits.blank(list[index + 1].range)
            if list.isOperator(index + 1, "?"), !hasTrailingClosure, KitDelegates.hasNonoptionalResult(name, texts),
                let start = nonoptionalReceiver(of: index)
            {
                edits.insert("Optional(", at: list[start].start)
                // The mark of the call makes the rest of its chain optional.
                edits.insert(list.isPunctuation(close + 1, ".") ? ")?" : ")", at: list[close].end)
            }
        }
        return index + 1
    }

    /// Rewrites a call to one of several optional methods with the same name and labels. They become methods with an
    /// optional result.
    private mutating func rewriteOverloadedCall(
        _ index: Int, _ close: Int, _ member: DeclarationSummary.MemberSummary
    ) -> Int {
        edits.replace(list[index].range, with: OptionalMember.propertyName(member.name, member.labels))
        edits.blank(list[index + 1].range)
        if list.isOperator(index + 1, "!") || list.isPunctuation(close + 1, ".") {
            edits.insert(list.text(index + 1), at: list[close].end)
        }
        return index + 1
    }

    /// Returns the start of the receiver of a call, such as `self.source` in `self.source.name?(…)`; nil if the
    /// receiver is optional or contains something else than names, calls, subscripts and parentheses.
    private func nonoptionalReceiver(of index: Int) -> Int? {
        var start: Int = index
        while list.isPunctuation(start - 1, ".") {
            start -= list.isOperator(start - 2, "!") ? 3 : 2
            while list.isPunctuation(start, ")") || list.isPunctuation(start, "]") {
                guard let open = list.opening(start) else { return nil }
                let callee: Int = open - 1
                if isOperand(callee), !list.isLineEnd(between: callee, and: open) {
                    start = callee
                } else if list.kind(callee) == .operator, list.isAdjacent(open), list.isAdjacent(callee),
                    isOperand(callee - 1)
                {
                    // The operator ends an optional value or generic arguments.
                    guard list.isOperator(callee, "!") else { return nil }
                    start = callee - 1
                } else {
                    // The arguments of a macro belong to its name.
                    return list.kind(callee) == .poundName ? nil : open
                }
            }
            guard isOperand(start) else { return nil }
        }
        // The name of an attribute may be replaced together with its “@”.
        return list.isPunctuation(start - 1, "@") ? nil : start
    }

    /// Returns whether the token at `index` is a name or closes parentheses or brackets.
    private func isOperand(_ index: Int) -> Bool {
        list.kind(index) == .identifier && !list.keyword(index).precedesOperand
            || list.isPunctuation(index, ")") || list.isPunctuation(index, "]")
    }

    /// Returns the labels of the arguments between two parentheses, with the index of each, or -1 for `_`.
    private func argumentLabels(_ open: Int, _ close: Int) -> [(index: Int, label: String)] {
        var result: [(index: Int, label: String)] = []
        var index: Int = open + 1
        var isAtStart = true
        while index < close {
            if isAtStart {
                let hasLabel: Bool = list.kind(index) == .identifier && list.isPunctuation(index + 1, ":")
                result.append(hasLabel ? (index, list.name(index)) : (-1, "_"))
            }
            isAtStart = list.isPunctuation(index, ",")
            index = (list.closing(index) ?? index) + 1
        }
        return result
    }

    private func optionalMember(
        _ name: String, _ labels: [String], _ hasTrailingClosure: Bool = false
    ) -> DeclarationSummary.MemberSummary? {
        let methods = declarations.optionalMembers[name]?.map(\.member).filter { $0.kind == .method } ?? []
        return methods.first { hasTrailingClosure && $0.labels.dropLast() == labels[...] }
            ?? methods.first { $0.labels == labels }
    }

    /// Returns whether the token at `index` belongs to the condition of a statement such as `if`. The brace after a
    /// call there is the brace of the statement.
    private func isInCondition(_ index: Int) -> Bool {
        var current: Int = index
        while current > 0 {
            let previous: Int = current - 1
            switch list.keyword(previous) {
            case .if, .guard, .while, .switch, .for: return true
            default: break
            }
            let isContinued: Bool =
                list.isPunctuation(previous, ",") || list.isPunctuation(current, ".")
                || list.isPunctuation(current, ",") || list.kind(previous) == .operator
                || list.kind(current) == .operator
            if !isContinued, list.isLineEnd(between: previous, and: current) { return false }
            if list.isPunctuation(previous, "}") || list.isPunctuation(previous, ";") { return false }
            // A bracket that is open here encloses the call.
            if list.closing(previous) != nil { return false }
            current = list.opening(previous) ?? previous
        }
        return false
    }

    /// Returns whether the name at `index` refers to an optional member, and not to a property whose type is an
    /// optional function.
    ///
    /// A call to an optional function has no labels. If the app also declares a property of that kind with the same
    /// name, the name refers to an optional member only if the receiver's name ends with a word such as “delegate”.
    private func isMember(_ index: Int, _ labels: [String]) -> Bool {
        let isAfterDot: Bool = list.isPunctuation(index - 1, ".")
        if labels.contains(where: { $0 != "_" }) { return isAfterDot || isInProtocolExtension(index) }
        guard declarations.optionalFunctions.contains(list.name(index)) else {
            return isAfterDot || isInProtocolExtension(index)
        }
        return isAfterDot && hasReceiverOfMembers(index)
    }

    /// Returns whether the name of the receiver of the member at `index` is typical of an object with optional members.
    private func hasReceiverOfMembers(_ index: Int) -> Bool {
        var receiver: Int = index - 2
        if list.kind(receiver) == .operator { receiver -= 1 }
        return OptionalMember.isReceiverName(list.name(receiver))
    }

    private func isInProtocolExtension(_ index: Int) -> Bool {
        guard let owner = outline.owner(of: index), owner.keyword == .extension,
            let path = declarations.resolve(owner.path, in: nil)
        else { return false }
        return declarations.types[path]?.keyword == .protocol
    }
}
