/// The trait that says whether text should be bolder.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    /// What it is where nobody has set it.
    public static let defaultValue: UILegibilityWeight = .unspecified
    /// Its unique name.
    public static let identifier = "UITraitLegibilityWeight"
    /// Its name for people to read.
    public static let name = "LegibilityWeight"

    static var field: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}
