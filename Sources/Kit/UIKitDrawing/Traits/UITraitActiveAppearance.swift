/// The trait for whether the window is active.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
    /// The value if the trait is not set.
    public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
    /// The unique name of the trait.
    public static let identifier = "UITraitActiveAppearance"
    /// The short name of the trait.
    public static let name = "ActiveAppearance"
    /// Colors depend on this trait.
    public static let affectsColorAppearance = true
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}
