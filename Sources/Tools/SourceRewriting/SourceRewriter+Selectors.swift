import SwiftTokens

extension SourceRewriter {
    /// Replaces `#selector(method)` with `Selector("name", Type.method)`.
    ///
    /// Supports a method's name alone or after `self.`, `Self.`, `super.`, a type or an object, with or without labels,
    /// and the same with `as` and a function type. Also supports `getter:` and `setter:` with a property, which become
    /// a name only. Other forms are unchanged, and the compiler reports them.
    mutating func rewriteSelector(at index: Int) -> Int {
        guard list.isPunctuation(index + 1, "("), let close = list.closing(index + 1) else { return index + 1 }
        let range: Range<Int> = list[index].start..<list[close].end
        guard let replacement = selector(index + 2..<close, at: index) else { return close + 1 }
        edits.replace(range, with: replacement)
        return close + 1
    }

    private func selector(_ tokens: Range<Int>, at index: Int) -> String? {
        var tokens: Range<Int> = tokens
        // Remove parentheses around the whole expression.
        while list.isPunctuation(tokens.lowerBound, "("), list.closing(tokens.lowerBound) == tokens.upperBound - 1 {
            tokens = tokens.lowerBound + 1..<tokens.upperBound - 1
        }
        if let accessor = accessor(tokens) { return accessor }
        let cast: Int = castIndex(in: tokens) ?? tokens.upperBound
        guard let method = MethodReference(list, tokens.lowerBound..<cast) else { return nil }
        let type: String
        switch method.base {
        case nil, "self", "Self", "super":
            guard let scope = scopes[index] else { return nil }
            type = scope.isProtocol ? "Self" : scope.name
        case let base?:
            type = MethodReference.isType(base) ? base : "type(of: \(base))"
        }
        var function: String = "\(type).\(method.name)\(method.labels.map(MethodReference.labelText) ?? "")"
        if cast < tokens.upperBound {
            function += " " + list.text(list[cast].start..<list[tokens.upperBound - 1].end)
        }
        let name: String = declarations.selectorName(method.name, labels: method.labels, in: method.base ?? type)
        return "Selector(\"\(name)\", \(function))"
    }

    /// Returns the selector of `getter: property` or `setter: property`.
    private func accessor(_ tokens: Range<Int>) -> String? {
        let word: Substring = list.text(tokens.lowerBound)
        guard word == "getter" || word == "setter", list.isPunctuation(tokens.lowerBound + 1, ":"),
            let last = tokens.last, list.kind(last) == .identifier
        else { return nil }
        let name: Substring = list.text(last)
        if word == "getter" { return "Selector(\"\(name)\")" }
        return "Selector(\"set\(name.prefix(1).uppercased())\(name.dropFirst()):\")"
    }

    /// Returns the index of `as` outside of parentheses.
    private func castIndex(in tokens: Range<Int>) -> Int? {
        var index: Int = tokens.lowerBound
        while index < tokens.upperBound {
            if list.isPunctuation(index, "("), let close = list.closing(index) { index = close }
            if list.text(index) == "as" { return index }
            index += 1
        }
        return nil
    }
}
