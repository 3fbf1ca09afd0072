/// A type of an app or of the API.
enum NominalType: Hashable {
    /// A type that the app declares, by its full name.
    case app(String)
    /// A type of the index, by its full name.
    case api(String)

    var name: String {
        switch self {
        case .app(let name), .api(let name): return name
        }
    }
}

/// The declarations of all sources of an app, and the extensions that it makes to types of the API.
struct AppOutline {
    /// The declarations of one type in all sources.
    struct Entry {
        var kind: TypeDeclaration.Kind
        /// The types after the colons of all declarations, and the scopes in which they are named.
        var inherited: [(type: String, scope: [String])] = []
        var members: [String: [MemberDeclaration]] = [:]
        /// Whether the type can have members that its sources do not show.
        var hasHiddenMembers = false
    }

    let index: APIIndex
    private(set) var types: [String: Entry] = [:]
    /// The extensions of types of the API, by the full names of the types.
    private(set) var extensions: [String: Entry] = [:]
    private(set) var globals: [String: [MemberDeclaration]] = [:]
    private(set) var names: Set<String> = []

    init(_ outlines: [SourceOutline], index: APIIndex) {
        self.index = index
        for outline in outlines {
            names.formUnion(outline.names)
            for global in outline.globals { globals[global.name, default: []].append(global) }
            for type in outline.types where type.kind != .extension { add(type) }
        }
        // Extensions are added when all types are known.
        for outline in outlines {
            for type in outline.types where type.kind == .extension { addExtension(type) }
        }
    }

    /// The attributes that add members to a type.
    private static let expandingAttributes: Set<String> = [
        "dynamicMemberLookup", "dynamicCallable", "attached", "Observable", "Model", "propertyWrapper", "Reducer",
        "ObservableState",
    ]

    private mutating func add(_ type: TypeDeclaration) {
        types[type.name] = merged(types[type.name], type)
    }

    private mutating func addExtension(_ type: TypeDeclaration) {
        switch resolve(type.name, in: type.scope) {
        case .app(let name)?: types[name] = merged(types[name], type)
        case .api(let name)?: extensions[name] = merged(extensions[name], type)
        case nil:
            var entry: Entry = merged(types[type.name], type)
            entry.hasHiddenMembers = true
            types[type.name] = entry
        }
    }

    private func merged(_ entry: Entry?, _ type: TypeDeclaration) -> Entry {
        var entry: Entry = entry ?? Entry(kind: type.kind)
        if entry.kind == .extension { entry.kind = type.kind }
        entry.inherited += type.inherited.map { ($0, type.scope) }
        for member in type.members { entry.members[member.name, default: []].append(member) }
        // Macros and wrappers can add any members to a type.
        if !AppOutline.expandingAttributes.isDisjoint(with: type.attributes) { entry.hasHiddenMembers = true }
        return entry
    }

    // MARK: Types

    /// Returns the type that a string names, seen from inside the types in `scope`; nil if it is not known.
    ///
    /// - Parameter depth: The number of types whose look-up led to this look-up. It is limited, because types in
    ///   invalid sources can refer to each other in a cycle.
    func resolve(_ text: String, in scope: [String], depth: Int = 0) -> NominalType? {
        guard depth < 12, let name = TypeText(text).name else { return nil }
        let path: [Substring] = name.split(separator: ".")
        guard let first = path.first else { return nil }
        for enclosing in scope.reversed() {
            if let found = nested(String(first), in: .app(enclosing), depth)
                ?? nested(String(first), in: .api(enclosing), depth)
            {
                return descend(found, path.dropFirst(), depth)
            }
        }
        var start: NominalType?
        if types[String(first)] != nil {
            start = .app(String(first))
        } else if let type = index.type(String(first)) {
            start = .api(type.name)
        } else if index.modules.contains(String(first)), path.count > 1 {
            return resolve(path.dropFirst().joined(separator: "."), in: scope, depth: depth + 1)
        }
        return start.flatMap { descend($0, path.dropFirst(), depth) }
    }

    private func descend(_ type: NominalType, _ path: ArraySlice<Substring>, _ depth: Int) -> NominalType? {
        guard var type = followAlias(type, depth) else { return nil }
        for name in path {
            guard let next = nested(String(name), in: type, depth), let target = followAlias(next, depth) else {
                return nil
            }
            type = target
        }
        return type
    }

    private func followAlias(_ type: NominalType, _ depth: Int) -> NominalType? {
        guard case .app(let name) = type, let entry = types[name], entry.kind == .typealias else { return type }
        guard let target = entry.inherited.first, target.type != name else { return nil }
        return resolve(target.type, in: target.scope, depth: depth + 1)
    }

    /// Whether a protocol that a type conforms to has an associated type with the given name.
    func hasAssociatedType(_ name: String, _ type: NominalType) -> Bool {
        var found = false
        var visited: Set<NominalType> = []
        visit(type, &visited) { type in
            if index.types[type.name + "." + name] != nil { found = true }
        } unknown: {
            found = true
        }
        return found
    }

    /// Returns a type that is declared inside a type or inside one of its superclasses.
    func nested(_ name: String, in type: NominalType, _ depth: Int = 0) -> NominalType? {
        var visited: Set<NominalType> = []
        var next: [NominalType] = [type]
        while let type = next.popLast(), visited.count < 64 {
            guard visited.insert(type).inserted else { continue }
            let full: String = type.name + "." + name
            if types[full] != nil { return .app(full) }
            if let found = index.type(full) { return .api(found.name) }
            switch type {
            case .app(let name):
                guard let entry = types[name], entry.kind == .class, let superclass = entry.inherited.first else {
                    continue
                }
                let resolved: NominalType? = resolve(superclass.type, in: superclass.scope, depth: depth + 1)
                if let resolved { next.append(resolved) }
            case .api(let name):
                guard let declared = index.type(name) else { continue }
                next += ([declared.superclass].compactMap { $0 } + declared.protocols).map { .api($0) }
            }
        }
        return nil
    }
}
