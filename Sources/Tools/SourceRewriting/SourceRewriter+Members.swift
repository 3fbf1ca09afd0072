import SwiftTokens

/// Tables of the members that Objective-C would see.
///
/// The declaration or extension that contains such members also receives a type that registers them:
///
///     nonisolated enum __Members { @section("engawa_members") @used static let table: … = { ClassMembers.add(…) } }
///
/// The table is inside the type, so that it can refer to private members.
extension SourceRewriter {
    mutating func rewriteMembers() {
        // The entries of tables, by type declaration and by clause of `#if`.
        var tables: [TableKey: Table] = [:]
        var protocols: [String: Set<String>] = [:]
        for member in outline.members {
            let owner: TypeDeclaration = outline.types[member.owner]
            guard owner.keyword == .class || owner.keyword == .extension else { continue }
            if protocols[owner.path] == nil { protocols[owner.path] = adoptedProtocols(owner) }
            let adopted: Set<String> = protocols[owner.path] ?? []
            if !adopted.isEmpty { implementOptionalMembers(member, adopted) }
            rewriteObserved(member, in: owner)
            rewriteOverride(member, in: owner, &tables)
            rewriteExtensionOverride(member, in: owner)
            rewriteExchanged(member, in: owner, &tables)
            insertForwardingMembers(member, in: owner)
            for member in member.properties(list) {
                if let entry = tableEntry(member, in: owner, adopted) { add(entry, for: member, to: &tables) }
            }
        }
        for (index, type) in outline.types.enumerated() where isListed(type) {
            guard let entry = creator(of: type) else { continue }
            tables[TableKey(owner: index, region: type.region), default: Table()].entries.append(entry)
        }
        for (key, table) in tables.sorted(by: { $0.key < $1.key }) { insert(table, key) }
        for type in outline.types { insertName(of: type) }
    }

    struct TableKey: Hashable, Comparable {
        var owner: Int
        var region: Int

        static func < (left: TableKey, right: TableKey) -> Bool {
            (left.owner, left.region) < (right.owner, right.region)
        }
    }

    struct Table {
        var entries: [String] = []
        /// The first member of the table. Only the table of a class declaration can be without a member.
        var first: MemberDeclaration?
    }

    mutating func add(_ entry: String, for member: MemberDeclaration, to tables: inout [TableKey: Table]) {
        let key = TableKey(owner: member.owner, region: member.region)
        tables[key, default: Table(first: member)].entries.append(entry)
    }

    private func adoptedProtocols(_ owner: TypeDeclaration) -> Set<String> {
        guard let path = declarations.resolve(owner.path, in: nil) else { return [] }
        return declarations.protocols(of: path)
    }

    // MARK: Entries

    /// Returns the statement that adds a member to a table; nil if Objective-C would not see the member.
    private mutating func tableEntry(
        _ member: MemberDeclaration, in owner: TypeDeclaration, _ protocols: Set<String>
    ) -> String? {
        guard member.kind != .initializer else { return nil }
        // The table of the class that declares the member contains it, unless that is a class of the kit.
        let isOverride: Bool = member.prefix.modifiers.contains(.override)
        let isExposed: Bool = !isOverride && member.isExposed(in: owner)
        let labels: [String] = member.parameterList(list).map { $0.label ?? "_" }
        let requirement: DeclarationSummary.MemberSummary? =
            isExposed || isOverride ? nil : exposedRequirement(member, labels, protocols)
        if !isExposed, requirement == nil {
            let name: String = ObjectiveCName.selector(member.name, labels: labels)
            let isAskedFor: Bool =
                declarations.asksForMethods || !isOverride && Self.methodsThatListsLookFor.contains(name)
            guard isAskedFor, member.kind == .method, !member.prefix.modifiers.contains(.private),
                isOverride || !protocols.isEmpty, KitDelegates.contains(member.name, labels), isListed(owner)
            else { return nil }
            return "$0.responds(to: \"\(name)\")"
        }
        let summary: DeclarationSummary.MemberSummary =
            requirement ?? DeclarationSummary.MemberSummary(list, member, in: owner)
        guard member.isDispatchable(list) else { return nil }
        guard isListed(owner) else {
            if isExposed, member.kind == .method || member.prefix.modifiers.contains(.dynamic) {
                leaveGeneric(member, owner)
            }
            return nil
        }
        let name: String = summary.selectorName
        switch member.kind {
        case .property where member.prefix.modifiers.contains(.type):
            return "$0.typeAction(\"\(name)\") { $0.\(SourceRewriter.escaped(member.name)) }"
        case .property:
            return "$0.property(\"\(name)\") { \\.\(SourceRewriter.escaped(member.name)) }"
        case .method:
            let call: String = SourceRewriter.call(member.name, labels: labels, types: parameterTypes(member))
            let attempt: String = member.prefix.modifiers.contains(.throws) && labels.isEmpty ? "try " : ""
            let kind: String =
                member.prefix.modifiers.contains(.type)
                ? (labels.isEmpty ? "typeAction" : "typeMethod") : (labels.isEmpty ? "action" : "method")
            let result: String = resultType(member).map { " as \($0)" } ?? ""
            return "$0.\(kind)(\"\(name)\") { \(attempt)\(call)\(result) }"
        case .initializer:
            return nil
        }
    }

    /// The optional methods without a result whose implementation makes rows deletable and movable.
    private static let methodsThatListsLookFor: Set<String> = [
        "tableView:commit:forRowAt:", "tableView:moveRowAt:to:", "collectionView:moveItemAt:to:",
    ]

    /// Returns the requirement of an `@objc` protocol of the app that a member implements.
    private func exposedRequirement(
        _ member: MemberDeclaration, _ labels: [String], _ protocols: Set<String>
    ) -> DeclarationSummary.MemberSummary? {
        guard member.prefix.modifiers.isDisjoint(with: [.private, .nonobjc]) else { return nil }
        let types: [String] = member.parameterTypes(list)
        for path in protocols.sorted() {
            let requirements = declarations.ownMembers(member.name, of: path).map(\.summary).filter {
                $0.modifiers.contains(.objc) && $0.kind == member.kind && $0.labels == labels
            }
            // Requirements can differ only in the types of their parameters.
            let requirement = requirements.first { $0.parameterTypes == types } ?? requirements.first
            if let requirement { return requirement }
        }
        return nil
    }

    /// Returns whether the members of a type can be in a table, which has no generic parameters.
    func isListed(_ owner: TypeDeclaration) -> Bool {
        guard !owner.isGeneric, !owner.prefix.modifiers.contains(.otherActor), !owner.hasWhere else { return false }
        guard owner.keyword == .extension else { return true }
        guard let path = declarations.resolve(owner.path, in: nil), let type = declarations.types[path] else {
            return !KitDelegates.genericClasses.contains(owner.name)
        }
        if type.isGeneric || type.modifiers.contains(.otherActor) { return false }
        if let keyword = type.keyword { return keyword == .class }
        return !KitDelegates.genericClasses.contains(owner.name) && !KitDelegates.isProtocol(owner.name)
    }

    private mutating func leaveGeneric(_ member: MemberDeclaration, _ owner: TypeDeclaration) {
        leave(
            member.index,
            "“\(member.name)” cannot be found by its name at run time, because “\(owner.name)” has generic parameters, "
                + "is constrained, or is isolated to an actor.")
    }

    /// Returns the types of a method's parameters, in the form that an `as` expression requires. They distinguish the
    /// method from others with the same name and labels, which another source may declare.
    func parameterTypes(_ member: MemberDeclaration) -> [String?] {
        member.parameterList(list).map { parameter in
            // In a table, `Self` has a different meaning.
            if parameter.type.contains(where: { list.isText($0, "Self") }) { return nil }
            // Only parameters can have these attributes.
            var attributes = ""
            var start: Int = parameter.type.lowerBound
            while list.isPunctuation(start, "@") {
                var end: Int = start + 2
                if list.isPunctuation(end, "("), list.isAdjacent(end), let close = list.closing(end) { end = close + 1 }
                // An attribute without a name or a type does not compile.
                guard end < parameter.type.upperBound else { return nil }
                if !list.isText(start + 1, "escaping"), !list.isText(start + 1, "autoclosure") {
                    attributes += list.line(start..<end) + " "
                }
                start = end
            }
            let text: String = attributes + list.line(start..<parameter.type.upperBound)
            return text.hasSuffix("!") ? text.dropLast() + "?" : text
        }
    }

    /// Returns the type of a method's result, in the form that an `as` expression requires. It distinguishes the method
    /// from others that differ only in their result.
    private func resultType(_ member: MemberDeclaration) -> String? {
        guard let type = member.type else { return nil }
        for index in type {
            if list.isText(index, "Self") || list.keyword(index) == .some || list.keyword(index) == .sending {
                return nil
            }
        }
        let text: String = list.line(type)
        return text.hasSuffix("!") ? text.dropLast() + "?" : text
    }

    // MARK: Insertion

    /// Registers the name in the attribute `@objc` of a class.
    private mutating func insertName(of type: TypeDeclaration) {
        guard type.keyword == .class, let name = type.prefix.objectiveCName, !type.isLocal, isListed(type),
            type.close < list.count
        else { return }
        needsAdditions = true
        insert(
            "nonisolated enum __ClassName { @section(\"engawa_members\") @used static let table: "
                + "@convention(c) () -> Void = { ClassMembers.addName(\"\(name)\", of: \(type.name).self) } }; ",
            before: type)
    }

    private mutating func insert(_ table: Table, _ key: TableKey) {
        let owner: TypeDeclaration = outline.types[key.owner]
        guard owner.close < list.count else { return }
        needsAdditions = true
        let isDeclaration: Bool = owner.keyword != .extension && key.region == owner.region
        let names: [String] = table.first.map { [$0.name] + $0.parameterList(list).map { $0.label ?? "_" } } ?? []
        let suffix: String = isDeclaration ? "" : "_" + names.joined(separator: "_")
        let text: String =
            "nonisolated enum __Members\(suffix) { @section(\"engawa_members\") @used static let table: "
            + "@convention(c) () -> Void = { ClassMembers.add(\(owner.name).self) { "
            + table.entries.joined(separator: "; ") + " } } }"
        if key.region == owner.region {
            insert(text + "; ", before: owner)
        } else if let first = table.first {
            edits.insert(text + "; ", at: list[first.prefix.start].start)
        }
    }
}
