/// The overrides that depend on the Objective-C runtime: overrides of members that an extension declares, overrides in
/// an extension, and overrides of optional members of a protocol that a superclass adopts.
struct ExtensionOverrides: Sendable {
    typealias MemberKey = DeclarationSummary.MemberKey

    /// A member that moves from an extension to the declaration of its class.
    struct Moved: Sendable {
        var member: DeclarationSummary.MemberSummary
        /// Whether the member overrides a member of a superclass.
        var isOverride: Bool
    }

    /// For each class of the app, by its path: the members that move from its extensions to its declaration.
    private(set) var moved: [String: [MemberKey: Moved]] = [:]
    /// For each class of the kit, by its name: the members of its extensions that classes of the app and extensions of
    /// other classes of the kit override.
    private(set) var dispatched: [String: Set<MemberKey>] = [:]
    /// For each class, by its path: the optional members of the kit's protocols that are added to the class's
    /// declaration, so that subclasses can override them.
    private(set) var slots: [String: [MemberKey: KitDelegates.Member]] = [:]
    /// The members that override the members of `slots`, by the path of their class.
    private(set) var slotOverrides: [String: Set<MemberKey>] = [:]

    init() {}

    /// Finds the overrides of an app.
    ///
    /// - Complexity: O(*n*) in the number of declarations, for class hierarchies of limited depth.
    init(_ declarations: AppDeclarations) {
        for (path, type) in declarations.types {
            let isClass: Bool = type.keyword == .class
            guard isClass || type.keyword == nil else { continue }
            let ancestors: [String] = Array(declarations.ancestry(of: path).dropFirst())
            for member in type.members {
                if member.summary.modifiers.contains(.override) {
                    guard !SourceRewriter.isRootMethod(member.summary) else { continue }
                    addOverride(member, path, ancestors, isClass, declarations)
                } else if isClass {
                    addSlot(member, path, ancestors, declarations)
                } else if member.isInExtension, member.summary.signature != nil,
                    member.summary.modifiers.contains(.objc), KitClasses.declares(member.summary.key, below: path)
                {
                    // A member of an extension would conflict with that of the subclass.
                    dispatched[path, default: []].insert(member.summary.key)
                }
            }
        }
    }

    private mutating func addOverride(
        _ member: AppDeclarations.Member, _ path: String, _ ancestors: [String], _ isClass: Bool,
        _ declarations: AppDeclarations
    ) {
        let key: MemberKey = member.summary.key
        if member.isInExtension, isClass, member.summary.signature != nil {
            moved[path, default: [:]][key] = Moved(member: member.summary, isOverride: true)
        }
        // The declaration that the member overrides.
        var overridden: [String] = []
        for ancestor in ancestors {
            let isClass: Bool = declarations.types[ancestor]?.keyword == .class
            if !isClass, KitClasses.declares(key, ancestor) { return }
            let members = declarations.ownMembers(key.name, of: ancestor).filter { $0.summary.key == key }
            if !isClass, !members.isEmpty { overridden.append(ancestor) }
            guard let found = members.first(where: { !$0.summary.modifiers.contains(.override) }) else { continue }
            guard found.isInExtension, found.summary.signature != nil else { return }
            if isClass {
                moved[ancestor, default: [:]][key] = Moved(member: found.summary, isOverride: false)
            } else {
                for ancestor in overridden { dispatched[ancestor, default: []].insert(key) }
            }
            return
        }
    }

    /// Adds a slot if the member implements an optional member of a protocol of the kit that a superclass of the app
    /// adopts.
    private mutating func addSlot(
        _ member: AppDeclarations.Member, _ path: String, _ ancestors: [String], _ declarations: AppDeclarations
    ) {
        let key: MemberKey = member.summary.key
        guard KitDelegates.optionalMethods.contains(key.name), KitDelegates.contains(key.name, key.labels),
            member.summary.modifiers.isDisjoint(with: [.private, .type]), !ancestors.isEmpty
        else { return }
        var adopter: String?
        var slot: KitDelegates.Member?
        for ancestor in ancestors where declarations.types[ancestor]?.keyword == .class {
            if declarations.ownMembers(key.name, of: ancestor).contains(where: { $0.summary.key == key }) { return }
            for name in declarations.ownProtocols(of: ancestor) {
                guard let found = KitDelegates.members(of: name).first(where: { $0.key == key }) else { continue }
                adopter = ancestor
                slot = found
            }
        }
        guard let adopter, let slot else { return }
        slots[adopter, default: [:]][key] = slot
        if member.isInExtension, member.summary.signature != nil {
            moved[path, default: [:]][key] = Moved(member: member.summary, isOverride: true)
        } else {
            slotOverrides[path, default: []].insert(key)
        }
    }

    /// Returns the class of the kit whose extension declares the member that a member of the type `path` overrides.
    func dispatcher(of key: MemberKey, above path: String, in declarations: AppDeclarations) -> String? {
        guard !dispatched.isEmpty else { return nil }
        for ancestor in declarations.ancestry(of: path).dropFirst() {
            if declarations.types[ancestor]?.keyword == nil, KitClasses.declares(key, ancestor) { return nil }
            if dispatched[ancestor]?.contains(key) ?? false { return ancestor }
        }
        return nil
    }

    /// Returns the prefix of the overrides of a member of an extension of the kit class `dispatcher`: a word for that
    /// class, and one for each superclass whose extension also declares the member. Members of extensions cannot have
    /// the same name.
    func overridePrefix(of key: MemberKey, _ dispatcher: String?, in declarations: AppDeclarations) -> String {
        guard let dispatcher else { return "" }
        let count: Int = declarations.ancestry(of: dispatcher).count { dispatched[$0]?.contains(key) ?? false }
        return String(repeating: "__override_", count: count)
    }
}
