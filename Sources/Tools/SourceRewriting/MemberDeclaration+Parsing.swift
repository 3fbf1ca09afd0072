import SwiftTokens

extension MemberDeclaration {
    /// Reads the method or initializer at `index`. Returns false for an operator, and if the word at `index` is used in
    /// another way.
    mutating func parseFunction(_ list: TokenList) -> Bool {
        var next: Int = index + 1
        if kind == .method {
            guard list.kind(next) == .identifier else { return false }
            name = list.name(next)
            next += 1
        } else {
            name = "init"
            if list.isOperator(next, "?") || list.isOperator(next, "!") { next += 1 }
        }
        let open: Int = list.afterGenericArguments(next)
        if open > next { prefix.modifiers.insert(.generic) }
        guard list.isPunctuation(open, "("), let close = list.closing(open) else { return false }
        parameters = open...close
        next = close + 1
        if list.keyword(next) == .async {
            prefix.modifiers.insert(.async)
            next += 1
        }
        if list.keyword(next) == .throws || list.keyword(next) == .rethrows {
            prefix.modifiers.insert(.throws)
            next += 1
            if list.isPunctuation(next, "("), let close = list.closing(next) { next = close + 1 }
        }
        if list.isOperator(next, "->") {
            let end: Int = list.afterType(next + 1)
            type = next + 1..<end
            next = end
        }
        if list.keyword(next) == .where {
            let start: Int = next
            while next < list.count, !list.isPunctuation(next, "{"), !list.isPunctuation(next, "}"),
                next == start || !list.isLineEnd(between: next - 1, and: next)
            {
                next += 1
            }
        }
        if list.isPunctuation(next, "{"), let close = list.closing(next) {
            body = next...close
            next = close + 1
        }
        last = next - 1
        return true
    }

    /// Reads the property at `index`. Returns false for a tuple of properties.
    mutating func parseProperty(_ list: TokenList) -> Bool {
        guard list.kind(index + 1) == .identifier else { return false }
        isConstant = list.keyword(index) == .let
        name = list.name(index + 1)
        var next: Int = index + 2
        if list.isPunctuation(next, ":") {
            let end: Int = list.afterType(next + 1)
            guard end > next + 1 else { return false }
            type = next + 1..<end
            next = end
        }
        if list.isOperator(next, "=") {
            hasInitialValue = true
            next = MemberDeclaration.afterInitialValue(list, next + 1)
        }
        if list.isPunctuation(next, ",") {
            isList = true
        } else if list.isPunctuation(next, "{"), let close = list.closing(next) {
            body = next...close
            next = close + 1
        }
        last = next - 1
        return true
    }

    /// Returns a member for each property of a declaration such as `var a = 1, b = 2`; the member itself for another
    /// declaration.
    func properties(_ list: TokenList) -> [MemberDeclaration] {
        var result: [MemberDeclaration] = []
        var rest: MemberDeclaration = self
        while rest.isList {
            var property: MemberDeclaration = rest
            property.isList = false
            result.append(property)
            rest.index = rest.last + 1
            rest.isList = false
            guard rest.parseProperty(list) else { return result }
        }
        return result + [rest]
    }

    /// Returns the index of the token after the expression that begins at `start`: the next declaration, a comma, the
    /// brace of observers, or the brace that closes the type.
    private static func afterInitialValue(_ list: TokenList, _ start: Int) -> Int {
        var index: Int = start
        while index < list.count {
            if index > start, list.isLineEnd(between: index - 1, and: index),
                !continuesExpression(list, index), !expectsOperand(list, index - 1)
            {
                return index
            }
            if list.isPunctuation(index, "{") {
                if index > start, isObservers(list, index) { return index }
                guard let close = list.closing(index) else { return index }
                index = close
            } else if list.isPunctuation(index, "(") || list.isPunctuation(index, "[") {
                guard let close = list.closing(index) else { return index }
                index = close
            } else if operatorStartsGenericArguments(list, index) {
                index = list.afterGenericArguments(index) - 1
            } else if list.isPunctuation(index, ",") || list.isPunctuation(index, ";") || list.isPunctuation(index, "}")
                || list.isPunctuation(index, ")") || list.isPunctuation(index, "]")
            {
                return index
            } else if list.kind(index) == .poundName, isDirective(list, index) {
                return index
            }
            index += 1
        }
        return index
    }

    /// Returns whether the operator at `index` begins generic arguments, as in `Cache<Key, Value>()`.
    private static func operatorStartsGenericArguments(_ list: TokenList, _ index: Int) -> Bool {
        list.operatorByte(index) == UInt8(ascii: "<") && list.isAdjacent(index)
            && list.kind(index - 1) == .identifier && list.afterGenericArguments(index) > index
    }

    /// Returns whether the token at the start of a line continues the expression before it.
    private static func continuesExpression(_ list: TokenList, _ index: Int) -> Bool {
        switch list.kind(index) {
        case .operator:
            return true
        case .punctuation:
            return list.isPunctuation(index, ".") || list.isPunctuation(index, ",") || list.isPunctuation(index, ":")
                || list.isPunctuation(index, "{") || list.isPunctuation(index, ")") || list.isPunctuation(index, "]")
                || list.isPunctuation(index, "}")
        case .identifier:
            return list.keyword(index) == .as || list.keyword(index) == .is || list.keyword(index) == .else
        case .stringText, .stringEnd, .interpolationStart, .interpolationEnd:
            return true
        default:
            return false
        }
    }

    /// Returns whether an operand must follow the token at `index`.
    private static func expectsOperand(_ list: TokenList, _ index: Int) -> Bool {
        switch list.kind(index) {
        case .operator:
            // A postfix operator ends an operand.
            return !list.isAdjacent(index) || list.isOperator(index, "=")
        case .punctuation:
            return list.isPunctuation(index, ".") || list.isPunctuation(index, ",") || list.isPunctuation(index, ":")
        case .identifier:
            switch list.keyword(index) {
            case .try, .await, .as, .is, .return, .if, .switch, .else, .in: return true
            default: return false
            }
        case .stringStart, .stringText, .interpolationStart:
            return true
        default:
            return false
        }
    }

    private static func isObservers(_ list: TokenList, _ index: Int) -> Bool {
        var inner: Int = index + 1
        while list.isPunctuation(inner, "@") { inner += 2 }
        return list.keyword(inner) == .willSet || list.keyword(inner) == .didSet
    }

    private static func isDirective(_ list: TokenList, _ index: Int) -> Bool {
        list.isText(index, "#if") || list.isText(index, "#elseif") || list.isText(index, "#else")
            || list.isText(index, "#endif")
    }

    // MARK: Parameters

    /// Returns the parameters of the method.
    func parameterList(_ list: TokenList) -> [Parameter] {
        guard let parameters, parameters.count > 2 else { return [] }
        var result: [Parameter] = []
        var index: Int = parameters.lowerBound + 1
        while index < parameters.upperBound {
            let start: Int = index
            // The tokens up to the colon are attributes, the label, and the name.
            while index < parameters.upperBound, !list.isPunctuation(index, ":") {
                if list.isPunctuation(index, "("), let close = list.closing(index) { index = close }
                index += 1
            }
            guard index < parameters.upperBound, index > start, list.kind(index - 1) == .identifier else {
                return result
            }
            var labelIndex: Int = index - 1
            if labelIndex > start, list.kind(labelIndex - 1) == .identifier, !list.isPunctuation(labelIndex - 2, "@") {
                labelIndex -= 1
            }
            let label: String = list.name(labelIndex)
            let end: Int = min(list.afterType(index + 1), parameters.upperBound)
            result.append(
                Parameter(
                    label: label == "_" ? nil : label, name: list.text(index - 1), type: index + 1..<end,
                    hasDefaultValue: list.isOperator(end, "=")))
            index = end
            // Skip the default value.
            while index < parameters.upperBound, !list.isPunctuation(index, ",") {
                if let close = list.closing(index) { index = close }
                index += 1
            }
            index += 1
        }
        return result
    }
}
