/// The trait overrides of a view, controller, or window, which apply to it and its descendants.
public struct UITraitOverrides: UIMutableTraits {
    private var values = TraitValues()
    private var writers: [ObjectIdentifier: Writer] = [:]
    /// The lower limit of the text size, which is applied after all overrides; nil for no limit.
    package var minimumContentSizeCategory: UIContentSizeCategory?
    /// The upper limit of the text size, which is applied after all overrides; nil for no limit. It takes precedence
    /// over the lower limit.
    package var maximumContentSizeCategory: UIContentSizeCategory?

    /// Copies one overridden trait.
    private struct Writer {
        var trait: UITrait
        var copy: (TraitValues, inout TraitValues) -> Void
    }

    /// Creates an empty set of overrides.
    package init() {}

    /// The value that overrides a trait. The getter returns the default value of a trait that is not overridden.
    public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set {
            values[trait] = newValue
            writers[ObjectIdentifier(trait)] = Writer(trait: trait) { $1[trait] = $0[trait] }
        }
    }

    /// Returns whether `trait` is overridden.
    public func contains(_ trait: UITrait) -> Bool { writers[ObjectIdentifier(trait)] != nil }

    /// Removes the override of `trait`.
    public mutating func remove(_ trait: UITrait) {
        writers[ObjectIdentifier(trait)] = nil
        var newValues = TraitValues()
        for writer in writers.values { writer.copy(values, &newValues) }
        values = newValues
    }

    /// Whether no trait is overridden or limited.
    package var isEmpty: Bool {
        writers.isEmpty && minimumContentSizeCategory == nil && maximumContentSizeCategory == nil
    }

    /// Returns `collection` with these overrides. Returns the same object if no value changes.
    package func applied(to collection: UITraitCollection) -> UITraitCollection {
        guard !isEmpty else { return collection }
        var result = collection.values
        for writer in writers.values { writer.copy(values, &result) }
        let category: UIContentSizeCategory = result[UITraitPreferredContentSizeCategory.self]
        if category != .unspecified {
            let raised: UIContentSizeCategory = max(category, minimumContentSizeCategory ?? category)
            result[UITraitPreferredContentSizeCategory.self] = min(raised, maximumContentSizeCategory ?? raised)
        }
        return result == collection.values ? collection : UITraitCollection(values: result)
    }
}
