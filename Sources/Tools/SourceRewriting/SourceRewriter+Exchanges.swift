import SwiftTokens

/// Methods that the app exchanges with functions of the Objective-C runtime.
///
/// A method of the app calls the implementation that it was exchanged with, if any:
///
///     extension UIView { @objc func log() { log(); print("layout") } }
///
///     extension UIView {
///         func log() { if let __method = ExchangedMethod("log", of: self, in: UIView.self) { return __method() };
///             return __implementation_log() };
///         func __implementation_log() { log(); print("layout") } }
///
/// For a method of the kit, an extension contains a subclass whose override calls the exchanged implementation.
/// `MethodSlot` replaces the entries in the method tables of the class with that of the subclass.
extension SourceRewriter {
    /// Rewrites a method that the app exchanges, and adds it to a table.
    mutating func rewriteExchanged(
        _ member: MemberDeclaration, in owner: TypeDeclaration, _ tables: inout [TableKey: Table]
    ) {
        guard member.kind == .method, let path = declarations.resolve(owner.path, in: nil) else { return }
        let key: DeclarationSummary.MemberKey = member.key(list)
        let exchanged: ExchangedMethods = declarations.exchanged
        guard exchanged.members[path]?.contains(key) ?? false else {
            if member.prefix.overrideIndex != nil, declarations.types[path]?.keyword == .class, isListed(owner),
                let method = exchanged.isOverride(key, of: path, in: declarations)
            {
                add("$0.overridesExchangeable(\"\(method.selector)\")", for: member, to: &tables)
            }
            return
        }
        guard let body = member.body, list.canBeLine(member.index..<body.lowerBound) else { return }
        let summary = DeclarationSummary.MemberSummary(list, member, in: owner)
        let forwarding = Forwarding(list, member)
        let names: String = member.parameterList(list).map(\.name).joined(separator: ", ")
        let attribute: Bool = (member.prefix.start..<member.index).contains { list.isText($0, "discardableResult") }
        let isOpen: Bool = (member.prefix.start..<member.index).contains { list.keyword($0) == .open }
        var access: String = isOpen ? "open " : memberAccess(member)
        if member.prefix.modifiers.contains(.private) { access = "private " }
        if member.prefix.modifiers.contains(.fileprivate) { access = "fileprivate " }
        let isolation: String = member.prefix.isolation.map { list.line($0) + " " } ?? ""
        let override: String = member.prefix.overrideIndex == nil ? "" : "override "
        if let index = member.prefix.overrideIndex { edits.blank(list[index].range) }
        edits.insert(
            "\(attribute ? "@discardableResult " : "")\(isolation)\(access)\(override)func \(member.name)"
                + "\(forwarding.parameters)\(forwarding.result) { if let __method = ExchangedMethod("
                + "\"\(summary.selectorName)\", of: self, in: \(owner.name).self) { return __method(\(names)) }; "
                + "return __implementation_\(forwarding.call) }; ", at: list[member.prefix.start].start)
        edits.insert("__implementation_", at: list[member.index + 1].start)
        needsAdditions = true
        let call: String = exchangedCall(
            "__implementation_" + member.name, summary.labels, parameterTypes(member))
        add("$0.exchangeable(\"\(summary.selectorName)\") \(call)", for: member, to: &tables)
        for method in (exchanged.kitMethods[path]?[key] ?? []).sorted(by: { $0.prefix < $1.prefix }) {
            insertSlot(method, member, owner)
            if !exchanged.canName(method) {
                leave(
                    member.index,
                    "A clause of “#if” declares “\(member.name)”, so “super.\(method.key.name)” does not call it.")
            }
        }
    }

    /// Returns a closure that calls a method of an object with arguments.
    private func exchangedCall(_ name: String, _ labels: [String], _ types: [String?]) -> String {
        let call: String = SourceRewriter.call(name, labels: labels, types: types)
        return labels.isEmpty
            ? "{ __object, _ in \(call.replacing("$0", with: "__object")) }" : "{ \(call) }"
    }

    /// Inserts an extension with the declarations for a method of the kit, whose parameters have the types of those of
    /// `member`.
    private mutating func insertSlot(
        _ method: ExchangedMethods.KitMethod, _ member: MemberDeclaration, _ owner: TypeDeclaration
    ) {
        var outer: TypeDeclaration = owner
        while let parent = outer.parent { outer = outline.types[parent] }
        guard outer.close < list.count else { return }
        let parameters: [Parameter] = member.parameterList(list)
        let types: [String] = parameters.map { list.line($0.type) }
        let result: String = member.type.map { " -> " + list.line($0) } ?? ""
        let declared: [String] = zip(method.key.labels, types).enumerated().map { offset, parameter in
            "\(parameter.0) __\(offset): \(parameter.1)"
        }
        let arguments: String = types.indices.map { "__\($0)" }.joined(separator: ", ")
        let values: String = parameterTypes(member).enumerated().map { offset, type in
            "__arguments[\(offset)]" + (type.map { " as \($0)" } ?? "")
        }.joined(separator: ", ")
        let prefix: String = method.prefix
        // Classes of UIKit are isolated to the main actor.
        let isolation: String = method.type.hasPrefix("UI") ? "@MainActor " : ""
        let functionResult: String = member.type.map { list.line($0) } ?? "Void"
        let inherited: String = (["_ __type: AnyClass"] + declared).joined(separator: ", ")
        let type: String = method.type
        let slot = "\(prefix)_Slot.slot", function = "\(prefix)_Function.self"
        let texts: [String] = [
            "struct \(prefix)_Function { let call: \(isolation)(\(types.joined(separator: ", "))) -> "
                + functionResult + " }",
            "class \(prefix)_Plain: \(type) {}",
            "class \(prefix)_Exchanged: \(prefix)_Plain { "
                + "override func \(method.key.name)(\(declared.joined(separator: ", ")))\(result) { "
                + "if let __method = ExchangedMethod(\"\(method.selector)\", of: self, in: \(type).self) "
                + "{ return __method(\(arguments)) }; "
                + "return \(slot).original(of: self, as: \(function)).call(\(arguments)) } }",
            "@discardableResult public func \(prefix)_super(\(inherited))\(result) { "
                + "\(slot).inherited(above: __type, of: self, as: \(function)).call(\(arguments)) }",
            "nonisolated enum \(prefix)_Slot { static let slot = MethodSlot(\"\(method.selector)\", of: "
                + "\(type).self, \(prefix)_Plain.self, \(prefix)_Exchanged.self); "
                + "@section(\"engawa_members\") @used static let table: @convention(c) () -> Void = { "
                + "ClassMembers.add(\(type).self) { $0.exchangeable(slot) { __object, __arguments in "
                + (types.isEmpty ? "" : "try ")
                + "slot.original(of: __object, as: \(function)).call(\(values)) } } } }",
        ]
        edits.insert(
            "; extension \(type) { \(texts.joined(separator: "; ")) }", at: list[outer.close].end)
    }

    /// Rewrites a call such as `super.viewDidAppear(animated)` so that it reaches the implementation with which the app
    /// exchanges that of the kit. Returns false for other calls.
    mutating func rewriteExchangedSuper(at index: Int, in owner: TypeDeclaration) -> Bool {
        let name: Int = index + 2
        guard list.isPunctuation(name + 1, "("), let close = list.closing(name + 1),
            let path = declarations.resolve(owner.path, in: nil), declarations.types[path]?.keyword == .class
        else { return false }
        let key = DeclarationSummary.MemberKey(
            kind: .method, name: list.name(name), labels: labelTexts(name + 1, close), isOfType: false)
        guard let method = declarations.exchanged.inherited(key, above: path, in: declarations) else { return false }
        let separator: String = key.labels.isEmpty ? "" : ", "
        edits.replace(
            list[index].start..<list[name + 1].end,
            with: "self.\(method.prefix)_super(\(owner.name).self\(separator)")
        return true
    }

    // MARK: Functions of the runtime

    /// Functions of the Objective-C runtime that read or change the methods of a class in ways that do not exist here.
    private static let methodTableFunctions: Set<String> = [
        "class_copyMethodList", "class_getClassMethod", "class_getMethodImplementation", "method_setImplementation",
        "imp_implementationWithBlock",
    ]

    /// Reports a call at `index` to a function that reads or changes the methods of a class, if the function does not
    /// work here.
    mutating func leaveMethodTableFunction(at index: Int) {
        guard list.isPunctuation(index + 1, "("), !list.isPunctuation(index - 1, "."),
            list.keyword(index - 1) != .func, let close = list.closing(index + 1)
        else { return }
        let name: String = list.text(index)
        if SourceRewriter.methodTableFunctions.contains(name) {
            leave(
                index, "“\(name)” reads or changes the methods of a class, which only the Objective-C runtime can do.")
        }
        guard DeclarationSummary.exchangingFunctions.contains(name) else { return }
        needsAdditions = true
        let namesMethod: Bool = (index + 2..<close).contains {
            list.kind($0) == .stringStart || list.isText($0, "NSSelectorFromString")
        }
        if name == "class_getInstanceMethod", namesMethod {
            leave(index, "“\(name)” finds only methods that “#selector” names.")
        }
        let argument: Bool = list.isPunctuation(index - 1, "(") || list.isPunctuation(index - 1, ",")
        if name == "method_getImplementation", !argument {
            leave(index, "Only “class_addMethod” and “class_replaceMethod” accept an implementation.")
        }
    }
}
