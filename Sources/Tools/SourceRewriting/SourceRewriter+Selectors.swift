import SwiftTokens

/// `#selector`.
extension SourceRewriter {
    /// Replaces `#selector(method)` with a `Selector`.
    ///
    /// If the app's tables of members list the method, the selector contains only the name: `Selector("name:")`.
    /// Otherwise, it also contains a closure that calls the method:
    /// `Selector("name:", with: Type.self, { try $0.name($1[0]) })`.
    mutating func rewriteSelector(at index: Int) -> Int {
        guard list.isPunctuation(index + 1, "("), let close = list.closing(index + 1) else { return index + 1 }
        if let replacement = selector(index + 2..<close, at: index) {
            edits.replace(list[index].start..<list[close].end, with: replacement)
            needsAdditions = true
        }
        return close + 1
    }

    private mutating func selector(_ tokens: Range<Int>, at index: Int) -> String? {
        var tokens: Range<Int> = withoutParentheses(tokens)
        if let accessor = accessor(tokens, at: index) { return accessor }
        var arity: Int?
        if let cast = castIndex(in: tokens) {
            arity = argumentCount(ofFunctionType: cast + 1..<tokens.upperBound)
            tokens = withoutParentheses(tokens.lowerBound..<cast)
        }
        guard let method = MethodReference(list, tokens) else {
            leave(index, "“#selector” does not name a method.")
            return nil
        }
        let base: Base
        switch method.baseName {
        case nil where method.base == nil, "self"?, "Self"?, "super"?:
            guard let owner = outline.owner(of: index) else {
                leave(index, "The selector “\(method.name)” refers to a method outside of a type.")
                return nil
            }
            base = Base(text: owner.keyword == .protocol ? "Self" : owner.name, path: owner.path)
        case let name? where MethodReference.isType(name):
            let scope: String? = outline.owner(of: index)?.path
            base = Base(text: method.base.map(list.line) ?? name, path: resolve(name, in: scope))
        default:
            base = Base(text: "selectorBase(\(method.base.map(list.line) ?? ""))", path: nil, isObject: true)
        }
        return selector(method, arity, base, at: index)
    }

    /// The type before the method of a reference.
    private struct Base {
        /// An expression for the type.
        var text: String
        /// The path of the type in the app. Nil for a type of the kit, and for the type of an object.
        var path: String?
        /// Whether the base is an expression for an object or for a class.
        var isObject = false

        /// An expression for the metatype.
        var metatype: String { isObject ? text : text + ".self" }
    }

    private mutating func selector(_ method: MethodReference, _ arity: Int?, _ base: Base, at index: Int) -> String? {
        var candidates: [(owner: String, member: DeclarationSummary.MemberSummary)] = []
        if let path = base.path {
            candidates = declarations.exposedMembers(method.name, of: path)
            // An extension of a protocol refers to methods of the types that adopt it.
            if candidates.isEmpty, declarations.types[path]?.keyword == .protocol {
                candidates = declarations.exposedMembers(method.name)
            }
        } else if base.isObject {
            candidates = declarations.exposedMembers(method.name)
        }
        candidates.removeAll { candidate in
            if candidate.member.kind != .method { return true }
            if let labels = method.labels { return candidate.member.labels != labels }
            if let arity { return candidate.member.labels.count != arity }
            return false
        }
        if base.isObject, Set(candidates.map(\.member.selectorName)).count > 1 {
            let type: String? = method.base.flatMap { declaredType(of: $0, at: index) }
            let owners: [String] = type.map { declarations.exposedMembers(method.name, of: $0).map(\.owner) } ?? []
            candidates.removeAll { !owners.contains($0.owner) }
        }
        guard let (owner, member) = candidates.first else { return unlistedSelector(method, base) }
        if member.modifiers.contains(.async) {
            leave(index, "The method “\(method.name)” is asynchronous. Only Objective-C can call it by a selector.")
            return nil
        }
        // Some methods cannot be in a table. Their selectors contain only the name, which is enough for comparisons.
        let isListed: Bool =
            declarations.isDispatchable(member, of: owner) || declarations.types[owner]?.keyword == .protocol
        if isListed || !member.isDispatchable { return "Selector(\"\(member.selectorName)\")" }
        let call: String = SourceRewriter.call(member.name, labels: member.labels)
        return selector(member.selectorName, call, base)
    }

    /// Returns the path of the type with which the enclosing type declares a property, such as `b` or `self.b`.
    private func declaredType(of tokens: Range<Int>, at index: Int) -> String? {
        guard let last = tokens.last, let owner = outline.owner(of: index),
            tokens.count == 1 || tokens.count == 3 && list.keyword(tokens.lowerBound) == .`self`,
            let property = outline.members.first(where: {
                $0.kind == .property && $0.name == list.name(last) && outline.types[$0.owner].path == owner.path
            })
        else { return nil }
        // The initial value of a property without a type may be a call to an initializer.
        let isCall: Bool = list.isOperator(property.index + 2, "=") && list.isPunctuation(property.index + 4, "(")
        guard let type = property.type ?? (isCall ? property.index + 3..<property.index + 4 : nil) else { return nil }
        return resolve(DeclarationSummary.typeName(list, type), in: owner.path)
    }

    /// Returns a selector for a method that the app does not declare, or for one of several methods with its name.
    private func unlistedSelector(_ method: MethodReference, _ base: Base) -> String {
        let labels: [String]? =
            method.labels ?? KitDelegates.actionLabels[method.name] ?? overrideLabels(method.name, base.path)
        guard let labels else { return "Selector(\"\(method.name)\", \(base.text).\(method.name))" }
        let name: String = ObjectiveCName.selector(method.name, labels: labels)
        if base.path == nil, KitDelegates.isProtocol(base.text), !KitDelegates.editActions.contains(name) {
            // Selectors of protocols are only compared, and passed to `responds(to:)`.
            let isOptional: Bool = KitDelegates.contains(method.name, labels)
            let requirement: String = isOptional ? "" : ", requiredBy: { $0 is any \(base.text).Type }"
            return "Selector(\"\(name)\"\(requirement))"
        }
        // The kit lists its edit actions.
        if KitDelegates.editActions.contains(name) { return "Selector(\"\(name)\")" }
        return selector(name, SourceRewriter.call(method.name, labels: labels), base)
    }

    /// Returns the labels of a method of the kit that the type overrides.
    private func overrideLabels(_ name: String, _ path: String?) -> [String]? {
        guard let path else { return nil }
        for type in declarations.ancestry(of: path) {
            let overrides = declarations.ownMembers(name, of: type).filter { $0.summary.kind == .method }
            if let first = overrides.first { return overrides.count == 1 ? first.summary.labels : nil }
        }
        return nil
    }

    private func selector(_ name: String, _ call: String, _ base: Base) -> String {
        let argument: String = call.contains("$1") ? "with" : "on"
        return "Selector(\"\(name)\", \(argument): \(base.metatype), { \(call) })"
    }

    /// Returns a call to a method of `$0` with the elements of `$1` as its arguments.
    static func call(_ name: String, labels: [String], types: [String?] = []) -> String {
        let arguments: [String] = labels.enumerated().map { offset, label in
            let type: String? = offset < types.count ? types[offset] : nil
            return (label == "_" ? "" : label + ": ") + "$1[\(offset)]" + (type.map { " as \($0)" } ?? "")
        }
        return (labels.isEmpty ? "" : "try ") + "$0.\(escaped(name))(\(arguments.joined(separator: ", ")))"
    }

    /// Returns a name as it appears in code: with backticks if it is a keyword that cannot follow a dot.
    static func escaped(_ name: String) -> String {
        switch name {
        case "init", "self", "Type", "Protocol": "`\(name)`"
        default: name
        }
    }

    // MARK: Parts of the expression

    private func withoutParentheses(_ tokens: Range<Int>) -> Range<Int> {
        var tokens: Range<Int> = tokens
        while list.isPunctuation(tokens.lowerBound, "("), tokens.count >= 2,
            list.closing(tokens.lowerBound) == tokens.upperBound - 1
        {
            tokens = tokens.lowerBound + 1..<tokens.upperBound - 1
        }
        return tokens
    }

    /// Returns the selector of `getter: property` or `setter: property`.
    private func accessor(_ tokens: Range<Int>, at index: Int) -> String? {
        let isGetter: Bool = list.isText(tokens.lowerBound, "getter")
        guard isGetter || list.isText(tokens.lowerBound, "setter"), list.isPunctuation(tokens.lowerBound + 1, ":"),
            let property = MethodReference(list, tokens.lowerBound + 2..<tokens.upperBound), property.labels == nil
        else { return nil }
        let owner: String? = outline.owner(of: index)?.path
        let type: AppDeclarations.PropertyOwner
        switch property.baseName {
        case nil where property.base == nil, "self"?, "Self"?, "super"?: type = .named(owner)
        case let name? where MethodReference.isType(name): type = .named(resolve(name, in: owner))
        default: type = .unknown
        }
        let name: String = declarations.propertyKey(property.name, of: type)
        return "Selector(\"\(isGetter ? name : ObjectiveCName.setter(name))\")"
    }

    /// Returns the index of `as` outside parentheses.
    private func castIndex(in tokens: Range<Int>) -> Int? {
        var index: Int = tokens.lowerBound
        while index < tokens.upperBound {
            if list.keyword(index) == .as { return index }
            index = (list.closing(index) ?? index) + 1
        }
        return nil
    }

    /// Returns the number of parameters of the method in a function type: 1 for `(A) -> (B) -> Void` and for
    /// `(B) -> Void`.
    private func argumentCount(ofFunctionType tokens: Range<Int>) -> Int? {
        let tokens: Range<Int> = withoutParentheses(tokens)
        // The parameters before the last arrow.
        guard let arrow = tokens.last(where: { list.isOperator($0, "->") }), let open = list.opening(arrow - 1) else {
            return nil
        }
        guard arrow - 1 > open + 1 else { return 0 }
        var count = 1
        var index: Int = open + 1
        while index < arrow - 1 {
            if list.isPunctuation(index, ",") { count += 1 }
            index = max((list.closing(index) ?? index) + 1, list.afterGenericArguments(index))
        }
        return count
    }
}
