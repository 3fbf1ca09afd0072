import Foundation

/// The environment of a view, such as its style and its size classes.
///
/// Collections are immutable. Traits that a collection does not specify have their `unspecified` value.
// @unchecked: immutable after init. The values of custom traits are shared between threads, as on iOS.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    let values: TraitValues

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Creates a collection without values.
    public override init() {
        values = TraitValues()
        super.init()
    }

    /// A closure that sets traits.
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    /// Creates a collection with the traits that `mutations` sets.
    public convenience init(mutations: TraitMutations) {
        self.init(values: TraitValues().mutated(by: mutations))
    }

    /// Creates a collection by merging collections. If several specify a trait, the last one has precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.init(values: values)
    }

    /// Creates a collection that specifies one trait.
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

    /// Returns `self`, because collections are immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the object is a collection with equal values.
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

    /// The names and values of the specified traits.
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
    /// Returns these values, changed by `mutations`.
    func mutated(by mutations: UITraitCollection.TraitMutations) -> TraitValues {
        var mutable: any UIMutableTraits = self
        mutations(&mutable)
        return mutable as? TraitValues ?? self
    }
}
