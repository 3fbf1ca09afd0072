/// The trait that says whether it is light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// What it is where nobody has set it.
    public static let defaultValue: UIUserInterfaceStyle = .unspecified
    /// Its unique name.
    public static let identifier = "UITraitUserInterfaceStyle"
    /// Its name for people to read.
    public static let name = "UserInterfaceStyle"
    /// Colours depend on it.
    public static let affectsColorAppearance = true
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}
