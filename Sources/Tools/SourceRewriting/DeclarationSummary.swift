import SwiftTokens

/// The declarations of a source that affect the rewriting of other sources.
///
/// A summary depends only on the text and the path of its source. An encoded summary can be stored, and decoded by the
/// same build of the tools.
public struct DeclarationSummary: Codable, Hashable, Sendable {
    /// A declaration or an extension of a type.
    struct TypeSummary: Codable, Hashable, Sendable {
        var path: String
        var keyword: TypeDeclaration.TypeKeyword
        /// The names in the inheritance clause, without attributes and generic arguments.
        var inherited: [String]
        /// The names in the inheritance clause with the attribute `@preconcurrency`.
        var preconcurrency: [String]
        var modifiers: DeclarationModifiers
        var isGeneric: Bool
        var initializers = Initializers()
        var members: [MemberSummary]
    }

    /// The initializers of a type.
    struct Initializers: Codable, Hashable, Sendable {
        /// The modifiers of `init()`; nil if the type does not declare it.
        var empty: DeclarationModifiers?
        /// The argument labels of the designated initializers that the type declares.
        var designated: Set<[String]> = []

        mutating func merge(_ other: Initializers) {
            empty = empty ?? other.empty
            designated.formUnion(other.designated)
        }
    }

    /// A member that other sources can refer to by name, or that they override.
    struct MemberSummary: Codable, Hashable, Sendable {
        var kind: MemberDeclaration.Kind
        var name: String
        /// The argument labels of a method, with `_` for an argument without a label.
        var labels: [String]
        var modifiers: DeclarationModifiers
        /// The name in the attribute `@objc`.
        var objectiveCName: String?
        /// Whether `ClassMembers` can contain the method or property.
        var isDispatchable: Bool
        /// For a member of an extension: its declaration without the body, on one line.
        var signature: String?
        /// Whether a property of an extension has a setter.
        var isSettable = false
        /// Whether the body of a method calls a method of the same object with the same name and labels.
        var callsItself = false
        /// Whether a clause of `#if` that some builds leave out declares the member.
        var isConditional = false
        /// For a method of a protocol: the types of its parameters.
        var parameterTypes: [String] = []

        /// The key by which the member is matched with the members it overrides, and with the members that override it.
        var key: MemberKey {
            MemberKey(kind: kind, name: name, labels: labels, isOfType: modifiers.contains(.type))
        }
    }

    /// The key by which a member is matched with the members it overrides, and with the members that override it.
    struct MemberKey: Hashable, Sendable {
        var kind: MemberDeclaration.Kind
        var name: String
        var labels: [String]
        var isOfType: Bool
    }

    /// A type alias.
    struct Alias: Codable, Hashable, Sendable {
        var path: String
        var target: String
    }

    var types: [TypeSummary] = []
    var aliases: [Alias] = []
    /// The names of properties whose type is an optional function.
    var optionalFunctions: Set<String> = []
    /// Whether the source checks whether objects respond to a selector.
    var asksForMethods = false
    /// Whether the source exchanges methods.
    var exchangesMethods = false
    /// The methods that selectors name.
    var selectorBlocks: [SelectorBlock] = []
    /// Whether the source creates objects of classes that are known only at run time.
    var createsObjectsOfTypes = false
    /// The names of properties of types such as `AppDelegate`, whose objects have names like those of delegates.
    var delegateProperties: Set<String> = []
    /// The names `observe` and `publisher`, if the source declares a method of this name whose first parameter is a
    /// writable key path.
    var writableKeyPathMethods: Set<String> = []

    /// Summarizes the declarations of a source.
    ///
    /// - Parameter path: The path of the source, which distinguishes its private types from those of other sources.
    ///   `SourceRewriter` receives the same path.
    /// - Complexity: O(*n*) in the length of the source.
    public init(of source: String, path: String = "") {
        let list = TokenList(XcodePreviews.removed(from: source))
        self.init(list, Outline(list, file: path))
    }

    init(_ list: TokenList, _ outline: Outline) {
        aliases = outline.aliases.map { Alias(path: $0.path, target: $0.target) }
        types = outline.types.map { TypeSummary(list, $0, outline.hiddenTypes) }
        for member in outline.members {
            let owner: TypeDeclaration = outline.types[member.owner]
            if member.kind == .property, member.isOptionalFunction(list) { optionalFunctions.insert(member.name) }
            if member.kind == .property, OptionalMember.isReceiverName(owner.name) {
                delegateProperties.insert(member.name)
            }
            if member.kind == .method, member.name == "observe" || member.name == "publisher",
                let type = member.parameterList(list).first?.type,
                type.contains(where: { list.text($0).hasSuffix("WritableKeyPath") })
            {
                writableKeyPathMethods.insert(member.name)
            }
            if member.kind == .initializer {
                types[member.owner].initializers.merge(DeclarationSummary.Initializers(list, member, in: owner))
            }
            guard member.concernsOtherSources(in: owner) else { continue }
            var summary = MemberSummary(list, member, in: owner)
            summary.isConditional = !outline.isAlwaysActive(member.region, list)
            types[member.owner].members.append(summary)
        }
        asksForMethods = list.tokens.indices.contains { list.isText($0, "responds") }
        exchangesMethods = list.tokens.indices.contains {
            list.isText($0, "method_exchangeImplementations") || list.isText($0, "class_replaceMethod")
        }
        selectorBlocks = DeclarationSummary.selectorBlocks(list, outline)
        createsObjectsOfTypes = DeclarationSummary.createsObjectsOfTypes(list)
        // Other sources refer to structures and enumerations only by name.
        types.removeAll { $0.keyword == .struct || $0.keyword == .enum }
    }
}

extension DeclarationModifiers: Codable {}

extension DeclarationSummary.TypeSummary {
    fileprivate init(_ list: TokenList, _ type: TypeDeclaration, _ hidden: HiddenTypes) {
        path = type.path
        keyword = type.keyword
        inherited = type.inherited.flatMap { DeclarationSummary.typeNames(list, $0) }
            .map { hidden.path(of: $0, in: type.path) }
        preconcurrency = type.inherited.filter { entry in
            list.isPunctuation(entry.lowerBound, "@") && list.isText(entry.lowerBound + 1, "preconcurrency")
        }.flatMap { DeclarationSummary.typeNames(list, $0) }.map { hidden.path(of: $0, in: type.path) }
        modifiers = type.prefix.modifiers
        isGeneric = type.isGeneric
        members = []
    }
}

extension DeclarationSummary.MemberSummary {
    init(_ list: TokenList, _ member: MemberDeclaration, in owner: TypeDeclaration) {
        kind = member.kind
        name = member.name
        labels = member.parameterList(list).map { $0.label ?? "_" }
        modifiers = member.prefix.modifiers
        if member.isExposed(in: owner) { modifiers.insert(.objc) }
        objectiveCName = member.prefix.objectiveCName
        isDispatchable = member.isDispatchable(list)
        callsItself = member.callsItself(list)
        if owner.keyword == .protocol { parameterTypes = member.parameterTypes(list) }
        guard owner.keyword == .extension, member.kind != .initializer, !member.isList, member.region == owner.region
        else { return }
        let end: Int = member.body?.lowerBound ?? member.last + 1
        guard list.canBeLine(member.index..<end) else { return }
        signature = list.line(member.index..<end)
        isSettable = member.hasSetter(list)
    }
}

extension DeclarationSummary {
    /// Returns the names of the types in an entry of an inheritance clause: several for a composition such as `A & B`.
    static func typeNames(_ list: TokenList, _ tokens: Range<Int>) -> [String] {
        var names: [String] = []
        var start: Int = tokens.lowerBound
        var index: Int = start
        while index < tokens.upperBound {
            if list.isOperator(index, "&") {
                names.append(typeName(list, start..<index))
                start = index + 1
            }
            index = max((list.closing(index) ?? index) + 1, list.afterGenericArguments(index))
        }
        names.append(typeName(list, start..<tokens.upperBound))
        return names.filter { !$0.isEmpty }
    }

    /// Returns the name of the type in an entry of an inheritance clause, without attributes and generic arguments.
    static func typeName(_ list: TokenList, _ tokens: Range<Int>) -> String {
        var name = ""
        var index: Int = tokens.lowerBound
        while index < tokens.upperBound {
            if list.isPunctuation(index, "@") {
                index += 2
                while list.isPunctuation(index, ".") { index += 2 }
                if list.isPunctuation(index, "("), list.isAdjacent(index), let close = list.closing(index) {
                    index = close + 1
                }
                continue
            }
            if list.operatorByte(index) == UInt8(ascii: "<") {
                let after: Int = list.afterGenericArguments(index)
                guard after > index else { return name }
                index = after
                continue
            }
            if list.kind(index) == .identifier {
                if list.keyword(index) == .any || list.keyword(index) == .nonisolated {
                    index += 1
                    continue
                }
                name += list.name(index)
            } else if list.isPunctuation(index, "."), !name.isEmpty {
                name += "."
            } else {
                return name
            }
            index += 1
        }
        return name
    }
}

extension MemberDeclaration {
    /// Whether Objective-C code would see the member.
    func isExposed(in owner: TypeDeclaration) -> Bool {
        let modifiers: DeclarationModifiers = prefix.modifiers
        if modifiers.contains(.nonobjc) { return false }
        if !modifiers.isDisjoint(with: .exposed) { return true }
        let isHidden: Bool = !modifiers.isDisjoint(with: [.private, .fileprivate])
        guard !isHidden, !modifiers.contains(.generic) else { return false }
        return owner.prefix.modifiers.contains(.objcMembers)
            || owner.keyword != .class && owner.prefix.modifiers.contains(.objc)
    }

    /// Whether the rewriting of another source can depend on the member.
    func concernsOtherSources(in owner: TypeDeclaration) -> Bool {
        switch owner.keyword {
        case .struct, .enum: return false
        case .class, .extension, .protocol, .actor: break
        }
        if kind == .initializer { return false }
        return isExposed(in: owner) || !prefix.modifiers.isDisjoint(with: [.override, .optional])
            || KitDelegates.optionalMethods.contains(name)
    }

    /// Whether the computed property has a setter.
    func hasSetter(_ list: TokenList) -> Bool {
        kind == .property && accessorBodies(list)[.set] != nil
    }

    /// Returns the opening braces of the accessors between the braces of the property.
    func accessorBodies(_ list: TokenList) -> [Keyword: Int] {
        guard let body else { return [:] }
        var result: [Keyword: Int] = [:]
        var index: Int = body.lowerBound + 1
        while index < body.upperBound {
            let keyword: Keyword = list.keyword(index)
            switch keyword {
            case .get, .set, .willSet, .didSet:
                var open: Int = index + 1
                if list.isPunctuation(open, "("), let close = list.closing(open) { open = close + 1 }
                // The effects of a getter.
                while list.keyword(open) == .async || list.keyword(open) == .throws { open += 1 }
                guard list.isPunctuation(open, "{"), let close = list.closing(open) else { return result }
                result[keyword] = open
                index = close + 1
            default:
                // An attribute of an accessor. Another token belongs to a statement of a property without `get`.
                guard list.isPunctuation(index, "@"), list.kind(index + 1) == .identifier else { return result }
                index += 2
                if list.isPunctuation(index, "("), list.isAdjacent(index), let close = list.closing(index) {
                    index = close + 1
                }
            }
        }
        return result
    }

    /// The key by which the member is matched with the members it overrides, and with the members that override it.
    func key(_ list: TokenList) -> DeclarationSummary.MemberKey {
        DeclarationSummary.MemberKey(
            kind: kind, name: name, labels: parameterList(list).map { $0.label ?? "_" },
            isOfType: prefix.modifiers.contains(.type))
    }

    /// Returns the types of the parameters, without spaces and attributes.
    func parameterTypes(_ list: TokenList) -> [String] {
        parameterList(list).map { parameter in
            var text = ""
            for index in parameter.type {
                let isAttribute: Bool = list.isPunctuation(index, "@") || list.isPunctuation(index - 1, "@")
                guard !isAttribute, list.keyword(index) != .any else { continue }
                text += list.isOperator(index, "!") ? "?" : list.text(index)
            }
            return text
        }
    }

    /// Whether the type of the property is an optional function.
    func isOptionalFunction(_ list: TokenList) -> Bool {
        guard let type, let last = type.last, type.count > 2, list.kind(last) == .operator,
            list.isPunctuation(type.lowerBound, "("),
            list.closing(type.lowerBound) == last - 1
        else { return false }
        return type.contains { list.isOperator($0, "->") }
    }

    /// Whether `ClassMembers` can contain the method or property.
    func isDispatchable(_ list: TokenList) -> Bool {
        let modifiers: DeclarationModifiers = prefix.modifiers
        guard modifiers.isDisjoint(with: [.async, .generic, .unavailable, .otherActor, .managed]) else { return false }
        switch kind {
        case .initializer: return false
        case .property: return !isList
        case .method:
            return parameterList(list).allSatisfy { !$0.isRestricted(list) }
        }
    }
}

extension Parameter {
    /// Whether another function cannot forward the argument, for example because the argument is `inout` or a
    /// nonescaping closure.
    fileprivate func isRestricted(_ list: TokenList) -> Bool {
        var isEscaping = false
        for index in type {
            switch list.keyword(index) {
            case .inout, .some, .isolated, .sending, .consuming, .borrowing: return true
            default: break
            }
            if list.isOperator(index, "...") { return true }
            if list.isText(index, "escaping") { isEscaping = true }
        }
        guard !isEscaping else { return false }
        // `(A) -> B` outside parentheses and generic arguments.
        var index: Int = type.lowerBound
        while index < type.upperBound {
            if list.isOperator(index, "->") { return true }
            index = max((list.closing(index) ?? index) + 1, list.afterGenericArguments(index))
        }
        return false
    }
}
