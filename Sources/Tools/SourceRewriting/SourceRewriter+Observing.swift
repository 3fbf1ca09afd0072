import SwiftTokens

/// Properties whose changes are observed.
extension SourceRewriter {
    /// Makes a property with the modifier `dynamic` notify its observers, and removes the modifier.
    mutating func rewriteObserved(_ member: MemberDeclaration, in owner: TypeDeclaration) {
        guard member.prefix.modifiers.contains(.dynamic), isObjectiveC(member, owner) else { return }
        if let index = (member.prefix.start..<member.index).first(where: { list.keyword($0) == .dynamic }) {
            edits.blank(list[index].range)
        }
        guard member.kind == .property, !member.isConstant,
            member.prefix.modifiers.isDisjoint(with: [.override, .type, .managed])
        else { return }
        guard !member.isList else {
            leave(member.index, "Several properties in one declaration do not notify observers of their changes.")
            return
        }
        let name: String = member.prefix.objectiveCName ?? member.name
        let will = "keyWillChange(self, \"\(name)\")"
        let did = "keyDidChange(self, \"\(name)\")"
        needsAdditions = true
        guard let body = member.body else {
            edits.insert(" { willSet { \(will) } didSet { \(did) } }", at: list[member.last].end)
            return
        }
        let accessors: [Keyword: Int] = member.accessorBodies(list)
        if let setter = accessors[.set] {
            edits.insert(" \(will); defer { \(did) };", at: list[setter].end)
            return
        }
        guard accessors[.willSet] != nil || accessors[.didSet] != nil else {
            // The member is a computed property without a setter, or a stored property whose initial value ends with a
            // closure.
            return
        }
        if let observer = accessors[.willSet] {
            edits.insert(" \(will);", at: list[observer].end)
        } else {
            edits.insert(" willSet { \(will) }", at: list[body.lowerBound].end)
        }
        if let observer = accessors[.didSet] {
            edits.insert(" defer { \(did) };", at: list[observer].end)
        } else {
            edits.insert(" didSet { \(did) }", at: list[body.lowerBound].end)
        }
    }

    /// Returns whether `dynamic` on a member refers to the Objective-C runtime.
    private func isObjectiveC(_ member: MemberDeclaration, _ owner: TypeDeclaration) -> Bool {
        !member.prefix.modifiers.isDisjoint(with: [.objc, .outlet, .action, .inspectable, .managed, .override])
            || !owner.prefix.modifiers.isDisjoint(with: [.objcMembers, .objc])
    }

    /// Returns whether the token at `index` is the label of an argument that only calls for key-value observing have.
    private func isArgumentOfObserving(_ index: Int) -> Bool {
        (list.isText(index, "options") || list.isText(index, "changeHandler")) && list.isPunctuation(index + 1, ":")
    }

    /// Gives a name to the key path of `observe(\.path, options: …) { … }`: `observe(namedKeyPath(\.path, "path"), …)`,
    /// and to the key path of `publisher(for: \.path)`. The result is a constant key path, so the sources do not change
    /// if the app's own methods with the same name require a writable one.
    mutating func nameKeyPath(at index: Int) {
        let isPublisher: Bool = list.isText(index, "publisher")
        let slash: Int = isPublisher ? index + 4 : index + 2
        guard list.isPunctuation(index + 1, "("), let close = list.closing(index + 1), isBackslash(slash),
            !list.isText(index - 2, "rx"),
            !isPublisher || list.isText(index + 2, "for") && list.isPunctuation(index + 3, ":"),
            !declarations.writableKeyPathMethods.contains(isPublisher ? "publisher" : "observe")
                || !isPublisher && (slash..<close).contains(where: isArgumentOfObserving)
        else { return }
        var names: [String] = []
        var current: Int = slash + 1
        while current < close, !list.isPunctuation(current, ",") {
            if list.kind(current) == .identifier {
                names.append(list.name(current))
            } else if !list.isPunctuation(current, "."), list.operatorByte(current) != UInt8(ascii: "?"),
                list.operatorByte(current) != UInt8(ascii: "!")
            {
                return
            }
            current += 1
        }
        // Only calls for key-value observing have one of these arguments, or a trailing closure as the only other
        // argument.
        let isObserving: Bool =
            isArgumentOfObserving(current + 1)
            || current == close && (isPublisher || list.isPunctuation(close + 1, "{"))
        guard isObserving else { return }
        let owner: String? = outline.owner(of: index)?.path
        var root: AppDeclarations.PropertyOwner = .unknown
        if !list.isPunctuation(slash + 1, ".") {
            // Drop the name of the type.
            let type: String = names.prefix(while: MethodReference.isType).joined(separator: ".")
            root = .named(resolve(type, in: owner))
            names = Array(names.drop(while: MethodReference.isType))
        } else if !list.isPunctuation(index - 1, ".") || list.keyword(index - 2) == .`self` {
            root = .named(owner)
        }
        guard !names.isEmpty else { return }
        let key: String = declarations.propertyKeys(names, of: root).joined(separator: ".")
        edits.insert("namedKeyPath(", at: list[slash].start)
        edits.insert(", \"\(key)\")", at: list[current - 1].end)
        needsAdditions = true
    }

    private func isBackslash(_ index: Int) -> Bool {
        list.kind(index) == .punctuation && list.bytes[list[index].start] == UInt8(ascii: "\\")
    }
}
