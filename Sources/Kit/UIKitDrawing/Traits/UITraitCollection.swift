import Foundation

/// What the surroundings of a view are like: light or dark, wide or narrow, and so on.
///
/// A collection never changes. One that states only some traits holds the "unspecified" value for the others.
// @unchecked: immutable after init; values of applications' own traits are shared as Apple shares them.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    let values: TraitValues

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Makes a collection that states nothing.
    public override init() {
        values = TraitValues()
        super.init()
    }

    /// A block that sets traits.
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    /// Makes a collection of the traits that `mutations` sets.
    public convenience init(mutations: TraitMutations) {
        self.init(values: TraitValues().mutated(by: mutations))
    }

    /// Makes a collection of what the given ones state. Where several state a trait, the last one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.init(values: values)
    }

    /// Makes a collection that states one trait.
    public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        var values = TraitValues()
        values[trait] = value
        self.init(values: values)
    }

    /// Returns this collection with the changes that `mutations` makes.
    public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
        UITraitCollection(values: values.mutated(by: mutations))
    }

    /// Returns this collection with one trait replaced.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values: values)
    }

    /// The value of a trait.
    public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { values[trait] }

    /// Returns `self`: a collection never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other object is a collection that states the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    /// A hash that equal collections share.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.userInterfaceStyle)
        hasher.combine(values.horizontalSizeClass)
        hasher.combine(values.verticalSizeClass)
        hasher.combine(values.displayScale)
        hasher.combine(values.preferredContentSizeCategory)
        return hasher.finalize()
    }

    /// The stated traits, for people to read.
    public override var description: String {
        var parts: [String] = []
        func add<Value: Equatable>(_ name: String, _ value: Value, unless unspecified: Value) {
            if value != unspecified { parts.append("\(name) = \(value)") }
        }
        add("UserInterfaceIdiom", userInterfaceIdiom, unless: .unspecified)
        add("UserInterfaceStyle", userInterfaceStyle, unless: .unspecified)
        add("HorizontalSizeClass", horizontalSizeClass, unless: .unspecified)
        add("VerticalSizeClass", verticalSizeClass, unless: .unspecified)
        add("LayoutDirection", layoutDirection, unless: .unspecified)
        add("DisplayScale", displayScale, unless: 0)
        add("DisplayGamut", displayGamut, unless: .unspecified)
        add("AccessibilityContrast", accessibilityContrast, unless: .unspecified)
        add("UserInterfaceLevel", userInterfaceLevel, unless: .unspecified)
        add("LegibilityWeight", legibilityWeight, unless: .unspecified)
        add("ActiveAppearance", activeAppearance, unless: .unspecified)
        if preferredContentSizeCategory != .unspecified {
            parts.append("PreferredContentSizeCategory = \(preferredContentSizeCategory.rawValue)")
        }
        for entry in values.custom.values.sorted(by: { $0.trait.identifier < $1.trait.identifier }) {
            parts.append("\(entry.trait.name) = \(entry.value)")
        }
        return "<UITraitCollection: \(parts.joined(separator: ", "))>"
    }
}

extension TraitValues {
    /// These values after `mutations`.
    func mutated(by mutations: UITraitCollection.TraitMutations) -> TraitValues {
        var mutable: any UIMutableTraits = self
        mutations(&mutable)
        return mutable as? TraitValues ?? self
    }
}
