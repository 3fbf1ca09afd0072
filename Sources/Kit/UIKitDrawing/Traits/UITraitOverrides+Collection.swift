extension UITraitOverrides {
    /// Replaces the overrides of the traits that a collection can specify in older code with the specified traits of
    /// `collection`; nil for no overrides.
    package mutating func replace(with collection: UITraitCollection?) {
        let collection: UITraitCollection = collection ?? UITraitCollection()
        func copy<Trait: UITraitDefinition>(_ trait: Trait.Type) where Trait.Value: Equatable {
            let value: Trait.Value = collection[trait]
            if value == Trait.defaultValue {
                remove(trait)
            } else {
                self[trait] = value
            }
        }
        copy(UITraitHorizontalSizeClass.self)
        copy(UITraitVerticalSizeClass.self)
        copy(UITraitPreferredContentSizeCategory.self)
        copy(UITraitUserInterfaceStyle.self)
        copy(UITraitUserInterfaceLevel.self)
        copy(UITraitUserInterfaceIdiom.self)
        copy(UITraitLayoutDirection.self)
        copy(UITraitDisplayScale.self)
        copy(UITraitDisplayGamut.self)
        copy(UITraitAccessibilityContrast.self)
        copy(UITraitLegibilityWeight.self)
    }
}
