import SwiftTokens

/// Extension members that are overridden, and overrides in extensions. Both depend on the Objective-C runtime.
///
/// A member of an extension of an app class moves: the extension's member receives the prefix `__`, and the declaration
/// of the class contains a member that calls it. In an extension of a class of the kit, the member checks whether the
/// object has an override:
///
///     extension UIViewController { @objc func close() { … } }
///     class Editor: UIViewController { override func close() { super.close() } }
///
///     extension UIViewController {
///         func close() { if let … = self as? any __UIViewController_close { return ….__override_close() }; … __base_close() };
///         func __base_close() { … } };
///     protocol __UIViewController_close: AnyObject { func __override_close() }
///     class Editor: UIViewController, __UIViewController_close { func __override_close() { __base_close() } }
extension SourceRewriter {
    /// Rewrites an extension member that overrides another member or is overridden, or a member that overrides an
    /// extension member.
    mutating func rewriteExtensionOverride(_ member: MemberDeclaration, in owner: TypeDeclaration) {
        guard let path = declarations.resolve(owner.path, in: nil), member.kind != .initializer else { return }
        let key: DeclarationSummary.MemberKey = member.key(list)
        let isExtension: Bool = owner.keyword == .extension
        if isExtension, declarations.overrides.moved[path]?[key] != nil {
            if let override = member.prefix.overrideIndex { edits.blank(list[override].range) }
            // The declaration of the class contains the attribute.
            if let attribute = member.prefix.unavailability {
                edits.blank(list[attribute.lowerBound].start..<list[attribute.upperBound - 1].end)
            }
            edits.insert(movedPrefix(of: key, in: path), at: list[member.index + 1].start)
            return
        }
        let dispatcher: String? = declarations.overrides.dispatcher(of: key, above: path, in: declarations)
        let isDispatched: Bool = isExtension && declarations.overrides.dispatched[path]?.contains(key) ?? false
        if isDispatched { dispatch(member, owner, path, overriding: dispatcher) }
        if declarations.overrides.slotOverrides[path]?.contains(key) ?? false, !isExtension {
            edits.insert("override ", at: list[member.index].start)
            return
        }
        guard let override = member.prefix.overrideIndex else { return }
        if let dispatcher {
            if !isDispatched {
                let prefix: String = declarations.overrides.overridePrefix(of: key, dispatcher, in: declarations)
                edits.insert(prefix, at: list[member.index + 1].start)
            }
            guard !hasOverride(key, above: path, upTo: dispatcher) else { return }
            edits.blank(list[override].range)
            addedConformances[member.owner, default: []].append(
                OptionalMember.protocolName(dispatcher, member.name, key.labels))
        } else if isExtension, declarations.types[path]?.keyword == nil {
            let summary = DeclarationSummary.MemberSummary(list, member, in: owner)
            guard !SourceRewriter.isRootMethod(summary) else { return }
            guard summary.signature != nil, !KitDelegates.genericClasses.contains(owner.name), !owner.hasWhere else {
                return leave(override, "An extension of “\(owner.name)” cannot override “\(member.name)” here.")
            }
            edits.blank(list[override].range)
            edits.insert("@inline(never) ", at: list[member.prefix.start].start)
            edits.insert("__", at: list[member.index + 1].start)
            kitOverrides[member.owner, default: []].append((summary, member))
        }
    }

    /// Returns the prefix of a member that moves: two underscores for the class and for each superclass from whose
    /// extension a member with this name moves. Members of extensions cannot have the same name.
    private func movedPrefix(of key: DeclarationSummary.MemberKey, in path: String) -> String {
        let superclasses: ArraySlice<String> = declarations.ancestry(of: path).dropFirst()
        let count: Int = superclasses.count { ancestor in
            if declarations.overrides.moved[ancestor]?[key] != nil { return true }
            return declarations.types[ancestor]?.keyword == nil
                && declarations.ownMembers(key.name, of: ancestor).contains {
                    $0.summary.key == key && $0.summary.modifiers.contains(.override)
                }
        }
        return String(repeating: "__", count: count + 1)
    }

    /// Rewrites `super.name` if an extension of a class of the kit declares the member. Returns false for other
    /// members.
    mutating func rewriteDispatchedSuper(at index: Int, in owner: TypeDeclaration) -> Bool {
        let overrides: ExtensionOverrides = declarations.overrides
        guard !overrides.dispatched.isEmpty, let path = declarations.resolve(owner.path, in: nil) else { return false }
        let name: Int = index + 2
        var key = DeclarationSummary.MemberKey(kind: .property, name: list.name(name), labels: [], isOfType: false)
        if list.isPunctuation(name + 1, "("), let close = list.closing(name + 1) {
            key.kind = .method
            key.labels = labelTexts(name + 1, close)
        }
        var dispatcher: String? = overrides.dispatcher(of: key, above: path, in: declarations)
        if dispatcher == nil {
            key.isOfType = true
            dispatcher = overrides.dispatcher(of: key, above: path, in: declarations)
        }
        if dispatcher == nil, let call = calledMember(at: name, in: path) {
            key = call.key
            dispatcher = call.dispatcher
        }
        guard let dispatcher else { return false }
        if hasOverride(key, above: path, upTo: dispatcher) {
            let prefix: String = overrides.overridePrefix(of: key, dispatcher, in: declarations)
            edits.insert(prefix, at: list[name].start)
        } else {
            let outer: String? = overrides.dispatcher(of: key, above: dispatcher, in: declarations)
            let prefix: String = overrides.overridePrefix(of: key, outer, in: declarations)
            edits.replace(list[index].start..<list[name].start, with: "self.__base_\(prefix)")
        }
        return true
    }

    /// Returns the member of an extension of a class of the kit that a call without some of the default arguments, or
    /// with trailing closures, refers to. Reports a call that fits several members.
    private mutating func calledMember(
        at name: Int, in path: String
    ) -> (key: DeclarationSummary.MemberKey, dispatcher: String)? {
        var labels: [String?] = []
        var next: Int = name + 1
        if list.isPunctuation(next, "("), let close = list.closing(next) {
            labels = labelTexts(next, close)
            next = close + 1
        } else if !list.isPunctuation(next, "{") {
            return nil
        }
        let withoutClosures: [String?] = labels
        if list.isPunctuation(next, "{"), let close = list.closing(next) {
            // The first trailing closure has no label.
            labels.append(nil)
            next = close + 1
            while list.isPunctuation(next + 1, ":"), list.isPunctuation(next + 2, "{"),
                let close = list.closing(next + 2)
            {
                labels.append(list.name(next))
                next = close + 1
            }
        }
        for labels in labels == withoutClosures ? [labels] : [labels, withoutClosures] {
            let found = declarations.ancestry(of: path).dropFirst().flatMap { ancestor in
                (declarations.overrides.dispatched[ancestor] ?? []).filter { key in
                    key.kind == .method && key.name == list.name(name) && accepts(labels, key, of: ancestor)
                        && declarations.overrides.dispatcher(of: key, above: path, in: declarations) != nil
                }.map { (key: $0, dispatcher: ancestor) }
            }
            // A method and those that it overrides have one key.
            let count: Int = Set(found.map(\.key)).count
            if count > 1 { leave(name, "The call of “\(list.name(name))” fits several methods of extensions.") }
            if let first = found.first { return count == 1 ? first : nil }
        }
        return nil
    }

    /// Returns whether a call with the given labels can call a member of an extension. Nil represents any label.
    private func accepts(_ labels: [String?], _ key: DeclarationSummary.MemberKey, of path: String) -> Bool {
        let member = declarations.ownMembers(key.name, of: path).first { $0.summary.key == key }
        guard let signature = member?.summary.signature else { return false }
        let list = TokenList("class __ { \(signature) }")
        let parameters: [Parameter] = Outline(list).members.first?.parameterList(list) ?? []
        func fits(_ parameters: ArraySlice<Parameter>, _ labels: ArraySlice<String?>) -> Bool {
            guard let parameter = parameters.first else { return labels.isEmpty }
            if let label = labels.first, label == nil || label == parameter.label ?? "_",
                fits(parameters.dropFirst(), labels.dropFirst())
            {
                return true
            }
            return parameter.hasDefaultValue && fits(parameters.dropFirst(), labels)
        }
        return fits(parameters[...], labels[...])
    }

    /// Returns whether a superclass below `dispatcher` overrides a member.
    private func hasOverride(_ key: DeclarationSummary.MemberKey, above path: String, upTo dispatcher: String) -> Bool {
        for ancestor in declarations.ancestry(of: path).dropFirst() {
            if ancestor == dispatcher { return false }
            if declarations.ownMembers(key.name, of: ancestor).contains(where: { $0.summary.key == key }) {
                return true
            }
        }
        return false
    }

    // MARK: Overrides in extensions of classes of the kit

    /// Inserts a class whose overrides call the extension members of a kit class, and a table that replaces the methods
    /// of the kit class with the overrides at launch.
    mutating func insertReplacements() {
        for (index, overrides) in kitOverrides.sorted(by: { $0.key < $1.key }) {
            let owner: TypeDeclaration = outline.types[index]
            guard owner.close < list.count, let first = overrides.first else { continue }
            let suffix: String = ([first.member.name] + first.summary.labels).joined(separator: "_")
            let texts: [String] = overrides.compactMap { summary, _ in
                summary.signature.map { "override " + forwarder($0, summary) }
            }
            let text: String =
                "class __Plain_\(suffix): \(owner.name) {}; class __Overrides_\(suffix): __Plain_\(suffix) { "
                + texts.joined(separator: "; ") + " }; nonisolated enum __Replacement_\(suffix) "
                + "{ @section(\"engawa_members\") @used static let table: @convention(c) () -> Void = { "
                + "ClassMembers.replaceMethods(of: \(owner.name).self, __Plain_\(suffix).self, "
                + "__Overrides_\(suffix).self) } }; "
            insert(text, before: owner)
            needsAdditions = true
        }
    }

    // MARK: Members of extensions of kit classes

    /// Inserts a member that calls the override of an object or, if the object has no override, the renamed member.
    ///
    /// - Parameters:
    ///   - path: The name of the class of the kit.
    ///   - overridden: The superclass whose extension declares the member that the member itself overrides.
    private mutating func dispatch(
        _ member: MemberDeclaration, _ owner: TypeDeclaration, _ path: String, overriding overridden: String?
    ) {
        guard list.canBeLine(member.index..<(member.body?.lowerBound ?? member.last + 1)) else {
            return leave(member.index, "“\(member.name)” has a default value on several lines.")
        }
        let key: DeclarationSummary.MemberKey = member.key(list)
        let name: String = OptionalMember.protocolName(path, member.name, key.labels)
        let prefix: String = declarations.overrides.overridePrefix(of: key, overridden, in: declarations)
        let own: String = prefix + member.name
        let type: String = member.prefix.modifiers.contains(.type) ? "static " : ""
        let access: String = memberAccess(member)
        let effectiveAccess: String = effectiveAccess(member, in: owner)
        // UIKit classes are isolated to the main actor.
        let implied: String = path.hasPrefix("UI") ? "@MainActor " : ""
        let isolation: String = owner.prefix.isolation.map { list.line($0) + " " } ?? implied
        let find = "if let __object = self as? any \(name)\(type.isEmpty ? "" : ".Type")"
        let forwarding = Forwarding(list, member)
        let requirement: String
        let dispatcher: String
        switch member.kind {
        case .property:
            guard let valueType = member.type else { return }
            let text: String = list.line(valueType)
            let hasSetter: Bool = member.hasSetter(list)
            let get = "\(find) { return __object.__override_\(own) }; return __base_\(own)"
            let set = "\(find) { __object.__override_\(own) = newValue } else { __base_\(own) = newValue }"
            requirement = "\(type)var __override_\(own): \(text) { get \(hasSetter ? "set " : "")}"
            dispatcher =
                "\(type)var \(own): \(text) { get { \(get) } \(hasSetter ? "set { \(set) } " : "")}"
        case .method, .initializer:
            let call: String = prefix + forwarding.call
            requirement = "\(type)func __override_\(own)\(forwarding.signature)"
            dispatcher =
                "\(type)func \(own)\(forwarding.parameters)\(forwarding.result) { "
                + "\(find) { return \(forwarding.effects)__object.__override_\(call) }; "
                + "return \(forwarding.effects)__base_\(call) }"
        }
        edits.insert("__base_" + prefix, at: list[member.index + 1].start)
        guard owner.close < list.count else { return }
        edits.insert(
            "; \(isolation)\(effectiveAccess)protocol \(name): AnyObject { \(requirement) }", at: list[owner.close].end)
        if KitClasses.declares(key, below: path) {
            // Members of protocol extensions do not conflict with those of a class.
            let declaration: String = isolation + effectiveAccess + dispatcher
            edits.insert(
                "; extension NSObjectProtocol where Self: \(owner.name) { \(declaration) }", at: list[owner.close].end)
        } else {
            edits.insert(access + dispatcher + "; ", at: list[member.prefix.start].start)
        }
    }

    func memberAccess(_ member: MemberDeclaration) -> String {
        if member.prefix.modifiers.contains(.public) { return "public " }
        return member.prefix.modifiers.contains(.package) ? "package " : ""
    }

    /// Returns the access of a member of an extension, as a member that another type declares must state it.
    private func effectiveAccess(_ member: MemberDeclaration, in owner: TypeDeclaration) -> String {
        guard member.prefix.modifiers.isDisjoint(with: [.private, .fileprivate]) else { return "fileprivate " }
        let isInternal: Bool = (member.prefix.start..<member.index).contains { list.isText($0, "internal") }
        let access: String = memberAccess(member)
        return access.isEmpty && !isInternal ? accessLevel(of: owner) : access
    }

    // MARK: Declarations of classes of the app

    /// Inserts into a class the members that move from its extensions, and the optional members of the kit's protocols
    /// that subclasses override.
    mutating func insertMovedMembers(_ index: Int) {
        let type: TypeDeclaration = outline.types[index]
        guard type.keyword == .class, !type.isLocal, type.close < list.count,
            let path = declarations.resolve(type.path, in: nil)
        else { return }
        let access: String = overridableAccess(of: type)
        var texts: [String] = []
        for (key, moved) in (declarations.overrides.moved[path] ?? [:]).sorted(by: { $0.key.name < $1.key.name }) {
            guard let signature = moved.member.signature else { continue }
            let dispatcher: String? =
                moved.isOverride ? declarations.overrides.dispatcher(of: key, above: path, in: declarations) : nil
            var isOverride: Bool = moved.isOverride
            if let dispatcher, !hasOverride(key, above: path, upTo: dispatcher) {
                isOverride = false
                addedConformances[index, default: []].append(
                    OptionalMember.protocolName(dispatcher, key.name, key.labels))
            }
            let prefix: String = declarations.overrides.overridePrefix(of: key, dispatcher, in: declarations)
            let attribute: String = moved.member.modifiers.contains(.unavailable) ? "@available(*, unavailable) " : ""
            texts.append(
                attribute + access + (isOverride ? "override " : "")
                    + forwarder(
                        signature, moved.member, namePrefix: prefix, calls: movedPrefix(of: key, in: path)))
        }
        for (_, slot) in declarations.overrides.slots[path] ?? [:] {
            texts.append("@MainActor \(access)\(slot.declaration.replacing("stopProgram(", with: "fatalError("))")
        }
        guard !texts.isEmpty else { return }
        insert(texts.sorted().joined(separator: "; ") + "; ", before: type)
    }

    /// Inserts declarations that end with a semicolon before the closing brace of a type.
    mutating func insert(_ text: String, before type: TypeDeclaration) {
        let isFirst: Bool = extendedBraces.insert(type.close).inserted
        let needsSeparator: Bool =
            isFirst && type.close > type.open + 1 && !list.isLineEnd(between: type.close - 1, and: type.close)
            && !list.isPunctuation(type.close - 1, ";")
        edits.insert((needsSeparator ? "; " : "") + text, at: list[type.close].start)
    }

    private func overridableAccess(of type: TypeDeclaration) -> String {
        let isOpen: Bool = (type.prefix.start..<type.index).contains { list.keyword($0) == .open }
        return isOpen ? "open " : accessLevel(of: type).replacing("fileprivate ", with: "")
    }

    /// Returns a member that calls the member of an extension with the prefix `calls`.
    private func forwarder(
        _ signature: String, _ member: DeclarationSummary.MemberSummary, namePrefix: String = "", calls: String = "__"
    ) -> String {
        let type: String = member.modifiers.contains(.type) ? "class " : ""
        // A space separates the keyword from the name.
        let declaration: String = signature.replacing(" ", with: " " + namePrefix, maxReplacements: 1)
        if member.kind == .property {
            let name: String = calls + member.name
            return type + declaration
                + (member.isSettable ? " { get { \(name) } set { \(name) = newValue } }" : " { \(name) }")
        }
        let list = TokenList("class __ { \(signature) }")
        guard let parsed = Outline(list).members.first else { return type + signature + " {}" }
        let forwarding = Forwarding(list, parsed)
        return "\(type)\(declaration) { \(forwarding.effects)\(calls)\(forwarding.call) }"
    }
}

/// The parts of a method that calls another method with the same parameters.
struct Forwarding {
    /// The parameters with their default values, in parentheses.
    var parameters: String
    /// The parameters without default values, the effects and the result.
    var signature: String
    /// The effects and the result, with a space before them.
    var result: String
    /// The keywords that a call requires, such as `try await `.
    var effects: String
    /// The name and the arguments.
    var call: String

    init(_ list: TokenList, _ member: MemberDeclaration) {
        let modifiers: DeclarationModifiers = member.prefix.modifiers
        effects =
            (modifiers.contains(.throws) ? "try " : "") + (modifiers.contains(.async) ? "await " : "")
        parameters = member.parameters.map { list.line($0.lowerBound..<$0.upperBound + 1) } ?? "()"
        let end: Int = member.body?.lowerBound ?? member.last + 1
        let afterParameters: Int = (member.parameters?.upperBound ?? member.index + 1) + 1
        result = afterParameters < end ? " " + list.line(afterParameters..<end) : ""
        let all: [Parameter] = member.parameterList(list)
        let declared: [String] = all.map { parameter in
            let label: String = parameter.label.map { "`\($0)`" } ?? "_"
            return "\(label) \(parameter.name): \(list.line(parameter.type))"
        }
        signature = "(\(declared.joined(separator: ", ")))\(result)"
        let arguments: [String] = all.map { parameter in
            let isInout: Bool = list.keyword(parameter.type.lowerBound) == .inout
            return (parameter.label.map { $0 + ": " } ?? "") + (isInout ? "&" : "") + parameter.name
        }
        call = "\(member.name)(\(arguments.joined(separator: ", ")))"
    }
}
