/// The trait that says whether content is raised.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    /// What it is where nobody has set it.
    public static let defaultValue: UIUserInterfaceLevel = .unspecified
    /// Its unique name.
    public static let identifier = "UITraitUserInterfaceLevel"
    /// Its name for people to read.
    public static let name = "UserInterfaceLevel"
    /// Colours depend on it.
    public static let affectsColorAppearance = true
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
