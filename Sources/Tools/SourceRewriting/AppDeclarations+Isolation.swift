extension AppDeclarations {
    /// Whether a class of the app is isolated to the main actor, by its own attribute or by that of a superclass.
    ///
    /// - Parameter path: The name of the class with the names of the enclosing types.
    func isMainActorClass(_ path: String) -> Bool {
        for ancestor in ancestry(of: path) {
            guard let type = types[ancestor] else { return false }
            if type.modifiers.contains(.mainActor) { return true }
            if !type.modifiers.isDisjoint(with: [.nonisolated, .otherActor]) { return false }
        }
        return false
    }
}
