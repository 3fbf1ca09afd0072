/// Finds overrides of members that no superclass declares, and methods of protocols that nothing calls.
struct OverrideExaminer {
    let context: ExaminationContext
    let code: SourceCode

    func examine(_ type: TypeDeclaration) {
        guard let resolved = nominal(type) else { return }
        let supers: Supers = supers(of: resolved)
        for member in type.members {
            if member.isOverride {
                examineOverride(member, supers)
            } else if member.kind == .method, !member.isStatic {
                examineCallback(member, supers)
            }
        }
    }

    private func nominal(_ type: TypeDeclaration) -> NominalType? {
        type.kind == .extension ? context.app.resolve(type.name, in: type.scope) : .app(type.name)
    }

    /// The types that a type inherits from or conforms to.
    private struct Supers {
        var types: [NominalType] = []
        var isComplete = true
        /// The nearest superclass of the API.
        var apiClass: String?
        /// The API protocols that the type or one of its superclasses conforms to.
        var apiProtocols: [String] = []
    }

    private func supers(of type: NominalType) -> Supers {
        var supers = Supers()
        var visited: Set<NominalType> = []
        context.app.visit(type, &visited) { found in
            if found != type { supers.types.append(found) }
            if case .api(let name) = found, let kind = context.index.type(name)?.kind {
                if kind == .class, supers.apiClass == nil { supers.apiClass = name }
                if kind == .protocol { supers.apiProtocols.append(name) }
            }
            if case .app(let name) = found, context.app.types[name]?.hasHiddenMembers ?? true {
                supers.isComplete = false
            }
        } unknown: {
            supers.isComplete = false
        }
        return supers
    }

    /// Overrides that source rewriting changes, because only iOS has the member.
    private static let rewritten: Set<String> = ["runsForEachTargetApplicationUIConfiguration"]

    private func examineOverride(_ member: MemberDeclaration, _ supers: Supers) {
        guard let apiClass = supers.apiClass, member.kind != .subscripting,
            !OverrideExaminer.rewritten.contains(member.name)
        else { return }
        if let type = supers.types.first(where: { declares($0, member) }) {
            if let name = closedClass(type, member) {
                context.examination.report(
                    .override, "\(name).\(member.fullName)", capability: "members that cannot be overridden",
                    in: code, at: member.token)
            } else {
                context.examination.resolvedCount += 1
            }
            return
        }
        let capability: String? =
            member.kind == .method
            ? context.capabilities.callbacks[member.fullName] : context.capabilities.overrides[member.name]
        guard capability != nil || supers.isComplete && !context.hasUnknownModules else {
            context.examination.unknownCount += 1
            return
        }
        context.examination.report(
            .override, "\(apiClass).\(member.fullName)", capability: capability ?? context.otherCapability(apiClass),
            in: code, at: member.token)
    }

    private func declares(_ type: NominalType, _ member: MemberDeclaration) -> Bool {
        let labels: [String]? = member.parameters?.map(\.label)
        switch type {
        case .app(let name):
            return context.app.types[name]?.members[member.name]?.contains { $0.parameters?.map(\.label) == labels }
                ?? false
        case .api(let name):
            let members: [APIMember] = context.index.type(name)?.members[member.name] ?? []
            let extended: [MemberDeclaration] = context.app.extensions[name]?.members[member.name] ?? []
            return members.contains { $0.parameters?.map(\.label) == labels }
                || extended.contains { $0.parameters?.map(\.label) == labels }
        }
    }

    /// Returns the name of a class of the API that declares a member which no class of the app can override.
    private func closedClass(_ type: NominalType, _ member: MemberDeclaration) -> String? {
        guard case .api(let name) = type, let declared = context.index.type(name), declared.kind == .class else {
            return nil
        }
        let labels: [String]? = member.parameters?.map(\.label)
        let members: [APIMember] = declared.members[member.name] ?? []
        let isClosed: Bool = members.contains { $0.parameters?.map(\.label) == labels && !$0.isOverridable }
        return isClosed ? name : nil
    }

    private func examineCallback(_ member: MemberDeclaration, _ supers: Supers) {
        guard let capability = context.capabilities.callbacks[member.fullName], !supers.apiProtocols.isEmpty,
            !supers.types.contains(where: { declares($0, member) })
        else { return }
        context.examination.report(.callback, member.fullName, capability: capability, in: code, at: member.token)
    }
}
