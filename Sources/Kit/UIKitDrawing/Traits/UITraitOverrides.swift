/// Traits that a view, controller or window sets for itself and everything below it.
public struct UITraitOverrides: UIMutableTraits {
    private var values = TraitValues()
    private var writers: [ObjectIdentifier: Writer] = [:]

    /// Copies one overridden trait.
    private struct Writer {
        var trait: UITrait
        var copy: (TraitValues, inout TraitValues) -> Void
    }

    /// Makes overrides that override nothing.
    package init() {}

    /// The overriding value of a trait. Reading a trait that is not overridden gives its default value.
    public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set {
            values[trait] = newValue
            writers[ObjectIdentifier(trait)] = Writer(trait: trait) { $1[trait] = $0[trait] }
        }
    }

    /// Whether `trait` is overridden.
    public func contains(_ trait: UITrait) -> Bool { writers[ObjectIdentifier(trait)] != nil }

    /// Overrides `trait` no longer.
    public mutating func remove(_ trait: UITrait) {
        writers[ObjectIdentifier(trait)] = nil
        var fresh = TraitValues()
        for writer in writers.values { writer.copy(values, &fresh) }
        values = fresh
    }

    /// Whether nothing is overridden.
    package var isEmpty: Bool { writers.isEmpty }

    /// `collection` with what is overridden here; the same object when nothing changes.
    package func applied(to collection: UITraitCollection) -> UITraitCollection {
        guard !isEmpty else { return collection }
        var result: TraitValues = collection.values
        for writer in writers.values { writer.copy(values, &result) }
        return result == collection.values ? collection : UITraitCollection(values: result)
    }
}
