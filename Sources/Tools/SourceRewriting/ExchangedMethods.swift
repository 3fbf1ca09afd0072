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
    /// The methods of the kit for which the target declares a slot, by the methods of the app next to which it does.
    private(set) var kitMethods: [String: [MemberKey: Set<KitMethod>]] = [:]
    /// The methods of the kit.
    private var all: Set<KitMethod> = []
    /// The methods of the kit whose slots the sources of the target can name in every build.
    private var named: Set<KitMethod> = []

    init() {}

    /// Finds the methods in the selectors of an app: one selector after the other names two methods that are exchanged.
    init(_ blocks: [DeclarationSummary.SelectorBlock], _ declarations: AppDeclarations) {
        var users: [KitMethod: [User]] = [:]
        for block in blocks {
            let found: [[Found]] = block.references.map { ExchangedMethods.methods($0, declarations) }
            var index = 0
            while index + 1 < found.count {
                let isPair: Bool = add(
                    found[index], found[index + 1], isCertain: block.exchanges, declarations, to: &users)
                index += isPair ? 2 : 1
            }
        }
        all = Set(users.keys)
        for (method, users) in users { addSlot(of: method, users) }
    }

    /// A method of the app that is exchanged with one of the kit.
    private struct User {
        var path: String
        var key: MemberKey
        /// Whether a clause of `#if` that some builds leave out declares the method.
        var isConditional: Bool
        var origin: AppDeclarations.Origin
    }

    /// Adds the slot of a method of the kit. The target declares it if none of those that it imports does.
    private mutating func addSlot(of method: KitMethod, _ users: [User]) {
        let importing: Set<AppDeclarations.Origin> = [.own, .importing]
        let imported: [User] = users.filter { !importing.contains($0.origin) }
        if imported.isEmpty {
            let own: [User] = users.filter { $0.origin == .own }
            // The slot is available in the most builds if its declaration is not in a clause of `#if`.
            let first: User? = own.min { left, right in
                left.isConditional == right.isConditional
                    ? (left.path, left.key.name) < (right.path, right.key.name) : right.isConditional
            }
            guard let first else { return }
            kitMethods[first.path, default: [:]][first.key, default: []].insert(method)
            if !first.isConditional { named.insert(method) }
        } else if Set(imported.map(\.origin)).count == 1, imported.contains(where: { !$0.isConditional }) {
            named.insert(method)
        }
    }

    /// Adds two methods with the same number of parameters. Returns false if the app does not exchange them.
    private mutating func add(
        _ firsts: [Found], _ seconds: [Found], isCertain: Bool, _ declarations: AppDeclarations,
        to users: inout [KitMethod: [User]]
    ) -> Bool {
        for first in firsts {
            guard let second = seconds.first(where: { $0.labels.count == first.labels.count }) else { continue }
            switch (first, second) {
            case (.app(let path, let member, let origin), .kit(let method)),
                (.kit(let method), .app(let path, let member, let origin)):
                let isRelated: Bool =
                    declarations.ancestry(of: path).contains(method.type)
                    || declarations.ancestry(of: method.type).contains(path)
                guard isCertain || member.callsItself && isRelated else { return false }
                members[path, default: []].insert(member.key)
                users[method, default: []].append(
                    User(path: path, key: member.key, isConditional: member.isConditional, origin: origin))
                return true
            case (.app(let path, let member, _), .app(let otherPath, let other, _)):
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
        case app(String, DeclarationSummary.MemberSummary, AppDeclarations.Origin)
        case kit(KitMethod)

        var labels: [String] {
            switch self {
            case .app(_, let member, _): member.labels
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
                return .app(type, summary, member.origin)
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

    /// Returns whether the sources of the target can name the slot of a method of the kit in every build.
    func canName(_ method: KitMethod) -> Bool { named.contains(method) }

    /// Returns the method of the kit that `super` in a method of the class `path` refers to, if its slot can be named,
    /// and no class of the app between them overrides it.
    func inherited(_ key: MemberKey, above path: String, in declarations: AppDeclarations) -> KitMethod? {
        guard !named.isEmpty else { return nil }
        for ancestor in declarations.ancestry(of: path).dropFirst() {
            let method = KitMethod(type: ancestor, key: key)
            if named.contains(method) { return method }
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
