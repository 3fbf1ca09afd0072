/// The trait that says how strong contrasts should be.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    /// What it is where nobody has set it.
    public static let defaultValue: UIAccessibilityContrast = .unspecified
    /// Its unique name.
    public static let identifier = "UITraitAccessibilityContrast"
    /// Its name for people to read.
    public static let name = "AccessibilityContrast"
    /// Colours depend on it.
    public static let affectsColorAppearance = true
    static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}
