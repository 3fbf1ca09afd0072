/// The methods that an app exchanges with functions of the Objective-C runtime.
struct ExchangedMethods: Sendable {
    typealias MemberKey = DeclarationSummary.MemberKey

    /// A method of the kit that the app exchanges with one of its own.
    struct KitMethod: Hashable, Sendable {
        /// The class that declares the method.
        var type: String
        var key: MemberKey

        var selector: String { ObjectiveCName.selector(key.name, labels: key.labels) }
        /// The prefix of the names of the declarations that are generated for the method.
        var prefix: String { OptionalMember.protocolName(type, key.name, key.labels) }
    }

    /// The methods of the app, by the paths of their types.
    private(set) var members: [String: Set<MemberKey>] = [:]
    /// The methods of the kit, by those of the app with which they are exchanged first.
    private(set) var kitMethods: [String: [MemberKey: Set<KitMethod>]] = [:]
    /// The methods of the kit.
    private var all: Set<KitMethod> = []

    init() {}

    /// Finds the methods in the selectors of an app: one selector after the other names two methods that are exchanged.
    init(_ blocks: [DeclarationSummary.SelectorBlock], _ declarations: AppDeclarations) {
        var users: [KitMethod: [(path: String, key: MemberKey)]] = [:]
        for block in blocks {
            let found: [[Found]] = block.references.map { ExchangedMethods.methods($0, declarations) }
            var index = 0
            while index + 1 < found.count {
                let isPair: Bool = add(found[index], found[index + 1], isCertain: block.exchanges, to: &users)
                index += isPair ? 2 : 1
            }
        }
        for (method, users) in users {
            let first = users.min { ($0.path, $0.key.name) < ($1.path, $1.key.name) }
            guard let first else { continue }
            kitMethods[first.path, default: [:]][first.key, default: []].insert(method)
            all.insert(method)
        }
    }

    /// Adds two methods with the same number of parameters. Returns false if the app does not exchange them.
    private mutating func add(
        _ firsts: [Found], _ seconds: [Found], isCertain: Bool,
        to users: inout [KitMethod: [(path: String, key: MemberKey)]]
    ) -> Bool {
        for first in firsts {
            guard let second = seconds.first(where: { $0.labels.count == first.labels.count }) else { continue }
            switch (first, second) {
            case (.app(let path, let member), .kit(let method)), (.kit(let method), .app(let path, let member)):
                guard isCertain || member.callsItself else { return false }
                members[path, default: []].insert(member.key)
                users[method, default: []].append((path, member.key))
                return true
            case (.app(let path, let member), .app(let otherPath, let other)):
                guard isCertain || member.callsItself || other.callsItself,
                    path != otherPath || member.key != other.key
                else { return false }
                members[path, default: []].insert(member.key)
                members[otherPath, default: []].insert(other.key)
                return true
            case (.kit, .kit): return false
            }
        }
        return false
    }

    /// A method that a selector names.
    private enum Found {
        case app(String, DeclarationSummary.MemberSummary)
        case kit(KitMethod)

        var labels: [String] {
            switch self {
            case .app(_, let member): member.labels
            case .kit(let method): method.key.labels
            }
        }
    }

    /// Returns the methods of the first class in the ancestry that has any with the name.
    private static func methods(
        _ reference: DeclarationSummary.Reference, _ declarations: AppDeclarations
    ) -> [Found] {
        guard let name = reference.base ?? reference.scope else { return [] }
        let path: String = declarations.resolve(name, in: reference.scope) ?? name
        for type in declarations.ancestry(of: path) {
            let isKit: Bool = declarations.types[type]?.keyword == nil
            let own: [Found] = declarations.ownMembers(reference.name, of: type).compactMap { member in
                let summary: DeclarationSummary.MemberSummary = member.summary
                guard summary.kind == .method, reference.labels == nil || reference.labels == summary.labels,
                    summary.modifiers.isDisjoint(with: [.type, .throws]),
                    declarations.isDispatchable(summary, of: type),
                    !(member.isInExtension && summary.modifiers.contains(.override)),
                    declarations.overrides.moved[type]?[summary.key] == nil,
                    !(declarations.overrides.dispatched[type]?.contains(summary.key) ?? false),
                    declarations.overrides.dispatcher(of: summary.key, above: type, in: declarations) == nil
                else { return nil }
                return .app(type, summary)
            }
            if !own.isEmpty { return own }
            guard isKit else { continue }
            let kit: [Found] = KitClasses.methods(named: reference.name, of: type).filter {
                reference.labels == nil || reference.labels == $0.labels
            }.map { .kit(KitMethod(type: type, key: $0)) }
            if !kit.isEmpty { return kit }
        }
        return []
    }

    /// Returns the method of the kit that a method of the class `path` overrides or that its `super` refers to, if the
    /// app exchanges it, and no class of the app between them overrides it.
    func inherited(_ key: MemberKey, above path: String, in declarations: AppDeclarations) -> KitMethod? {
        guard !all.isEmpty else { return nil }
        for ancestor in declarations.ancestry(of: path).dropFirst() {
            let method = KitMethod(type: ancestor, key: key)
            if all.contains(method) { return method }
            if declarations.types[ancestor]?.keyword != nil,
                declarations.ownMembers(key.name, of: ancestor).contains(where: { $0.summary.key == key })
            {
                return nil
            }
        }
        return nil
    }

    /// Returns whether the app exchanges a method of the kit that a member of the class `path` overrides.
    func isOverride(_ key: MemberKey, of path: String, in declarations: AppDeclarations) -> KitMethod? {
        guard !all.isEmpty else { return nil }
        return declarations.ancestry(of: path).dropFirst().lazy.map { KitMethod(type: $0, key: key) }
            .first(where: all.contains)
    }
}
