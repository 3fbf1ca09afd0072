/// The trait for the preferred text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    /// The value if the trait is not set.
    public static let defaultValue: UIContentSizeCategory = .unspecified
    /// The unique name of the trait.
    public static let identifier = "UITraitPreferredContentSizeCategory"
    /// The short name of the trait.
    public static let name = "PreferredContentSizeCategory"

    static var field: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}
