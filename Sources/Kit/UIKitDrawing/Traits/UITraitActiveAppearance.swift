/// The trait that says whether the window is the one being used.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
    /// What it is where nobody has set it.
    public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
    /// Its unique name.
    public static let identifier = "UITraitActiveAppearance"
    /// Its name for people to read.
    public static let name = "ActiveAppearance"
    /// Colours depend on it.
    public static let affectsColorAppearance = true
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}
