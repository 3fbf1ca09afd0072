extension UITraitCollection {
    /// Returns whether colors may resolve differently in this collection and in `traitCollection`. Nil means a
    /// collection without values.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return !values.colorAppearanceIsEqual(to: TraitValues()) }
        return self !== other && !values.colorAppearanceIsEqual(to: other.values)
    }

    /// Returns whether this collection contains all values that `trait` specifies.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.merge(trait.values)
        return merged == values
    }

    /// Returns the traits whose values differ between this collection and `traitCollection`. Nil means a collection
    /// without values.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let other: TraitValues = traitCollection?.values ?? TraitValues()
        var traits: [UITrait] = UITraitCollection.systemTraits.filter { values.differs(from: other, in: $0) }
        for (key, entry) in values.custom.merging(other.custom, uniquingKeysWith: { value, _ in value })
        where values.differs(from: other, inCustom: key, trait: entry.trait) {
            traits.append(entry.trait)
        }
        return traits
    }

    /// The system traits that colors depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        systemTraits.filter { $0.affectsColorAppearance }
    }

    /// The system traits that determine which version of an image is used.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
            UITraitLayoutDirection.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        ]
    }

    static var systemTraits: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitLayoutDirection.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self,
            UITraitActiveAppearance.self, UITraitDisplayScale.self, UITraitPreferredContentSizeCategory.self,
        ]
    }
}

extension TraitValues {
    /// Returns whether the value of a system trait differs in `other`.
    func differs(from other: TraitValues, in trait: UITrait) -> Bool {
        guard let trait = trait as? any SystemTrait.Type else { return false }
        func compare<Trait: SystemTrait>(_ trait: Trait.Type) -> Bool {
            self[keyPath: Trait.field] != other[keyPath: Trait.field]
        }
        return compare(trait)
    }

    /// Returns whether the value of a custom trait differs in `other`.
    func differs(from other: TraitValues, inCustom key: ObjectIdentifier, trait: UITrait) -> Bool {
        if let value = custom[key] { return !value.isEqual(other.custom[key]?.value ?? trait.anyDefaultValue) }
        if let otherValue = other.custom[key] { return !otherValue.isEqual(trait.anyDefaultValue) }
        return false
    }
}

extension UITraitCollection {
    /// Returns whether the value of `trait` differs in `other`.
    package func differs(in trait: UITrait, from other: UITraitCollection) -> Bool {
        if self === other { return false }
        if trait is any SystemTrait.Type { return values.differs(from: other.values, in: trait) }
        return values.differs(from: other.values, inCustom: ObjectIdentifier(trait), trait: trait)
    }
}
