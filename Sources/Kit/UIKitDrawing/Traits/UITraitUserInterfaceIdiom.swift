/// The trait that says what kind of device the interface is for.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    /// What it is where nobody has set it.
    public static let defaultValue: UIUserInterfaceIdiom = .unspecified
    /// Its unique name.
    public static let identifier = "UITraitUserInterfaceIdiom"
    /// Its name for people to read.
    public static let name = "UserInterfaceIdiom"
    /// Colours depend on it.
    public static let affectsColorAppearance = true
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}
