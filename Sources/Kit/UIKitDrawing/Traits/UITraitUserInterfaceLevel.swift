/// The trait for the level of the content: base or elevated.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    /// The value if the trait is not set.
    public static let defaultValue: UIUserInterfaceLevel = .unspecified
    /// The unique name of the trait.
    public static let identifier = "UITraitUserInterfaceLevel"
    /// The short name of the trait.
    public static let name = "UserInterfaceLevel"
    /// Colors depend on this trait.
    public static let affectsColorAppearance = true
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
