extension UITraitCollection {
    /// Whether colours may look different under this collection than under `traitCollection`; nil states nothing.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return !values.colorAppearanceIsEqual(to: TraitValues()) }
        return self !== other && !values.colorAppearanceIsEqual(to: other.values)
    }

    /// Whether everything that `trait` states is so in this collection.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged: TraitValues = values
        merged.merge(trait.values)
        return merged == values
    }

    /// The traits whose values differ between this collection and `traitCollection`; nil states nothing.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let other: TraitValues = traitCollection?.values ?? TraitValues()
        var traits: [UITrait] = UITraitCollection.systemTraits.filter { values.differs(from: other, in: $0) }
        for (key, entry) in values.custom.merging(other.custom, uniquingKeysWith: { mine, _ in mine })
        where values.differs(from: other, inCustom: key, trait: entry.trait) {
            traits.append(entry.trait)
        }
        return traits
    }

    /// The traits of the system that colours depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        systemTraits.filter { $0.affectsColorAppearance }
    }

    /// The traits of the system that decide which of an image's versions is shown.
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
    /// Whether `trait`, one of the system's, has another value in `other`.
    func differs(from other: TraitValues, in trait: UITrait) -> Bool {
        guard let trait = trait as? any SystemTrait.Type else { return false }
        func compare<Trait: SystemTrait>(_ trait: Trait.Type) -> Bool {
            self[keyPath: Trait.field] != other[keyPath: Trait.field]
        }
        return compare(trait)
    }

    /// Whether an application's trait has another value in `other`.
    func differs(from other: TraitValues, inCustom key: ObjectIdentifier, trait: UITrait) -> Bool {
        if let mine = custom[key] { return !mine.isEqual(other.custom[key]?.value ?? trait.anyDefaultValue) }
        if let its = other.custom[key] { return !its.isEqual(trait.anyDefaultValue) }
        return false
    }
}

extension UITraitCollection {
    /// Whether `trait` has another value in `other`.
    package func differs(in trait: UITrait, from other: UITraitCollection) -> Bool {
        if self === other { return false }
        if trait is any SystemTrait.Type { return values.differs(from: other.values, in: trait) }
        return values.differs(from: other.values, inCustom: ObjectIdentifier(trait), trait: trait)
    }
}
