extension AppDeclarations {
    /// Whether a class of the app is isolated to the main actor, by its own attribute or by that of a superclass.
    ///
    /// - Parameter path: The name of the class with the names of the enclosing types.
    func isMainActorClass(_ path: String) -> Bool {
        var path: String = path
        var visited: Set<String> = []
        while let type = types[path], visited.insert(path).inserted {
            if type.modifiers.contains(.mainActor) { return true }
            let isNonisolated: Bool = !type.modifiers.isDisjoint(with: [.nonisolated, .otherActor])
            guard type.keyword == .class, !isNonisolated, type.declaredInheritedCount > 0 else { return false }
            let scope: String? = path.lastIndex(of: ".").map { String(path[..<$0]) }
            guard let superclass = resolve(type.inherited[0], in: scope) else { return false }
            path = superclass
        }
        return false
    }
}
