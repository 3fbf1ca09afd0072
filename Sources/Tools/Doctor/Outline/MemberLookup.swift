/// A member that a look-up has found.
enum FoundMember {
    case app(MemberDeclaration, scope: [String])
    case api(APIMember)

    /// The parameters of a method or an initializer. Nil for a property.
    var parameters: [APIMember.Parameter]? {
        switch self {
        case .app(let member, _):
            return member.parameters?.map {
                APIMember.Parameter(label: $0.label, type: $0.type, hasDefault: $0.hasDefault)
            }
        case .api(let member): return member.parameters
        }
    }

    var isProperty: Bool {
        switch self {
        case .app(let member, _): return member.kind == .property
        case .api(let member): return member.kind == .property
        }
    }
}

/// The result of looking for a member of a type.
struct MemberLookup {
    var members: [FoundMember] = []
    /// Whether all types that can declare the member are known.
    var isComplete = true
    /// The first type of the API in the hierarchy of the type.
    var apiType: String?
}

extension AppOutline {
    /// Returns the members with the given name, of a type and all types that it inherits from or conforms to.
    func members(_ name: String, of type: NominalType) -> MemberLookup {
        var lookup = MemberLookup()
        var visited: Set<NominalType> = []
        visit(type, &visited) { type in
            switch type {
            case .app(let typeName):
                guard let entry = types[typeName] else { return }
                lookup.members += (entry.members[name] ?? []).map { .app($0, scope: AppOutline.scopes(typeName)) }
                if entry.hasHiddenMembers { lookup.isComplete = false }
            case .api(let typeName):
                if lookup.apiType == nil { lookup.apiType = typeName }
                let subscripts: [APIMember] = index.type(typeName)?.members["subscript"] ?? []
                let isDynamic: Bool = subscripts.contains { $0.parameters?.first?.label == "dynamicMember" }
                if isDynamic { lookup.isComplete = false }
                lookup.members += (index.type(typeName)?.members[name] ?? []).map { .api($0) }
                lookup.members += (extensions[typeName]?.members[name] ?? []).map { .app($0, scope: [typeName]) }
            }
        } unknown: {
            lookup.isComplete = false
        }
        return lookup
    }

    /// The full names of the types that enclose a type's members: `A`, `A.B` for `A.B`.
    static func scopes(_ name: String) -> [String] {
        var scopes: [String] = []
        for part in name.split(separator: ".") {
            scopes.append(scopes.last.map { $0 + "." + part } ?? String(part))
        }
        return scopes
    }

    /// Calls `body` with a type and all types that it inherits from or conforms to. Calls `unknown` for types that are
    /// not known.
    func visit(
        _ type: NominalType, _ visited: inout Set<NominalType>, _ body: (NominalType) -> Void, unknown: () -> Void
    ) {
        guard visited.insert(type).inserted else { return }
        body(type)
        switch type {
        case .app(let name):
            for (text, scope) in types[name]?.inherited ?? [] { visit(text, scope, &visited, body, unknown) }
        case .api(let name):
            let declared: APIType? = index.type(name)
            for text in [declared?.superclass].compactMap({ $0 }) + (declared?.protocols ?? []) {
                // A protocol that is not in the index, such as Sendable, has no members.
                if index.type(text) != nil { visit(.api(text), &visited, body, unknown: unknown) }
            }
            for (text, scope) in extensions[name]?.inherited ?? [] { visit(text, scope, &visited, body, unknown) }
        }
    }

    private func visit(
        _ text: String, _ scope: [String], _ visited: inout Set<NominalType>, _ body: (NominalType) -> Void,
        _ unknown: () -> Void
    ) {
        for part in text.split(separator: "&") where !AppOutline.plainProtocols.contains(part.filter { $0 != " " }) {
            if let type = resolve(String(part), in: scope) {
                visit(type, &visited, body, unknown: unknown)
            } else {
                unknown()
            }
        }
    }

    /// The types without members that can follow the colon of a declaration.
    private static let plainProtocols: Set<String> = [
        "class", "AnyObject", "Sendable", "@uncheckedSendable", "Copyable", "~Copyable", "BitwiseCopyable", "Any",
    ]
}
