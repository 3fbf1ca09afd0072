/// The trait for the light or dark style.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// The value if the trait is not set.
    public static let defaultValue: UIUserInterfaceStyle = .unspecified
    /// The unique name of the trait.
    public static let identifier = "UITraitUserInterfaceStyle"
    /// The short name of the trait.
    public static let name = "UserInterfaceStyle"
    /// Colors depend on this trait.
    public static let affectsColorAppearance = true
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}
