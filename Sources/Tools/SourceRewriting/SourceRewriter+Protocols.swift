import SwiftTokens

/// `@objc` protocols with optional members.
///
/// An optional member becomes a separate protocol, with the member as its only requirement. The types that declare the
/// member conform to that protocol. An extension of the original protocol contains a property with the name
/// `__name_label`. Its value is the method if the object has it, and otherwise nil. A call `object.name?(label: x)`
/// becomes `object.__name_label?(x)`. Methods that differ only in the types of their parameters become methods whose
/// result is optional, and the call becomes `object.__name_label(label: x)`.
extension SourceRewriter {
    mutating func rewriteProtocol(_ index: Int) {
        let type: TypeDeclaration = outline.types[index]
        guard type.keyword == .protocol, type.prefix.modifiers.contains(.objc) else { return }
        constrainToClasses(type, index)
        var generated = ""
        for member in outline.members where member.owner == index && member.prefix.modifiers.contains(.optional) {
            guard let text = optionalRequirement(member, of: type) else { continue }
            generated += text
            let last: Int = list.isPunctuation(member.last + 1, ";") ? member.last + 1 : member.last
            edits.blank(list[member.prefix.start].start..<list[last].end)
            removed.append(member.prefix.start..<last + 1)
        }
        if !generated.isEmpty, type.close < list.count { edits.insert(generated, at: list[type.close].end) }
    }

    /// Adds `AnyObject`, which `@objc` implies, to the inheritance clause of a protocol.
    private mutating func constrainToClasses(_ type: TypeDeclaration, _ index: Int) {
        let names: [String] = type.inherited.map { DeclarationSummary.typeName(list, $0) }
        guard !names.contains("AnyObject"), !names.contains("NSObjectProtocol"), !names.contains("class") else {
            return
        }
        addedConformances[index, default: []].append("AnyObject")
    }

    /// Replaces `some` before the name of an `@objc` protocol with `any`, and returns the index of the next token.
    ///
    /// On Apple platforms, existentials of these protocols conform to them, so apps use them as values of opaque types.
    mutating func rewriteOpaqueType(at index: Int) -> Int {
        guard list.kind(index + 1) == .identifier, !list.isPunctuation(index - 1, ".") else { return index + 1 }
        var end: Int = index + 2
        while list.isPunctuation(end, "."), list.kind(end + 1) == .identifier { end += 2 }
        let name: String = DeclarationSummary.typeName(list, index + 1..<end)
        if let path = resolve(name, in: outline.owner(of: index)?.path), let type = declarations.types[path],
            type.keyword == .protocol, type.modifiers.contains(.objc)
        {
            edits.replace(list[index].range, with: "any")
        }
        return index + 1
    }

    /// Returns the declarations that replace an optional member. If the member cannot be rewritten, records a leftover
    /// and returns nil.
    private mutating func optionalRequirement(_ member: MemberDeclaration, of type: TypeDeclaration) -> String? {
        guard type.parent == nil, !type.isLocal else {
            leave(member.index, "Optional members of a protocol inside another declaration are not rewritten.")
            return nil
        }
        guard member.kind != .initializer, !member.isList, !member.prefix.modifiers.contains(.type),
            list.canBeLine(member.index..<member.last + 1)
        else {
            leave(member.index, "Only instance methods and instance properties are rewritten as optional members.")
            return nil
        }
        let access: String = accessLevel(of: type)
        let labels: [String] = member.parameterList(list).map { $0.label ?? "_" }
        let overloads = declarations.optionalMethods(member.name, labels, of: type.path)
        let types: [String] = member.parameterTypes(list)
        let name: String = OptionalMember.protocolName(
            type.path, member.name, labels, number: overloads.firstIndex { $0.parameterTypes == types } ?? 0)
        let isolation: String = (type.prefix.isolation ?? member.prefix.isolation).map { list.line($0) + " " } ?? ""
        let own: String = type.prefix.isolation == nil ? isolation : ""
        let requirement: String = list.line(member.index..<member.last + 1)
        let header = "; \(isolation)\(access)protocol \(name): AnyObject { \(requirement) }"
        if overloads.count > 1 {
            return "\(header); extension \(type.name) { \(access)\(own)\(optionalMethod(member, labels, name)) }"
        }
        guard let property = optionalProperty(member, labels, name) else {
            leave(member.index, "The type of the optional member “\(member.name)” is not known.")
            return nil
        }
        return "\(header); extension \(type.name) { \(access)\(own)\(property) }"
    }

    /// Returns the property that callers use to access an optional member.
    private func optionalProperty(_ member: MemberDeclaration, _ labels: [String], _ protocolName: String) -> String? {
        switch member.kind {
        case .property:
            guard let type = member.type else { return nil }
            let text: String = withoutImplicitUnwrapping(list.line(type))
            return "var \(member.name): (\(text))? { guard let __object = self as? any \(protocolName) else "
                + "{ return nil }; return __object.\(member.name) }"
        case .method:
            let types: [String] = member.parameterList(list).map { withoutImplicitUnwrapping(list.line($0.type)) }
            let effects: String =
                (member.prefix.modifiers.contains(.async) ? "async " : "")
                + (member.prefix.modifiers.contains(.throws) ? "throws " : "")
            let result: String = member.type.map { withoutImplicitUnwrapping(list.line($0)) } ?? "Void"
            let arguments: String = labels.enumerated().map { offset, label in
                (label == "_" ? "" : label + ": ") + (types[offset].hasPrefix("inout ") ? "&" : "") + "$\(offset)"
            }.joined(separator: ", ")
            let call: String =
                (member.prefix.modifiers.contains(.throws) ? "try " : "")
                + (member.prefix.modifiers.contains(.async) ? "await " : "")
                + "__object.\(SourceRewriter.escaped(member.name))(\(arguments))"
            let function = "(\(types.joined(separator: ", "))) \(effects)-> \(result)"
            return "var \(OptionalMember.propertyName(member.name, labels)): (\(function))? "
                + "{ guard let __object = self as? any \(protocolName) else { return nil }; return { \(call) } }"
        case .initializer:
            return nil
        }
    }

    /// Returns the method that callers use to access an optional method if the protocol has several with its name and
    /// labels.
    private func optionalMethod(_ member: MemberDeclaration, _ labels: [String], _ protocolName: String) -> String {
        let forwarding = Forwarding(list, member)
        let effects: String =
            (member.prefix.modifiers.contains(.async) ? "async " : "")
            + (member.prefix.modifiers.contains(.throws) ? "throws " : "")
        let type: String = withoutImplicitUnwrapping(member.type.map(list.line) ?? "Void")
        return "@discardableResult func \(OptionalMember.propertyName(member.name, labels))\(forwarding.parameters) "
            + "\(effects)-> \(type.hasSuffix("?") ? type : "(\(type))?") "
            + "{ guard let __object = self as? any \(protocolName) else { return nil }; "
            + "return \(forwarding.effects)__object.\(forwarding.call) }"
    }

    /// Returns a type as it can appear in a function type, where `?` replaces `!`.
    private func withoutImplicitUnwrapping(_ type: String) -> String {
        type.hasSuffix("!") ? type.dropLast() + "?" : type
    }

    /// Returns the access modifier of a declaration, with a space; empty for the default.
    func accessLevel(of type: TypeDeclaration) -> String {
        let modifiers: DeclarationModifiers = type.prefix.modifiers
        if modifiers.contains(.public) { return "public " }
        if modifiers.contains(.package) { return "package " }
        return modifiers.isDisjoint(with: [.private, .fileprivate]) ? "" : "fileprivate "
    }

    // MARK: Conformance

    /// Makes the type that declares a member conform to the protocols of the optional members that the member
    /// implements.
    mutating func implementOptionalMembers(_ member: MemberDeclaration, _ protocols: Set<String>) {
        guard let candidates = declarations.optionalMembers[member.name], !candidates.isEmpty,
            member.prefix.modifiers.isDisjoint(with: [.override, .private, .type])
        else { return }
        let labels: [String] = member.parameterList(list).map { $0.label ?? "_" }
        let type: TypeDeclaration = outline.types[member.owner]
        let types: [String] = member.parameterTypes(list)
        for (path, summary) in candidates
        where protocols.contains(path) && summary.kind == member.kind && summary.labels == labels {
            let overloads = declarations.optionalMethods(member.name, labels, of: path)
            if overloads.count > 1, summary.parameterTypes != types { continue }
            let name: String = OptionalMember.protocolName(
                path, member.name, labels, number: overloads.firstIndex { $0.parameterTypes == types } ?? 0)
            let conformance: String = conformanceAttribute(path, of: type) + name
            if member.region == type.region || !canExtend(type) {
                addedConformances[member.owner, default: []].append(conformance)
            } else {
                conditionalConformances.append(
                    ConditionalConformance(type: member.owner, region: member.region, name: conformance))
            }
        }
    }

    /// Returns the attribute that the type has before the protocol `path` in its inheritance clause, such as
    /// `@preconcurrency`.
    private func conformanceAttribute(_ path: String, of type: TypeDeclaration) -> String {
        for entry in type.inherited where list.isPunctuation(entry.lowerBound, "@") {
            if resolve(DeclarationSummary.typeName(list, entry), in: type.path) == path {
                return list.line(entry.lowerBound..<entry.lowerBound + 2) + " "
            }
        }
        return declarations.isPreconcurrency(path, of: type.path) ? "@preconcurrency " : ""
    }

    /// Inserts names into the inheritance clause of a type declaration.
    mutating func addConformances(_ names: [String], to type: TypeDeclaration) {
        // The clauses of `#if` can declare the same member.
        var added: Set<String> = []
        let text: String = names.filter { added.insert($0).inserted }.joined(separator: ", ")
        if let last = type.inherited.last {
            edits.insert(", " + text, at: list[last.upperBound - 1].end)
        } else {
            edits.insert(": " + text, at: list[type.headerEnd - 1].end)
        }
    }
}

/// The names of the declarations that replace optional members.
enum OptionalMember {
    /// Returns the name of the protocol whose only requirement is the member.
    ///
    /// - Parameter number: The number of members with the same name and labels that precede the member in its
    ///   protocol. The default is 0.
    static func protocolName(_ path: String, _ name: String, _ labels: [String], number: Int = 0) -> String {
        "__" + HiddenTypes.identifier(path) + "_" + joined(name, labels) + (number > 0 ? "_\(number)" : "")
    }

    /// Returns the name of the property whose value is the method.
    static func propertyName(_ name: String, _ labels: [String]) -> String {
        "__" + joined(name, labels)
    }

    /// Returns whether the name of a variable or type ends like those of objects with optional members.
    static func isReceiverName(_ name: String) -> Bool {
        let name: String = name.lowercased()
        return ["delegate", "datasource", "observer", "listener"].contains(where: name.hasSuffix)
    }

    private static func joined(_ name: String, _ labels: [String]) -> String {
        ([name] + labels).joined(separator: "_")
    }
}
