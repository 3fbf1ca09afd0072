/// The declarations in all sources of an app's target and of the targets that are related to it.
public struct AppDeclarations: Sendable {
    /// A type with its extensions. A type of the kit that the app extends has no declaration.
    struct TypeInformation: Sendable {
        /// The keyword of the declaration; nil if only extensions are known.
        var keyword: TypeDeclaration.TypeKeyword?
        var modifiers: DeclarationModifiers = []
        var isGeneric = false
        /// The names in the inheritance clause of the declaration, then those of extensions.
        var inherited: [String] = []
        /// The names with the attribute `@preconcurrency`.
        var preconcurrency: [String] = []
        /// The number of names in `inherited` that come from the declaration.
        var declaredInheritedCount = 0
        var initializers = DeclarationSummary.Initializers()
        var members: [Member] = []
    }

    /// A member of a type, and whether an extension declares it.
    struct Member: Sendable {
        var summary: DeclarationSummary.MemberSummary
        var isInExtension: Bool
        var origin: Origin
    }

    /// The target that declares a member.
    enum Origin: Hashable, Sendable {
        /// The target whose sources are rewritten.
        case own
        /// A target that it imports, directly or not.
        case imported(Int)
        /// A target that imports it.
        case importing
    }

    private(set) var types: [String: TypeInformation] = [:]
    private var aliases: [String: String] = [:]
    /// The names of properties whose type is an optional function.
    private(set) var optionalFunctions: Set<String> = []
    /// Whether a source checks whether objects respond to a selector.
    private(set) var asksForMethods = false
    /// Whether a source creates objects of classes that are known only at run time.
    private(set) var createsObjectsOfTypes = false
    /// The names of properties of types such as `AppDelegate`, whose objects have names like those of delegates.
    private(set) var delegateProperties: Set<String> = []
    /// The names `observe` and `publisher`, if the app declares a method of this name whose first parameter is a
    /// writable key path.
    private(set) var writableKeyPathMethods: Set<String> = []
    /// The types that declare a member that Objective-C would see, by the name of the member.
    private var typesByMember: [String: [String]] = [:]
    /// The optional members of the app's protocols by name, with their protocols.
    private(set) var optionalMembers: [String: [(protocolPath: String, member: DeclarationSummary.MemberSummary)]] = [:]
    /// The overrides that depend on the Objective-C runtime.
    private(set) var overrides = ExtensionOverrides()

    /// The methods that the app exchanges with functions of the Objective-C runtime.
    private(set) var exchanged = ExchangedMethods()

    /// Combines the summaries of the sources in a target and in the targets that are related to it.
    ///
    /// - Parameters:
    ///   - summaries: The summaries of the sources in the target.
    ///   - imported: The summaries of the sources in each target that it imports, directly or not. A type that is
    ///     declared there is left out if the target declares a type with the same path.
    ///   - importing: The summaries of the sources in the targets that import it. Types are left out likewise.
    /// - Complexity: O(*n*) in the number of declarations.
    public init(
        _ summaries: [DeclarationSummary] = [], imported: [[DeclarationSummary]] = [],
        importing: [DeclarationSummary] = []
    ) {
        for summary in summaries { add(summary, .own) { _ in true } }
        let own: [String: TypeInformation] = types
        let ownAliases: [String: String] = aliases
        let related: [(summaries: [DeclarationSummary], origin: Origin)] =
            imported.enumerated().map { ($1, .imported($0)) } + [(importing, .importing)]
        for (summaries, origin) in related {
            for summary in summaries { add(summary, origin) { own[$0]?.keyword == nil && ownAliases[$0] == nil } }
        }
        mergeExtensionsOfAliases()
        for (path, type) in types {
            for member in type.members {
                if member.summary.modifiers.contains(.objc) {
                    typesByMember[member.summary.name, default: []].append(path)
                }
                if type.keyword == .protocol, member.summary.modifiers.contains(.optional) {
                    optionalMembers[member.summary.name, default: []].append((path, member.summary))
                }
            }
        }
        overrides = ExtensionOverrides(self)
        let all: [DeclarationSummary] = summaries + related.flatMap(\.summaries)
        if all.contains(where: \.exchangesMethods) {
            exchanged = ExchangedMethods(all.flatMap(\.selectorBlocks), self)
        }
    }

    private mutating func add(_ summary: DeclarationSummary, _ origin: Origin, where canDeclare: (String) -> Bool) {
        optionalFunctions.formUnion(summary.optionalFunctions)
        delegateProperties.formUnion(summary.delegateProperties)
        writableKeyPathMethods.formUnion(summary.writableKeyPathMethods)
        if summary.asksForMethods { asksForMethods = true }
        if summary.createsObjectsOfTypes { createsObjectsOfTypes = true }
        for alias in summary.aliases where canDeclare(alias.path) {
            // The clauses of `#if` can declare an alias for classes of several systems.
            let names: [String] = [aliases[alias.path], alias.target].compactMap { $0 }
            aliases[alias.path] = names.first(where: KitClasses.contains) ?? alias.target
        }
        for type in summary.types where type.keyword == .extension || canDeclare(type.path) {
            types[type.path, default: TypeInformation()].merge(type, origin)
        }
    }

    /// Adds the members of extensions that name a type by an alias to that type.
    private mutating func mergeExtensionsOfAliases() {
        for path in types.keys.sorted() where aliases[path] != nil {
            guard let extended = types[path], extended.keyword == nil else { continue }
            types[path] = nil
            let names: [String] = unaliased(path, in: path.lastIndex(of: ".").map { String(path[..<$0]) } ?? "")
            guard let name = names.first, names.count == 1, name != path else { continue }
            types[name, default: TypeInformation()].merge(extended)
        }
    }
}

extension AppDeclarations.TypeInformation {
    /// Adds the members and conformances of extensions.
    fileprivate mutating func merge(_ extensions: AppDeclarations.TypeInformation) {
        inherited += extensions.inherited
        preconcurrency += extensions.preconcurrency
        initializers.merge(extensions.initializers)
        members += extensions.members
    }

    fileprivate mutating func merge(_ type: DeclarationSummary.TypeSummary, _ origin: AppDeclarations.Origin) {
        let isExtension: Bool = type.keyword == .extension
        preconcurrency += type.preconcurrency
        initializers.merge(type.initializers)
        members += type.members.map { AppDeclarations.Member(summary: $0, isInExtension: isExtension, origin: origin) }
        if isExtension {
            inherited += type.inherited
        } else {
            keyword = type.keyword
            modifiers = type.modifiers
            isGeneric = type.isGeneric
            inherited.insert(contentsOf: type.inherited, at: 0)
            declaredInheritedCount = type.inherited.count
        }
    }
}

// MARK: Names

extension AppDeclarations {
    /// Returns the path of the type that `name` refers to in the body of the type `scope`; nil for a type that the app
    /// neither declares nor extends.
    func resolve(_ name: String, in scope: String?) -> String? {
        var scope: String? = scope
        while let outer = scope {
            if let path = known(outer + "." + name) { return path }
            guard let dot = outer.lastIndex(of: ".") else { break }
            scope = String(outer[..<dot])
        }
        if let path = known(name) { return path }
        // The first name may be the name of a module.
        guard let dot = name.firstIndex(of: ".") else { return nil }
        return known(String(name[name.index(after: dot)...]))
    }

    private func known(_ path: String) -> String? {
        var path: String = path
        var visited: Set<String> = []
        while types[path] == nil {
            guard let target = aliases[path], visited.insert(path).inserted else { return nil }
            let scope: String? = path.lastIndex(of: ".").map { String(path[..<$0]) }
            path = scope.map { $0 + "." + target }.flatMap { types[$0] != nil ? $0 : nil } ?? target
        }
        return path
    }

    /// Returns the types to which a name refers, after resolving the app's type aliases: several for a composition.
    private func unaliased(_ name: String, in scope: String) -> [String] {
        var result: [String] = []
        var names: [String] = [name]
        var resolved: Set<String> = []
        while let name = names.popLast() {
            if let path = resolve(name, in: scope) {
                result.append(path)
            } else if let target = aliases[scope + "." + name] ?? aliases[name] {
                guard resolved.insert(name).inserted else { continue }
                names += target.split(separator: "&").reversed().map { part in
                    part.prefix { $0 != "<" }.filter { $0 != " " }
                }
            } else {
                result.append(name)
            }
        }
        return result
    }

    // MARK: Inheritance

    /// Returns the superclass of a class of the app or of the kit: the path of a class of the app, or the name of a
    /// class of the kit.
    func superclass(of path: String) -> String? {
        guard let type = types[path], type.keyword != nil else { return KitClasses.superclass(of: path) }
        guard type.keyword == .class, type.declaredInheritedCount > 0 else { return nil }
        return unaliased(type.inherited[0], in: path).first { name in
            guard name != path else { return false }
            if let keyword = types[name]?.keyword { return keyword == .class }
            return !KitDelegates.isProtocol(name)
        }
    }

    /// Returns the type, its superclasses in the app, and the classes of the kit from which they inherit, if any.
    func ancestry(of path: String) -> [String] {
        var result: [String] = [path]
        var current: String = path
        while let next = superclass(of: current), !result.contains(next) {
            result.append(next)
            current = next
        }
        return result
    }

    /// Returns the protocols that a type, or one of its superclasses, adopts, with the protocols that these refine.
    func protocols(of path: String) -> Set<String> {
        var result: Set<String> = []
        for type in ancestry(of: path) { addProtocols(of: type, to: &result) }
        return result
    }

    /// Returns the protocols that a type itself adopts in its declaration and its extensions, with the protocols that
    /// these refine.
    func ownProtocols(of path: String) -> Set<String> {
        var result: Set<String> = []
        addProtocols(of: path, to: &result)
        return result
    }

    /// Returns whether an inheritance clause of a type marks a protocol of the app as `@preconcurrency`.
    func isPreconcurrency(_ protocolPath: String, of path: String) -> Bool {
        types[path]?.preconcurrency.contains { resolve($0, in: path) == protocolPath } ?? false
    }

    private func addProtocols(of path: String, to result: inout Set<String>) {
        guard let type = types[path] else {
            for name in KitDelegates.refinedProtocols(of: path) where result.insert(name).inserted {
                addProtocols(of: name, to: &result)
            }
            return
        }
        let superclass: String? = superclass(of: path)
        for name in type.inherited.flatMap({ unaliased($0, in: path) }) {
            if name != superclass, name != path, result.insert(name).inserted { addProtocols(of: name, to: &result) }
        }
    }

    // MARK: Members

    /// Returns the members with the given name that a type declares itself.
    func ownMembers(_ name: String, of path: String) -> [Member] {
        types[path]?.members.filter { $0.summary.name == name } ?? []
    }

    /// Returns the optional methods of a protocol with a name and labels: several if their parameters have different
    /// types.
    func optionalMethods(
        _ name: String, _ labels: [String], of protocolPath: String
    ) -> [DeclarationSummary.MemberSummary] {
        (optionalMembers[name] ?? []).filter {
            $0.protocolPath == protocolPath && $0.member.kind == .method && $0.member.labels == labels
        }.map(\.member)
    }

    /// Returns whether a protocol has several optional methods with a name and labels.
    func isOverloaded(_ method: DeclarationSummary.MemberSummary) -> Bool {
        (optionalMembers[method.name] ?? []).contains {
            optionalMethods(method.name, method.labels, of: $0.protocolPath).count > 1
        }
    }

    /// Returns the members with the given name that Objective-C would see in a type: the members of the type or of the
    /// first superclass that has any, or else the members of its protocols.
    func exposedMembers(_ name: String, of path: String) -> [(owner: String, member: DeclarationSummary.MemberSummary)]
    {
        for type in ancestry(of: path) + protocols(of: path).sorted() {
            let found = ownMembers(name, of: type).filter { $0.summary.modifiers.contains(.objc) }
            if !found.isEmpty { return found.map { (type, $0.summary) } }
        }
        return []
    }

    /// Returns the members with the given name that Objective-C would see in any type.
    func exposedMembers(_ name: String) -> [(owner: String, member: DeclarationSummary.MemberSummary)] {
        (typesByMember[name] ?? []).sorted().flatMap { type in
            ownMembers(name, of: type).filter { $0.summary.modifiers.contains(.objc) }.map { (type, $0.summary) }
        }
    }

    /// The object to which a property belongs.
    enum PropertyOwner {
        /// An object whose type the source names: the path of the type, or nil for a type that the app neither declares
        /// nor extends.
        case named(String?)
        /// An object of another type.
        case unknown
    }

    /// Returns the key of the property with the given name: the name in its attribute `@objc`, if any.
    ///
    /// - Parameter owner: The object. If its type is unknown, the result is the key that all properties of the app with
    ///   this name have. If they have several keys, or the kit has a property with this name, the result is the name.
    func propertyKey(_ name: String, of owner: PropertyOwner) -> String {
        let found: [(owner: String, member: DeclarationSummary.MemberSummary)]
        switch owner {
        case .named(let path): found = path.map { exposedMembers(name, of: $0) } ?? []
        case .unknown: found = KitProperties.observable.contains(name) ? [] : exposedMembers(name)
        }
        let keys: Set<String> = Set(found.filter { $0.member.kind == .property }.map(\.member.selectorName))
        return keys.count == 1 ? keys.first ?? name : name
    }

    /// Returns the keys of a sequence of properties that begins with a property of an object.
    func propertyKeys(_ names: some Sequence<String>, of owner: PropertyOwner) -> [String] {
        names.enumerated().map { offset, name in propertyKey(name, of: offset == 0 ? owner : .unknown) }
    }

    /// Returns the keys of a sequence of properties as Objective-C sees them. The key of a property such as `isHidden` is
    /// `hidden` if the app does not declare it, because Objective-C names only its getter `isHidden`.
    func objectiveCKeys(_ names: some Sequence<String>, of owner: PropertyOwner) -> [String] {
        names.enumerated().map { offset, name in
            let owner: PropertyOwner = offset == 0 ? owner : .unknown
            guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase,
                !declares(name, in: owner)
            else { return propertyKey(name, of: owner) }
            return first.lowercased() + name.dropFirst(3)
        }
    }

    /// Returns whether the app declares a member with the given name of an object.
    private func declares(_ name: String, in owner: PropertyOwner) -> Bool {
        switch owner {
        case .named(let path?):
            (ancestry(of: path) + protocols(of: path)).contains { !ownMembers(name, of: $0).isEmpty }
        case .named(nil): false
        case .unknown: typesByMember[name] != nil
        }
    }

    /// Returns whether `ClassMembers` can contain a member of a type.
    func isDispatchable(_ member: DeclarationSummary.MemberSummary, of path: String) -> Bool {
        guard member.isDispatchable, let type = types[path], !type.isGeneric else { return false }
        return !type.modifiers.contains(.otherActor) && type.keyword != .actor
            && (type.keyword != nil || !KitDelegates.genericClasses.contains(path))
    }
}
