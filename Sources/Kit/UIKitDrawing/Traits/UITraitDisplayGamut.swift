/// The trait that says what colours the display shows.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
    /// What it is where nobody has set it.
    public static let defaultValue: UIDisplayGamut = .unspecified
    /// Its unique name.
    public static let identifier = "UITraitDisplayGamut"
    /// Its name for people to read.
    public static let name = "DisplayGamut"
    /// Colours depend on it.
    public static let affectsColorAppearance = true
    static var field: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}
