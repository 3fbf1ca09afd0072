/// The trait for the color gamut of the display.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
    /// The value if the trait is not set.
    public static let defaultValue: UIDisplayGamut = .unspecified
    /// The unique name of the trait.
    public static let identifier = "UITraitDisplayGamut"
    /// The short name of the trait.
    public static let name = "DisplayGamut"
    /// Colors depend on this trait.
    public static let affectsColorAppearance = true
    static var field: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}
