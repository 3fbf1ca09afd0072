/// The trait for the preferred contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    /// The value if the trait is not set.
    public static let defaultValue: UIAccessibilityContrast = .unspecified
    /// The unique name of the trait.
    public static let identifier = "UITraitAccessibilityContrast"
    /// The short name of the trait.
    public static let name = "AccessibilityContrast"
    /// Colors depend on this trait.
    public static let affectsColorAppearance = true
    static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}
