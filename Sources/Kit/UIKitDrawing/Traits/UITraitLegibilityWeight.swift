/// The trait for the preferred weight of text.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    /// The value if the trait is not set.
    public static let defaultValue: UILegibilityWeight = .unspecified
    /// The unique name of the trait.
    public static let identifier = "UITraitLegibilityWeight"
    /// The short name of the trait.
    public static let name = "LegibilityWeight"

    static var field: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}
